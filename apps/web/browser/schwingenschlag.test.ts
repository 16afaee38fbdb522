import game, { type Answer, dragonCard, isIdleExchange, type State } from '@aerie/schwingenschlag';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { planFor } from '../src/games/schwingenschlag/board/plan.js';
import { misfits, violations } from './axe.js';
import { DESKTOP, PHONE, TABLET } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { focusOn } from './keyboard.js';
import { answer, hurry, movesOn, offers, showMove, untilAsked } from './play.js';
import { keptAnswers, type Moment, open, prepare } from './prepared-match.js';

const at = useSite();

/** Whoever plays busily does what can be done; whoever plays briskly passes as soon as that is possible. */
const BUSILY = {
  prefers: ['^(?!pass$|done$)'],
  // A card or a cave that can be used is tapped before somebody passes.
  opens: '.ss-card.ss-live, .ss-entrance.ss-live',
};
const BRISKLY = { prefers: ['^pass$', '^(?!done$)'] };

describe('Schwingenschlag', () => {
  it('alone against the game’s own opponent, on a phone, to an account that tells where points come from', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/games/schwingenschlag');
    await page.locator('.begin').getByText('1', { exact: true }).first().click();
    await page.locator('.begin').getByText('Level 2', { exact: true }).click();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await untilAsked(page);
    const answers = await hurry(page, BUSILY);
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.map((one) => one.split(' ')[0])).toEqual(
      expect.arrayContaining(['discard', 'take', 'pass']),
    );
    const account = page.locator('.account');
    await expect.poll(() => account.locator('.ss-points thead').textContent()).toContain('The rival');
    await expect.poll(() => account.locator('.ss-chart').count()).toBe(2);
    // Every number leads to what it is made of.
    const number = account.locator('.ss-points tbody button').first();
    const points = Number(await number.textContent());
    await number.click();
    const parts = await account.locator('.ss-sources li b').allTextContents();
    expect(parts.map(Number).reduce((a, b) => a + b, 0)).toBe(points);
    // It is all there again after coming back.
    const table = await account.locator('.ss-chart-table').textContent();
    await page.reload();
    await account.waitFor();
    await expect.poll(() => account.locator('.ss-chart-table').textContent()).toBe(table);
  }, 240_000);

  it('two people in two browsers play a whole game and see the same end', async () => {
    const anna = await at.person({ size: PHONE });
    const ben = await at.person();
    const link = await invite(anna, 'Anna', 2, 'schwingenschlag');
    await joinTable(ben, link, 'Ben');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([hurry(anna.page, BUSILY), hurry(ben.page, BRISKLY)]);
    const ends = await Promise.all(
      [anna, ben].map(({ page }) =>
        page.$$eval('.account tbody tr', (rows) => rows.map((row) => row.textContent ?? '')),
      ),
    );
    expect(ends[0]).toEqual(ends[1]);
    // Four rounds for two: what each had after each of them.
    expect(ends[0]?.filter((row) => row.startsWith('Round'))).toHaveLength(8);
  }, 300_000);

  it('one person and four bots play to the end', async () => {
    const { page } = await at.person();
    await open(page, prepare({ seats: 5, until: () => true }));
    await untilAsked(page);
    await hurry(page, BRISKLY);
    await expect.poll(() => page.locator('.account .ss-points tfoot td').count()).toBe(5);
    await expect.poll(() => page.locator('.account .ss-legend').first().locator('li').count()).toBe(5);
  }, 120_000);
});

const can = (s: State, a: Answer['a'], n: number): boolean =>
  game.answers(s, 0).filter((one) => one.a === a).length >= n;
/** The answers to what is asked: without exchanges that nothing asks for. */
const answersTo = (s: State): Answer[] =>
  game.answers(s, 0).filter((answer) => !isIdleExchange(s, 0, answer));
const asks = (s: State): string | undefined => s.agenda.at(-1)?.task;

