import type { Answer, View } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';
import type { Bot, Bots } from '../../bot.js';
import { describePlainly, describeWell, Taste } from './describing.js';
import { guessPlainly, guessWell } from './guessing.js';
import { club, gentle, master, strong } from './levels.js';
import { scoutPlainly, scoutWell } from './scouting.js';

export { ADVICE_CODES } from './adviser.js';
export { DECISION_KINDS, decisionKind } from './decision-kinds.js';
export { judge } from './judge.js';

/** How somebody plays the three roles. */
interface Player {
  scout(v: View, luck: QuickChance): number;
  describe(v: View, luck: QuickChance): string;
  guess(v: View, luck: QuickChance): number;
}

const bot = (player: Player): Bot<View, Answer> => ({
  choose({ view }, luck) {
    const v = view();
    if (v.step === 'scout') return { kind: 'pick', card: player.scout(v, luck) };
    if (v.step === 'dream') return { kind: 'say', text: player.describe(v, luck) };
    return { kind: 'guess', card: player.guess(v, luck) };
  },
});

const greedy = (): Bot<View, Answer> =>
  bot({ scout: scoutPlainly, describe: describePlainly, guess: guessPlainly });

function shrewd(): Bot<View, Answer> {
  let taste: Taste | undefined;
  return bot({
    scout: scoutWell,
    describe(v, luck) {
      taste ??= new Taste(luck);
      return describeWell(v, taste, luck);
    },
    guess: guessWell,
  });
}

/** `greedy` says and takes what it sees first; `shrewd` reckons with what the others will see. */
const bots: Bots<View, Answer> = { greedy, shrewd, gentle, club, strong, master };

export default bots;
