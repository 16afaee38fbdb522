import { QuickChance, type Seat } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import game, { CARDS, cardsFor, scoutOf, watchersOf } from './index.js';
import { Transcript } from './transcript.js';

const SIX = 'Anna, Sven, Lisa, Barbara, Emil, Dennis';
const tables: Readonly<Record<number, string>> = {
  3: 'Anna, Sven, Lisa',
  4: 'Anna, Sven, Lisa, Barbara',
  5: 'Anna, Sven, Lisa, Barbara, Emil',
  6: SIX,
  7: `${SIX}, Ida`,
  8: `${SIX}, Ida, Otto`,
};
const counts = Object.keys(tables).map(Number);
const tableOf = (seats: number): Transcript => new Transcript(tables[seats] as string);

describe('Roles, every round', () => {
  test('one daydreamer, the scout on the right, all others watch clockwise from the left', () => {
    const roles = { seats: 6, daydreamer: 2 };
    expect(scoutOf(roles)).toBe(1);
    expect(watchersOf(roles)).toEqual([3, 4, 5, 0]);
  });

  test('right of the first seat is the last', () => {
    expect(scoutOf({ seats: 5, daydreamer: 0 })).toBe(4);
  });

  test('ruling: the first daydreamer is random', () => {
    const first = new Set<Seat>();
    for (let i = 0; i < 60; i++) {
      first.add(game.setup({ language: 'en' }, 4, new QuickChance(`${i}`), undefined).daydreamer);
    }
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('A round', () => {
  test.each([
    [3, 4],
    [4, 6],
    [5, 5],
    [6, 6],
    [7, 7],
    [8, 8],
  ])('1. with %i players %i cards are drawn', (seats, cards) => {
    const t = tableOf(seats);
    expect(cardsFor(seats)).toBe(cards);
    expect(t.state.cards).toHaveLength(cards);
    expect(t.state.pile).toHaveLength(80 - cards);
  });

  test('2. only the scout sees them and picks one', () => {
    const t = tableOf(6);
    expect(t.awaited).toBe('Dennis');
    for (const who of [0, 1, 2, 3, 4, 'watcher'] as const) expect(game.view(t.state, who).cards).toEqual([]);
    expect(game.view(t.state, 5).cards).toEqual([1, 2, 3, 4, 5, 6]);
    expect(game.answers(t.state, 5).map(game.write)).toEqual([1, 2, 3, 4, 5, 6].map((c) => `pick ${c}`));
    expect(t.refusal('pick 7')).toEqual({ code: 'notAmongCards' });
    expect(t.refusal('say cloud')).toEqual({ code: 'pickNow' });
    expect(t.refusal('pick 3', 'Sven')).toEqual({ code: 'waitForScout' });
  });

  test('3. only the daydreamer sees the picked card, that one and not the others', () => {
    const t = tableOf(6).play('pick 3');
    expect(t.awaited).toBe('Anna');
    const hers = game.view(t.state, 0);
    expect(hers.picked).toBe(3);
    expect(hers.cards).toEqual([]);
    for (const who of [1, 2, 3, 4, 'watcher'] as const) {
      expect(game.view(t.state, who)).toMatchObject({ picked: 0, cards: [] });
    }
    expect(game.view(t.state, 5)).toMatchObject({ picked: 3, cards: [1, 2, 3, 4, 5, 6] });
  });

  test('3. at least one word and at most five; what is refused changes nothing, and the round waits', () => {
    const t = tableOf(6).play('pick 3');
    const before = JSON.stringify(t.state);
    expect(t.refusal('say one two three four five six')).toEqual({
      code: 'tooManyWords',
      args: { words: 6, most: 5 },
    });
    expect(t.refusal('say  … !')).toEqual({ code: 'noWords' });
    expect(t.refusal(`say ${'x'.repeat(81)}`)).toEqual({ code: 'tooLong', args: { length: 81, most: 80 } });
    expect(t.refusal('say left\u202Eright')).toEqual({ code: 'strangeSigns' });
    expect(t.refusal('say nul\u0000l')).toEqual({ code: 'strangeSigns' });
    expect(t.refusal('say half \uD83D')).toEqual({ code: 'strangeSigns' });
    expect(t.refusal('guess 3')).toEqual({ code: 'describeNow' });
    expect(t.refusal('say cloud', 'Sven')).toEqual({ code: 'waitForDaydreamer' });
    expect(JSON.stringify(t.state)).toBe(before);
    expect(t.awaited).toBe('Anna');
    expect(t.refusal(`say  ${'x'.repeat(80)} `)).toBeUndefined();
    expect(t.say('  one two\tthree\n four five ').state.words).toBe('one two three four five');
  });

  test('4. the cards are shuffled and shown to all', () => {
    const t = tableOf(6).play('pick 3').say('Krönung', [4, 2, 6, 3, 1, 5]);
    for (const who of [0, 1, 2, 3, 4, 5, 'watcher'] as const) {
      const { cards, words, picked } = game.view(t.state, who);
      expect(cards).toEqual([4, 2, 6, 3, 1, 5]);
      expect(words).toBe('Krönung');
      expect(picked).toBe(who === 0 || who === 5 ? 3 : 0);
    }
  });

  test('4. watchers guess clockwise from the left; a wrong card is turned over and cannot be guessed again', () => {
    const t = tableOf(6).play('pick 3').say('Krönung');
    expect(t.awaited).toBe('Sven');
    expect(t.refusal('guess 3', 'Lisa')).toEqual({ code: 'waitForGuess' });
    expect(t.refusal('guess 9')).toEqual({ code: 'notAmongCards' });
    expect(t.refusal('pick 3')).toEqual({ code: 'guessNow' });
    t.play('guess 1');
    expect(t.awaited).toBe('Lisa');
    expect(t.refusal('guess 1')).toEqual({ code: 'turnedOver' });
    expect(game.answers(t.state, 2).map(game.write)).toEqual([2, 3, 4, 5, 6].map((c) => `guess ${c}`));
  });

  test('4. with three players the one watcher guesses twice in a row', () => {
    const t = tableOf(3).play('pick 4').say('Krönung');
    expect(t.awaited).toBe('Sven');
    t.play('guess 1');
    expect(t.awaited).toBe('Sven');
    t.play('guess 2');
    expect(t.won).toBe('Lisa 4');
  });

  test('4. with four players the two watchers alternate, twice each', () => {
    const t = tableOf(4).play('pick 6').say('Krönung');
    const order: string[] = [];
    for (const card of [1, 2, 3, 4]) {
      order.push(t.awaited);
      t.play(`guess ${card}`);
    }
    expect(order).toEqual(['Sven', 'Lisa', 'Sven', 'Lisa']);
    expect(t.won).toBe('Barbara 6');
  });

  test.each(counts.filter((seats) => seats >= 5))('4. with %i players each watcher guesses once', (seats) => {
    const t = tableOf(seats).play(`pick ${seats}`).say('Krönung');
    const order: string[] = [];
    for (let card = 1; card <= seats - 2; card++) {
      order.push(t.awaited);
      t.play(`guess ${card}`);
    }
    expect(order).toEqual(t.names.slice(1, -1));
    expect(t.won).toBe(`${t.names.at(-1)} ${seats}`);
  });

  test('5. a first guess that is right wins all cards; the daydreamer gets none', () => {
    expect(tableOf(6).round(3, 3).won).toBe('Sven 6');
  });

  test('5. with two guesses each, what was turned over is the daydreamer’s', () => {
    expect(tableOf(3).round(3, 1, 3).won).toBe('Anna 1, Sven 3');
    expect(tableOf(4).round(3, 1, 2, 3).won).toBe('Anna 2, Sven 4');
  });

  test('6. the role passes to the right: the old scout dreams next', () => {
    const t = tableOf(6).round(3, 3);
    expect(t.daydreamer).toBe('Dennis');
    expect(t.awaited).toBe('Emil');
    t.round(7, 7);
    expect(t.daydreamer).toBe('Emil');
  });

  test('6. the next round begins with nothing of the last: cards, choice, words and guesses are new', () => {
    const t = tableOf(5).round(3, 1, 2, 4);
    expect(t.won).toBe('Emil 5');
    for (const who of [0, 1, 2, 3, 4, 'watcher'] as const) {
      expect(game.view(t.state, who)).toMatchObject({
        step: 'scout',
        picked: 0,
        words: '',
        guesses: [],
        cards: who === 3 ? [6, 7, 8, 9, 10] : [],
      });
    }
    t.play('pick 8').say('another');
    // Emil dreams, Barbara scouted: Anna is on the left.
    const order: string[] = [];
    for (const card of [6, 7, 9]) {
      order.push(t.awaited);
      t.play(`guess ${card}`);
    }
    expect(order).toEqual(['Anna', 'Sven', 'Lisa']);
    expect(t.won).toBe('Barbara 5, Emil 5');
    expect(t.state.past[0]).toEqual({
      daydreamer: 0,
      words: 'cloud',
      cards: [1, 2, 3, 4, 5],
      picked: 3,
      guesses: [
        { seat: 1, card: 1 },
        { seat: 2, card: 2 },
        { seat: 3, card: 4 },
      ],
    });
  });

  test('6. the roles go all the way round', () => {
    const t = tableOf(3);
    const roles: string[] = [];
    for (let i = 0; i < 4; i++) {
      roles.push(`${t.daydreamer}, ${t.awaited} scouts`);
      const [card] = t.dealt as [number];
      t.round(card, card);
    }
    expect(roles).toEqual([
      'Anna, Lisa scouts',
      'Lisa, Sven scouts',
      'Sven, Anna scouts',
      'Anna, Lisa scouts',
    ]);
  });

  test('5. the last guess may still be right: with three and four players the last of the twos', () => {
    expect(tableOf(4).round(6, 1, 2, 3, 6).won).toBe('Anna 3, Lisa 3');
    expect(tableOf(8).round(6, 1, 2, 3, 4, 5, 6).won).toBe('Anna 5, Ida 3');
  });

  test.each([[[1, 3]], [[1, 2, 4, 5]]])(
    'ruling: the picked card is shown to all at the end (%j)',
    (guesses) => {
      const t = tableOf(6).round(3, ...guesses);
      for (const who of [0, 2, 'watcher'] as const) expect(game.view(t.state, who).past[0]?.picked).toBe(3);
      const end = t.events.find((e) => e.type === 'roundEnded');
      expect(end).toMatchObject({ round: 1, picked: 3, words: 'cloud' });
      expect(game.redact(end as NonNullable<typeof end>, 'watcher')).toEqual(end);
    },
  );
});

describe('Worked example', () => {
  const begun = () =>
    new Transcript(SIX).play('pick 4').say('Krönung!').play('guess 1', 'guess 2', 'guess 3');

  test('Sven, Lisa, Barbara wrong, Emil right: Anna 3, Emil 3, Dennis none; Dennis dreams next', () => {
    const t = begun();
    expect(t.awaited).toBe('Emil');
    t.play('guess 4');
    expect(t.won).toBe('Anna 3, Emil 3');
    expect(t.state.won[0]).toEqual([1, 2, 3]);
    expect(t.state.won[4]).toEqual([4, 5, 6]);
    expect(t.daydreamer).toBe('Dennis');
    expect(t.state.cards).toHaveLength(6);
  });

  test('had Emil been wrong, Dennis would have won all six', () => {
    expect(begun().play('guess 5').won).toBe('Dennis 6');
  });

  test('its facts are told in order', () => {
    const told = begun()
      .play('guess 4')
      .events.map((e) => e.type);
    const round = ['roundBegan', 'drew', 'picked', 'described', 'shown', 'guessed', 'guessed', 'guessed'];
    expect(told).toEqual([...round, 'guessed', 'won', 'won', 'roundEnded', 'roundBegan', 'drew']);
  });
});

describe('The end', () => {
  test.each([
    [3, 20, 0],
    [4, 13, 2],
    [5, 16, 0],
    [6, 13, 2],
    [7, 11, 3],
    [8, 10, 0],
  ])('with %i players after %i rounds, with %i cards unused', (seats, rounds, unused) => {
    const t = tableOf(seats);
    for (let i = 0; i < rounds; i++) {
      expect(game.outcome(t.state)).toBeUndefined();
      t.round(t.dealt[0] as number, t.dealt[0] as number);
    }
    expect(game.awaited(t.state)).toEqual([]);
    expect(t.refusal('guess 1', 'Anna')).toEqual({ code: 'over' });
    expect(t.state.pile).toHaveLength(unused);
    expect(t.events.at(-1)).toMatchObject({ type: 'ended', unused });
    expect(game.outcome(t.state)?.points.reduce((a, b) => a + b)).toBe(CARDS.length - unused);
  });

  test('after the last round the table is empty, and every past round can be looked at', () => {
    const t = tableOf(8);
    for (let i = 0; i < 10; i++) t.round(t.dealt[0] as number, t.dealt[1] as number, t.dealt[0] as number);
    for (const who of [0, 3, 7, 'watcher'] as const) {
      expect(game.view(t.state, who)).toMatchObject({
        step: 'over',
        cards: [],
        picked: 0,
        words: '',
        guesses: [],
      });
    }
    expect(t.state.past).toHaveLength(10);
    expect(t.events.filter((e) => e.type === 'roundBegan').map((e) => e.round)).toEqual(
      Array.from({ length: 10 }, (_, i) => i + 1),
    );
  });

  test('most cards wins; ties share the win, and the place after two firsts is third', () => {
    const t = tableOf(4);
    const s = game.clone(t.state);
    s.step = 'over';
    s.won.splice(0, 4, [1, 2, 3], [4, 5], [6, 7, 8], []);
    expect(game.outcome(s)).toEqual({ places: [1, 3, 1, 4], points: [3, 2, 3, 0] });
  });
});