/** Every kind of question, a moment in which it is asked, and how answers to it begin. */
const QUESTIONS: readonly (readonly [string, Moment, string])[] = [
  ['what to throw away first', (s) => s.drafts.length > 0, 'discard '],
  ['what to pay with', (s) => asks(s) === 'pay' && answersTo(s).length > 2, 'pay '],
  ['where to lay an egg', (s) => can(s, 'egg', 3), 'egg '],
  ['which card to take', (s) => asks(s) !== 'turn' && can(s, 'takeDragon', 3), 'take d'],
  ['what becomes of drawn cards', (s) => asks(s) === 'sharing' && can(s, 'keepDragon', 2), 'keep d'],
  ['which square of the guild', (s) => asks(s) === 'marker', 'mark '],
  ['whose ability comes first', (s) => asks(s) === 'roundAbilities' && can(s, 'activate', 2), 'activate '],
  ['which dragon to cover', (s) => can(s, 'cover', 2), 'cover '],
  ['which dragons change places', (s) => can(s, 'swap', 1), 'swap '],
  ['what to cache where', (s) => can(s, 'cache', 3), 'cache '],
  ['what is too much', (s) => asks(s) === 'limits', 'discard '],
  ['whether the card or the bonus of its space comes first', (s) => asks(s) === 'dug', 'use 1'],
  ['whether to take a gift', (s) => asks(s) === 'pieces' && s.active !== 0, ''],
];

/** Answers what is asked, by a real tap; where answers are sorted by what they are about, that comes first. */
async function answerWith(page: Page, begins: string): Promise<string> {
  const fits = (one: string) => one.startsWith(begins);
  if (!(await offers(page)).some(fits))
    await page.locator('.ss-sheet .ss-chip:not([data-answer])').first().click();
  let given = '';
  await answer(page, (offered) => {
    given = offered.find(fits) ?? '';
    return given || undefined;
  });
  return given;
}

describe('Schwingenschlag asks', () => {
  it.each(QUESTIONS)('%s, on a phone and on a desktop', async (_, until, begins) => {
    const match = prepare({ seats: 2, until });
    const { page } = await at.regular();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await open(page, match);
      await untilAsked(page);
      await expect.poll(() => page.locator('.prompt .asked').textContent()).toMatch(/\w/);
      expect(await misfits(page)).toEqual([]);
      const given = await answerWith(page, begins);
      // While all choose their first cards, a bot may move the table on before this answer is kept.
      await expect
        .poll(async () => (await keptAnswers(page)).slice(match.log.entries.length))
        .toContain(given);
    }
  });

  it('nothing about exchanges: they are there for whoever looks for them', async () => {
    const match = prepare({
      seats: 2,
      until: (s) => asks(s) === 'turn' && game.answers(s, 0).length > answersTo(s).length + 8,
    });
    const { page } = await at.regular();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await open(page, match);
      await untilAsked(page);
      expect((await offers(page)).filter((one) => one.startsWith('exchange'))).toEqual([]);
      await page.getByRole('button', { name: 'Exchange 2 resources for 1 other' }).click();
      await page.locator('.ss-trades').first().waitFor();
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      const given = await answerWith(page, 'exchange ');
      await expect
        .poll(async () => (await keptAnswers(page)).slice(match.log.entries.length))
        .toEqual([given]);
      // The turn goes on, and the sheet is put away.
      await expect.poll(() => page.locator('.ss-trades').count()).toBe(0);
    }
  });

  it('how an action is paid, filled in and open to change', async () => {
    let action = '';
    /** A dragon that can be paid for in more than one way. */
    const until: Moment = (s) => {
      if (asks(s) !== 'turn') return false;
      const entice = game.answers(s, 0).find((one) => {
        const [first] = one.a === 'entice' ? (planFor(game.view(s, 0), 0, one)?.steps ?? []) : [];
        return (first?.ways.length ?? 0) > 1;
      });
      action = entice ? game.write(entice) : '';
      return action !== '';
    };
    const match = prepare({ seats: 2, until });
    const { page } = await at.regular();
    await open(page, match);
    await untilAsked(page);
    const card = Number(/d(\d+)/.exec(action)?.[1]);
    const places = await page.locator('.ss-hand .ss-card').count();
    for (let i = 0; i < places; i++) {
      await page.locator('.ss-hand .ss-card').nth(i).click();
      await page.locator('.ss-sheet').waitFor();
      const chosen = page.locator(`.ss-sheet-foot [data-answer^="entice d${card} "]`);
      if ((await chosen.count()) > 0) break;
      await page.getByRole('button', { name: 'Close' }).click();
    }
    const other = page.locator('.ss-ways').first().locator('[aria-pressed="false"]').first();
    const wish = await other.getAttribute('data-way');
    await other.click();
    const before = await movesOn(page);
    await page.locator('.ss-sheet-foot [data-answer]').click();
    await page.waitForFunction(
      (number) => Number(document.querySelector('.table')?.getAttribute('data-moves')) >= number + 2,
      before,
    );
    const given = (await keptAnswers(page)).slice(match.log.entries.length);
    expect(given[0]).toMatch(`entice d${card} `);
    expect(given[1]).toBe(wish);
  });
});

