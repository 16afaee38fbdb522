import { homeOf } from '@aerie/zefiria';
import { isHinted, isLegal } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { answer } from '../messages.js';
import type { Acting } from './acting.js';
import { flyTo } from './choosing.js';
import type { Offer } from './Isle.js';
import { homesOf, type Selecting, stepAt } from './selecting.js';
import { word } from './word.js';

/** What pressing an island does, in words. */
function deedWords(at: Selecting, island: number): string | undefined {
  const { v, acting, selected, choices, prices } = at;
  if (!acting) return undefined;
  const priced = selected === undefined ? undefined : prices.get(island);
  if (priced && selected !== undefined)
    return word('swapFor', { island: selected, price: priced.price, homes: homesOf(at, priced) });
  const step = stepAt(at, island);
  if (step) return say(answer(step, v));
  if (selected !== undefined) return undefined;
  const can = [
    ...(choices.flights.has(island) ? [word('canFly')] : []),
    ...(choices.breathable.has(island) ? [word('canSwap')] : []),
  ];
  return can.length > 0 ? can.join(' ') : undefined;
}

/** What an island offers to whoever looks at the table. */
export function offerOf(table: Acting, at: Selecting, island: number): Offer {
  const { v, acting, selected, pointed, choices, prices } = at;
  const step = stepAt(at, island);
  const priced = prices.get(island);
  const source = selected ?? pointed;
  const mustTakeStep = acting && (v.stage.at === 'corners' || at.mustFly);
  const shut = step === undefined ? mustTakeStep : !isLegal(table, step);
  const asked = step ?? (at.mustFly ? flyTo(island) : undefined);
  return {
    answerKey: step === undefined || table.isPlan ? undefined : table.keyOf(step),
    does: deedWords(at, island),
    shut,
    whyNot: shut && asked ? table.why(asked) : undefined,
    price: priced && {
      points: priced.price,
      affordable: priced.affordable,
      homes: homesOf(at, priced),
    },
    reachable: !table.busy && selected === undefined && (choices.flights.has(island) || step !== undefined),
    breathable: !table.busy && source === undefined && choices.breathable.has(island),
    selected: selected === island,
    isHome: source !== undefined && source !== island && homeOf(source) === v.islands.indexOf(island),
    lit: table.lit.has(`island:${island}`) || (step !== undefined && isHinted(table, step)),
  };
}
