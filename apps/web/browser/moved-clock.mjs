/* Loaded before the server in browser tests: lets the test move the time that the server goes by. */
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;
process.on('message', ({ pass }) => {
  ahead += pass;
  process.send({ passed: ahead });
});
