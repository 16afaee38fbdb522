import './notice.css';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly children: ComponentChildren;
  /** Something went wrong; it is read out at once. */
  readonly bad?: boolean;
  /** Something was done. */
  readonly good?: boolean;
}

export function Notice({ children, bad, good }: Props) {
  return (
    <div class={`notice ${bad ? 'bad' : good ? 'good' : ''}`} role={bad ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
