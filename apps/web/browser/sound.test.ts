import { GAMES } from '@aerie/registry';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './fixture.js';
import { playNow } from './play.js';

const at = useSite();

interface Heard {
  readonly name: string;
  readonly peak: number;
  /** How loud it is on the mean. */
  readonly mean: number;
  /** How loud its last third of a second is. */
  readonly end: number;
}

/** The audio of a page is worked out instead of played: what is made goes on a tape that the test winds on. */
const withTape = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const SECONDS = 70;
    class Tape extends OfflineAudioContext {
      wound = 0;
      parts = 0;
      constructor() {
        super(2, SECONDS * 24_000, 24_000);
      }
      override get currentTime() {
        return this.wound;
      }
      override createGain() {
        this.parts++;
        return super.createGain();
      }
      override async resume() {}
      override async suspend() {}
    }
    const one = globalThis as unknown as { tape?: Tape; AudioContext: unknown };
    const construct = () => {
      one.tape ??= new Tape();
      return one.tape;
    };
    one.AudioContext = new Proxy(Tape, { construct });
  });

const hasTape = (page: Page): Promise<boolean> => page.evaluate(() => 'tape' in globalThis);

/** Presses the buttons of the page of components one after the other, and measures each; a switch is pressed again when it has sounded. */
const heardOf = (page: Page, buttons: string, seconds: number): Promise<Heard[]> =>
  page.evaluate(
    async ([selector, long]) => {
      type Tape = OfflineAudioContext & { wound: number; parts: number };
      const tape = () => (globalThis as unknown as { tape?: Tape }).tape;
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
      const FADE = 4;
      const takes: { name: string; from: number; to: number }[] = [];
      for (const button of document.querySelectorAll<HTMLElement>(selector as string)) {
        const from = tape()?.wound ?? 0;
        const before = tape()?.parts ?? 0;
        button.click();
        while ((tape()?.parts ?? 0) === before) await wait(5);
        await wait(10);
        const to = from + (long as number);
        if (button.ariaPressed === 'true') {
          Object.assign(tape() as Tape, { wound: to - FADE });
          button.click();
        }
        Object.assign(tape() as Tape, { wound: to });
        takes.push({ name: button.textContent, from, to });
      }
      const { sampleRate } = tape() as Tape;
      const played = await (tape() as Tape).startRendering();
      const channels = [played.getChannelData(0), played.getChannelData(1)];
      const loudness = (from: number, to: number) => {
        let [peak, sum, count] = [0, 0, 0];
        for (const samples of channels)
          for (let i = Math.floor(from * sampleRate); i < to * sampleRate; i++) {
            const one = Math.abs(samples[i] ?? 0);
            peak = Math.max(peak, one);
            sum += one ** 2;
            count++;
          }
        return { peak, mean: Math.sqrt(sum / count) };
      };
      return takes.map(({ name, from, to }) => ({
        name,
        ...loudness(from, to),
        end: loudness(to - 0.3, to).peak,
      }));
    },
    [buttons, seconds] as const,
  );

/** Whether anything on the page moves for longer than a blink, at any moment of a while. */
const moves = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const BLINK_MS = 150;
    const moving = (animation: Animation) =>
      animation.playState === 'running' && Number(animation.effect?.getComputedTiming().endTime) > BLINK_MS;
    for (let i = 0; i < 30; i++) {
      if (document.getAnimations().some(moving)) return true;
      await new Promise(requestAnimationFrame);
    }
    return false;
  });

describe('sounds', () => {
  it('are all heard, clip nothing and end', async () => {
    const { page } = await at.person({ settings: { soundVolume: 1, soundscapeVolume: 1 } });
    await withTape(page);
    await page.goto('/components');
    await page.locator('h1').first().click();
    const heard = await heardOf(page, '.row[data-sounds="events"] > button', 2.5);
    for (const { id } of GAMES) {
      await page.reload();
      await page.locator('h1').first().click();
      heard.push(...(await heardOf(page, `.row[data-sounds="${id}"] > button`, 14)));
    }
    expect(heard.length).toBeGreaterThan(30);
    const wrong = ({ peak, mean, end }: Heard) => peak < 0.02 || peak > 0.9 || mean < 0.001 || end > 0.002;
    expect(heard.filter(wrong)).toEqual([]);
  });

  it('wait for a press; where nothing moves, they are a wish of their own', async () => {
    const { page } = await at.person({ settings: { speed: 1, sound: true, soundscape: true } });
    await withTape(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await playNow(page);
    await page.locator('.board [data-answer]:not([aria-disabled="true"])').first().click();
    expect(await moves(page)).toBe(false);
    expect(await hasTape(page)).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Soundscape is off' }).click();
    await page.waitForFunction(() => 'tape' in globalThis);

    // What is remembered begins by itself only where things move, and not before somebody has pressed something.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await page.locator('.table .board > *').first().waitFor();
    await page.waitForTimeout(300);
    expect(await hasTape(page)).toBe(false);
    await page.locator('.prompt').click();
    await page.waitForFunction(() => 'tape' in globalThis);
  });
});
