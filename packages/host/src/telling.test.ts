import skylark from '@aerie/conformance/sample';
import { type AnyGame, Match, QuickChance, type Seat, same, seatsOf, type Viewer } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from './match-session.js';
import { MatchSession } from './match-session.js';
import type { TableState } from './state.js';
import { matchMessage, ownScreen, replayViewer, sharedScreen } from './telling.js';

/*
 * Nothing hidden is told: of two worlds that somebody cannot tell apart, they are told the same, to the byte. Bots' own
 * `imagine` makes the other world from what a seat knows; whoever looks on knows no more than any seat.
 */

const POSITIONS = 12;

/** Another match that stands where this one does, but for what is hidden. */
const inWorld = (match: AnyMatch, state: unknown): AnyMatch =>
  Object.create(match, { state: { value: state } }) as AnyMatch;

/** A match in the midst, at any moment of its first eighty entries. */
function playedInto(game: AnyGame, seats: number, luck: QuickChance): AnyMatch {
  const seed = `telling ${luck.below(1000)}`;
  const match: AnyMatch = Match.begin(game, { seats, seed });
  for (let left = 80; left > 0; left--) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) break;
    const answers = [...game.answers(match.state, seat), ...(game.open?.(match.state, seat)?.examples ?? [])];
    match.play(seat, answers[luck.below(answers.length)]);
  }
  const { entries } = match.log;
  return Match.resume(
    game,
    { ...match.log, entries: entries.slice(0, luck.below(entries.length + 1)) },
    seed,
  );
}

/** What follows from an answer of somebody else, with luck that is the same in every world. */
function applied(match: AnyMatch, seat: Seat, answer: unknown) {
  const { game } = match;
  const state = game.clone(match.state);
  const events: unknown[] = [];
  game.apply(state, seat, answer, new QuickChance('the same'), (event) => events.push(event));
  return { world: inWorld(match, state), events };
}

type Applied = ReturnType<typeof applied>;

const positionOf = (match: AnyMatch) => ({
  game: match.game,
  state: match.state,
  entries: match.log.entries,
  number: match.log.entries.length,
});

/** A table where this match may be played. */
const tableOf = ({ game, seats }: AnyMatch): TableState => ({
  ...{ game: game.id, options: {}, host: 'p0', listed: false, status: 'running', match: 'm' },
  ...{ rematch: null, undoWish: null },
  seats: seatsOf(seats).map((seat) => ({
    ...{ kind: 'person', person: `p${seat}`, name: `P${seat}`, cover: null, resigned: false },
  })),
});

/** Everything that is told of a match to those who look at it so, in each of the three ways of telling. */
function tellings(match: AnyMatch, who: Viewer, events: readonly unknown[]): string {
  const told = { opening: events, steps: [{ number: match.log.entries.length, events }] };
  const audiences = [
    ownScreen(match, [who], tableOf(match)),
    replayViewer(match.game, match.state, who, false),
    ...(who === 'watcher' ? [] : [sharedScreen(match, [who])]),
  ];
  return JSON.stringify(
    audiences.map((audience) => matchMessage('t', positionOf(match), audience, told, 'seed')),
  );
}

/** Complaints about worlds that somebody can tell apart, and how often the worlds differed at all. */
function leaksOf(game: AnyGame): { complaints: string[]; differing: number } {
  const luck = new QuickChance(`leaks ${game.id}`);
  const complaints: string[] = [];
  let differing = 0;
  for (let position = 0; position < POSITIONS; position++) {
    const { min, max } = game.seats;
    const match = playedInto(
      game,
      Math.max(2, min) + (position % Math.max(1, max - Math.max(2, min) + 1)),
      luck,
    );
    for (const who of [...seatsOf(match.seats), 'watcher'] as const) {
      const seat = who === 'watcher' ? position % match.seats : who;
      const twin = inWorld(match, game.imagine(game.view(match.state, seat), luck));
      if (!same(match.state, twin.state)) differing++;
      if (tellings(match, who, []) !== tellings(twin, who, [])) complaints.push(`${who} sees a difference`);
      const other = game.awaited(match.state).find((awaited) => awaited !== who);
      if (other === undefined) continue;
      const compare = (one: Applied, two: Applied, what: string) => {
        if ([...one.events, ...two.events].some((event) => game.reveals(event))) return;
        if (same(one.world.state, two.world.state)) return;
        if (!same(game.view(one.world.state, who), game.view(two.world.state, who))) return;
        if (tellings(one.world, who, one.events) !== tellings(two.world, who, two.events))
          complaints.push(`${who} hears a difference: ${what}`);
      };
      const answers = game.answers(match.state, other).slice(0, 6);
      const [first] = answers;
      for (const answer of answers) {
        const here = applied(match, other, answer);
        // The same answer in another world, and another answer in the same world.
        if (!game.why(twin.state, other, answer))
          compare(here, applied(twin, other, answer), game.write(answer));
        compare(here, applied(match, other, first), `${game.write(answer)} and ${game.write(first)}`);
      }
    }
  }
  return { complaints, differing };
}

