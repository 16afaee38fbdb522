import { type Mat, ROWS } from '@aerie/schwingenschlag';

const COLUMNS = [0, 1, 2, 3] as const;
const STEP = 10;

/** A mat as a thumbnail: rock, what is dug, and who lives there. */
export function MatMap({ of }: { of: Mat }) {
  return (
    <svg class="ss-map" viewBox="0 0 40 30" aria-hidden="true">
      {of.rows.map(({ dragons, caves }, row) =>
        COLUMNS.map((column) => {
          const [x, y] = [column * STEP, row * STEP];
          const dug = column <= caves.length;
          return (
            <g key={`${row} ${column}`} class={`ss-map-${ROWS[row]}`}>
              <rect
                x={x + 0.75}
                y={y + 0.75}
                width="8.500"
                height="8.500"
                rx="1.500"
                class={dug ? 'ss-map-dug' : 'ss-map-rock'}
              />
              {dragons[column] && (
                <path d={`M${x + 1.5} ${y + 7.5}q1 -5 4 -6q-.5 2 .5 3q2 -1 3 -.5q-2 1 -2.500 3.500Z`} />
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}
