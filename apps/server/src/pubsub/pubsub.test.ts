import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { Events } from '../common/events.js';
import { newId } from '../common/ids.js';
import { projectFolder } from '../proof/server-process.js';
import { becomesTrue } from '../proof/socket-connection.js';
import { connectToNats, NatsPubSub, placeOf } from './nats-pubsub.js';
import { PostgresPubSub } from './postgres-pubsub.js';
import { decode, encode, type PubSub, type PubSubEvents, receive, stamped } from './pubsub.js';

const postgres = inject('postgres');
const nats = inject('nats');

/** Writes down what a process receives. */
class Notes {
  readonly all: string[] = [];
  reconnections = 0;
  errors = 0;
  readonly reportError = (): void => void this.errors++;

  /** Listens from now on. */
  async of(opening: Promise<PubSub>): Promise<PubSub> {
    const pubsub = await opening;
    pubsub.events.on('received', (topic, id, from) => this.all.push(`${from}: ${topic} ${id}`));
    pubsub.events.on('reconnected', () => this.reconnections++);
    return pubsub;
  }
}

const KINDS: [
  name: string,
  url: string,
  open: (site: string, self: string, notes: Notes) => Promise<PubSub>,
][] = [
  [
    'PostgreSQL',
    postgres,
    (_, self, notes) => notes.of(PostgresPubSub.open(postgres, self, notes.reportError)),
  ],
  ['NATS', nats, (site, self, notes) => openNats(nats, site, self, notes)],
];

const openNats = (url: string, site: string, self: string, notes: Notes): Promise<PubSub> =>
  notes.of(NatsPubSub.open(url, site, self, notes.reportError));

describe.each(KINDS)('messages over %s', (_, url, open) => {
  test.skipIf(!url)('all others hear them, in order; oneself does not', async () => {
    const site = newId();
    const names = ['a', 'b', 'c'].map((name) => name + newId());
    const notes = names.map(() => new Notes());
    const all = await Promise.all(names.map((name, i) => open(site, name, notes[i] as Notes)));
    const tables = [...Array.from({ length: 20 }, (_unused, i) => `m${i}`), 'last'];
    await Promise.all(all.flatMap((pubsub) => tables.map((table) => pubsub.follow(table))));
    for (let i = 0; i < 20; i++) {
      all[0]?.publish('match', `m${i}`);
      all[1]?.publish('came', 'p');
      all[1]?.publish('left', 'p');
    }
    all[1]?.publish('chat', 'last');
    all[0]?.publish('chat', 'last');
    const own = (i: number) =>
      notes[i]?.all.filter((line) => names.some((name) => line.startsWith(name))) ?? [];
    expect(
      await becomesTrue(() => own(2).filter((line) => line.endsWith('chat last')).length === 2, 10),
    ).toBe(true);
    expect(own(2).filter((line) => line.includes('match'))).toEqual(
      Array.from({ length: 20 }, (_unused, i) => `${names[0]}: match m${i}`),
    );
    expect(
      own(2)
        .filter((line) => line.startsWith(names[1] as string))
        .slice(-2),
    ).toEqual([`${names[1]}: left p`, `${names[1]}: chat last`]);
    expect(await becomesTrue(() => own(0).some((line) => line.endsWith('chat last')), 10)).toBe(true);
    expect(own(0).every((line) => line.startsWith(names[1] as string))).toBe(true);
    await Promise.all(all.map((pubsub) => pubsub.close()));
    expect(notes.map(({ errors }) => errors)).toEqual([0, 0, 0]);
  });
});

