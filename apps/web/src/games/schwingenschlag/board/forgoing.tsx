import type { Answer, Effect } from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { say } from '../../../words/words.js';
import { RichText } from '../RichText.js';
import { saying } from '../saying.js';
import type { Table } from './Table.js';

const DISCARDS: readonly Answer['a'][] = ['discard', 'discardDragon', 'discardCave'];

/** Whether an answer gives something up. Then it never looks like the thing to do. */
export const forgoes = ({ task }: Pick<Table, 'task'>, { a }: Answer): boolean =>
  DISCARDS.includes(a) || (a === 'done' && task?.task !== 'sharing');

/** What a piece of an effect simply gives, as a text with tokens; undefined where there is more to it. */
function plainGain(effect: Effect): string | undefined {
  if (!('n' in effect) || typeof effect.n !== 'number') return undefined;
  if (effect.op === 'lay') return `${effect.n} {egg}`;
  return effect.op === 'gain' && !effect.rider ? `${effect.n} {${effect.thing}}` : undefined;
}

/** What an answer gives up, in words and signs; undefined where that is nothing, or the question says it already. */
export function forgone(t: Table, { a }: Answer): ComponentChildren {
  if (DISCARDS.includes(a)) return say(saying('schwingenschlag.forgo.discard'));
  if (a !== 'done') return undefined;
  const { task } = t;
  switch (task?.task) {
    case 'pieces': {
      const given = task.pieces.map(plainGain);
      if (given.every((one) => one !== undefined))
        return (
          <>
            {say(saying('schwingenschlag.forgo.without'))} <RichText text={given.join(', ')} />
          </>
        );
      return say(
        saying(
          task.pieces.every(({ op }) => op === 'pay')
            ? 'schwingenschlag.forgo.deal'
            : 'schwingenschlag.forgo.rest',
        ),
      );
    }
    case 'taking':
      return say(saying('schwingenschlag.forgo.taking', { left: task.left }));
    case 'roundAbilities':
      return say(saying('schwingenschlag.forgo.abilities', { n: t.answers.length - 1 }));
    case 'sharing':
      return undefined;
    default:
      return say(saying('schwingenschlag.forgo.rest'));
  }
}
