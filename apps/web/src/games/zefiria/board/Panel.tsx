import { accountOf, breathsFrom, SPIRITS, type Spirit, type View } from '@aerie/zefiria';
import { verdictWords } from '../account.js';
import { SpiritHead } from '../art/Spirit.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { Gem, Puff, Wing } from '../art/things.js';
import { inPlace } from '../stage.js';
import { type Doing, StepButton } from './doing.js';
import { PlanBar, Proposal } from './Proposals.js';
import { islandWords, word } from './word.js';

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
    readonly by: number | 'hint';
    readonly name: string;
    readonly steps: readonly string[];
  }[];
  /** Whether whoever looks sits at the table. */
  readonly seated: boolean;
  readonly gifts: readonly Gift[];
}

/** What can be done, what is planned, and what others propose. */
export function Panel({ view, doing, selected, ends, note, proposals, seated, gifts }: PanelProps) {
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
