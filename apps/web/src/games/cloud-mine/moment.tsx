import './moment.css';
import { type Event, type PastRound, watchersOf } from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';
import type { StagedMoment } from '../../contract/moment.js';
import type { Saying } from '../../words/words.js';
import type { Picture } from './animation.js';
import { Cloud } from './art/Cloud.js';
import { saying, scoring } from './messages.js';
import { type Story, storyOf } from './story.js';

/** What somebody did in a round: their role, or the clouds that they guessed. */
function partOf(seat: Seat, { daydreamer, scout, finder }: Story, { guesses }: PastRound): Saying {
  if (seat === daydreamer) return saying('cloud-mine.role', { role: 'daydreamer' });
  if (seat === scout) return saying('cloud-mine.role', { role: 'scout' });
  const cards = guesses.filter((guess) => guess.seat === seat).map(({ card }) => card);
  const found = seat === finder ? 'yes' : 'no';
  return saying('cloud-mine.moment.guessed', { count: cards.length, cards: cards.join(', '), found });
}

/** The unveiling: which cloud was meant, who guessed what, and what everybody gets for it. */
export function moment(event: Event, p: Picture): StagedMoment | undefined {
  const round = p.past.at(-1);
  if (event.type !== 'roundEnded' || !round) return undefined;
  const story = storyOf(round, p.seats);
  const { daydreamer, scout, finder, picked } = story;
  const gained = (seat: Seat) => story.gains.find((gain) => gain.seat === seat)?.cards ?? 0;
  const seats = [daydreamer, scout, ...watchersOf({ seats: p.seats, daydreamer })];
  return {
    title: saying('cloud-mine.moment.title', { words: story.words, picked }),
    columns: [
      saying('cloud-mine.moment.part'),
      saying('cloud-mine.moment.gained'),
      saying('cloud-mine.account.total'),
    ],
    rows: seats.map((seat) => ({
      who: seat,
      cells: [
        partOf(seat, story, round),
        saying('cloud-mine.moment.plus', { cards: gained(seat) }),
        p.won[seat]?.length ?? 0,
      ],
      best: seat === (finder ?? scout),
    })),
    lines: scoring(round, p.seats),
    picture: (
      <span class="cm-moment-cloud">
        <Cloud card={picked} />
      </span>
    ),
  };
}
