import { describe, expect, it } from 'vitest';
import { Client, playOut } from '../../server/src/testing/client.js';
import { misfits, violations } from './axe.js';
import { type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';

const at = useSite();

/** Says who somebody is, and gives a line to the server in their name. */
async function enter({ page, context }: Person, base: string, name: string): Promise<Client> {
  await page.goto('/tokens');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByText('You have none yet.').waitFor();
  const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
  return Client.connect(base, cookie);
}

/** A match against a bot that was played to its end; gives the address of its replay. */
async function playedBy(client: Client): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const table = await client.must('create', {
    ...{ game: 'rauf-und-runter', options: {}, listed: false, seats: [...seats] },
  });
  await client.must('watch', { table });
  await client.must('start', { table });
  await client.until('the match', () => client.matches.has(table));
  await playOut(client, table, ([first]) => first as string);
  return `/replay/${table}`;
}

const shows = ({ page }: Person, number: number) => page.locator(`.replay[data-moves="${number}"]`).waitFor();
const strip = ({ page }: Person, text: string) => page.locator('.room-strip').getByText(text).waitFor();
/** Closes the dialog; keys are the board's again once it is gone. */
async function shut({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}
const press = ({ page }: Person, name: string) => page.getByRole('button', { name }).first().click();

describe('looking at a match together', () => {
  it('one leads, others follow, try moves, talk, look by themselves, and take the lead', async () => {
    const [anna, ben] = [await at.person(), await at.person({ size: PHONE })];
    const client = await enter(anna, at.site.base, 'Anna');
    await anna.page.goto(await playedBy(client));
    await client.close();
    await press(anna, 'Look together');
    await press(anna, 'Open a room');
    await press(anna, 'Copy the link to this room');
    const link = await anna.page.evaluate(() => navigator.clipboard.readText());
    expect(await violations(anna.page)).toEqual([]);
    await shut(anna);
    await anna.page.keyboard.press('ArrowRight');
    await shows(anna, 1);

    await ben.page.goto(link);
    await ben.page.getByLabel('Your name').fill('Ben');
    await press(ben, 'Come in');
    await ben.page.getByPlaceholder('Say something').fill('Why this one?');
    await press(ben, 'Send');
    expect(await violations(ben.page)).toEqual([]);
    expect(await misfits(ben.page)).toEqual([]);
    await shut(ben);
    await strip(ben, 'Anna leads');
    await shows(ben, 1);
    await anna.page.keyboard.press('ArrowRight');
    await shows(ben, 2);

    // A line that is tried is the same for all, luck included.
    await press(anna, 'Try moves from here');
    await anna.page.locator('.board [data-answer]:not([aria-disabled="true"])').first().click();
    await shows(anna, 3);
    await shows(ben, 3);
    const tried = (one: Person) => one.page.locator('.tried li').allTextContents();
    await expect.poll(async () => (await tried(anna)).length).toBeGreaterThan(0);
    await expect.poll(() => tried(ben)).toEqual(await tried(anna));
    expect(await violations(ben.page)).toEqual([]);
    expect(await misfits(ben.page)).toEqual([]);
    await press(anna, 'Take one back');
    await shows(ben, 2);

    // By oneself, and back with one tap.
    await ben.page.keyboard.press('Home');
    await strip(ben, 'On your own; Anna leads');
    await shows(ben, 0);
    await press(ben, 'Back to Anna');
    await shows(ben, 2);

    await press(ben, '2 people');
    await press(ben, 'Ask for the lead');
    await press(anna, '2 people');
    await anna.page.getByText('would like to lead').waitFor();
    await anna.page.locator('.talk').getByText('Why this one?').waitFor();
    await press(anna, 'Let Ben lead');
    await shut(ben);
    await strip(ben, 'You lead');
    await ben.page.keyboard.press('Home');
    await shows(anna, 0);
    await ben.page.reload();
    await strip(ben, 'You lead');
  });
});
