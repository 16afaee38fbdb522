import { accountOf, breathsFrom, SPIRITS, type Spirit, type View } from '@aerie/zefiria';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/icon.js';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { verdictWords } from '../account.js';
import { SpiritHead } from '../art/Spirit.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { Gem, Puff, Wing } from '../art/things.js';
import { answer } from '../lines.js';
import { inPlace } from '../stage.js';
import type { Planning } from './plan.js';
import { islandWords, word } from './word.js';

/** What the parts of the panel share. */
export interface Doing {
  /** The table as it is shown, perhaps some steps ahead. */
  readonly v: View;
  readonly plan: Planning;
  /** Whether one may do or plan something now. */
  readonly acting: boolean;
  /** Whether something is asked of whoever looks. */
  readonly asked: boolean;
  /** What a hint points at. */
  readonly lit: ReadonlySet<string>;
  legal(step: string): boolean;
  /** Does a step, plans it, or says why neither can be. */
  go(step: string): void;
}

/** A button for one step. */
function StepButton({
  step,
  doing,
  look = 'plain',
  children,
}: {
  step: string;
  doing: Doing;
  look?: 'plain' | 'primary' | 'quiet';
  children: ComponentChildren;
}) {
  const legal = doing.acting && doing.legal(step);
  return (
    <button
      type="button"
      class={`button ${look} zf-step${doing.lit.has(step) ? ' zf-lit' : ''}`}
      data-answer={doing.plan.on ? undefined : step}
      aria-disabled={legal ? undefined : 'true'}
      onClick={() => doing.go(step)}
    >
      {children}
    </button>
  );
}