describe('nothing hidden is told', () => {
  test.each([...GAMES, skylark as unknown as AnyGame].map((game) => [game.id, game] as const))(
    '%s',
    (_, game) => {
      const { complaints, differing } = leaksOf(game);
      expect(complaints).toEqual([]);
      // A game without secrets has no other worlds.
      if (game.id === 'skylark') expect(differing).toBeGreaterThan(POSITIONS);
    },
  );

  test.each<[string, Partial<AnyGame>]>([
    ['views', { view: (s) => s }],
    ['events', { redact: (e) => e }],
  ])('%s that leak are found', (_, leaky) => {
    const game = { ...(skylark as unknown as AnyGame), ...leaky };
    expect(
      leaksOf({ ...game, imagine: game.view === skylark.view ? game.imagine : imaginedAnew }).complaints,
    ).not.toEqual([]);
  });
});

/** For a game whose view is its state: deals the cards of all but one seat anew. */
function imaginedAnew(view: unknown, chance: Parameters<AnyGame['imagine']>[1]): unknown {
  const state = structuredClone(view) as { hands: number[][] };
  const [first = [], ...others] = state.hands;
  const dealt = chance.deal(others.flat(), others.flat().length);
  return { ...state, hands: [first, ...others.map((hand) => dealt.splice(0, hand.length))] };
}

describe('who is told what', () => {
  const begin = (): AnyMatch => Match.begin(skylark as unknown as AnyGame, { seats: 2, seed: 'told' });
  const session = (match: AnyMatch, revision = 0) =>
    new MatchSession(
      match,
      match.log.entries.map(() => 0),
      { seed: 'told', revision },
    );

  test('at screens of their own each hears their own, at a shared one also what anybody may hear', () => {
    const { match, position, ...one } = session(begin());
    const told = session(match).told(0);
    expect(one.seed).toBe('told');
    const seatsHeard = (audience: ReturnType<typeof ownScreen>) =>
      matchMessage('t', position, audience, told, null).opening?.map(({ seat }) => seat);
    expect(seatsHeard(ownScreen(match, [1], tableOf(match)))).toEqual([1]);
    expect(seatsHeard(ownScreen(match, ['watcher'], tableOf(match)))).toEqual([null]);
    expect(seatsHeard(sharedScreen(match, [0]))).toEqual([0]);
    expect(seatsHeard(sharedScreen(match, [0, 1]))).toEqual([0, 1, null]);
  });

  test('a replay may tell everything, and lets nobody do anything', () => {
    const { match, position } = session(begin());
    const { opening } = session(match).told(0);
    const message = (everything: boolean) =>
      matchMessage(
        't',
        position,
        replayViewer(match.game, match.state, 0, everything),
        { opening: opening ?? [], steps: [] },
        null,
      );
    expect(message(true).opening?.[0]?.events).toEqual(opening);
    expect(message(false).opening?.[0]?.events).not.toEqual(opening);
    expect(message(true).sides).toMatchObject([{ seat: 0, answers: [], undo: { code: 'nothingToUndo' } }]);
  });

  test('the seed is told when the match is over and not before', () => {
    const match = begin();
    const seedTold = () =>
      matchMessage('t', session(match).position, ownScreen(match, [0], tableOf(match)), { steps: [] }, 'told')
        .seed;
    while (!match.outcome) {
      expect(seedTold()).toBeNull();
      const [seat] = match.game.awaited(match.state) as [Seat];
      match.play(
        seat,
        match.game.open?.(match.state, seat)?.examples[0] ?? match.game.answers(match.state, seat)[0],
      );
    }
    expect(seedTold()).toBe('told');
  });

  test('what was taken back is told with who did it; a revision only where there is one', () => {
    const match = begin();
    match.play(0, { kind: 'caw' });
    match.takeBack(0);
    const one = session(match);
    const message = matchMessage('t', one.position, ownScreen(match, [0], tableOf(match)), one.told(1), null);
    expect(message.steps).toEqual([
      { number: 1, events: [{ seat: 0, events: [] }], back: { seat: 0, to: 0 } },
    ]);
    expect('revision' in message).toBe(false);
    const carried = session(match, 2).position;
    expect(
      matchMessage('t', carried, ownScreen(match, [0], tableOf(match)), one.told(2), null),
    ).toMatchObject({
      number: 2,
      revision: 2,
      steps: [],
    });
  });
});
