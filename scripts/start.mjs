/** `npm start`: a game in the terminal. */
process.argv.splice(2, 0, 'play', 'rauf-und-runter');
await import('./lab.mjs');
