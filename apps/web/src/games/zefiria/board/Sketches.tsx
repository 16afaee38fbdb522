import './sketches.css';
import type { Answer, View } from '@aerie/zefiria';
import { useState } from 'preact/hooks';
import { Icon } from '../../../ui/icon.js';
import { Mark } from '../../../ui/mark.js';
import { Dialog } from '../../../ui/ui.js';
import type { People } from '../../../words/about.js';
import type { Acting } from './acting.js';
import type { Proposed } from './drawn-plans.js';
import { Brings, comesTo, ProposalButtons, reasonWords } from './Proposals.js';
import { SmallTable } from './SmallTable.js';
import { StepTold } from './Story.js';
import { word } from './word.js';

interface Props {
  /** The table that all of them begin at. */
  readonly view: View;
  readonly table: Acting;
  readonly proposals: readonly Proposed[];
  readonly people: People;
  /** The seat of whoever looks. */
  readonly seat: number;
  /** Whether there is room for a sign only. */
  readonly brief?: boolean;
}

/** The way to everybody's sketches side by side, where there are several. */
export function CompareSketches(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { proposals, table, brief } = props;
  const count = proposals.length + Number(table.plan.steps.length > 0);
  if (count < 2) return null;
  const words = word('compare', { count });
  return (
    <>
      <button
        type="button"
        class="button quiet zf-small zf-compare"
        aria-label={brief ? words : undefined}
        title={brief ? words : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="people" /> {brief ? count : words}
      </button>
      {isOpen && (
        <Dialog title={word('sketches')} wide onClose={() => setOpen(false)}>
          <Sketches {...props} done={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** Everybody's sketch as a small table each, with what it takes and comes to, and the way to take it up. */
function Sketches({ view, table, proposals, people, seat, done }: Props & { done(): void }) {
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
