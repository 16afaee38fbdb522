import { ask } from '@aerie/bots';
import cloudMine, { CARDS, cloudMarkup, cloudPaint, type Language, scoutOf } from '@aerie/cloud-mine';
import { type AnyGame, LoggedChance, QuickChance } from '@aerie/kernel';
import { botNamed, everyBot } from '../choices.js';

const game = cloudMine as unknown as AnyGame;
const CARDS_OUT = 6;

/** A cloud, and what a bot says of it. */
export interface Clue {
  readonly cloud: number;
  readonly level: string;
  readonly text: string;
}

/** What bots of all levels say of clouds that luck deals. */
export async function clues(language: Language, count: number, seed: string): Promise<Clue[]> {
  const luck = new QuickChance(`${seed}/${language}`);
  const levels = everyBot(game).filter((level) => level !== 'random');
  const said: Clue[] = [];
  for (let i = 0; i < count; i++) {
    const cards = luck.deal(CARDS, CARDS_OUT);
    const [cloud = 1] = cards;
    const level = levels[i % levels.length] as string;
    const chance = new LoggedChance([0, cards]);
    const s = cloudMine.setup({ language }, CARDS_OUT, chance, undefined);
    cloudMine.apply(s, scoutOf(s), { kind: 'pick', card: cloud }, chance, undefined);
    const answer = cloudMine.write(ask(game, s, s.daydreamer, await botNamed(game, level), luck) as never);
    said.push({ cloud, level, text: answer.replace('say ', '') });
  }
  return said;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page with clues and their clouds, to be judged by eye and ear. */
export function clueSheet(language: Language, said: readonly Clue[]): string {
  const figures = said.map(
    ({ cloud, level, text }) =>
      `<figure><svg viewBox="-101 -101 202 202">${cloudMarkup(cloud)}</svg>` +
      `<figcaption><q>${escaped(text)}</q><small>${cloud}, ${level}</small></figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${said.length} clues in ${language}</title>
<style>
body { margin: 12px; background: #f4efe4; color: #3b4252; font: 17px sans-serif; }
main { display: grid; grid-template-columns: repeat(8, 1fr); gap: 10px; text-align: center; }
figure { margin: 0; }
small { display: block; font-size: 11px; opacity: .7; }
.paint { position: absolute; width: 0; height: 0; }
</style>
<svg class="paint">${cloudPaint()}</svg>
<main>${figures.join('\n')}</main>
</html>
`;
}
