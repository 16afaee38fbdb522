import { CLOCKS_OF_PACES, PACES, type Pace } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { GameCover } from '../../contract/cover.js';
import { COVERS } from '../../games/registry.js';
import {
  askPairing,
  joinPairing,
  leavePairing,
  type PairingWish,
  pairing,
  waits,
} from '../../play/pairing.js';
import { ruleWords, spanWords } from '../../table/clock-words.js';
import { ratedRules } from '../../table/rated-rules.js';
import { Choice, Notice, Switch } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import { tr } from './tr.js';

/** How often it is asked who waits while one looks at the page. */
const EVERY_MS = 8000;
const SIZES = [2, 3, 4, 5];
const MINUTES = [2, 5, 10];

/** The games, each with a tap for every pace, and what one would like of the table. */
export function Queues() {
  const [size, setSize] = useState(0);
  const [friendly, setFriendly] = useState(false);
  const [bots, setBots] = useState(0);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const ask = async () => setUnreachable((await askPairing()).kind !== 'ok');
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const wish: PairingWish = {
    ...(size > 0 ? { sizes: [size] } : {}),
    friendly,
    bots: bots > 0 ? bots : null,
  };
  return (
    <>
      <p>{tr('play.about')}</p>
      <ul class="clocks small soft">
        {PACES.map((pace) => (
          <li key={pace}>
            <strong>{t(`pace.${pace}`)}</strong>: {ruleWords(CLOCKS_OF_PACES[pace])}
          </li>
        ))}
      </ul>
      {isUnreachable && <Notice bad>{t('error.noServer.about')}</Notice>}
      <ul class="queues">
        {[...COVERS].flatMap(([id, cover]) =>
          cover.seats.max > 1 ? [<GameQueues key={id} id={id} cover={cover} wish={wish} />] : [],
        )}
      </ul>
      <section class="sheet stack" aria-labelledby="play-wishes">
        <h2 id="play-wishes">{tr('play.wishes')}</h2>
        <Choice<number>
          label={tr('play.size')}
          value={size}
          onChange={setSize}
          options={[0, ...SIZES].map((value) => ({
            value,
            label: value === 0 ? tr('play.anySize') : `${value}`,
          }))}
        />
        <Choice<number>
          label={tr('play.bots')}
          value={bots}
          onChange={setBots}
          options={[0, ...MINUTES].map((value) => ({
            value,
            label:
              value === 0 ? tr('play.botsNever') : tr('play.botsAfter', { time: spanWords(60_000 * value) }),
          }))}
        />
        <Switch label={tr('play.friendly')} on={friendly} onChange={setFriendly} />
        {!friendly && <p class="small soft">{ratedRules()}</p>}
      </section>
    </>
  );
}

function GameQueues({ id, cover, wish }: { id: string; cover: GameCover; wish: PairingWish }) {
  const { min, max } = cover.seats;
  const hasSize = wish.sizes?.every((size) => size >= min && size <= max) ?? true;
  const { Picture } = cover;
  return (
    <li class="sheet queue" data-sky={id}>
      <div class="picture" aria-hidden="true">
        {Picture && <Picture />}
      </div>
      <h2>{say({ key: `game.${id}` })}</h2>
      <fieldset class="paces" aria-label={say({ key: `game.${id}` })}>
        {PACES.map((pace) => (
          <PaceButton key={pace} game={id} pace={pace} wish={wish} hasSize={hasSize} />
        ))}
      </fieldset>
      {!hasSize && <p class="small soft">{tr('play.noSuchSize')}</p>}
    </li>
  );
}

interface PaceProps {
  readonly game: string;
  readonly pace: Pace;
  readonly wish: PairingWish;
  readonly hasSize: boolean;
}

function PaceButton({ game, pace, wish, hasSize }: PaceProps) {
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const mine = waits.value.some((one) => one.game === game && one.pace === pace);
  const queue = pairing.value?.queues.find((one) => one.game === game && one.pace === pace);
  const tap = async () => {
    if (isBusy || (!mine && !hasSize)) return;
    setBusy(true);
    const answer = await (mine ? leavePairing(game, pace) : joinPairing(game, pace, wish));
    setRefused(answer.kind !== 'ok');
    setBusy(false);
  };
  const count = queue?.waiting ?? 0;
  const ratings = queue?.ratings ? [tr('play.ratings', queue.ratings)] : [];
  const usual =
    queue?.usual == null ? [] : [t('waiting.usual', { time: spanWords(queue.usual * 1000, 'short') })];
  return (
    <button
      type="button"
      class="pace"
      aria-pressed={mine}
      aria-disabled={!mine && !hasSize}
      onClick={() => void tap()}
    >
      <strong>{t(`pace.${pace}`)}</strong>
      <span class="small soft">
        {isRefused
          ? tr('play.refused')
          : mine
            ? tr('play.waiting')
            : [tr('play.count', { count }), ...ratings, ...usual].join(' · ')}
      </span>
    </button>
  );
}
