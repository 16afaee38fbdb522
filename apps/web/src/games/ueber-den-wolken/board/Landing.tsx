import type { Seat } from '@aerie/kernel';
import { say } from '../../../words/words.js';
import type { Picture, Tally } from '../animation.js';
import { saying, signed } from '../names.js';
import { Home, ownLanded } from './Home.js';

interface LandingProps {
  readonly tally: Tally;
  readonly accounts: Picture['accounts'];
  readonly names: readonly string[];
}

/** What the landing brings a seat, as far as it has been told. */
function Sums({ tally, accounts, seat }: LandingProps & { seat: Seat }) {
  const { points = 0, pairs = 0, pairPoints = 0, total = 0 } = tally.nest[seat] ?? {};
  const { cards = 0, score = 0 } = accounts[seat]?.[tally.stage] ?? {};
  const sums = [
    { key: 'birds', count: ownLanded(tally, seat).length, brings: String(points) },
    { key: 'pairs', count: pairs, brings: signed(pairPoints) },
    { key: 'cards', count: 0, brings: signed(cards + score) },
  ] as const;
  return (
    <span class="uw-home-sums">
      {sums.map(({ key, count, brings }) => (
        <span key={key} class={brings === '+0' ? 'uw-nothing' : ''}>
          {say(saying(`ueber-den-wolken.moment.${key}`))} {count > 0 && count} <b>{brings}</b>
        </span>
      ))}
      <b key={total + cards + score} class="uw-home-total">
        {total + cards + score}
      </b>
    </span>
  );
}

/** Everybody's nest at the end of a stage: who lands what, and what it brings. For the eye; the log tells the same. */
export const Landing = (props: LandingProps) => (
  <div class="uw-landing" aria-hidden="true">
    <div class="uw-homes">
      {props.accounts.map((_, seat) => (
        <Home key={seat} tally={props.tally} seat={seat} name={props.names[seat]}>
          <Sums {...props} seat={seat} />
        </Home>
      ))}
    </div>
  </div>
);
