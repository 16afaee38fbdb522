import { tr } from './tr.js';
import type { Viewing } from './viewing.js';

/** The position in words: as one pair of eyes sees it, or as each seat does, with everything that only it knows. */
export function Knowledge({ viewing }: { viewing: Viewing }) {
  const { at, reel, room } = viewing;
  const { Text } = room.ui;
  const names = room.names.value;
  const eyes = viewing.projector.eyes.value;
  const side = room.side.value;
  if (eyes !== 'all') return side ? <Text view={side.view} names={names} seat={side.seat} /> : null;
  return (
    <div class="stack">
      {names.map((name, seat) => (
        <details key={seat} open={seat === reel.actor(at)}>
          <summary>{tr('replay.asSeen', { name })}</summary>
          <Text view={reel.view(at, seat)} names={names} seat={seat} />
        </details>
      ))}
    </div>
  );
}
