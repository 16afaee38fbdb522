import { accountOf, breathsFrom, SPIRITS, type Spirit, type View } from '@aerie/zefiria';
import { Mark } from '../../../ui/mark.js';
import { verdictWords } from '../account.js';
import { inPlace } from '../animation.js';
import { SpiritHead } from '../art/Spirit.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { Gem, Puff, Wing } from '../art/things.js';
import { type Doing, StepButton } from './doing.js';
import { PlanBar, Proposal } from './Proposals.js';
import { refusal } from './plan.js';
import { Story } from './Story.js';
import { islandWords, word } from './word.js';

/** How a spirit flies and what its breath swaps, with the signs that both have on the board. */
const Abilities = ({ spirit }: { spirit: Spirit }) => (
  <span class="zf-abilities">
    <span>
      <Wing /> {word('flight', { spirit })}
    </span>
    <span>
      <Puff /> {word('breath', { spirit })}
    </span>
  </span>
);

/** Who else takes part, while corners are taken: nobody stands on the board yet. */
const Crew = ({ v, names }: { v: View; names: readonly string[] }) => (
  <ul class="zf-crew" aria-label={word('crew')}>
    {v.figures.map(({ spirit, cell }, who) => (
      <li key={spirit} class={cell < 0 ? '' : 'zf-crew-there'}>
        <span class="zf-crew-head">
          <SpiritHead spirit={spirit} />
        </span>
        {v.level === null && <Mark seat={who} />}
        <span>{v.level === null ? (names[who] ?? '') : SPIRIT_NAMES[spirit]}</span>
      </li>
    ))}
  </ul>
);

/** Which spirit: to take, to act first, to sleep. */
function SpiritChoices({
  verb,
  brief,
  doing,
}: {
  verb: 'choose' | 'act' | 'sleep';
  /** Whether there is room only for faces and names. */
  brief: boolean;
  doing: Doing;
}) {
  const { v } = doing;
  const among: readonly Spirit[] = verb === 'choose' ? SPIRITS : v.figures.map(({ spirit }) => spirit);
  return (
    <ul class={`zf-spirits${brief ? ' zf-spirits-brief' : ''}`}>
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
            <span>
              <b>{SPIRIT_NAMES[spirit]}</b>
              {!brief && <Abilities spirit={spirit} />}
            </span>
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
          <p class="zf-tip">
            {!doing.legal(fly) && partners.length === 0 && `${refusal(v, fly) ?? ''} `}
            {partners.length > 0 ? word('tapPartner', { cheapest }) : word('noPartner')}
          </p>
        </>
      )}
    </div>
  );
}

/** Somebody at this screen holds a gem, and may give it to whoever acts at any moment, planned or not. */
export interface Gift {
  readonly by: number;
  /** Who it is, where several people share the screen. */
  readonly name: string | undefined;
  give(): void;
}

interface PanelProps {
  readonly view: View;
  readonly doing: Doing;
  readonly selected: number | undefined;
  readonly ends: readonly string[] | undefined;
  readonly note: string | undefined;
  readonly proposals: readonly {
    readonly by: number;
    readonly name: string;
    readonly steps: readonly string[];
  }[];
  /** The hint's plan, told to its end. */
  readonly story: Omit<Parameters<typeof Story>[0], 'doing'> | undefined;
  readonly names: readonly string[];
  /** Whether whoever looks sits at the table. */
  readonly seated: boolean;
  readonly gifts: readonly Gift[];
}

/** What can be done, what is planned, and what others propose. */
export function Panel(props: PanelProps) {
  const { view, doing, selected, ends, note, proposals, story, names, seated, gifts } = props;
  const { v, plan } = doing;
  const { stage } = v;
  const inTurn = stage.at === 'turn';
  const acting = inTurn
    ? v.figures[stage.who]
    : stage.at === 'corners'
      ? v.figures.find(({ cell }) => cell < 0)
      : undefined;
  const isTidy = inPlace(v) === v.islands.length;
  const isAhead = story !== undefined && story.at > 0;
  const choosing = !isAhead && (stage.at === 'spirits' || stage.at === 'order' || stage.at === 'sleeper');
  const wide = choosing || story !== undefined;
  return (
    <div class={`zf-panel${plan.on ? ' zf-planning' : ''}${wide ? ' zf-panel-wide' : ''}`}>
      <p class="zf-note" role="status" aria-live="polite">
        {note}
      </p>
      {story && <Story {...story} doing={doing} />}
      {stage.at === 'over' && !story && (
        <p class="zf-about zf-verdict">
          <b>{verdictWords(v)}</b> {word('totalEnd', { total: accountOf(v).total, right: inPlace(v) })}
        </p>
      )}
      {choosing && stage.at === 'spirits' && (
        <SpiritChoices verb="choose" brief={story !== undefined} doing={doing} />
      )}
      {choosing && stage.at === 'order' && (
        <SpiritChoices verb="act" brief={story !== undefined} doing={doing} />
      )}
      {choosing && stage.at === 'sleeper' && (
        <SpiritChoices verb="sleep" brief={story !== undefined} doing={doing} />
      )}
      {proposals.length > 0 && (
        <ul class="zf-proposals" aria-label={word('proposals')}>
          {proposals.map((proposal) => (
            <Proposal key={proposal.by} {...proposal} view={view} doing={doing} />
          ))}
        </ul>
      )}
      {plan.on && inTurn && <PlanBar view={view} doing={doing} />}
      {selected !== undefined && <Selected island={selected} ends={ends} doing={doing} />}
      {selected === undefined && acting && !plan.on && !story && !isTidy && proposals.length === 0 && (
        <div class="zf-about zf-ability">
          <span class="zf-ability-head">
            <SpiritHead spirit={acting.spirit} />
          </span>
          <Abilities spirit={acting.spirit} />
        </div>
      )}
      {stage.at === 'corners' && <Crew v={v} names={names} />}
      {inTurn && seated && (gifts.length > 0 || !story) && !isAhead && (
        <div class="zf-buttons zf-turn">
          {!story && (
            <>
              <button type="button" class="button zf-step" aria-pressed={plan.on} onClick={plan.toggle}>
                <Puff /> {doing.asked ? word('planToggle') : word('sketchToggle')}
              </button>
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
            </>
          )}
          {gifts.map(({ by, name, give }) => (
            <button
              key={by}
              type="button"
              class="button zf-step"
              data-answer="give"
              data-by={by}
              onClick={give}
            >
              <Gem kind="red" /> {name === undefined ? word('giveGem') : word('giveGemBy', { name })}
            </button>
          ))}
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
