/** Paper at day and at night, for both forms of the report. */
export const COLOURS = `
:root { --paper: #fbf7ef; --card: #fffdf8; --ink: #2a251e; --soft: #6d6456; --rule: #e2d9c8; --bar: #5b8fa8; --accent: #b0412e; --leaf: #557a3c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191c22; --card: #21252d; --ink: #ece6da; --soft: #a59d8f; --rule: #383d47; --bar: #6fa5bf; --accent: #ee8a70; --leaf: #9cc07e; }
}`;

export const SERIF = `"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif`;
export const SANS = `system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif`;

/** How plots look. */
export const PLOTS = `
svg text { font-family: ${SANS}; font-size: 14px; fill: var(--ink); font-variant-numeric: tabular-nums; }
svg .small { font-size: 12px; fill: var(--soft); }
svg .figure { font-weight: 600; }
svg .end { text-anchor: end; }
svg .middle { text-anchor: middle; }
svg .bar, svg .cell { fill: var(--bar); }
svg .box { fill: var(--bar); fill-opacity: .45; }
svg .mark { fill: var(--accent); }
svg .whisker { stroke: var(--ink); stroke-width: 2; }
svg .median { stroke: var(--accent); stroke-width: 3; }
svg .mean { stroke: var(--accent); stroke-width: 1.5; }
svg .fair { stroke: var(--leaf); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .grid { stroke: var(--rule); }
svg .base { stroke: var(--soft); }`;
