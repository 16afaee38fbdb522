interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

type Box = Place & Size;

/** Between a bubble and what it explains, and between it and the edge of the screen, in px. */
const GAP = 6;
const EDGE = 8;

const within = (value: number, size: number, screen: number): number =>
  Math.max(EDGE, Math.min(value, screen - size - EDGE));

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Above, below and on both sides of a box, within the screen as far as the box leaves room. */
function placesAround(box: Box, { width, height }: Size, screen: Size): readonly Place[] {
  const left = within(box.left + box.width / 2 - width / 2, width, screen.width);
  const top = within(box.top + box.height / 2 - height / 2, height, screen.height);
  return [
    { left, top: box.top - GAP - height },
    { left, top: box.top + box.height + GAP },
    { left: box.left - GAP - width, top },
    { left: box.left + box.width + GAP, top },
  ];
}

/**
 * Where a bubble lies: above what it explains, or below where there is no room, always within the screen. What is to be kept
 * clear is not covered if there is any place that leaves it free.
 */
export function bubblePlace(anchor: Box, bubble: Size, screen: Size, keepClear: readonly Box[] = []): Place {
  const isFree = ({ left, top }: Place): boolean =>
    left >= EDGE &&
    top >= EDGE &&
    left + bubble.width <= screen.width - EDGE &&
    top + bubble.height <= screen.height - EDGE &&
    !keepClear.some((box) => overlap(box, { left, top, ...bubble }));
  const free = [anchor, ...keepClear].flatMap((box) => placesAround(box, bubble, screen)).find(isFree);
  if (free) return free;
  const [above, below] = placesAround(anchor, bubble, screen) as [Place, Place];
  const { left, top } = above.top >= EDGE ? above : below;
  return { left, top: within(top, bubble.height, screen.height) };
}