describe.skipIf(!nats)('NATS', () => {
  test('sites do not hear each other', async () => {
    const [one, other] = [new Notes(), new Notes()];
    const [here, there] = [newId(), newId()];
    const all = await Promise.all([
      openNats(nats, here, 'listens', one),
      openNats(nats, there, 'listens', other),
      openNats(nats, here, 'tells', new Notes()),
    ]);
    all[2]?.publish('table', 't');
    expect(await becomesTrue(() => one.all.length === 1, 10)).toBe(true);
    expect(other.all).toEqual([]);
    await Promise.all(all.map((pubsub) => pubsub.close()));
  });

  test('what concerns those who follow a table reaches them, for as long as they do, and nobody else', async () => {
    const site = newId();
    const [notes, others] = [new Notes(), new Notes()];
    const [follows, idle, tells] = (await Promise.all([
      openNats(nats, site, 'follows', notes),
      openNats(nats, site, 'idle', others),
      openNats(nats, site, 'tells', new Notes()),
    ])) as [PubSub, PubSub, PubSub];
    await Promise.all([follows.follow('t'), follows.follow('u'), follows.follow('t')]);
    for (const topic of ['match', 'chat', 'table'] as const) tells.publish(topic, 't');
    tells.publish('match', 'v');
    follows.unfollow('t');
    follows.unfollow('u');
    await follows.follow('w');
    for (const table of ['t', 'u', 'w']) tells.publish('match', table);
    tells.publish('came', 'end');
    const heard = ['match t', 'chat t', 'table t', 'match t', 'match w', 'came end'].map(
      (one) => `tells: ${one}`,
    );
    expect(await becomesTrue(() => notes.all.includes('tells: came end'), 10)).toBe(true);
    expect(await becomesTrue(() => others.all.includes('tells: came end'), 10)).toBe(true);
    expect(notes.all).toEqual(heard);
    expect(others.all).toEqual(['tells: table t', 'tells: came end']);
    await Promise.all([follows, idle, tells].map((pubsub) => pubsub.close()));
  });

  test('a process of before is told everything at the subject of the site as long as there may be one, and heard', async () => {
    const site = newId();
    const older = await connectToNats(nats, 'older');
    const told: string[] = [];
    older.subscribe(`aerie.${site}`, {
      callback: (_, received) => void told.push(received.string().split(' ').slice(0, 3).join(' ')),
    });
    await older.flush();
    const [notes, others] = [new Notes(), new Notes()];
    const [newer, last] = await Promise.all([
      NatsPubSub.open(nats, site, 'newer', notes.reportError),
      NatsPubSub.open(nats, site, 'last', others.reportError, 0),
    ]);
    for (const [one, into] of [
      [newer, notes],
      [last, others],
    ] as const)
      one.events.on('received', (topic, id, from) => into.all.push(`${from}: ${topic} ${id}`));
    await newer.follow('t');
    last.publish('match', 't');
    expect(await becomesTrue(() => notes.all.length === 1, 10)).toBe(true);
    newer.publish('match', 't');
    newer.publish('table', 't');
    older.publish(`aerie.${site}`, 'older match t kx2v');
    expect(await becomesTrue(() => notes.all.length === 2 && others.all.length === 2, 10)).toBe(true);
    expect(notes.all).toEqual(['last: match t', 'older: match t']);
    expect(others.all.toSorted()).toEqual(['newer: table t', 'older: match t']);
    expect(await becomesTrue(() => told.length === 2, 10)).toBe(true);
    expect(told).toEqual(['newer match t', 'newer table t']);
    await Promise.all([newer.close(), last.close(), older.close()]);
  });

  test('when it was away, whoever listens is told so, and goes on', async () => {
    const script = pathToFileURL(join(projectFolder(), 'scripts', 'services', 'nats.mjs')).href;
    const { startNats } = (await import(script)) as {
      startNats(port?: number): Promise<{ url: string; port: number; stop(): Promise<void> }>;
    };
    const before = await startNats();
    const notes = new Notes();
    const all = await Promise.all([
      openNats(before.url, 'site', 'listens', notes),
      openNats(before.url, 'site', 'tells', new Notes()),
    ]);
    await before.stop();
    expect(await becomesTrue(() => notes.errors > 0, 10)).toBe(true);
    const after = await startNats(before.port);
    expect(await becomesTrue(() => notes.reconnections === 1, 20)).toBe(true);
    const hears = async () => {
      all[1]?.publish('table', 't');
      return becomesTrue(() => notes.all.includes('tells: table t'), 0.5);
    };
    let heard = false;
    for (let i = 0; i < 20 && !heard; i++) heard = await hears();
    expect(heard).toBe(true);
    await after.stop();
    // Nobody is waited for who is not there.
    await Promise.all(all.map((one) => one.close()));
  });
});

test.each([
  ['nats://localhost:4222', { servers: ['nats://localhost:4222'] }],
  ['localhost:4222,nats://other:4223', { servers: ['nats://localhost:4222', 'nats://other:4223'] }],
  ['nats://me:a%40b@localhost:4222', { servers: ['nats://localhost:4222'], user: 'me', pass: 'a@b' }],
  ['tls://token@localhost:4222', { servers: ['tls://localhost:4222'], token: 'token' }],
])('the address %s is understood', (text, place) => {
  expect(placeOf(text)).toEqual(place);
});

test('what is no news is not taken for any', () => {
  expect(decode(encode('me', 'table', 't'))).toEqual({ from: 'me', topic: 'table', id: 't' });
  for (const text of ['', 'me', 'me table', 'me dance t']) expect(decode(text)).toBeUndefined();
});

test('with the time at which it was sent a message tells how long it took; older processes read it all the same', () => {
  const events = new Events<PubSubEvents>();
  const heard: unknown[] = [];
  events.on('received', (...what) => heard.push(what));
  events.on('lagged', (topic, ms) => heard.push([topic, ms >= 0 && ms < 60_000]));
  const message = encode('other', 'table', 't');
  expect(decode(stamped(message))).toEqual(decode(message));
  receive(events, stamped(message), 'me');
  receive(events, message, 'me');
  receive(events, stamped(encode('me', 'table', 't')), 'me');
  const received = ['table', 't', 'other'];
  expect(heard).toEqual([['table', true], received, received]);
});
