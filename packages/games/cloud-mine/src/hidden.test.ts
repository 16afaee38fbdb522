import {
  type Chance,
  Match,
  QuickChance,
  RecordingChance,
  type Seat,
  seatsOf,
  type Viewer,
} from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import game, { type Answer, type Event, faceUp, type State, scoutOf, watchersOf } from './index.js';

const COUNTS = [3, 4, 5, 6, 7, 8];

/** Everything that reaches a viewer in one step: events, view, what may be answered, reasons for refusals. */
function sent(s: State, events: readonly Event[], who: Viewer): string {
  const told = events.map((event) => game.redact(event, who));
  if (who === 'watcher') return JSON.stringify([told, game.view(s, who)]);
  const tries = ['pick 1', 'pick 40', 'say cloud', 'guess 1', 'guess 40'].map((text) => {
    const answer = game.read(text);
    return answer && game.why(s, who, answer);
  });
  return JSON.stringify([told, game.view(s, who), game.answers(s, who), game.open?.(s, who) ?? null, tries]);
}

const luck = (seed: string): Chance => new RecordingChance(new QuickChance(seed));

function begun(seats: number, seed: string): State {
  return game.setup({ language: 'en' }, seats, luck(seed), undefined);
}

/** Plays answers of whoever is awaited and collects what reaches each of these viewers. */
function played(
  start: State,
  viewers: readonly Viewer[],
  answers: readonly string[],
  seed: string,
): string[] {
  const s = game.clone(start);
  const wire = viewers.map(() => '');
  answers.forEach((text, i) => {
    const events: Event[] = [];
    const answer = game.read(text);
    const [seat] = game.awaited(s) as [Seat];
    if (!answer || game.why(s, seat, answer)) throw new Error(`${text} is refused`);
    game.apply(s, seat, answer, luck(`${seed}/${i}`), (event) => events.push(event));
    viewers.forEach((who, v) => {
      wire[v] += sent(s, events, who);
    });
  });
  return wire;
}

