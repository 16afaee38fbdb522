import { type Entry, Match } from '@aerie/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import game, { countWords, refusal, scoutOf } from './index.js';
import { tidy } from './words.js';

describe('Ruling on words', () => {
  test.each([
    ['whale', 1],
    ['a whale with a hat', 5],
    ['arc-en-ciel', 1],
    ["l'oiseau", 1],
    ['l’oiseau s’envole', 2],
    ["dell'elefante un po' triste", 4],
    ['🐳', 1],
    ['🐳 🎩', 2],
    ['🐳🎩', 1],
    ['👩‍🚀 🇨🇭 #️⃣', 3],
    ['whale 🐳', 2],
    ['whale — hat', 2],
    ['... !? -', 0],
    ['3 Wolken', 2],
    ['', 0],
    [' \t\n', 0],
    ['white\u00A0whale', 2],
    ['白鲸', 1],
    ['鲸鱼 帽子', 2],
    ['鲸鱼，帽子！', 2],
    ['「鲸鱼」', 1],
    ['Krönung!', 1],
    ['\u3164', 0],
    ['\u115F\u1160 \uFFA0', 0],
    ['\u2800', 0],
    ['\u034F', 0],
    ['\u{E0100}\u180B\u200B', 0],
    ['\u3164whale\u3164', 1],
    ['白\u3164 \u3164', 1],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test.each([
    ['我看见一只鲸鱼', 3],
    ['空に浮かぶ鯨', 2],
    ['ปลาวาฬบนท้องฟ้า', 2],
  ])('%j has at least %i words', (text, words) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(words);
  });
});

test('six words and more are refused in scripts without spaces too, five and fewer are not', () => {
  expect(refusal('我看见一只鲸鱼戴着帽子在天上飞')).toMatchObject({ code: 'tooManyWords' });
  expect(refusal('白鲸')).toBeUndefined();
  expect(refusal('鲸鱼 帽子 天空')).toBeUndefined();
});

describe('what was said once is not judged again in a replay', () => {
  const match = Match.begin(game, { seats: 4, seed: 'said', options: {} });
  match.play(scoutOf(match.state), { kind: 'pick', card: match.state.cards[0] as number });
  const { log } = match;
  match.play(match.state.daydreamer, { kind: 'say', text: '白鲸' });
  const said = match.log.entries[1] as Entry & { readonly answer: string };
  const replayed = (text: string) => () =>
    Match.resume(game, {
      ...log,
      entries: [match.log.entries[0] as Entry, { ...said, answer: `say ${text}` }],
    });

  test.each([
    ['a machine that finds more words', '我看见一只鲸鱼戴着帽子在天上飞'],
    ['a machine that knows no word in it', '… !'],
    ['any machine', '白鲸'],
    ['a machine that knows what cannot be seen', '\u3164'],
  ])('%s replays it', (_, text) => {
    expect(replayed(text)().state.words).toBe(text);
  });

  test.each([
    ['too long', 'x'.repeat(81), 'tooLong'],
    ['strange signs', 'left\u202Eright', 'strangeSigns'],
    ['nothing', '   ', 'noWords'],
  ])('%s is still no description', (_, text, code) => {
    expect(replayed(text)).toThrow(code);
  });
});

const word = fc.stringMatching(/^[a-zäöüéèàçß]{1,10}$/);
const elided = fc
  .tuple(fc.constantFrom('l', 'd', 'qu', 'un', 'dell'), fc.constantFrom("'", '’'), word)
  .map((p) => p.join(''));
const hyphened = fc.array(word, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('-'));
const emoji = fc.constantFrom('🐳', '☁️', '👩‍🚀', '🇮🇹', '❤️', '1️⃣');
const anyWord = fc.oneof(
  word,
  elided,
  hyphened,
  emoji,
  word.map((w) => `«${w}!»`),
);
const space = fc.stringMatching(/^[ \t\n\u00A0\u3000]{1,3}$/);
const punctuation = fc.constantFrom('…', '–', '?!', ',', '«»');

describe('properties of counting', () => {
  test('words count one each, whatever stands between them', () => {
    const text = fc.array(fc.tuple(anyWord, space, fc.option(punctuation, { nil: '' }), space));
    fc.assert(
      fc.property(text, (pieces) => {
        expect(countWords(pieces.flat().join(''))).toBe(pieces.length);
      }),
    );
  });

  test('punctuation and white space alone make no word', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(punctuation, space)), (pieces) => {
        expect(countWords(pieces.join(''))).toBe(0);
      }),
    );
  });

  test('any text at all is counted and judged, and tidying changes neither', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 120 })),
        (text) => {
          expect(countWords(tidy(text))).toBe(countWords(text));
          if (refusal(text) === undefined) expect(refusal(tidy(text))).toBeUndefined();
        },
      ),
    );
  });

  test('from one to five words of reasonable length are taken, six are not', () => {
    const words = (count: number) => fc.array(word, { minLength: count, maxLength: count });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }).chain(words), (list) => {
        expect(refusal(list.join(' '))).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(words(6), (list) => {
        expect(refusal(list.join(' '))).toEqual({ code: 'tooManyWords', args: { words: 6, most: 5 } });
      }),
    );
  });

  test('length is counted in code points after trimming', () => {
    expect(refusal('🐳'.repeat(80))).toBeUndefined();
    expect(refusal(`  ${'🐳'.repeat(80)}  `)).toBeUndefined();
    expect(refusal('🐳'.repeat(81))).toMatchObject({ code: 'tooLong' });
  });
});
