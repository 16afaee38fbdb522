import type { Seat } from '@aerie/kernel';
import { NEST_CARDS, type NestCard, NO_BIRD, NO_CARD, STAGES, scoreNow } from '@aerie/ueber-den-wolken';
import { ThingButton } from '../../../kit/answer-button.js';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { BirdPicture } from '../art/Bird.js';
import { CardBack } from '../art/cards.js';
import { Cube, NestArt } from '../art/things.js';
import { birdName, saying, signed } from '../names.js';
import { Offer } from './Offer.js';
import { pointsNow, type Table } from './table.js';
import { marks, termName } from './terms.js';

/** How many own birds would land now, or have landed. */
function landingOf(p: Picture, seat: Seat | null): number {
  if (seat === null || p.stage === STAGES) return 0;
  const { females, males } = p.tally?.nest[seat] ?? scoreNow(p, seat).nest;
  return females + males;
}

/** The nest card of the stage, with one's own birds counted, and the cubes that were spent. */
export function Nest({ table }: { table: Table }) {
  const { picture, seat, lit } = table;
  const { birds, pair } = NEST_CARDS[picture.nests.at(-1) ?? 0] as NestCard;
  const own = landingOf(picture, seat);
  const stage = Math.min(picture.stage + 1, STAGES);
  const words = say(
    saying('ueber-den-wolken.board.nestLine', {
      list: '1, 2, 3, 4, 5',
      points: birds.join(', '),
      pair: signed(pair),
    }),
  );
  return (
    <section
      class={`uw-nest-card${lit.has('nest') ? ' uw-lit' : ''}`}
      data-spot="nestCard"
      data-apart
      aria-label={say(saying('ueber-den-wolken.board.nest', { stage }))}
    >
      <span class="hidden-visually">
        {say(saying('ueber-den-wolken.board.stage', { stage, stages: STAGES }))}. {words}
      </span>
      <span class="uw-nest-place" data-spot="nest" aria-hidden="true" {...marks('nest')}>
        <NestArt />
        <span class="uw-stage-pips" {...marks('stage')}>
          {Array.from({ length: STAGES }, (_, i) => (
            <i key={i} class={i < stage ? 'uw-on' : ''} />
          ))}
        </span>
      </span>
      <ol class="uw-nest-steps" aria-hidden="true" {...marks('nest')}>
        <li class="uw-nest-names">
          <small>{say(saying('ueber-den-wolken.moment.birds'))}</small>
          <small>{say(saying('ueber-den-wolken.account.total'))}</small>
        </li>
        {birds.map((points, i) => (
          <li key={`${points} ${i}`} class={own === i + 1 ? 'uw-here' : ''}>
            <small>{i + 1}</small>
            {points}
          </li>
        ))}
        <li class={`uw-pair-points${pair < 0 ? ' uw-loss' : ''}`} {...marks('pair')}>
          <small>
            <span class="uw-signs">♀♂</span>
            <span class="uw-word">{termName('pair')}</span>
          </small>
          {signed(pair)}
        </li>
      </ol>
    </section>
  );
}

/** The two birds that lie face up, and the deck. */
export function BirdsBeside({ table }: { table: Table }) {
  const { picture, view } = table;
  const asks = table.asked && view.step.at === 'bird';
  const deck = say(saying('ueber-den-wolken.board.deck', { birds: picture.deck }));
  return (
    <section
      class={`uw-beside${asks ? ' uw-asks' : ''}`}
      data-apart
      aria-label={say(saying('ueber-den-wolken.board.birds'))}
    >
      {picture.faceUp.map((bird, place) =>
        bird === NO_BIRD ? (
          <span
            key={`gap ${place}`}
            class="uw-beside-bird uw-gap"
            title={say(saying('ueber-den-wolken.board.noBird'))}
            {...marks('faceUp')}
          />
        ) : (
          <Offer
            key={`${place} ${bird}`}
            table={table}
            answer={{ kind: 'bird', bird }}
            label={say(saying('ueber-den-wolken.board.faceUp', { bird: birdName(bird) }))}
            class="uw-beside-bird"
            spot={`faceUp:${place}`}
            term="faceUp"
          >
            <BirdPicture bird={bird} />
          </Offer>
        ),
      )}
      <Offer
        table={table}
        answer={{ kind: 'deck' }}
        label={deck}
        class="uw-beside-bird uw-deck"
        spot="deck"
        term="deck"
      >
        <CardBack />
        <b aria-hidden="true">{picture.deck}</b>
      </Offer>
    </section>
  );
}

/** By seat: cubes, cards, and what a landing now would bring. Pressing one tells more, and shows that hand. */
export function Seats({ table, of, show }: { table: Table; of: Seat; show(seat: Seat): void }) {
  const { picture, names } = table;
  return (
    <ol class="uw-now" data-apart aria-label={say(saying('ueber-den-wolken.board.nowTitle'))}>
      {picture.cubes.map((cubes, seat) => {
        const hand = picture.hands[seat] ?? [];
        const points = pointsNow(picture, seat);
        const hidden = hand.filter((card) => card === NO_CARD).length;
        const words = say(
          saying('ueber-den-wolken.board.now', {
            name: names[seat] ?? '',
            cubes,
            cards: hand.length,
            points,
            hidden,
          }),
        );
        return (
          <li key={seat}>
            <ThingButton
              class={`uw-seat${of === seat ? ' uw-shown' : ''}`}
              style={{ '--uw-owner': `var(--seat-${seat})` }}
              label={words}
              face="uw-face"
              spot={`seat:${seat}`}
              picked={of === seat}
              press={() => show(seat)}
              {...marks('seat')}
            >
              <Mark seat={seat} />
              <span class="uw-count" {...marks('cubes')}>
                <Cube seat={seat} />
                <span class="uw-word">{termName('cubes')}</span>
                {cubes}
              </span>
              <span class="uw-count uw-count-cards" {...marks('hand')}>
                <i class="uw-mini-card" />
                <span class="uw-word">{say(saying('ueber-den-wolken.account.cards'))}</span>
                {hand.length}
              </span>
              {picture.stage < STAGES && (
                <span key={`${points} ${hidden > 0}`} class="uw-points-now" {...marks('landingNow')}>
                  <span class="uw-word">{say(saying('ueber-den-wolken.moment.nest'))}</span>
                  <i class="uw-down" />
                  <b>
                    {points < 0 ? `−${-points}` : points}
                    {hidden > 0 && <small>+</small>}
                  </b>
                </span>
              )}
            </ThingButton>
          </li>
        );
      })}
    </ol>
  );
}
