import cloudMine, { type State as Clouds } from '@aerie/cloud-mine';
import type { Game } from '@aerie/kernel';
import raufUndRunter from '@aerie/rauf-und-runter';
import type { State as Dragons } from '@aerie/schwingenschlag';
import ueberDenWolken, { type State as Birds } from '@aerie/ueber-den-wolken';
import zefiria from '@aerie/zefiria';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Glossary } from '../src/contract/glossary.js';
import cloudMineTerms from '../src/games/cloud-mine/glossary.js';
import raufUndRunterTerms from '../src/games/rauf-und-runter/glossary.js';
import schwingenschlagTerms from '../src/games/schwingenschlag/glossary.js';
import ueberDenWolkenTerms from '../src/games/ueber-den-wolken/glossary.js';
import zefiriaTerms from '../src/games/zefiria/glossary.js';
import type { SavedMatch } from '../src/play/saved-match.js';
import { untilStill } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { untilAsked } from './play.js';
import { open, prepare, randomUntil } from './prepared-match.js';
import { unexplained } from './symbols.js';

const at = useSite();

/** A moment of a match, and what is pressed in it one after the other, each time to look again. */
interface Position {
  match(): SavedMatch;
  /** What is tapped before one looks at all. */
  readonly before?: string;
  /** Keys, or selectors of what is tapped. */
  readonly presses?: readonly string[];
}

interface Board {
  readonly game: string;
  readonly glossary: Glossary;
  /** What has no term, and why it needs none. */
  readonly besides: Readonly<Record<string, string>>;
  readonly positions: readonly Position[];
}

const CLOSE = 'role=button[name="Close"]';
/** The end of a game, behind what is said about it. */
const endOf = <S, V, A, E, O>(game: Game<S, V, A, E, O>): Position => ({
  match: () => randomUntil(game, { seats: 3, until: (s) => game.awaited(s).length === 0 }),
  before: CLOSE,
});
const asks = (s: Dragons): string | undefined => s.agenda.at(-1)?.task;
const birdsAt = (step: Birds['step']['at'], presses?: readonly string[]): Position => ({
  match: () => randomUntil(ueberDenWolken, { seats: 3, until: (s) => s.stage > 0 && s.step.at === step }),
  ...(presses ? { presses } : {}),
});

/** What needs no term in Cloud Mine. */
const IN_CLOUD_MINE = {
  '.cm-hill, .cm-art': 'the hill',
  '.cm-candle': 'the light in which the Scout looks',
  '.cm-turned': 'a tap on a card that is turned over tells why it cannot be guessed',
  input: 'where words are written',
  '.cm-page-cloud, .cm-story-cloud': 'a cloud of a round before, whose words are beside it',
} as const;

const cloudsAt = (step: Clouds['step']): Position => ({
  match: () =>
    randomUntil(cloudMine, {
      seats: 5,
      until: (s) => s.step === step && s.past.length > 0 && s.guesses.length === (step === 'guess' ? 2 : 0),
    }),
});

