// A bot for Aerie: joins a table, or opens one against a bot of the house, and plays legal answers at random.
//   AERIE_TOKEN=aerie_… node examples/bot.mjs http://localhost:3000 [table]
// Needs the package ws. docs/api.md tells what else a bot can know and do.
import { WebSocket } from 'ws';

const [base = 'http://localhost:3000', wanted] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${process.env.AERIE_TOKEN}` };
const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws`, { headers });
const waiting = new Map();
let next = 0;

/** Asks for something; gives the table that it made, if any. */
const ask = (type, fields) =>
  new Promise((done, failed) => {
    const id = `r${next++}`;
    waiting.set(id, { done, failed });
    socket.send(JSON.stringify({ type, id, ...fields }));
  });

socket.on('error', (error) => end(1, error.message));
socket.on('close', (code) => end(1, `closed with ${code}`));
socket.on('open', () => begin().catch((error) => end(1, error.message)));
socket.on('message', (data) => hear(JSON.parse(data)));

async function begin() {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const table =
    wanted ?? (await ask('create', { game: 'rauf-und-runter', options: {}, seats, listed: false }));
  if (wanted) await ask('sit', { table, seat: 1 });
  await ask('watch', { table });
  if (!wanted) await ask('start', { table });
}

function hear(message) {
  const asked = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.type === 'done') asked?.done(message.made?.table);
  if (message.type === 'refused') asked?.failed(new Error(message.reason.code));
  if (message.type === 'unreadable') asked?.failed(new Error(`${message.at}: ${message.message}`));
  // Whatever the host of the table has changed is fine.
  if (message.type === 'table' && message.table.seats.some((seat) => seat.mine && seat.unseen))
    ask('agree', { table: message.table.id, terms: message.table.terms }).catch(console.error);
  if (message.type === 'match') play(message).catch((error) => console.error(error.message));
}

/** Answers for each of our seats that the match waits for. */
async function play({ table, number, revision, sides, awaited, outcome }) {
  if (outcome) return end(0, `${table} is over: places ${outcome.places}, points ${outcome.points}`);
  const side = sides.find(({ seat, answers }) => awaited.includes(seat) && answers.length > 0);
  if (!side) return;
  const answer = side.answers[Math.floor(Math.random() * side.answers.length)];
  await ask('answer', { table, seat: side.seat, number, revision, answer });
}

function end(code, why) {
  console.log(why);
  process.exit(code);
}