/** Where the parts of the board lie, and which cards are in the hand. */
const layoutOf = (page: Page): Promise<{ places: unknown[]; hand: unknown }> =>
  page.evaluate(() => ({
    places: ['.ss-mat', '.ss-supplies', '.ss-display', '.ss-hand', '.ss-goals', '.ss-guild'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [part, x, y, width, height];
    }),
    hand: [...document.querySelectorAll('.ss-hand .ss-card')].map((card) => card.textContent),
  }));

describe('Schwingenschlag lets people look', () => {
  it.each([
    ['a phone', PHONE],
    ['a tablet', TABLET],
    ['a desktop', DESKTOP],
  ])('nothing moves for what cannot be played, and the own hand stays, on %s', async (_, size) => {
    const { page } = await at.person({ size });
    const until: Moment = (s) =>
      s.round === 1 &&
      asks(s) === 'turn' &&
      (s.mats[0]?.dragons ?? []).some(
        (card) => !game.answers(s, 0).some((a) => a.a === 'entice' && a.card === card),
      );
    await open(page, prepare({ seats: 3, until }));
    await untilAsked(page);
    const before = await layoutOf(page);
    // A card on display, one in hand that cannot be paid for, a dragon that lives here: each says why.
    for (const [what, words] of [
      ['.ss-display .ss-card', /On display for all/],
      ['.ss-hand .ss-card:not(.ss-live)', /Missing|no room/],
      ['.ss-space-dragon', /On your mat/],
    ] as const) {
      await page.locator(what).first().click();
      await expect.poll(() => page.locator('.ss-read').textContent(), { message: what }).toMatch(words);
      expect(await layoutOf(page), what).toEqual(before);
      expect(await misfits(page)).toEqual([]);
      await page.locator('.ss-read').getByRole('button', { name: 'Close' }).click();
      await page.locator('.ss-read').waitFor({ state: 'detached' });
    }
    // Somebody else's mat stands beside the own one, or takes its place, with what they hold, and leads back.
    await page.getByRole('button', { name: 'Bruno’s mat' }).click();
    await expect.poll(() => page.locator('.ss-bar').textContent()).toContain('Bruno');
    expect(await page.locator('.ss-holdings li').count()).toBe(8);
    const ownPlaces = ({ places, hand }: { places: unknown[]; hand: unknown }) => [
      places.slice(size === DESKTOP ? 0 : 1, 4),
      hand,
    ];
    expect(ownPlaces(await layoutOf(page))).toEqual(ownPlaces(before));
    expect(await page.locator('.ss-mat:visible').count()).toBe(size === DESKTOP ? 2 : 1);
    await page.getByRole('button', { name: 'My mat' }).click();
    expect(await layoutOf(page)).toEqual(before);
  });

  it.each<[string, Moment, RegExp]>([
    [
      'an effect that is declined',
      (s) => asks(s) === 'pieces' && can(s, 'step', 1) && can(s, 'done', 1) && answersTo(s).length === 2,
      /You go without: \d guild step/,
    ],
    [
      'dragons that do not work',
      (s) => asks(s) === 'roundAbilities' && can(s, 'activate', 2),
      /2 dragons do not work/,
    ],
    [
      'a bargain',
      (s) => asks(s) === 'pieces' && can(s, 'use', 1) && can(s, 'done', 1) && answersTo(s).length === 2,
      /pay nothing and get nothing|go without/,
    ],
  ])('%s is quiet and says what it costs', async (_, until, words) => {
    const { page } = await at.regular();
    await open(page, prepare({ seats: 2, until }));
    await untilAsked(page);
    const button = page.locator('.ss-sheet [data-answer="done"]');
    expect(await button.getAttribute('class')).toContain('ss-chip-quiet');
    expect(await button.textContent()).toMatch(words);
  });

  it('a card that is given away is not the big button', async () => {
    const { page } = await at.regular();
    await open(page, prepare({ seats: 2, until: (s) => s.drafts.length > 0 }));
    await untilAsked(page);
    expect(await page.locator('.ss-chip-primary').count()).toBe(0);
    await page.locator('.ss-offer-read').first().click();
    const button = page.locator('.ss-read [data-answer^="discard "]');
    await expect.poll(() => button.textContent()).toContain('It goes to the discard pile.');
    expect(await page.locator('.ss-chip-primary').count()).toBe(0);
  });
});

