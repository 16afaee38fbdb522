import './notice.css';
import type { ComponentChildren } from 'preact';

export function Notice({ children, bad }: { children: ComponentChildren; bad?: boolean }) {
  return (
    <div class={`notice ${bad ? 'bad' : ''}`} role={bad ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
