import { useGlide } from '../../../kit/glide.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { Feather } from '../art/farm/things.js';
import { Portrait } from '../art/Portrait.js';
import { marks, termName } from './terms.js';

/** The beam on which everybody sits in the order of play, with the feathers they hold. */
export function Roost({ p, names, lit }: { p: Picture; names: readonly string[]; lit: ReadonlySet<string> }) {
  const over = p.round === p.flutter.length;
  const seats = over ? p.pecking : p.order;
  const beam = useGlide<HTMLOListElement>(seats.join());
  return (
    <ol ref={beam} class="rr-roost" aria-label={say({ key: 'rauf-und-runter.board.order' })}>
      {seats.map((seat, i) => {
        const state = over || i > p.turn ? 'waits' : i === p.turn ? 'now' : 'done';
        const feathers = p.feathers[seat] as number;
        const name = names[seat] ?? '';
        return (
          <li
            key={seat}
            class={`rr-perch rr-perch-${state}${lit.has(`feathers:${seat}`) ? ' rr-lit' : ''}`}
            data-spot={`feathers:${seat}`}
          >
            <span class="rr-hidden">
              {say({ key: 'rauf-und-runter.board.perch', args: { name, state, feathers } })}
            </span>
            <span class="rr-perch-face" aria-hidden="true" {...marks('order')}>
              <Portrait seat={seat} size={32} />
            </span>
            <span class="rr-perch-name" aria-hidden="true" {...marks('order')}>
              {name}
            </span>
            <span class="rr-perch-feathers" aria-hidden="true" {...marks('feathers')}>
              <span class="rr-word">{termName('feathers')}</span>
              <Feather size={16} />
              <b>{feathers}</b>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