describe('Schwingenschlag advises', () => {
  it('the master’s answer and the next best, with points, the chance to win and why, on a phone and on a desktop', async () => {
    const match = prepare({
      seats: 1,
      until: (s) => s.round === 3 && asks(s) === 'turn' && s.mats[0]?.coins === 2 && can(s, 'explore', 2),
    });
    const { page } = await at.regular();
    await open(page, match);
    await untilAsked(page);
    // First where to look; the board gives nothing away yet.
    const tool = page.getByRole('button', { name: 'Hint' });
    await tool.press('Enter');
    const words = page.locator('.hint [role="status"]');
    await words.waitFor();
    expect(await words.textContent()).toMatch(/^(Look|Follow|Count) /);
    expect(await page.locator('.board .ss-lit, .hint :text("Do that")').count()).toBe(0);
    expect(await misfits(page)).toEqual([]);
    // The same key again: what to do, and why.
    await tool.press('Enter');
    await page.locator('.hint').getByRole('button', { name: 'Do that' }).waitFor();
    const [best = '', next = ''] = await words.locator('p').allTextContents();
    const figures = /\(about [\d.]+ points, \d+% chance to win\)/;
    expect(best).toMatch(figures);
    // Why: a sentence at least.
    expect(best).toMatch(/\)\. [A-Z+].+\.$/);
    expect(next).toMatch(/^Next best: /);
    expect(next).toMatch(figures);
    expect(`${best} ${next}`).not.toMatch(/\b[cd]\d|undefined|NaN|\{/);
    // It is read out by itself, and by nothing else.
    expect(await page.locator('[role="status"], [aria-live]').getByText(next, { exact: true }).count()).toBe(
      1,
    );
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    }
    // Escape closes it; asked again, a tap leads on.
    await page.keyboard.press('Escape');
    expect(await page.locator('.hint').count()).toBe(0);
    await showMove(page);
    await page.locator('.hint').getByRole('button', { name: 'Do that' }).click();
    await expect.poll(async () => (await keptAnswers(page)).length).toBeGreaterThan(match.log.entries.length);
  });
});

