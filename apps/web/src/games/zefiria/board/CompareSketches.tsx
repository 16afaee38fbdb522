import { useState } from 'preact/hooks';
import { Fetched } from '../../../ui/fetched.js';
import { Icon } from '../../../ui/icon.js';
import { Dialog } from '../../../ui/ui.js';
import type { Compared } from './Sketches.js';
import { word } from './word.js';

interface Props extends Compared {
  /** Whether there is room for a sign only. */
  readonly brief?: boolean;
}

const sketches = () => import('./Sketches.js');

/** The way to everybody's sketches side by side, where there are several. */
export function CompareSketches({ brief, ...compared }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { proposals, table } = compared;
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
          <Fetched load={sketches} props={{ ...compared, done: () => setOpen(false) }} />
        </Dialog>
      )}
    </>
  );
}