const BOARDS: readonly Board[] = [
  {
    game: 'Rauf und Runter',
    glossary: raufUndRunterTerms,
    besides: {
      '.rr-backdrop, .rr-bank, .rr-grass, .rr-blades, .rr-daisy, .rr-sod': 'the farm around the ladder',
      '.rr-clothesline, .rr-peg, .rr-foot-shadow': 'what things hang and stand on',
      '.rr-stem, .rr-leaf, .rr-tendril': 'the plant that climbs along the ladder',
    },
    positions: [
      {
        match: () =>
          randomUntil(raufUndRunter, {
            seats: 4,
            until: (s) => s.round === 2 && s.turn === 2 && s.track.length > 1,
          }),
        presses: ['.tools button:has-text("Odds")'],
      },
      {
        match: () =>
          randomUntil(raufUndRunter, {
            seats: 4,
            until: (s) =>
              s.order.at(-1) === 0 && s.turn === 3 && s.dice === 0 && raufUndRunter.answers(s, 0).length > 1,
          }),
      },
      endOf(raufUndRunter),
    ],
  },
  {
    game: 'Über den Wolken',
    glossary: ueberDenWolkenTerms,
    besides: {
      '.uw-sky-art': 'the sky',
      '.uw-stakes': 'price and gain at the edge of a partner for a swap, who says what they are',
      '.uw-flock:has(~ .uw-peek)': 'covered by the look at a seat',
      '.uw-card-art': 'the paper of a card: its parts have terms',
      '.uw-badge': 'points of the card that is looked at, which the note beside tells',
      '.uw-playing': 'lets fingers through to the flock; the prompt tells what the card does',
    },
    positions: [
      birdsAt('turn', ['.uw-mover', '.uw-seat >> nth=1']),
      birdsAt('swap'),
      birdsAt('search'),
      birdsAt('place'),
      birdsAt('scoring'),
      endOf(ueberDenWolken),
    ],
  },
  {
    game: 'Zefiria',
    glossary: zefiriaTerms,
    besides: {
      '.zf > .zf-art': 'the sky',
      '.zf-isle-shadow': 'the shadow of an island',
    },
    positions: [
      {
        match: () =>
          randomUntil(zefiria, {
            seats: 3,
            options: { mode: 'storm' },
            until: (s) =>
              s.stage.at === 'turn' &&
              s.round > 1 &&
              s.figures[s.stage.who]?.spirit === 'austro' &&
              s.held.some((gems) => gems > 0),
          }),
      },
      {
        match: () =>
          randomUntil(zefiria, {
            seats: 2,
            until: (s) => s.stage.at === 'turn' && s.figures[s.stage.who]?.spirit !== 'austro',
          }),
        presses: ['.zf-reachable', '.zf-isle:not(.zf-selected)'],
      },
      { match: () => randomUntil(zefiria, { seats: 1, until: (s) => s.stage.at === 'corners' }) },
    ],
  },
  {
    game: 'Cloud Mine',
    glossary: cloudMineTerms,
    besides: IN_CLOUD_MINE,
    positions: [cloudsAt('dream'), cloudsAt('guess'), endOf(cloudMine)],
  },
  {
    game: 'Schwingenschlag',
    glossary: schwingenschlagTerms,
    besides: {
      '.ss-land': 'the mountain',
      '.ss-points-token': 'a number in a sentence',
      '.ss-thumb-paper': 'the colours of the caves whose signs are on the card',
      '.ss-thumb-art, .ss-space-art, .ss-hollow-art': 'a card that a tap opens, with all that it says',
      '.ss-full-art, .ss-walk-face, .ss-trail .ss-art, .ss-chip-face': 'a dragon whose words are beside it',
      '.ss-live ~ .ss-stone-step': 'not in the way of a finger that puts something beside it',
      table: 'rows and columns have headings',
    },
    positions: [
      { match: () => prepare({ seats: 2, until: (s) => s.drafts.length > 0 }) },
      {
        match: () =>
          prepare({
            seats: 3,
            until: (s) =>
              s.round === 2 &&
              asks(s) === 'turn' &&
              (s.mats[0]?.dragons.length ?? 0) > 1 &&
              (s.mats[0]?.rows.some(({ dragons }) => dragons.length > 0) ?? false),
          }),
        presses: [
          '.ss-entrance',
          CLOSE,
          '.ss-hand .ss-card',
          CLOSE,
          '.ss-space-dragon',
          CLOSE,
          '2',
          'g',
          'o',
          'p',
        ],
      },
      { match: () => prepare({ seats: 2, until: (s) => asks(s) === 'marker' }) },
      {
        match: () => prepare({ seats: 1, until: (s) => s.round === 2 && asks(s) === 'turn' }),
        presses: ['r'],
      },
    ],
  },
];

const press = (page: Page, what: string): Promise<void> =>
  /^\w$/.test(what) ? page.keyboard.press(what) : page.locator(what).first().click();

it.each(BOARDS)('every sign of $game says what it is', async ({ glossary, besides, positions }) => {
  const { page } = await at.regular();
  const found = new Set<string>();
  for (const { match, before, presses = [] } of positions) {
    await open(page, match());
    await untilAsked(page);
    if (before) await press(page, before);
    for (const what of ['', ...presses]) {
      if (what !== '') await press(page, what);
      // What is opened is the same at both sizes.
      for (const size of what === '' ? [DESKTOP, PHONE] : [PHONE]) {
        await page.setViewportSize(size);
        await untilStill(page);
        for (const sign of await unexplained(page, glossary, Object.keys(besides))) found.add(sign);
      }
    }
  }
  expect([...found]).toEqual([]);
});

it('every sign of Cloud Mine says what it is while others think', async () => {
  const { page } = await at.person({ size: PHONE });
  // Bots are asked and never answer.
  await page.route(/think\.worker/, () => undefined);
  for (const step of ['scout', 'dream'] as const) {
    const match = cloudsAt(step).match();
    // Whoever would be asked is a bot, and somebody waits two seats further on.
    await open(page, { ...match, seats: [...match.seats.slice(3), ...match.seats.slice(0, 3)] });
    await page.locator('.cm-waits').waitFor();
    expect(await unexplained(page, cloudMineTerms, Object.keys(IN_CLOUD_MINE))).toEqual([]);
  }
});
