import skylark from '@aerie/conformance/sample';
import { skylarkAt } from '@aerie/conformance/sample/versions';
import { type AnyGame, Match } from '@aerie/kernel';
import type { RequestOf, WantedSeat } from '@aerie/protocol';
import { describe, expect, test } from 'vitest';
import { atLevel, hasAdaptive } from './adaptive.js';
import { botAnswers, inTime, personAnswers, settle } from './decisions.js';
import { forgetPerson, mergeGuest } from './departures.js';
import { beginDraw } from './draw.js';
import { noteHandovers } from './handovers.js';
import { type AnyMatch, type Decision, MatchSession, replayed } from './match-session.js';
import { Refusal } from './refusal.js';
import {
  clearSeat,
  coverSeat,
  leaveSeat,
  passHostOn,
  replaceAbsentHost,
  seatBot,
  takeSeat,
} from './seats.js';
import { botFor, type Person, type TableState } from './state.js';
import {
  createTable,
  mayWatch,
  peopleOf,
  rematchTable,
  renamePerson,
  setSketch,
  stakesOf,
  startMatch,
} from './table.js';
import { tableMessage } from './table-message.js';
import { configureTable } from './terms.js';
import { answerUndoRequest } from './undo.js';

const game = skylark as unknown as AnyGame;
const LEVELS = ['random', 'greedy'];
const anna: Person = { id: 'anna', name: 'Anna' };
const ben: Person = { id: 'ben', name: 'Ben' };
const me: WantedSeat = { kind: 'me' };
const open: WantedSeat = { kind: 'open' };
const bot: WantedSeat = { kind: 'bot', level: 'greedy' };
const adaptive: WantedSeat = { kind: 'bot', level: 'adaptive' };
const playable = { game, levels: LEVELS, baselines: [] };
const together = { ...game, together: true } as const;

const wanted = (seats: WantedSeat[], over: Partial<RequestOf<'create'>> = {}): RequestOf<'create'> => ({
  ...{ type: 'create', id: 'r', game: 'skylark', options: {}, listed: true },
  seats,
  ...over,
});
const tableOf = (...seats: WantedSeat[]) => createTable(playable, wanted(seats), anna);
const rated = (...seats: WantedSeat[]) => createTable(playable, wanted(seats, { friendly: false }), anna);
const both = () => takeSeat(tableOf(me, open), 1, ben);
const running = () => startMatch(both(), 'm');
const names = ({ seats }: TableState) =>
  seats.map((one) => (one.kind === 'person' ? one.name : one.kind === 'bot' ? one.level : '-'));

/** The code of a refusal. */
function refused(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.reason.code;
    throw error;
  }
}

