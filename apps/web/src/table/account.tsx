import './account.css';
import { useState } from 'preact/hooks';
import { AskToUpload } from '../offline/ask-to-upload.js';
import type { Play } from '../play/play.js';
import { go } from '../ui/router.js';
import { Button, Dialog, Link, Notice } from '../ui/ui.js';
import { about } from '../words/about.js';
import { say, t } from '../words/words.js';
import { FetchedPanel, type FetchedProps } from './fetched-panel.js';
import { LearnBetter } from './learn-better.js';
import { DisclosedLuck, LuckAsSeen } from './luck.js';
import { pointsWords, reasonWords, stakesWords } from './people.js';
import Points, { byPlace } from './points.js';
import { leftWords, promptWords } from './prompt.js';
import { RatingChanges } from './rating-changes.js';
import { RematchQuestion } from './rematch.js';
import type { TableModel } from './table-model.js';
import { Called } from './you.js';

const sharePicture = () => import('./share-picture.js');

/** The result of a match: where every point came from, and a rematch. */
export default function FinalAccount({ model, close }: FetchedProps) {
  const [wrong, setWrong] = useState<string>();
  const [shares, setShares] = useState(false);
  const [declined, setDeclined] = useState(false);
  const moment = model.player.moment.value;
  const side = model.side.value;
  const table = model.table.value;
  if (!moment?.outcome || !side || !table) return null;
  const { outcome } = moment;
  const seats = byPlace(outcome.places);
  const again = async () => {
    const made = await model.play.rematch();
    if ('table' in made) go(`${model.play.kind === 'local' ? '/local' : '/table'}/${made.table}`);
    else setWrong(reasonWords(model.game.id, made));
  };
  const decline = async () => {
    const refused = await model.play.declineRematch?.();
    if (refused) setWrong(reasonWords(model.game.id, refused));
    else setDeclined(true);
  };
  const sits = model.mine.value.length > 0;
  const asker = table.rematchBy;
  const isAsked =
    sits && table.rematch !== null && !declined && !(asker !== undefined && table.seats[asker]?.mine);
  const { Portrait } = model.ui;
  const stakes = stakesWords(table.stakes);
  // The seed of a deal that others can still play is told to nobody, nor is its match.
  const isSecret = model.play.kind === 'online' && table.status === 'over' && moment.seed === null;
  const left = leftWords(model, outcome);
  return (
    <div class="account">
      {/* People who play together have no places. */}
      {!model.game.together && (
        <div class="podium" aria-hidden="true">
          {seats.slice(0, PODIUM).map((seat) => (
            <span key={seat} class={`step place-${outcome.places[seat]}`}>
              <Portrait seat={seat} view={side.view} />
              <b>{pointsWords(model.ui.score?.(side.view, seat).value ?? outcome.points[seat] ?? 0)}</b>
              <Called model={model} seat={seat} />
            </span>
          ))}
        </div>
      )}
      <p class="verdict">{promptWords(model)}</p>
      {!model.game.together && <BelowPodium model={model} places={outcome.places} />}
      {left && <p class="small soft">{left}</p>}
      {model.epilogue.value}
      <LearnBetter model={model} />
      <Points model={model} close={close} />
      <RatingChanges model={model} table={table} />
      {stakes && <p class="small soft">{stakes}</p>}
      {isSecret && <p class="small soft">{t('ending.later')}</p>}
      {wrong && <Notice bad>{wrong}</Notice>}
      {isAsked && (
        <RematchQuestion
          by={asker === undefined ? undefined : model.names.value[asker]}
          yes={() => void again()}
          no={() => void decline()}
        />
      )}
      <div class="row">
        {isAsked ? null : table.rematch ? (
          <Button look="primary" icon="again" onClick={() => go(`/table/${table.rematch}`)}>
            {t('ending.toRematch')}
          </Button>
        ) : (
          model.play.kind !== 'replay' &&
          sits && (
            <Button look="primary" icon="again" onClick={() => void again()}>
              {t('ending.rematch')}
            </Button>
          )
        )}
        {model.play.kind !== 'replay' && !isSecret && (
          <>
            <Link to={replayOf(model.play)} look="plain" icon="eye">
              {t('ending.replay')}
            </Link>
            <Link to={`${replayOf(model.play)}?story`} look="plain" icon="points">
              {t('ending.story')}
            </Link>
          </>
        )}
        <Button icon="share" onClick={() => setShares(true)}>
          {t('share.picture')}
        </Button>
        <Button onClick={() => go('/')}>{t('ending.home')}</Button>
      </div>
      {shares && (
        <Dialog title={t('share.picture')} wide onClose={() => setShares(false)}>
          <FetchedPanel load={sharePicture} model={model} close={() => setShares(false)} />
        </Dialog>
      )}
      {model.play.kind === 'local' && <AskToUpload />}
      {model.play.kind === 'online' && table.status === 'over' && (
        <LuckAsSeen table={table.id} luck={table.luck} seed={moment.seed} />
      )}
      {moment.seed && (
        <details class="small soft seed">
          <summary>{t('ending.fair')}</summary>
          <p>{t('ending.fairAbout')}</p>
          <p class="code">{moment.seed}</p>
          <p class="code">{table.seedHash}</p>
          {table.luck && <DisclosedLuck table={table} luck={table.luck} />}
        </details>
      )}
    </div>
  );
}

/** Where a finished match can be seen again. */
const replayOf = ({ kind, id }: Play): string => (kind === 'local' ? `/replay/local/${id}` : `/replay/${id}`);

/** So many stand on the podium. */
const PODIUM = 3;

/** The places of the people at this screen who do not stand on the podium. */
function BelowPodium({ model, places }: { model: TableModel; places: readonly number[] }) {
  const { Portrait, score } = model.ui;
  const side = model.side.value;
  const below = byPlace(places)
    .slice(PODIUM)
    .filter((seat) => model.mine.value.includes(seat));
  if (!side || !score) return null;
  return below.map((seat) => (
    <p key={seat} class="below-podium">
      <span class="portrait" aria-hidden="true">
        <Portrait seat={seat} view={side.view} />
      </span>
      {say({
        key: 'ending.yourPlace',
        args: {
          ...about(seat, model.people.value),
          place: places[seat] ?? 0,
          seats: places.length,
          what: say(score(side.view, seat).label),
          value: pointsWords(score(side.view, seat).value),
        },
      })}
    </p>
  ));
}
