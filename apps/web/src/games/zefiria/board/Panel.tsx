import { type Answer, accountOf, type Spirit, type View } from '@aerie/zefiria';
import type { ComponentChildren } from 'preact';
import { isLegal, ThingButton } from '../../../kit/answer-button.js';
import { Mark } from '../../../ui/mark.js';
import type { People } from '../../../words/about.js';
import { verdictWords } from '../account.js';
import { inPlace } from '../animation.js';
import { SpiritHead } from '../art/Spirit.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { Gem, Puff } from '../art/things.js';
import { type Acting, StepButton } from './acting.js';
import { END, FINISH, GIVE } from './choosing.js';
import type { Proposed } from './drawn-plans.js';
import type { Gift } from './gifts.js';
import { PlanBar, Proposal } from './Proposals.js';
import { Selected } from './Selected.js';
import { CompareSketches } from './Sketches.js';
import { Abilities, SpiritChoices } from './SpiritChoices.js';
import { Story } from './Story.js';
import { marks } from './terms.js';
import type { Scene } from './use-scene.js';
import type { Selection } from './use-selection.js';
import { word } from './word.js';

/** Who else takes part, and, where there is room, what they can do. */
const Crew = ({ v, names, acts }: { v: View; names: readonly string[]; acts: Spirit | undefined }) => (
  <ul class={`zf-crew zf-crew-${v.stage.at}`} aria-label={word('crew')}>
    {v.figures.map(({ spirit, cell }, who) => (
      <li
        key={spirit}
        class={`${cell < 0 ? '' : 'zf-crew-there'}${spirit === acts ? ' zf-crew-acts' : ''}`}
        {...marks(spirit)}
      >
        <span class="zf-crew-head">
          <SpiritHead spirit={spirit} asleep={v.asleep === who} />
        </span>
        <span class="zf-crew-who">
          <b>{SPIRIT_NAMES[spirit]}</b>
          {v.level === null && (
            <span>
              <Mark seat={who} /> {names[who] ?? ''}
            </span>
          )}
        </span>
        <Abilities spirit={spirit} />
      </li>
    ))}
  </ul>
);

const Finish = ({ table }: { table: Acting }) =>
  isLegal(table, FINISH) ? (
    <StepButton step={FINISH} table={table} look="primary">
      {word('finish')}
    </StepButton>
  ) : null;

/** What a button does, and below it what that costs. */
const Priced = ({ cost, children }: { cost: string | undefined; children: ComponentChildren }) => (
  <span class="zf-priced">
    <span>{children}</span>
    {cost !== undefined && <small>{cost}</small>}
  </span>
);

/** Ends the turn: quiet, with what it costs, as long as something could still be done with the points. */
function EndTurn({ table }: { table: Acting }) {
  const { v } = table;
  const points = v.stage.at === 'turn' ? v.stage.points : 0;
  const isDone = points === 0 || inPlace(v) === v.islands.length;
  return (
    <StepButton step={END} table={table} look={isDone ? 'primary' : 'quiet'}>
      <Priced cost={isDone ? undefined : word('endCost', { points })}>{word('endTurn')}</Priced>
    </StepButton>
  );
}

/** What is there to do in a turn whatever is selected: to plan, to end it, to give a gem. */
function TurnButtons({ table, gifts, brief }: { table: Acting; gifts: readonly Gift[]; brief: boolean }) {
  const { plan } = table;
  return (
    <div class="zf-buttons zf-turn">
      {!brief && (
        <>
          <ThingButton class="button zf-step" picked={plan.on} press={plan.toggle}>
            <span key={String(table.asked)} class="zf-plan-toggle">
              <Puff /> {table.asked ? word('planToggle') : word('sketchToggle')}
            </span>
          </ThingButton>
          <Finish table={table} />
          {table.asked || plan.on ? <EndTurn table={table} /> : <span class="zf-step" />}
        </>
      )}
      {gifts.map(({ by, name, busy, give }) => (
        <ThingButton
          key={by}
          class="button quiet zf-step"
          answerKey={table.keyOf(GIVE)}
          data-by={by}
          shut={busy}
          press={give}
        >
          <Gem kind="red" />
          <Priced cost={word('giveCost')}>
            {name === undefined ? word('giveGem') : word('giveGemBy', { name })}
          </Priced>
        </ThingButton>
      ))}
    </div>
  );
}

