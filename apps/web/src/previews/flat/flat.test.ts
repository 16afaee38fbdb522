import { expect, test } from 'vitest';
import { flattened } from './flat.js';
import { plain } from './values.js';

const SHEET = `
:root { --ink: #102030; --soft: rgb(8 8 24 / 0.5); }
:root[data-theme="dark"] { --ink: #fff; }
/* One rule for two */
.leaf, .tree > path { fill: var(--ink); }
.tree .low { fill: var(--none, red); transform: rotate(3deg); }
.leaf:hover { fill: blue; }
@media (min-width: 9px) { .leaf { fill: green; } }
`;

test('style stands in the elements, as it is by day, without what only browsers know', () => {
  const markup =
    '<div><svg class="tree" viewBox="0 0 2 2" aria-hidden="true"><path d class="leaf"/><g style="--ink:var(--soft)"><path class="low leaf" d="M0 0"></path></g></svg></div>';
  expect(flattened(markup, [SHEET])).toEqual([
    '<svg viewBox="0 0 2 2"><path style="fill:#102030"/><g><path d="M0 0" style="fill:red"></path></g></svg>',
  ]);
});

test('a font that is said at once is said part by part, as its file is called', () => {
  const sheet =
    ':root { --display: "Fraunces Variable", serif; } .n { font: 700 27px / 1.2 var(--display); } .m { font: inherit; }';
  expect(flattened('<svg><text class="n">7</text><text class="m">8</text></svg>', [sheet])).toEqual([
    '<svg><text style="font-weight:700;font-size:27px;font-family:\'Fraunces\', serif">7</text><text>8</text></svg>',
  ]);
});

test('pictures that lie over each other are told apart, those in a picture are not', () => {
  expect(flattened('<div><svg><svg/></svg><svg></svg></div>', [])).toEqual([
    '<svg><svg/></svg>',
    '<svg></svg>',
  ]);
});

test.each([
  ['var(--a)', '#ffffff'],
  ['var(--b, var(--a))', '#ffffff'],
  ['color-mix(in oklab, #000000, var(--a) 50%)', 'rgba(128,128,128,1)'],
  ['color-mix(in oklab, #000 25%, #fff)', 'rgba(191,191,191,1)'],
  ['rgb(8 8 24 / 0.45)', 'rgba(8,8,24,0.45)'],
  ['oklch(1 0 0)', 'rgba(255,255,255,1)'],
  ['oklch(0.628 0.2577 29.23)', 'rgba(255,0,0,1)'],
  ['drop-shadow(0 1px 2px var(--a))', 'drop-shadow(0 1px 2px #ffffff)'],
])('%s is %s', (value, wanted) => {
  expect(plain(value, new Map([['--a', '#ffffff']]))).toBe(wanted);
});
