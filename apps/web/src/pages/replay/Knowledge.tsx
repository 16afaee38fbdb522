import type { ReplaySession } from './session/replay-session.js';
import { tr } from './tr.js';

/** The position in words, from the chosen viewpoint or, with all open, from every seat. */
export function Knowledge({ session }: { session: ReplaySession }) {
  const { at, timeline, model } = session;
  const { Text } = model.ui;
  const names = model.names.value;
  const viewpoint = session.play.viewpoint.value;
  const side = model.side.value;
  if (viewpoint !== 'all') return side ? <Text view={side.view} names={names} seat={side.seat} /> : null;
  return (
    <div class="stack">
      {names.map((name, seat) => (
        <details key={seat} open={seat === timeline.actor(at)}>
          <summary>{tr('replay.asSeen', { name })}</summary>
          <Text view={timeline.view(at, seat)} names={names} seat={seat} />
        </details>
      ))}
    </div>
  );
}
