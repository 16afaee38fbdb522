import { accountOf, type Spirit, type View } from '@aerie/zefiria';
import { ThingButton } from '../../../kit/answer-button.js';
import { IslandArt } from '../art/Island.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { GemArt, Puff } from '../art/things.js';
import { cellSpot } from './plan-arrows.js';
import { marks } from './terms.js';
import { islandWords, word } from './word.js';

/** What an island offers, and how it is looked at. */
export interface Offer {
  /** The key of the answer that a click gives at once. */
  readonly answerKey: string | undefined;
  /** What a click does, in words. */
  readonly does: string | undefined;
  /** Whether a click does nothing, and why. */
  readonly shut: boolean;
  readonly whyNot: string | undefined;
  /** The price of a breath to here, from the island that is selected or pointed at. */
  readonly price:
    | {
        readonly points: number;
        readonly affordable: boolean;
        /** How many of the two islands would come home. */
        readonly homes: number;
      }
    | undefined;
  readonly reachable: boolean;
  /** Whether the breath of whoever acts can take hold of it. */
  readonly breathable: boolean;
  readonly selected: boolean;
  /** Where the selected island belongs. */
  readonly isHome: boolean;
  readonly lit: boolean;
}

interface IsleProps {
  readonly v: View;
  readonly island: number;
  readonly offer: Offer;
  /** How it is moving just now: by breath, by storm, shaken. */
  readonly moving: 'breath' | 'passed' | 'storm' | 'target' | undefined;
  readonly beat: number;
  readonly tabbable: boolean;
  press(): void;
  point(): void;
  leave(): void;
}

const SIGNS = { right: '+1', row: '−1', wrong: '−2' } as const;

/** One island: it can be pressed, and shows what it counts and what it would cost. */
export function Isle({ v, island, offer, moving, beat, tabbable, press, point, leave }: IsleProps) {
  const cell = v.islands.indexOf(island);
  const [x, y] = cellSpot(cell);
  const { standing } = accountOf(v).islands[cell] as { standing: keyof typeof SIGNS };
  const anchored = v.gems.includes(cell);
  const onIt = v.figures.find((figure) => figure.cell === cell);
  const label = [
    islandWords(v, cell),
    ...(onIt ? [word('standsHere', { spirit: SPIRIT_NAMES[onIt.spirit as Spirit] })] : []),
    ...(anchored ? [word('anchored')] : []),
    ...(offer.does ? [offer.does] : []),
  ].join(' ');
  const classes = [
    'zf-on zf-isle',
    `zf-${standing}`,
    ...(offer.reachable ? ['zf-reachable'] : []),
    ...(offer.selected ? ['zf-selected'] : []),
    ...(offer.isHome ? ['zf-home'] : []),
    ...(offer.lit ? ['zf-lit'] : []),
    ...(offer.price && !offer.price.affordable ? ['zf-dear'] : []),
    ...(moving ? [`zf-moving-${moving}`] : []),
  ];
  return (
    <ThingButton
      class={classes.join(' ')}
      style={{ transform: `translate(${x * 100}%, ${y * 100}%)`, zIndex: moving ? 8 : 1 + y }}
      label={label}
      face="zf-face"
      data-island={island}
      spot={`island:${island}`}
      answerKey={offer.answerKey}
      shut={offer.shut}
      whyNot={offer.whyNot}
      picked={offer.selected}
      tabIndex={tabbable ? 0 : -1}
      press={press}
      onFocus={point}
      onBlur={leave}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
    >
      <span class="zf-isle-shadow" />
      <span key={moving ? beat : 'still'} class="zf-float" {...marks('island')}>
        <svg class="zf-art" viewBox="0 0 100 100" aria-hidden="true">
          <IslandArt island={island} />
          {anchored && (
            <g class="zf-anchor" transform="translate(74 30)" {...marks('anchored')}>
              <GemArt />
            </g>
          )}
        </svg>
        <span class={`zf-count zf-count-${standing}`} {...marks(standing)}>
          {SIGNS[standing]}
        </span>
        {offer.breathable && !offer.price && (
          <span class="zf-grip" {...marks('breath')}>
            <Puff />
          </span>
        )}
        {offer.price && (
          <span class={`zf-price${offer.price.homes > 0 ? ' zf-price-home' : ''}`} {...marks('price')}>
            {offer.price.points}
            {offer.price.homes > 0 && <span {...marks('star')}>{'★'.repeat(offer.price.homes)}</span>}
          </span>
        )}
      </span>
    </ThingButton>
  );
}
