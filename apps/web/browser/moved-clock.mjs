/* Loaded before the server in browser tests: lets the test move the time that the server goes by, which is that of a clock
 * that never jumps; the time of day moves with it. `CLOCK_AHEAD_MS`: how far it is ahead at the start. */
let ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
for (const clock of [Date, performance]) {
  const real = clock.now.bind(clock);
  Object.defineProperty(clock, 'now', { value: () => real() + ahead });
}
process.on('message', ({ pass }) => {
  ahead += pass;
  process.send({ passed: ahead });
});