describe('Schwingenschlag explains', () => {
  it('every sign of the board by its name, where it is touched', async () => {
    const { page } = await at.regular();
    await open(page, prepare({ seats: 2, until: (s) => s.round === 1 && asks(s) === 'turn' }));
    await untilAsked(page);
    /** Signs that neither have a name nor lie in something that says more when it is pressed. */
    const nameless = () =>
      page.$$eval('.ss .ss-sign', (signs) =>
        signs
          .filter((sign) => !sign.closest('[data-term], button'))
          .map((sign) => sign.outerHTML.slice(0, 60)),
      );
    expect(await nameless()).toEqual([]);
    const before = await layoutOf(page);
    const bubble = page.locator('.explanation');
    for (const [what, words] of [
      ['.ss-supply-coins', 'Coins Every action costs a coin.'],
      ['.ss-supply-nests', 'Nests of the mat'],
      ['.ss-row-G .ss-stone-step', 'Stone: a dragon card'],
      ['.ss-rock', 'Rock Not dug yet.'],
      ['.ss-round', 'Round Four rounds are played.'],
      ['.ss-back-dragon', 'Deck of dragon cards'],
    ] as const) {
      await page.locator(what).first().tap();
      await expect.poll(() => bubble.textContent(), { message: what }).toContain(words);
      expect(await layoutOf(page), what).toEqual(before);
      if (what === '.ss-rock') expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await bubble.waitFor({ state: 'detached' });
    }
    for (const [key, what, words] of [
      ['o', '.ss-goal-places', 'Points for the places'],
      ['g', '.ss-square', 'Squares of the guild tile'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator(what).first().tap();
      await expect.poll(() => bubble.textContent(), { message: what }).toContain(words);
      await page.keyboard.press('Escape');
      expect(await nameless()).toEqual([]);
    }
  });

  it('the end of a round, with everybody’s result and what comes next', async () => {
    const { page } = await at.regular();
    // The last of the round: everybody else has passed, the coins are spent, and no dragon works at the round's end.
    const isQuiet = ({ rows }: State['mats'][number]) =>
      rows.every(({ dragons }) => dragons.every(({ card }) => !dragonCard(card).timings.includes('round')));
    const until: Moment = (s) =>
      asks(s) === 'turn' &&
      s.mats.every((mat, seat) => isQuiet(mat) && (seat === 0 ? mat.coins === 0 : mat.passed));
    await open(page, prepare({ seats: 3, until }));
    await untilAsked(page);
    await page.locator('.ss-pass').click();
    const stage = page.locator('.moment');
    await stage.waitFor();
    const words = await stage.textContent();
    expect(words).toMatch(/Round \d is over/);
    expect(words).toMatch(/Its objective: /);
    expect(await stage.locator('tbody tr').count()).toBe(3);
    await stage.click();
    await stage.waitFor({ state: 'detached' });
  });
});

describe('Schwingenschlag takes back', () => {
  it('what nothing was revealed by', async () => {
    // An effect is paid for, so that taking back leads to its text.
    const until: Moment = (s) =>
      asks(s) === 'pay' && s.agenda.at(-2)?.task === 'start' && answersTo(s).length > 2;
    const match = prepare({ seats: 2, until });
    const { page } = await at.regular();
    await open(page, match);
    await untilAsked(page);
    const asked = page.locator('.prompt.mine .asked');
    await expect.poll(() => asked.textContent()).toBe('What do you pay with?');
    await page.getByRole('button', { name: 'Undo' }).click();
    // What led to the payment is asked again, and can be answered as before.
    await expect.poll(() => asked.textContent()).not.toBe('What do you pay with?');
    const last = match.log.entries.at(-1);
    await answer(page, (offered) => offered.find((one) => last && 'answer' in last && one === last.answer));
    await expect.poll(() => asked.textContent()).toBe('What do you pay with?');
  });

  it('nothing after cards were drawn, and says why', async () => {
    const { page } = await at.regular();
    await open(page, prepare({ seats: 2, until: (s) => asks(s) === 'sharing' && can(s, 'keepDragon', 2) }));
    await untilAsked(page);
    const before = await movesOn(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
    // A finger sees no title: pressing it tells.
    await undo.click({ force: true });
    await expect.poll(() => page.locator('.why-not').textContent()).toMatch(/since/);
    expect(await movesOn(page)).toBe(before);
  });
});

describe('Schwingenschlag for everybody', () => {
  it('on a low screen what is asked is in sight, and the hand within reach', async () => {
    const { page } = await at.person({ size: { width: 360, height: 560 } });
    await open(page, prepare({ seats: 2, until: (s) => s.round === 1 && asks(s) === 'turn' }));
    await untilAsked(page);
    const inSight = (what: string) =>
      page.locator(what).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(() => inSight('.prompt .asked')).toBe(true);
    expect(await misfits(page)).toEqual([]);
    await page.locator('.ss-hand .ss-card').first().click();
    await page.locator('.ss-sheet h2').waitFor();
    await expect.poll(() => inSight('.ss-sheet h2')).toBe(true);
    await expect.poll(() => inSight('.prompt .asked')).toBe(true);
    // On the smallest screen nothing is cut off at the side.
    await page.setViewportSize({ width: 320, height: 640 });
    const isWhole = () =>
      page.$$eval('.ss-supplies > *', (parts) =>
        parts.every((part) => part.getBoundingClientRect().right <= innerWidth),
      );
    await expect.poll(isWhole).toBe(true);
    // A phone on its side shows everything at once.
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('.ss-sheet').waitFor({ state: 'detached' });
    for (const part of ['.ss-mat', '.ss-supplies', '.ss-display', '.ss-hand', '.prompt .asked'])
      await expect.poll(() => inSight(part), { message: part }).toBe(true);
  });

  it('cards are read where they lie: a mouse points at them, a finger goes from one to the next', async () => {
    const { page } = await at.person();
    const match = prepare({ seats: 2, until: (s) => s.round === 2 && asks(s) === 'turn' });
    await open(page, match);
    await untilAsked(page);
    const shown = page.locator('.ss-preview-card');
    const hand = page.locator('.ss-hand .ss-card');
    await hand.first().hover();
    await shown.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await focusOn(page, (element) => element.matches('.ss-space-dragon'));
    await shown.waitFor();
    // A finger opens the card, and the next one from there.
    await page.setViewportSize(PHONE);
    await hand.first().click();
    const title = page.locator('.ss-sheet h2');
    const first = await title.textContent();
    await page.getByRole('button', { name: 'Next card' }).click();
    await expect.poll(() => title.textContent()).not.toBe(first);
    expect(await shown.count()).toBe(0);
  });

  it('in a first game with the coach whatever is new is explained at once', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/learn/schwingenschlag');
    await page.getByRole('button', { name: 'Begin', exact: true }).last().click();
    const concept = (id: string) => page.locator(`.coach[data-concept="${id}"]`);
    await concept('draft').waitFor();
    expect(await violations(page)).toEqual([]);
    await concept('draft').getByRole('button', { name: 'Got it' }).click();
    for (let i = 0; i < 2; i++) await page.locator('[data-answer^="discard"]').first().click();
    await concept('firstResources').waitFor();
    for (let i = 0; i < 3; i++) await page.locator('[data-answer="take meat"]').first().click();
    // Whoever begins second may be given something first.
    await page.locator('.coach[data-concept="turn"], .coach[data-concept="gift"]').waitFor();
  });

  it('a whole round is played with the keyboard alone', async () => {
    const { page } = await at.person();
    await open(page, prepare({ seats: 2, until: (s) => s.round === 1 && asks(s) === 'turn' }));
    const round = () => page.locator('.ss-round').textContent();
    await untilAsked(page);
    const began = await round();
    let explored = false;
    for (let i = 0; i < 60 && (await round()) === began; i++) {
      if ((await untilAsked(page)) === 'over') break;
      const moves = await movesOn(page);
      const live = await page.locator('.ss-entrance.ss-live').count();
      if (live > 0 && !explored) {
        await focusOn(page, (element) => element.matches('.ss-entrance.ss-live'));
        await page.keyboard.press('Enter');
        explored = true;
      }
      await focusOn(
        page,
        (element) =>
          element.matches('.board [data-answer]:not([aria-disabled])') &&
          (!document.querySelector('.ss-sheet') || element.closest('.ss-sheet') !== null),
      );
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (before) =>
          document.querySelector('.confirm') ||
          Number(document.querySelector('.table')?.getAttribute('data-moves')) > before,
        moves,
      );
      if ((await page.locator('.confirm').count()) > 0) {
        await focusOn(page, (element) => element.matches('.confirm .quiet'));
        await page.keyboard.press('Enter');
        await page.locator('.confirm').waitFor({ state: 'detached' });
      }
    }
    expect(explored).toBe(true);
    await expect.poll(() => round()).not.toBe(began);
  });

  it.each([
    ['a phone by day', { size: PHONE }],
    ['a desktop by night', { dark: true }],
  ])('axe finds nothing, and the table can be read as text, on %s', async (_, visitor) => {
    const { page } = await at.person(visitor);
    const until: Moment = (s) => s.round === 2 && asks(s) === 'turn';
    await open(page, prepare({ seats: 1, level: 'greedy', until }));
    await untilAsked(page);
    const check = async (what: string) => {
      expect.soft(await violations(page), what).toEqual([]);
      expect.soft(await misfits(page), what).toEqual([]);
    };
    await check('table');
    await page.locator('.ss-hand .ss-card').first().click();
    await check('card');
    await page.keyboard.press('Escape');
    for (const [key, what] of [
      ['r', '.ss-rival'],
      ['p', '.ss-points'],
      ['o', '.ss-goal-list'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator(what).first().waitFor();
      await check(what);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Points so far', exact: true }).click();
    await page.locator('.ss-reckoning').waitFor();
    await check('points so far');
    await page.keyboard.press('Escape');
    const words = await page.locator('.board .ss-text').textContent();
    expect(words).toContain('Round 3 of 4');
    expect(words).toContain('The rival');
  });
});
