import type { Seat } from '@aerie/kernel';
import { createPortal, forwardRef } from 'preact/compat';
import { Mark } from '../ui/mark.js';
import { language, say, t } from '../words/words.js';
import { pointsWords } from './people.js';
import type { TableModel } from './table-model.js';

export type Shape = 'wide' | 'square';

interface PosterProps {
  readonly model: TableModel;
  readonly shape: Shape;
  /** The picture of the board as it was at the end. */
  readonly board: string;
  /** The address that is written on it, and whether the match can be watched there: else it is that of the site. */
  readonly link: string;
  readonly isReplay: boolean;
  /** When it was played, in milliseconds since 1970, where that is known. */
  readonly at: number | undefined;
}

/** So many have a line; more do not fit. From so many on lines are smaller. */
const MOST = 8;
const MANY = 5;

/**
 * What is sent to others of a finished match, laid out in px of the picture: a sheet of paper with the board in the sky of the game, and
 * beside it who stood where.
 */
export const Poster = forwardRef<HTMLDivElement, PosterProps>(function Poster(props, ref) {
  // Beside the page, where no rule of a panel means it.
  return createPortal(
    <div class="poster-place" aria-hidden="true" inert>
      <div ref={ref} class={`poster ${props.shape}`} data-sky={props.model.game.id}>
        <PosterPaper {...props} />
      </div>
    </div>,
    document.body,
  );
});

/** What stands on it. */
export function PosterPaper({ model, board, link, isReplay, at }: PosterProps) {
  const { places } = model.player.moment.value?.outcome ?? { places: [] };
  const seats = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const together = model.game.together;
  return (
    <>
      <div class="poster-board">
        <img src={board} alt="" />
      </div>
      <div class="poster-words">
        <h2>{say({ key: `game.${model.game.id}` })}</h2>
        {together && <p class="poster-together">{pointsAt(model, 0)}</p>}
        <ol class={seats.length >= MANY ? 'many' : undefined}>
          {seats.slice(0, MOST).map((seat) => (
            <Line key={seat} model={model} seat={seat} place={together ? undefined : places[seat]} />
          ))}
        </ol>
        {at !== undefined && (
          <p>{new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(at)}</p>
        )}
        <p class="poster-link">
          <span>{t(isReplay ? 'share.watch' : 'share.play')}</span>{' '}
          {link.replace(/^https?:\/\/|\/?\?lang=..$/g, '')}
        </p>
      </div>
    </>
  );
}

/** Who sat somewhere: the one in front with their figure, all with their mark. */
function Line({ model, seat, place }: { model: TableModel; seat: Seat; place: number | undefined }) {
  const { Portrait } = model.ui;
  const side = model.side.value;
  return (
    <li class={place === 1 ? 'first' : undefined}>
      {side && (
        <span class="poster-face">
          <Portrait seat={seat} view={side.view} />
        </span>
      )}
      <Mark seat={seat} />
      <span class="poster-name">{model.names.value[seat]}</span>
      {place !== undefined && <b>{pointsAt(model, seat)}</b>}
    </li>
  );
}

/** What a seat came to, as the podium says it. */
function pointsAt({ ui, side, player }: TableModel, seat: Seat): string {
  const view = side.value?.view;
  const points = player.moment.value?.outcome?.points[seat] ?? 0;
  return pointsWords((view === undefined ? undefined : ui.score?.(view, seat).value) ?? points);
}
