import cloudMine, {
  type Answer,
  CARDS,
  countWords,
  featuresOf,
  LANGUAGES,
  type Options,
  refusal,
  type State,
  scoutOf,
  watchersOf,
} from '@aerie/cloud-mine';
import { LoggedChance, QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { ask, type Bot } from '../../bot.js';
import bots from './index.js';
import { fit, hunt, leanings, readingsOf } from './seeing.js';

type CloudBot = Bot<ReturnType<typeof cloudMine.view>, Answer>;
const LEVELS = Object.keys(bots);
const botAt = (level: string): CloudBot => (bots[level] as () => CloudBot)();

/** Plays a match between bots of one level and gives what is said in it, as far as somebody wants to hear it. */
function* sayings(
  level: string,
  seats: number,
  language: Options['language'],
  seed: string,
): Generator<string> {
  const chance = new QuickChance(seed);
  const luck = new QuickChance(`${seed}/bots`);
  const s = cloudMine.setup({ language }, seats, chance, undefined);
  const seated = Array.from({ length: seats }, () => botAt(level));
  for (;;) {
    const [seat] = cloudMine.awaited(s);
    if (seat === undefined) return;
    const answer = ask(cloudMine, s, seat, seated[seat] as CloudBot, luck);
    expect(cloudMine.why(s, seat, answer)).toBeUndefined();
    if (answer.kind === 'say') yield answer.text;
    cloudMine.apply(s, seat, answer, chance, undefined);
  }
}

describe.each(LEVELS)('%s', (level) => {
  test.each([3, 4, 6, 8])('plays every role with %i players, and never says the same twice', (seats) => {
    const language = LANGUAGES[seats % LANGUAGES.length] as Options['language'];
    const said = [...sayings(level, seats, language, `${level} ${seats}`)];
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) {
      expect(refusal(text)).toBeUndefined();
      expect(countWords(text)).toBeLessThanOrEqual(5);
    }
  });

  test('speaks the language of the table', () => {
    const first = LANGUAGES.map((language) => sayings(level, 3, language, 'languages').next().value);
    expect(new Set(first).size).toBe(LANGUAGES.length);
  });

  test('judges by what it sees: whichever card was picked, it guesses the same', () => {
    const cards = [3, 17, 25, 43, 60];
    const luck = () => new LoggedChance([0, cards, cards]);
    const guesses = cards.map((picked) => {
      const chance = luck();
      const s = cloudMine.setup({ language: 'en' }, 5, chance, undefined);
      cloudMine.apply(s, scoutOf(s), { kind: 'pick', card: picked }, chance, undefined);
      cloudMine.apply(s, s.daydreamer, { kind: 'say', text: 'royal elephant' }, chance, undefined);
      const seat = watchersOf(s)[0] as number;
      return cloudMine.write(ask(cloudMine, s, seat, botAt(level), new QuickChance('same')));
    });
    expect(new Set(guesses).size).toBe(1);
  });

  test.each(['', 'qwrtzpf', '🐳🐳🐳', '我看见一只鲸鱼', '\uD83D', '{a} {b}', '$& $1'])(
    'copes with %j',
    (text) => {
      const chance = new QuickChance('strange words');
      const s: State = cloudMine.setup({ language: 'fr' }, 4, chance, undefined);
      cloudMine.apply(s, scoutOf(s), { kind: 'pick', card: s.cards[0] as number }, chance, undefined);
      cloudMine.apply(s, s.daydreamer, { kind: 'say', text }, chance, undefined);
      const seat = watchersOf(s)[0] as number;
      const answer = ask(cloudMine, s, seat, botAt(level), new QuickChance('luck'));
      expect(cloudMine.why(s, seat, answer)).toBeUndefined();
    },
  );
});

describe('seeing', () => {
  test.each([
    ['royal elephant', 43],
    ['Walflosse', 25],
    ['chat', 6],
    ['il castello del drago', 76],
    ['Pinguin', 32],
  ])('%s fits cloud %i best', (text, cloud) => {
    const best = CARDS.toSorted((a, b) => fit(text, b) - fit(text, a));
    expect(best[0]).toBe(cloud);
  });

  test.each(CARDS)('%i is read in many ways, the clearest first', (card) => {
    const weights = [...readingsOf(card).values()];
    expect(weights.length).toBeGreaterThan(60);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    for (const weight of weights) expect(weight).toBeLessThanOrEqual(1);
  });

  test('what looks like something that is seen is seen too, a little less clearly', () => {
    const whale = readingsOf(25);
    expect(whale.get('fin')).toBeLessThan(whale.get('whale') as number);
    expect(whale.get('fin')).toBeGreaterThan(whale.get('scissors') ?? 0);
  });

  test.each([
    ['elephant without ears', 'elephant with ears'],
    ['Elefant ohne Ohren', 'Elefant mit Ohren'],
    ['éléphant sans oreilles', 'éléphant avec oreilles'],
    ['elefante senza orecchie', 'elefante con orecchie'],
  ])('%s fits worse than %s where there are ears', (without, having) => {
    expect(fit('ears', 43)).toBeGreaterThan(0);
    expect(fit(without, 43)).toBeLessThan(fit(having, 43));
  });

  test('what nobody knows fits all clouds alike', () => {
    expect(new Set(CARDS.map((card) => fit('qwrtzpf', card)))).toEqual(new Set([0]));
  });

  test('narrow thoughts see only what is named', () => {
    const whale = featuresOf(25).sights.find(({ motif }) => motif === 'whale')?.weight;
    expect(fit('whale', 25, false)).toBe(whale);
    expect(fit('ocean', 25, false)).toBe(0);
    expect(fit('ocean', 25)).toBeGreaterThan(0);
  });

  test('chances of a hunt add up, and less doubt finds sooner', () => {
    const fits = [0.9, 0.5, 0.1, 0, 0.3];
    for (const doubt of [0.05, 0.3, 2]) {
      expect(leanings(fits, doubt).reduce((a, b) => a + b)).toBeCloseTo(1);
      expect(hunt(fits, 0, 3, doubt).reduce((a, b) => a + b)).toBeCloseTo(1);
    }
    expect(hunt(fits, 0, 3, 0.05)[0]).toBeGreaterThan(hunt(fits, 0, 3, 0.3)[0] as number);
  });
});

test('shrewd wins more cards than greedy', () => {
  const points = (good: string, other: string): number => {
    let lead = 0;
    for (let game = 0; game < 4; game++) {
      const chance = new QuickChance(`skill ${game}`);
      const luck = new QuickChance(`whims ${game}`);
      const s = cloudMine.setup({ language: 'en' }, 6, chance, undefined);
      const level = (seat: number): string => ((seat + game) % 2 === 0 ? good : other);
      const seated = Array.from({ length: 6 }, (_, seat) => botAt(level(seat)));
      for (let [seat] = cloudMine.awaited(s); seat !== undefined; [seat] = cloudMine.awaited(s)) {
        cloudMine.apply(s, seat, ask(cloudMine, s, seat, seated[seat] as CloudBot, luck), chance, undefined);
      }
      s.won.forEach((cards, seat) => {
        lead += level(seat) === good ? cards.length : -cards.length;
      });
    }
    return lead;
  };
  expect(points('shrewd', 'greedy')).toBeGreaterThan(0);
});
