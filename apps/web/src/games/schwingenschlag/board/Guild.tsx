import './side.css';
import {
  circleText,
  END_ROW,
  EXTRA_SQUARES_FROM,
  FIXED_POINTS,
  FIXED_ROW,
  GUILD_CIRCLE,
  GUILD_TILES,
  labels,
} from '@aerie/schwingenschlag';
import { labelled } from '../../../ui/labelled.js';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { squareText } from '../answer-words.js';
import { signsOf } from '../art/Cavern.js';
import { SignArt } from '../art/icons.js';
import { plain, tongue } from '../names.js';
import { RichText } from '../RichText.js';
import { saying } from '../saying.js';
import { marks, marksSign } from '../terms.js';
import type { Table } from './Table.js';
import { Touch } from './Touch.js';
import { squareThing } from './things.js';

const SPACES = GUILD_CIRCLE.length;
const place = (space: number, radius: number): readonly [number, number] => {
  const a = ((space / SPACES) * 360 - 90) * (Math.PI / 180);
  return [100 + Math.cos(a) * radius, 100 + Math.sin(a) * radius];
};

/** The steps of everybody's stone, that of a lonely player's opponent last. */
const stepsOf = (t: Table): number[] => [
  ...t.picture.mats.map(({ steps }) => steps),
  ...(t.picture.rival ? [t.picture.rival.steps] : []),
];

/** The circle of twelve spaces with everybody's stone. */
function Circle({ t }: { t: Table }) {
  const stones = stepsOf(t).map((steps) => steps % SPACES);
  const nameOf = (seat: number): string => t.names[seat] ?? say(saying('schwingenschlag.rival'));
  const standings = stones
    .map((space, seat) => labelled(nameOf(seat), `${space}, ${plain(circleText(space, tongue()))}`))
    .join('; ');
  // In the middle, clear of the stones: a long name takes two lines.
  const words = labels(tongue()).guilds[t.picture.guild].split(' ');
  return (
    <svg
      class="ss-circle"
      data-spot="circle"
      viewBox="0 0 200 200"
      role="img"
      aria-label={`${say(saying('schwingenschlag.board.circle'))} ${standings}`}
      {...marks('circle')}
    >
      <circle cx="100" cy="100" r="74" class="ss-circle-path" />
      {GUILD_CIRCLE.map((effects, space) => {
        const [x, y] = place(space, 74);
        const brown = effects === 'brown';
        const [sign] = brown ? (['marker'] as const) : signsOf(effects);
        return (
          <g key={space} {...(brown ? marks('brown') : sign ? marksSign(sign) : {})}>
            <circle cx={x} cy={y} r="17" class={brown ? 'ss-circle-brown' : 'ss-circle-space'} />
            {sign && (
              <g class="ss-sign" transform={`translate(${x - 10} ${y - 10}) scale(.83)`}>
                <SignArt name={sign} />
              </g>
            )}
          </g>
        );
      })}
      {stones.map((space, seat) => {
        // Those on one space stand side by side.
        const here = stones.flatMap((other, i) => (other === space ? [i] : []));
        const [x, y] = place(space + (here.indexOf(seat) - (here.length - 1) / 2) * 0.75, 47);
        return (
          <g key={seat} class="ss-circle-stone" style={{ transform: `translate(${x - 9}px, ${y - 9}px)` }}>
            <Mark seat={seat} size={18} />
          </g>
        );
      })}
      <text class="ss-circle-name">
        {words.map((word, i) => (
          <tspan key={word} x="100" y={104 + (i - (words.length - 1) / 2) * 15}>
            {word}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

/** The tile in the middle of the guild: rows with squares for markers. */
function Tile({ t }: { t: Table }) {
  const tile = GUILD_TILES[t.picture.guild];
  const more = t.picture.mats.length >= EXTRA_SQUARES_FROM ? 1 : 0;
  const squares = (square: number): number => {
    if (square >= FIXED_ROW) return square === FIXED_ROW + FIXED_POINTS.length - 1 ? 0 : 1;
    return (square === END_ROW ? tile.end.squares : (tile.rows[square]?.squares ?? 0)) + more;
  };
  return (
    <ol class="ss-tile">
      {Array.from({ length: FIXED_ROW + FIXED_POINTS.length }, (_, square) => {
        const placed = t.picture.marks.filter((mark) => mark.square === square);
        const free = Math.max(0, squares(square) - placed.length);
        const text = squareText(t.picture, square);
        const names = placed
          .map(({ seat }) => t.names[seat] ?? say(saying('schwingenschlag.rival')))
          .join(', ');
        return (
          <li key={square} class={square >= FIXED_ROW ? 'ss-tile-fixed' : ''}>
            <Touch
              t={t}
              thing={squareThing(square)}
              term="square"
              label={`${plain(text)} ${say(saying('schwingenschlag.board.square', { free, names }))}`}
              class="ss-square"
            >
              <span class="ss-square-text">
                <RichText text={text} />
              </span>
              <span class="ss-square-marks">
                {placed.map(({ seat }, i) => (
                  <Mark key={i} seat={seat} />
                ))}
                {Array.from({ length: free }, (__, i) => (
                  <i key={i} class="ss-hole" />
                ))}
                {squares(square) === 0 && (
                  <span class="ss-endless" {...marks('endless')}>
                    ∞
                  </span>
                )}
              </span>
            </Touch>
          </li>
        );
      })}
    </ol>
  );
}

export function GuildScene({ t }: { t: Table }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      class={`ss-panel ss-guild${t.shines.has('guild') ? ' ss-lit' : ''}`}
      aria-label={say(saying('schwingenschlag.board.guild'))}
    >
      <Circle t={t} />
      <Tile t={t} />
    </section>
  );
}