describe('nobody but scout and daydreamer can tell which card was picked', () => {
  test.each(COUNTS)('%i players: all that is sent is the same, byte by byte, whichever it is', (seats) => {
    for (let world = 0; world < 5; world++) {
      const seed = `${seats}/${world}`;
      const s = begun(seats, seed);
      const others: Viewer[] = [...watchersOf(s), 'watcher'];
      const wires = s.cards.map((card) => played(s, others, [`pick ${card}`, 'say a cloud'], seed));
      for (const wire of wires) expect(wire).toEqual(wires[0]);
    }
  });

  test.each(COUNTS)('%i players: nor do wrong guesses tell one from another that is left', (seats) => {
    const seed = `guess ${seats}`;
    const s = begun(seats, seed);
    const others: Viewer[] = [...watchersOf(s), 'watcher'];
    const [wrong, ...left] = s.cards as [number, ...number[]];
    const wires = left.map((card) =>
      played(s, others, [`pick ${card}`, 'say a cloud', `guess ${wrong}`], seed),
    );
    for (const wire of wires) expect(wire).toEqual(wires[0]);
  });

  test.each(COUNTS)('%i players: the picked card lies anywhere, as often as elsewhere', (seats) => {
    const at = new Map<number, number>();
    const rounds = 4000;
    const s = begun(seats, 'places');
    const size = s.cards.length;
    for (let i = 0; i < rounds; i++) {
      const twin = game.clone(s);
      // Always the same one, so that any tie between its number and its place would show.
      const card = twin.cards[0] as number;
      game.apply(twin, scoutOf(twin), { kind: 'pick', card }, luck(''), undefined);
      game.apply(twin, twin.daydreamer, { kind: 'say', text: 'a' }, luck(`${i}`), undefined);
      const place = twin.cards.indexOf(card);
      at.set(place, (at.get(place) ?? 0) + 1);
    }
    const expected = rounds / size;
    for (let place = 0; place < size; place++) {
      expect(Math.abs((at.get(place) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });
});

describe('the cards before they are shown', () => {
  test.each(COUNTS)('%i players: the daydreamer knows the picked one and no other', (seats) => {
    const seed = `dream ${seats}`;
    const s = begun(seats, seed);
    const card = s.cards[1] as number;
    const other = game.clone(s);
    const rest = [...other.pile, ...other.cards].filter((one) => one !== card);
    other.cards = [card, ...rest.slice(-(s.cards.length - 1))].sort((a, b) => a - b);
    other.pile.splice(0, other.pile.length, ...rest.slice(0, 1 - s.cards.length).sort((a, b) => a - b));
    const viewers: Viewer[] = [s.daydreamer, 'watcher'];
    expect(played(other, viewers, [`pick ${card}`], seed)).toEqual(
      played(s, viewers, [`pick ${card}`], seed),
    );
  });

  test('no number of a card that was not shown is anywhere in what others get', () => {
    const match = Match.begin(game, { seats: 5, seed: 'numbers', options: {} }, (events) => {
      for (const event of events) {
        if (event.type !== 'drew') continue;
        for (const who of [...seatsOf(5), 'watcher'] as Viewer[]) {
          const cards = (game.redact(event, who) as typeof event).cards;
          expect(cards).toEqual(who === event.seat ? event.cards : [0, 0, 0, 0, 0]);
        }
      }
    });
    const { state } = match;
    for (const who of [...watchersOf(state), state.daydreamer, 'watcher'] as Viewer[]) {
      expect(match.view(who)).toMatchObject({ cards: [], picked: 0, past: [] });
    }
  });

  test('of the choice only scout and daydreamer are told the card', () => {
    const picked = { type: 'picked', seat: 4, daydreamer: 0, card: 17 } as const;
    const told = ([0, 1, 2, 3, 4, 'watcher'] as Viewer[]).map((who) => game.redact(picked, who));
    expect(told.map((event) => event?.type === 'picked' && event.card)).toEqual([17, 0, 0, 0, 17, 0]);
  });

  test('the scout sees them by number, whatever the order in which they were drawn', () => {
    for (let i = 0; i < 20; i++) {
      const { cards } = begun(8, `${i}`);
      expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    }
  });
});

test('nobody can take back a choice that somebody else has seen', () => {
  const match = Match.begin(game, { seats: 5, seed: 'undo', options: {} });
  const scout = scoutOf(match.state);
  match.play(scout, { kind: 'pick', card: match.state.cards[0] as number });
  expect(match.takeBack(scout)).toEqual({ refused: { code: 'revealedSince' } });
  match.play(match.state.daydreamer, { kind: 'say', text: 'undo' });
  expect(match.takeBack(match.state.daydreamer)).toMatchObject({ refused: {} });
  const watcher = watchersOf(match.state)[0] as Seat;
  const wrong = faceUp(match.state).find((card) => card !== match.state.picked) as number;
  match.play(watcher, { kind: 'guess', card: wrong });
  expect(match.takeBack(watcher)).toEqual({ refused: { code: 'revealedSince' } });
});

test('scout and daydreamer say nothing in the chat until the match is over', () => {
  const s = begun(5, 'silent');
  const silent = () => seatsOf(5).filter((seat) => game.silent?.(s, seat));
  const knowing = [scoutOf(s), s.daydreamer].sort((a, b) => a - b);
  expect(silent()).toEqual(knowing);
  for (const text of [`pick ${s.cards[0]}`, 'say cloud']) {
    game.apply(s, game.awaited(s)[0] as Seat, game.read(text) as Answer, luck(text), undefined);
    expect(silent()).toEqual(knowing);
  }
  s.step = 'over';
  expect(silent()).toEqual([]);
});

test('a watcher imagines any card that is face up as the picked one, and before that a hand by number', () => {
  const s = begun(5, 'imagined');
  const [watcher] = watchersOf(s) as [Seat];
  const first = game.imagine(game.view(s, watcher), luck('hand'));
  expect(first.picked).toBe(0);
  expect(first.cards).toEqual(first.cards.toSorted((a, b) => a - b));
  for (const text of [`pick ${s.cards[0]}`, 'say cloud']) {
    game.apply(s, game.awaited(s)[0] as Seat, game.read(text) as Answer, luck(text), undefined);
  }
  const wrong = s.cards.find((card) => card !== s.picked) as number;
  game.apply(s, watcher, { kind: 'guess', card: wrong }, luck(''), undefined);
  const before = JSON.stringify(s);
  const picked = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const imagined = game.imagine(game.view(s, 'watcher'), luck(`${i}`));
    picked.add(imagined.picked);
    imagined.past.push(...imagined.past);
    imagined.won[0]?.push(1);
    imagined.guesses.push({ seat: 0, card: 1 });
  }
  expect([...picked].sort()).toEqual(faceUp(s).sort());
  expect(JSON.stringify(s)).toBe(before);
});
