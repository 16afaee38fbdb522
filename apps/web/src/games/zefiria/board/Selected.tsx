import { type Answer, breathsFrom } from '@aerie/zefiria';
import { isLegal } from '../../../kit/answer-button.js';
import { SpiritHead } from '../art/Spirit.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { Gem, Wing } from '../art/things.js';
import { type Acting, refusal, StepButton } from './acting.js';
import { flyTo } from './choosing.js';
import { Abilities } from './SpiritChoices.js';
import { marks } from './terms.js';
import { islandWords, word } from './word.js';

/** Skyron has breathed: which of the two islands does he end on? */
const Ends = ({ ends, table }: { ends: readonly Answer[]; table: Acting }) => (
  <div class="zf-selection">
    <p class="zf-about">{word('whichEnd')}</p>
    <div class="zf-buttons">
      {ends.map((step) => (
        <StepButton key={table.keyOf(step)} step={step} table={table}>
          {step.kind === 'swap' && word('endOn', { island: step.on })}
        </StepButton>
      ))}
    </div>
  </div>
);

const Cost = ({ points }: { points: number }) => (
  <span class="zf-cost" {...marks('points')}>
    {points}
  </span>
);

/** What can be done with the island that is selected. */
export function Selected({
  island,
  ends,
  table,
}: {
  island: number;
  ends: readonly Answer[] | undefined;
  table: Acting;
}) {
  const { v } = table;
  if (ends) return <Ends ends={ends} table={table} />;
  const cell = v.islands.indexOf(island);
  const onIt = v.figures.find((figure) => figure.cell === cell);
  const partners = breathsFrom(v, island);
  const cheapest = Math.min(...partners.map(({ price }) => price));
  const fly = flyTo(island);
  const mayFly = isLegal(table, fly);
  return (
    <div class="zf-selection">
      <p class="zf-about">
        {islandWords(v, cell)}
        {v.gems.includes(cell) && ` ${word('anchored')}`}
      </p>
      {onIt && (
        <div class="zf-about zf-ability">
          <span class="zf-ability-head">
            <SpiritHead spirit={onIt.spirit} />
          </span>
          <span>
            <b>{word('standsHere', { spirit: SPIRIT_NAMES[onIt.spirit] })}</b>
            <Abilities spirit={onIt.spirit} />
          </span>
        </div>
      )}
      {table.acting && v.stage.at === 'turn' && (
        <>
          <div class="zf-buttons">
            {mayFly && (
              <StepButton step={fly} table={table} look="primary">
                <Wing /> {word('flyHere')} <Cost points={1} />
              </StepButton>
            )}
            {v.gems.includes(cell) && (
              <StepButton step={{ kind: 'take', island }} table={table}>
                <Gem kind="red" /> {word('takeGem')} <Cost points={1} />
              </StepButton>
            )}
          </div>
          <p class="zf-tip">
            {!mayFly && partners.length === 0 && `${refusal(v, fly) ?? ''} `}
            {partners.length > 0 ? word('tapPartner', { cheapest }) : word('noPartner')}
          </p>
        </>
      )}
    </div>
  );
}
