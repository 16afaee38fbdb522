interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a bubble and what it explains, and between it and the edge of the screen, in px. */
const GAP = 6;
const EDGE = 8;

const within = (value: number, size: number, screen: number): number =>
  Math.max(EDGE, Math.min(value, screen - size - EDGE));

/** Where a bubble lies: above what it explains, or below where there is no room, always within the screen. */
export function bubblePlace(
  anchor: { readonly left: number; readonly top: number } & Size,
  bubble: Size,
  screen: Size,
): { readonly left: number; readonly top: number } {
  const above = anchor.top - GAP - bubble.height;
  const top = above >= EDGE ? above : anchor.top + anchor.height + GAP;
  return {
    left: within(anchor.left + anchor.width / 2 - bubble.width / 2, bubble.width, screen.width),
    top: within(top, bubble.height, screen.height),
  };
}
