import { colourOf, homeOf, ISLANDS, symbolOf, type View } from '@aerie/zefiria';
import { inPlace } from '../animation.js';
import { SymbolArt } from '../art/symbols.js';
import { Term } from './terms.js';
import { word } from './word.js';

/** The map: how all islands should lie, and which already do. */
export function TargetMap({ v, wanted }: { v: View; wanted: ReadonlySet<number> }) {
  return (
    <Term of="map" label={word('map', { right: inPlace(v) })} class="zf-map" apart="map">
      {ISLANDS.map((island) => {
        const right = v.islands[homeOf(island)] === island;
        return (
          <span
            key={island}
            class={`zf-map-cell zf-${colourOf(island)}${right ? ' zf-map-right' : ''}${wanted.has(island) ? ' zf-map-wanted' : ''}`}
          >
            <svg viewBox="-18 -20 36 38" aria-hidden="true">
              <SymbolArt symbol={symbolOf(island)} />
            </svg>
            <b>{island}</b>
          </span>
        );
      })}
    </Term>
  );
}
