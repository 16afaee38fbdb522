import './sketches.css';
import type { Answer, View } from '@aerie/zefiria';
import { Mark } from '../../../ui/mark.js';
import type { People } from '../../../words/about.js';
import type { Acting } from './acting.js';
import type { Proposed } from './drawn-plans.js';
import { Brings, comesTo, ProposalButtons, reasonWords } from './Proposals.js';
import { SmallTable } from './SmallTable.js';
import { StepTold } from './Story.js';
import { word } from './word.js';

export interface Compared {
  /** The table that all of them begin at. */
  readonly view: View;
  readonly table: Acting;
  readonly proposals: readonly Proposed[];
  readonly people: People;
  /** The seat of whoever looks. */
  readonly seat: number;
}

/** Everybody's sketch as a small table each, with what it takes and comes to, and the way to take it up. */
export default function Sketches({
  view,
  table,
  proposals,
  people,
  seat,
  done,
}: Compared & { done(): void }) {
  const { steps: own } = table.plan;
  return (
    <ul class="zf-sketches">
      {own.length > 0 && (
        <li class="zf-sketch" style={{ '--owner': `var(--seat-${seat})` }}>
          <Sketch view={view} by={seat} steps={own} title={word('plan')} />
          <ProposalButtons steps={own} table={table} done={done} />
        </li>
      )}
      {proposals.map(({ by, name, steps, reason }) => (
        <li key={by} class="zf-sketch" style={{ '--owner': `var(--seat-${by})` }}>
          <Sketch view={view} by={by} steps={steps} title={word('proposal', { name, steps: steps.length })} />
          {reason && <q class="zf-says">{reasonWords(reason, people)}</q>}
          <ProposalButtons steps={steps} reason={reason} table={table} done={done} />
        </li>
      ))}
    </ul>
  );
}

function Sketch({
  view,
  by,
  steps,
  title,
}: {
  view: View;
  by: number;
  steps: readonly Answer[];
  title: string;
}) {
  const { chapters, after } = comesTo(view, steps);
  return (
    <>
      <h3 class="zf-by">
        <Mark seat={by} />
        {title}
      </h3>
      <SmallTable from={view} to={after} plan={steps} by={by} />
      <span class="zf-brings">
        <Brings view={view} steps={steps} />
      </span>
      <ol class="zf-story-steps">
        {chapters.flatMap(({ told, from }, turn) =>
          told.map((one, i) => <StepTold key={`${turn} ${i}`} told={one} v={from} />),
        )}
      </ol>
    </>
  );
}
