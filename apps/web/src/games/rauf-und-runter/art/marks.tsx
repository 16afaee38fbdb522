/** The marks of the owners, by seat, drawn into a square of side 2 around 0/0. */
const MARKS = [
  <path key="chevron" d="M-.85 .45L0 -.4L.85 .45" />,
  <circle key="dot" r=".62" class="rr-mark-full" />,
  <path key="bar" d="M-.85 0H.85" class="rr-mark-wide" />,
  <circle key="ring" r=".6" />,
  <path key="wave" d="M-.95 .1Q-.5 -.75 0 .05T.95 -.05" />,
];

/** An owner's mark in one line of its own colour (`--rr-mark`). */
export function Mark({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <g class="rr-mark" transform={`translate(${x} ${y}) scale(${size / 2})`}>
      {MARKS[seat]}
    </g>
  );
}