/** Which spirit: to take, to act first, to sleep. */
function SpiritChoices({ verb, doing }: { verb: 'choose' | 'act' | 'sleep'; doing: Doing }) {
  const { v } = doing;
  const among: readonly Spirit[] = verb === 'choose' ? SPIRITS : v.figures.map(({ spirit }) => spirit);
  return (
    <ul class="zf-spirits">
      {among.map((spirit) => (
        <li key={spirit}>
          <button
            type="button"
            class={`zf-spirit-choice${doing.lit.has(`${verb} ${spirit}`) ? ' zf-lit' : ''}`}
            data-answer={`${verb} ${spirit}`}
            aria-disabled={doing.acting && doing.legal(`${verb} ${spirit}`) ? undefined : 'true'}
            onClick={() => doing.go(`${verb} ${spirit}`)}
          >
            <span class="zf-choice-head">
              <SpiritHead
                spirit={spirit}
                asleep={verb === 'sleep' && v.asleep === v.figures.findIndex((f) => f.spirit === spirit)}
              />
            </span>
            <b>{SPIRIT_NAMES[spirit]}</b>
            <small>{word('ability', { spirit })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What can be done with the island that is selected. */
function Selected({
  island,
  ends,
  doing,
}: {
  island: number;
  /** Skyron has breathed: which island he ends on is still to be said. */
  ends: readonly string[] | undefined;
  doing: Doing;
}) {
  const { v } = doing;
  const cell = v.islands.indexOf(island);
  const partners = breathsFrom(v, island);
  const cheapest = Math.min(...partners.map(({ price }) => price));
  const fly = `fly ${island}`;
  if (ends)
    return (
      <div class="zf-selection">
        <p class="zf-about">{word('whichEnd')}</p>
        <div class="zf-buttons">
          {ends.map((step) => (
            <StepButton key={step} step={step} doing={doing}>
              {word('endOn', { island: Number(step.split(' on ')[1]) })}
            </StepButton>
          ))}
        </div>
      </div>
    );
  return (
    <div class="zf-selection">
      <p class="zf-about">{islandWords(v, cell)}</p>
      {doing.acting && v.stage.at === 'turn' && (
        <>
          <div class="zf-buttons">
            {doing.legal(fly) && (
              <StepButton step={fly} doing={doing}>
                <Wing /> {word('flyHere')} <span class="zf-cost">1</span>
              </StepButton>
            )}
            {v.gems.includes(cell) && (
              <StepButton step={`take ${island}`} doing={doing}>
                <Gem kind="red" /> {word('takeGem')} <span class="zf-cost">1</span>
              </StepButton>
            )}
          </div>
          <p class="zf-tip">{partners.length > 0 ? word('tapPartner', { cheapest }) : word('noPartner')}</p>
        </>
      )}
    </div>
  );
}

/** A plan that somebody proposes: to look at, to begin, to play. */
function Proposal({
  by,
  name,
  steps,
  doing,
}: {
  by: number | 'hint';
  name: string;
  steps: readonly string[];
  doing: Doing;
}) {
  const { plan, asked } = doing;
  const first = steps[0] as string;
  return (
    <li class="zf-proposal" style={by === 'hint' ? {} : { '--owner': `var(--seat-${by})` }}>
      <span class="zf-by">
        {by === 'hint' ? <Icon name="hint" /> : <Mark seat={by} />}
        {by === 'hint'
          ? word('hintPlan', { steps: steps.length })
          : word('proposal', { name, steps: steps.length })}
      </span>
      <span class="zf-buttons">
        <button type="button" class="button quiet zf-small" onClick={() => plan.takeUp(steps)}>
          {word('look')}
        </button>
        {asked && (
          <>
            <button
              type="button"
              class="button zf-small"
              data-answer={first}
              aria-disabled={doing.legal(first) ? undefined : 'true'}
              onClick={() => plan.play([first])}
            >
              {word('firstStep')}
            </button>
            {steps.length > 1 && (
              <button type="button" class="button zf-small" onClick={() => plan.play(steps)}>
                {word('playAll')}
              </button>
            )}
          </>
        )}
      </span>
    </li>
  );
}

/** One's own plan: its steps, going back and forth in them, and doing them. */
function PlanBar({ view, doing }: { view: View; doing: Doing }) {
  const { plan, asked } = doing;
  const { steps, shown } = plan;
  return (
    <section class="zf-plan" aria-label={word('plan')}>
      {steps.length === 0 ? (
        <p class="zf-tip">{asked ? word('planEmpty') : word('sketchEmpty')}</p>
      ) : (
        <ol class="zf-steps">
          {steps.map((step, i) => (
            <li key={i} class={i < shown ? 'zf-done' : ''}>
              {say(answer(step, view))}
            </li>
          ))}
        </ol>
      )}
      <div class="zf-buttons">
        <PlanTool icon="undo" name={word('planBack')} off={shown === 0} act={() => plan.move(-1)} />
        <PlanTool
          icon="skip"
          name={word('planForth')}
          off={shown === steps.length}
          act={() => plan.move(1)}
        />
        <PlanTool icon="remove" name={word('planClear')} off={steps.length === 0} act={plan.clear} />
        {asked && (
          <button
            type="button"
            class="button primary zf-step"
            data-answer={steps[0]}
            aria-disabled={steps.length === 0 ? 'true' : undefined}
            onClick={() => steps.length > 0 && plan.play(steps)}
          >
            <Icon name="play" /> <span class="zf-label">{word('planPlay')}</span>
          </button>
        )}
      </div>
    </section>
  );
}

function PlanTool({
  icon,
  name,
  off,
  act,
}: {
  icon: 'undo' | 'skip' | 'remove';
  name: string;
  off: boolean;
  act(): void;
}) {
  return (
    <button
      type="button"
      class="button round quiet"
      aria-label={name}
      title={name}
      aria-disabled={off ? 'true' : undefined}
      onClick={() => !off && act()}
    >
      <Icon name={icon} />
    </button>
  );
}

export interface PanelProps {
  readonly view: View;
  readonly doing: Doing;
  readonly selected: number | undefined;
  readonly ends: readonly string[] | undefined;
  readonly note: string | undefined;
  readonly proposals: readonly {
    readonly by: number | 'hint';
    readonly name: string;
    readonly steps: readonly string[];
  }[];
  /** Whether whoever looks sits at the table. */
  readonly seated: boolean;
  /** Gives a gem of one's own to whoever acts, at any moment, planned or not; undefined without gems. */
  readonly give: (() => void) | undefined;
}

/** What can be done, what is planned, and what others propose. */
export function Panel({ view, doing, selected, ends, note, proposals, seated, give }: PanelProps) {
  const { v, plan } = doing;
  const { stage } = v;
  const inTurn = stage.at === 'turn';
  const acting = inTurn
    ? v.figures[stage.who]
    : stage.at === 'corners'
      ? v.figures.find(({ cell }) => cell < 0)
      : undefined;
  return (
    <div class={`zf-panel${plan.on ? ' zf-planning' : ''}`}>
      <p class="zf-note" role="status" aria-live="polite">
        {note}
      </p>
      {stage.at === 'over' && (
        <p class="zf-about zf-verdict">
          <b>{verdictWords(v)}</b> {word('total', { total: accountOf(v).total, right: inPlace(v) })}
        </p>
      )}
      {stage.at === 'spirits' && <SpiritChoices verb="choose" doing={doing} />}
      {stage.at === 'order' && <SpiritChoices verb="act" doing={doing} />}
      {stage.at === 'sleeper' && <SpiritChoices verb="sleep" doing={doing} />}
      {proposals.length > 0 && (
        <ul class="zf-proposals" aria-label={word('proposals')}>
          {proposals.map((proposal) => (
            <Proposal key={proposal.by} {...proposal} doing={doing} />
          ))}
        </ul>
      )}
      {plan.on && inTurn && <PlanBar view={view} doing={doing} />}
      {selected !== undefined && <Selected island={selected} ends={ends} doing={doing} />}
      {selected === undefined && acting && !plan.on && proposals.length === 0 && (
        <p class="zf-about zf-ability">
          <span class="zf-ability-head">
            <SpiritHead spirit={acting.spirit} />
          </span>
          <span>
            <b>{SPIRIT_NAMES[acting.spirit]}</b> {word('ability', { spirit: acting.spirit })}
          </span>
        </p>
      )}
      {inTurn && seated && (
        <div class="zf-buttons zf-turn">
          <button type="button" class="button zf-step" aria-pressed={plan.on} onClick={plan.toggle}>
            <Puff /> {doing.asked ? word('planToggle') : word('sketchToggle')}
          </button>
          {give && (
            <button type="button" class="button zf-step" data-answer="give" onClick={give}>
              <Gem kind="red" /> {word('giveGem')}
            </button>
          )}
          {(doing.asked || plan.on) && (
            <StepButton step="end" doing={doing} look={stage.points === 0 ? 'primary' : 'plain'}>
              {word('endTurn')}
            </StepButton>
          )}
          {doing.legal('finish') && doing.acting && (
            <StepButton step="finish" doing={doing} look="primary">
              {word('finish')}
            </StepButton>
          )}
        </div>
      )}
      {!inTurn && doing.acting && doing.legal('finish') && (
        <StepButton step="finish" doing={doing} look="primary">
          {word('finish')}
        </StepButton>
      )}
    </div>
  );
}
