import { type Dragon, dragonCard, labels, RESOURCES } from '@aerie/schwingenschlag';
import { say } from '../../../words/words.js';
import { Sign } from '../art/icons.js';
import { amount, dragonName, listed, tongue } from '../names.js';
import { saying } from '../saying.js';
import { marks } from '../terms.js';

/** What lies on a dragon, in words. */
export function loadWords({ card, eggs, cached, tucked }: Dragon): string[] {
  const { nests } = dragonCard(card);
  return [
    ...(nests > 0 ? [say(saying('schwingenschlag.board.eggsOf', { eggs, nests }))] : []),
    ...RESOURCES.flatMap((one, kind) =>
      (cached[kind] as number) > 0 ? [amount(one, cached[kind] as number)] : [],
    ),
    ...(tucked > 0 ? [say(saying('schwingenschlag.board.tucked', { n: tucked }))] : []),
  ];
}

/** A dragon on a mat, in words. */
export function dragonWords(dragon: Dragon): string {
  const { points } = dragonCard(dragon.card);
  return listed([
    dragonName(dragon.card),
    `${points} ${labels(tongue()).points[points === 1 ? 0 : 1]}`,
    ...loadWords(dragon),
  ]);
}

/** A nest with or without its egg; the one laid last can be told apart. */
export const eggClass = (nest: number, eggs: number): string =>
  nest >= eggs ? 'ss-nest' : nest === eggs - 1 ? 'ss-egg ss-egg-last' : 'ss-egg';

/** Eggs in nests, cached resources and tucked cards: to be counted at a glance. */
export function DragonLoad({ dragon }: { dragon: Dragon }) {
  const { nests } = dragonCard(dragon.card);
  return (
    <span class="ss-load">
      {nests > 0 && (
        <span class="ss-nests" {...marks('nest')}>
          {Array.from({ length: nests }, (_, i) => (
            <i key={i} class={eggClass(i, dragon.eggs)} />
          ))}
        </span>
      )}
      {(dragon.cached.some((n) => n > 0) || dragon.tucked > 0) && (
        <span class="ss-kept">
          {RESOURCES.map(
            (one, kind) =>
              (dragon.cached[kind] as number) > 0 && (
                <span key={one} {...marks('cached')}>
                  <Sign name={one} />
                  {dragon.cached[kind]}
                </span>
              ),
          )}
          {dragon.tucked > 0 && (
            <span {...marks('tucked')}>
              <Sign name="tucked" />
              {dragon.tucked}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