describe('a table', () => {
  test('is made as it was asked for', () => {
    expect(tableOf(me, bot, open)).toMatchObject({
      game: 'skylark',
      options: { caws: true },
      host: 'anna',
      status: 'open',
      watchers: true,
      seats: [{ person: 'anna' }, { level: 'greedy' }, { kind: 'open' }],
    });
  });

  test('has bots that are offered no more where somebody names them, and never by itself', () => {
    const newer = { game, levels: ['gentle', 'club', 'strong', 'master'], baselines: LEVELS };
    const table = createTable(newer, wanted([me, bot, open]), anna);
    expect(table).toMatchObject({ seats: [{ person: 'anna' }, { level: 'greedy' }, { kind: 'open' }] });
    expect(table.coverLevel).toBe('strong');
    expect(configureTable(newer, table, { coverLevel: 'random' }, 'anna').coverLevel).toBe('random');
  });

  test('has bots that adapt where they are asked for: their level is set before the match, and again for another one', () => {
    const table = tableOf(me, adaptive, bot);
    expect(table.seats).toMatchObject([{ person: 'anna' }, { level: 'random', adaptive: true }, bot]);
    const adapted = { ...table, seats: atLevel(table.seats, 'greedy') };
    expect(adapted.seats).toMatchObject([{ person: 'anna' }, { level: 'greedy', adaptive: true }, bot]);
    const over: TableState = { ...startMatch(adapted, 'm'), status: 'over' };
    expect(hasAdaptive(rematchTable(over, anna))).toBe(true);
    expect(hasAdaptive(seatBot(playable, table, 1, 'greedy', 'anna'))).toBe(false);
  });

  test.each<[string, () => unknown]>([
    ['badSeats', () => tableOf(me)],
    ['badSeats', () => tableOf(me, open, open, open)],
    ['unknownBot', () => tableOf(me, { kind: 'bot', level: 'genius' })],
    [
      'badOptions',
      () =>
        createTable({ game, levels: [], baselines: [] }, wanted([me, open], { options: { caws: 3 } }), anna),
    ],
    ['seatTaken', () => takeSeat(both(), 0, ben)],
    ['notYourSeat', () => takeSeat(both(), 7, ben)],
    ['notOpen', () => takeSeat(running(), 0, ben)],
    ['notYourSeat', () => leaveSeat(both(), 0, 'ben')],
    ['notHost', () => seatBot(playable, tableOf(me, open), 1, 'random', 'ben')],
    ['seatTaken', () => seatBot(playable, both(), 1, 'random', 'anna')],
    ['unknownBot', () => seatBot(playable, tableOf(me, open), 1, 'genius', 'anna')],
    ['unknownBot', () => createTable({ ...playable, game: together }, wanted([me, adaptive]), anna)],
    ['adaptiveRated', () => createTable(playable, wanted([me, adaptive], { friendly: false }), anna)],
    ['adaptiveRated', () => seatBot(playable, rated(me, open), 1, 'adaptive', 'anna')],
    ['adaptiveRated', () => configureTable(playable, tableOf(me, adaptive), { friendly: false }, 'anna')],
    ['seatNotTaken', () => clearSeat(tableOf(me, open), 1, 'anna')],
    ['notRunning', () => coverSeat(both(), 1, 'random')],
    ['resigned', () => coverSeat(coverSeat(running(), 1, 'random', { resigned: true }), 1, null)],
    ['notRunning', () => rematchTable(running(), anna)],
    ['notTogether', () => setSketch(running(), game, { seat: 0, number: 0, plan: [] }, [])],
    ['noWish', () => answerUndoRequest(running(), 0, true)],
  ])('refuses with %s', (code, work) => {
    expect(refused(work)).toBe(code);
  });

  test('whoever takes another seat moves, unless for one more person at their screen', () => {
    const three = tableOf(me, open, open);
    expect(names(takeSeat(three, 2, anna))).toEqual(['-', '-', 'Anna']);
    expect(names(takeSeat(three, 2, anna, 'Annika'))).toEqual(['Anna', '-', 'Annika']);
  });

  test('a host who leaves, or is gone, leaves it to the next', () => {
    expect(leaveSeat(both(), 0, 'anna').host).toBe('ben');
    expect(leaveSeat(tableOf(me, open), 0, 'anna').host).toBe('anna');
    expect(replaceAbsentHost(both(), 'anna', (id) => id === 'ben').host).toBe('ben');
    expect(replaceAbsentHost(both(), 'anna', () => true).host).toBe('anna');
    expect(passHostOn(both(), 'anna').host).toBe('anna');
  });

  test('has stakes where people play against others, each for themselves', () => {
    const { friendly: _, ...rated } = both();
    expect(stakesOf(rated, game)).toBe('rated');
    expect(stakesOf(both(), game)).toBe('friendly');
    expect(stakesOf(both(), { ...game, together: true })).toBe('none');
    expect(stakesOf(takeSeat(tableOf(me, open), 1, anna, 'Annika'), game)).toBe('none');
  });

  test('may be watched unless it is closed to those without a seat', () => {
    const closed: TableState = { ...running(), watchers: false };
    expect([undefined, 'carol', 'anna', 'ben'].map((id) => mayWatch(closed, id))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(mayWatch(running(), 'carol')).toBe(true);
  });

  test('is told with names and never with ids', () => {
    const told = tableMessage(
      't',
      renamePerson(both(), 'ben', 'Ben', 'Benno'),
      'anna',
      { isHere: (id) => id === 'anna', isBorrowed: (name) => name === 'Benno' },
      game,
    );
    expect(told.seats).toMatchObject([
      { name: 'Anna', mine: true, here: true },
      { name: 'Benno', mine: false, here: false, guest: true },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/anna|ben"/);
  });
});

describe('another match', () => {
  const over = (): TableState => ({ ...running(), status: 'over' });
  const carol: Person = { id: 'carol', name: 'Carol' };
  const asked = () => rematchTable(over(), anna);
  const kept = { kind: 'open', keptFor: { person: 'ben', name: 'Ben' } };

  test('keeps a seat for each of the others, the next one first, and seats nobody who has not said yes', () => {
    expect(asked()).toMatchObject({
      host: 'anna',
      status: 'open',
      match: null,
      seats: [kept, { name: 'Anna' }],
    });
    expect(refused(() => beginDraw(asked(), 'anna', 'p', 0))).toBe('stillWaiting');
    expect(names(rematchTable(forgetPerson(over(), 'anna', 'greedy'), ben))).toEqual(['Ben', '-']);
    expect(peopleOf(asked())).toEqual(['anna', 'ben']);
  });

  test('bots come along', () => {
    const beaten: TableState = { ...startMatch(tableOf(me, bot), 'm'), status: 'over' };
    expect(names(rematchTable(beaten, anna))).toEqual(['greedy', 'Anna']);
  });

  test.each<[string, (table: TableState) => TableState, string[]]>([
    ['whoever takes their seat says yes', (table) => takeSeat(table, 0, ben), ['Ben', 'Anna']],
    ['whoever leaves it says no', (table) => leaveSeat(table, 0, 'ben'), ['-', 'Anna']],
    [
      'the host may give it to a bot',
      (table) => seatBot(playable, table, 0, 'greedy', 'anna'),
      ['greedy', 'Anna'],
    ],
    [
      'the host may free it for others',
      (table) => takeSeat(clearSeat(table, 0, 'anna'), 0, carol),
      ['Carol', 'Anna'],
    ],
    [
      'who has signed in meanwhile says yes as who they are',
      (table) => takeSeat(mergeGuest(table, ben, carol, 'greedy'), 0, carol),
      ['Carol', 'Anna'],
    ],
    [
      'who sits there already as another is not asked',
      (table) => mergeGuest(table, ben, anna, 'greedy'),
      ['-', 'Anna'],
    ],
    ['who has left for good is not asked', (table) => forgetPerson(table, 'ben', 'greedy'), ['-', 'Anna']],
    [
      'who is called otherwise is asked by that name',
      (table) => takeSeat(renamePerson(table, 'ben', 'Ben', 'Benno'), 0, ben),
      ['Benno', 'Anna'],
    ],
  ])('%s', (_, change, seated) => {
    const after = change(asked());
    expect(names(after)).toEqual(seated);
    expect(JSON.stringify(after)).not.toContain('keptFor');
  });

  test('a kept seat is nobody else’s, and told by name alone', () => {
    expect(refused(() => takeSeat(asked(), 0, carol))).toBe('seatKept');
    expect(refused(() => leaveSeat(asked(), 0, 'carol'))).toBe('notYourSeat');
    const told = (to: string) =>
      tableMessage('t', asked(), to, { isHere: (id) => id === 'ben' }, game).seats[0];
    expect(told('anna')).toMatchObject({ kind: 'open', here: true, invited: { name: 'Ben', me: false } });
    expect(told('ben')).toMatchObject({ mine: false, invited: { name: 'Ben', me: true } });
  });

  test('two at one screen are asked once, and keep their names', () => {
    const three = takeSeat(takeSeat(tableOf(me, open, open), 1, ben), 2, ben, 'Bea');
    const again = rematchTable({ ...startMatch(three, 'm'), status: 'over' }, anna);
    expect(names(again)).toEqual(['-', '-', 'Anna']);
    expect(names(takeSeat(again, 1, ben))).toEqual(['Ben', 'Bea', 'Anna']);
  });
});

describe('who is gone', () => {
  test('by a bot, noted when it happened', () => {
    const covered = coverSeat(running(), 1, 'random', { late: true });
    expect([botFor(running(), 1), botFor(covered, 1)]).toEqual([undefined, 'random']);
    const noted = noteHandovers(running(), covered, 5);
    expect(noted.handovers).toEqual([{ seat: 1, number: 5, what: 'late' }]);
    expect(noteHandovers(noted, coverSeat(noted, 1, null), 6).handovers).toEqual([
      { seat: 1, number: 5, what: 'late' },
      { seat: 1, number: 6, what: 'back' },
    ]);
  });

  test('leaves nothing behind that tells of them', () => {
    expect(JSON.stringify(forgetPerson(running(), 'ben', 'greedy'))).not.toMatch(/[bB]en/);
    expect(forgetPerson(running(), 'ben', 'greedy').seats[1]).toMatchObject({
      cover: 'greedy',
      resigned: true,
    });
    expect(forgetPerson(tableOf(me, open), 'anna', 'greedy')).toMatchObject({ host: '', listed: false });
  });

  test('a guest who signs in takes their seats along, and never plays against themselves', () => {
    const account: Person = { id: 'acc', name: 'Bea' };
    expect(names(mergeGuest(running(), ben, account, 'greedy'))).toEqual(['Anna', 'Bea']);
    expect(mergeGuest(running(), ben, anna, 'greedy').seats[1]).toMatchObject({
      person: '',
      cover: 'greedy',
    });
    expect(mergeGuest(both(), ben, anna, 'greedy').seats[1]).toEqual({ kind: 'open' });
  });
});

describe('decisions', () => {
  const begin = () => {
    const { match, before } = replayed(game, Match.begin(game, { seats: 2, seed: 's' }).log, 's');
    return new MatchSession(match, before, { seed: 's', revision: 0 });
  };
  const AT = 1000;
  const decide = (session: MatchSession, table: TableState, decision: Decision, at = AT) => {
    const step = session.propose(inTime(table, session, decision, at), at);
    if (typeof step !== 'string' && !('refused' in step)) session.adopt(step);
    return typeof step === 'string' ? step : 'refused' in step ? step.refused.code : 'done';
  };
  const answers = (
    session: MatchSession,
    table: TableState,
    seat: number,
    text: string,
    number = session.number,
  ) =>
    decide(
      session,
      table,
      personAnswers(table, session, { seat, text, seen: { number } }, seat === 0 ? 'anna' : 'ben', AT),
    );

  test('an answer is taken once, also when it is given again, and not when something else was decided', () => {
    const session = begin();
    expect(answers(session, running(), 0, 'caw')).toBe('done');
    expect(answers(session, running(), 0, 'caw', 0)).toBe('written');
    const card = session.match.game.write(session.match.game.answers(session.match.state, 0)[0]);
    expect(answers(session, running(), 0, card, 0)).toBe('stale');
    expect(answers(session, running(), 0, 'caw', 9)).toBe('stale');
    expect(answers(session, running(), 0, 'caw')).toBe('noCaw');
    expect(session.match.log.entries[0]).toMatchObject({ at: AT });
    expect(session.awaited).toEqual([3, 3]);
  });

  test('no entry is earlier than the one before it', () => {
    const session = begin();
    answers(session, running(), 0, 'caw');
    decide(session, running(), (match) => match.propose(1, { kind: 'caw' }), AT - 500);
    expect(session.match.log.entries.map(({ at }) => at)).toEqual([AT, AT]);
  });

  test('bots decide for their seats only, for the moment that they were asked about', () => {
    const session = begin();
    const covered = coverSeat(running(), 1, 'random');
    const say = { seat: 1, text: 'caw', seen: { number: 0 } };
    expect(refused(() => botAnswers(running(), session, say))).toBe('notYourSeat');
    expect(decide(session, covered, botAnswers(covered, session, say))).toBe('done');
    expect(decide(session, covered, botAnswers(covered, session, say))).toBe('stale');
  });

  test('a match that is over ends its table and takes nothing more', () => {
    const session = begin();
    const { match }: { match: AnyMatch } = session;
    while (!match.outcome) {
      const [seat] = match.game.awaited(match.state) as [number];
      const answer =
        match.game.open?.(match.state, seat)?.examples[0] ?? match.game.answers(match.state, seat)[0];
      decide(session, running(), (now) => now.propose(seat, answer));
    }
    expect(settle(running(), session).status).toBe('over');
    expect(answers(session, running(), 0, 'caw')).toBe('alreadyOver');
  });

  test('a log of older rules is replayed with whom it waited for', () => {
    const old: AnyMatch = Match.begin(skylarkAt(1), { seats: 2, seed: 's' });
    old.play(0, { kind: 'hum' });
    const { match, before } = replayed(skylarkAt(2), old.log, 's');
    expect([match.log.entries.length, before.length]).toEqual([0, 0]);
  });
});