/** The spirit that acts, or the next one to be placed. */
function spiritIn({ stage, figures }: View) {
  if (stage.at === 'turn') return figures[stage.who]?.spirit;
  return stage.at === 'corners' ? figures.find(({ cell }) => cell < 0)?.spirit : undefined;
}

interface PanelProps {
  readonly view: View;
  readonly table: Acting;
  readonly selection: Selection;
  readonly proposals: readonly Proposed[];
  readonly scene: Scene;
  /** What a hint plans for the turn that goes on. */
  readonly planned: readonly Answer[];
  readonly people: People;
  /** Whether whoever looks sits at the table. */
  readonly seated: boolean;
  /** The seat in whose name they sketch. */
  readonly seat: number;
  readonly gifts: readonly Gift[];
}

const DECIDING: readonly View['stage']['at'][] = ['spirits', 'order', 'sleeper'];

/** What can be done, what is planned, and what others propose. */
export function Panel(props: PanelProps) {
  const { view, table, selection, proposals, scene, planned, people, seated, seat, gifts } = props;
  const { v, plan } = table;
  const { selected, ends, note } = selection;
  const inTurn = v.stage.at === 'turn';
  const story = scene.chapters.length > 0;
  const deciding = !scene.isAhead && DECIDING.includes(v.stage.at);
  const spirit = spiritIn(v);
  /** Nothing is looked at more closely: there is room for who can do what. */
  const idle = selected === undefined && spirit && !plan.on && !story && proposals.length === 0;
  const isTidy = inPlace(v) === v.islands.length;
  const compare = (
    <CompareSketches
      view={view}
      table={table}
      proposals={proposals}
      people={people}
      seat={seat}
      brief={plan.on}
    />
  );
  return (
    <div
      data-apart="panel"
      class={`zf-panel${plan.on ? ' zf-planning' : ''}${deciding || story ? ' zf-panel-wide' : ''}`}
    >
      <p class="zf-note" role="status" aria-live="polite">
        {note}
      </p>
      {story && <Story scene={scene} planned={planned} table={table} />}
      {v.stage.at === 'over' && !story && (
        <p class="zf-about zf-verdict">
          <b>{verdictWords(v)}</b> {word('totalEnd', { total: accountOf(v).total, right: inPlace(v) })}
        </p>
      )}
      {deciding && <SpiritChoices brief={story} table={table} />}
      {inTurn && !plan.on && compare}
      {/* Whoever plans sees what others propose as arrows. */}
      {proposals.length > 0 && !plan.on && (
        <ul class="zf-proposals" aria-label={word('proposals')}>
          {proposals.map((proposal) => (
            <Proposal key={proposal.by} {...proposal} view={view} table={table} people={people} />
          ))}
        </ul>
      )}
      {plan.on && inTurn && (
        <PlanBar view={view} table={table} waited={proposals.some(({ reason }) => reason)} beside={compare} />
      )}
      {selected !== undefined && <Selected island={selected} ends={ends} table={table} />}
      {idle && !isTidy && (
        <div class="zf-about zf-ability">
          <span class="zf-ability-head">
            <SpiritHead spirit={spirit} />
          </span>
          <Abilities spirit={spirit} />
        </div>
      )}
      {idle && gifts.length === 0 && <Crew v={v} names={people.names} acts={spirit} />}
      {inTurn && seated && (gifts.length > 0 || !story) && !scene.isAhead && (
        <TurnButtons table={table} gifts={gifts} brief={story} />
      )}
      {!inTurn && <Finish table={table} />}
    </div>
  );
}
