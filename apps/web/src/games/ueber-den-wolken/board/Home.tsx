import type { Seat } from '@aerie/kernel';
import { type Bird, isMale, ownerOf } from '@aerie/ueber-den-wolken';
import type { ComponentChildren } from 'preact';
import { Mark } from '../../../ui/mark.js';
import type { Tally } from '../animation.js';
import { BirdPicture } from '../art/Bird.js';
import { NestArt } from '../art/things.js';

/** The columns of a nest are taken from the middle, so that few birds sit there and none has to move over. */
const COLUMNS = [2, 1, 3];

/** Where a bird sits down, of so many of its kind that have landed. */
export const homeSpot = (bird: Bird, number: number): string => `landed:${bird}:${number}`;

export const ownLanded = (tally: Tally, seat: Seat): readonly Bird[] =>
  tally.landed.filter((bird) => ownerOf(bird) === seat);

interface HomeProps {
  readonly tally: Tally;
  readonly seat: Seat;
  readonly name?: string | undefined;
  /** What the birds bring. */
  readonly children?: ComponentChildren;
}

/** The nest of a seat with its birds, females above males: whoever sits above another is a pair, and lights up. */
export function Home({ tally, seat, name, children }: HomeProps) {
  const own = ownLanded(tally, seat);
  const rows = [own.filter((bird) => !isMale(bird)), own.filter(isMale)];
  const account = tally.nest[seat];
  return (
    <div class={`uw-home${account ? ' uw-told' : ''}`} data-spot={`home:${seat}`}>
      <div class="uw-home-inside" style={{ '--uw-owner': `var(--seat-${seat})` }}>
        <span class="uw-home-name">
          <Mark seat={seat} /> {name}
        </span>
        <span class="uw-home-birds">
          <NestArt />
          {Array.from({ length: account?.pairs ?? 0 }, (_, i) => (
            <i key={i} class="uw-home-pair" style={{ gridArea: `1 / ${COLUMNS[i]} / 3` }} />
          ))}
          {rows.flatMap((birds, row) =>
            birds.map((bird, i) => (
              <span
                key={`${bird} ${i}`}
                class="uw-home-bird"
                data-spot={homeSpot(bird, i)}
                style={{ gridArea: `${row + 1} / ${COLUMNS[i]}`, '--uw-i': 2 * i + row }}
              >
                <BirdPicture bird={bird} />
              </span>
            )),
          )}
        </span>
        {children}
      </div>
    </div>
  );
}
