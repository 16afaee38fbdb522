import './tray.css';
import { FEATHER, REROLL_PRICE } from '@aerie/rauf-und-runter';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { Chicken } from '../art/chicken/Chicken.js';
import { Feather } from '../art/farm/things.js';
import { Choice, type Choosing, OddsLegend } from './Choice.js';
import { Cube } from './Cube.js';
import {
  asksToShed,
  goesTo,
  groupsOf,
  nameOfPick,
  nameOfShed,
  pickOf,
  REROLL,
  shedOf,
  shedsOf,
} from './choices.js';

/** The same arrow as on the dice cup of old: once around. */
function Again() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" class="rr-again" aria-hidden="true">
      <path d="M19 8.500A8 8 0 1 0 20 13M19.5 3.500V9H14" />
    </svg>
  );
}

function Dice({ p, with: w }: { p: Picture; with: Choosing }) {
  const tumbling = p.now?.event.type === 'rolled';
  let place = 0;
  return (
    <>
      <span class="rr-dice">
        {groupsOf(p.roll).map(({ face, dice }) => (
          <Choice
            key={`${p.roll} ${face}`}
            kind="die"
            term={face === FEATHER ? 'featherDie' : 'die'}
            answer={pickOf(face)}
            shortcut={face.toLowerCase()}
            label={say(nameOfPick(goesTo(p, face), face, dice))}
            with={w}
            spot={`die:${face}`}
            goes={goesTo(p, face)}
          >
            {Array.from({ length: dice }, () => {
              place++;
              return (
                <Cube
                  key={tumbling ? `${p.now?.beat} ${place}` : place}
                  face={face}
                  place={place}
                  tumbling={tumbling}
                />
              );
            })}
          </Choice>
        ))}
      </span>
      <Choice
        kind="reroll"
        term="reroll"
        answer={REROLL}
        shortcut="r"
        label={say({
          key: 'rauf-und-runter.board.rerollFor',
          args: { dice: p.roll.length, price: REROLL_PRICE },
        })}
        with={w}
      >
        <Again />
        <span class="rr-reroll-word">{say({ key: 'rauf-und-runter.board.reroll' })}</span>
        <span class="rr-price">
          {REROLL_PRICE}
          <Feather size={15} />
        </span>
      </Choice>
    </>
  );
}

function Sheds({ p, with: w }: { p: Picture; with: Choosing }) {
  // To give as many as help is what most people want; to keep some is to fall further.
  const sheds = shedsOf(p);
  return (
    <>
      {sheds.map((shed) => (
        <Choice
          key={shed.feathers}
          kind="shed"
          term="shed"
          best={shed === sheds.at(-1)}
          answer={shedOf(shed.feathers)}
          label={say(nameOfShed(shed))}
          with={w}
        >
          <span class="rr-price">
            {shed.feathers}
            <Feather size={16} />
          </span>
          <span class={shed.fall > 0 ? 'rr-will-fall' : 'rr-will-stand'}>
            {shed.fall > 0
              ? say({ key: 'rauf-und-runter.board.fall', args: { fall: shed.fall } })
              : say({ key: 'rauf-und-runter.board.stand' })}
          </span>
        </Choice>
      ))}
    </>
  );
}

interface TrayProps {
  readonly p: Picture;
  readonly names: readonly string[];
  readonly with: Choosing;
  /** Words about the answer one looks at. */
  readonly told: { readonly words: string; readonly legal: boolean } | undefined;
}

/** The straw in front: the dice that were thrown, or the feathers that may be shed. */
export function Tray({ p, names, with: w, told }: TrayProps) {
  const winner = p.round === p.flutter.length ? p.pecking[0] : undefined;
  const shedding = asksToShed(p, w.busy);
  if (winner !== undefined)
    return (
      <div class="rr-tray">
        <p class="rr-winner">
          <Chicken seat={winner} size={64} pose="cheer" />
          {say({ key: 'rauf-und-runter.board.wins', args: { name: names[winner] ?? '' } })}
        </p>
      </div>
    );
  return (
    <div class="rr-tray">
      <div class="rr-tip-slot">
        <p
          id={w.tip}
          role={told ? 'tooltip' : undefined}
          class={`rr-tip${told ? ' rr-tip-shown' : ''}${told?.legal === false ? ' rr-tip-no' : ''}`}
        >
          {told?.words}
        </p>
        {!told && w.odds && <OddsLegend />}
      </div>
      <fieldset
        class="rr-choices"
        aria-label={say({ key: `rauf-und-runter.board.${shedding ? 'sheds' : 'dice'}` })}
      >
        {shedding ? <Sheds p={p} with={w} /> : p.roll !== '' && <Dice p={p} with={w} />}
      </fieldset>
    </div>
  );
}
