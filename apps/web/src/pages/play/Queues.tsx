import { CLOCKS_OF_PACES, PACES, type Pace, type PairingTicket } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { GameCover } from '../../contract/cover.js';
import { COVERS } from '../../games/registry.js';
import type { ApiResult } from '../../net/api.js';
import {
  askPairing,
  joinPairing,
  leavePairing,
  type PairingWish,
  pairing,
  waits,
} from '../../play/pairing.js';
import { ruleWords, spanWords } from '../../table/clock-words.js';
import { reasonWords } from '../../table/people.js';
import { ratedRules } from '../../table/rated-rules.js';
import { Choice, Notice, Switch } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import { tr } from './tr.js';

/** How often it is asked who waits while one looks at the page. */
const EVERY_MS = 8000;
/** As many people as any of the games has room for. */
const LARGEST = Math.max(...[...COVERS.values()].map(({ seats }) => seats.max));
const SIZES = Array.from({ length: LARGEST - 1 }, (_, i) => i + 2);
const MINUTES = [2, 5, 10];

/** What one would like of the table; a size or a number of minutes of 0: any, and never. */
interface Choices {
  readonly size: number;
  readonly bots: number;
  readonly friendly: boolean;
}
const USUAL: Choices = { size: 0, bots: 0, friendly: false };

const choicesOf = ({ sizes: [size = 0, ...more], bots, friendly }: PairingTicket): Choices => ({
  ...{ size: more.length > 0 ? 0 : size, bots: bots ?? 0, friendly },
});

const wishOf = ({ size, bots, friendly }: Choices): PairingWish => ({
  ...(size > 0 ? { sizes: [size] } : {}),
  ...{ friendly, bots: bots > 0 ? bots : null },
});

const hasSize = ({ seats }: GameCover, { size }: Choices): boolean =>
  size === 0 || (size >= seats.min && size <= seats.max);

/** The games, each with a tap for every pace, and what one would like of the table. */
export function Queues() {
  const [chosen, setChosen] = useState<Choices>();
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const ask = async () => setUnreachable((await askPairing()).kind !== 'ok');
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const [first] = waits.value;
  const choices = chosen ?? (first ? choicesOf(first) : USUAL);
  /** Holds for what one waits for already, too. */
  const choose = (change: Partial<Choices>): void => {
    const next = { ...choices, ...change };
    setChosen(next);
    for (const { game, pace, table } of waits.value) {
      const cover = COVERS.get(game);
      if (table === null && cover && hasSize(cover, next)) void joinPairing(game, pace, wishOf(next));
    }
  };
  const { size, bots, friendly } = choices;
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
          cover.seats.max > 1 ? [<GameQueues key={id} id={id} cover={cover} choices={choices} />] : [],
        )}
      </ul>
      <section class="sheet stack" aria-labelledby="play-wishes">
        <h2 id="play-wishes">{tr('play.wishes')}</h2>
        <div class="sizes">
          <Choice<number>
            label={tr('play.size')}
            value={size}
            onChange={(value) => choose({ size: value })}
            options={[0, ...SIZES].map((value) => ({
              value,
              label: value === 0 ? tr('play.anySize') : `${value}`,
            }))}
          />
        </div>
        <Choice<number>
          label={tr('play.bots')}
          value={bots}
          onChange={(value) => choose({ bots: value })}
          options={[0, ...MINUTES].map((value) => ({
            value,
            label:
              value === 0 ? tr('play.botsNever') : tr('play.botsAfter', { time: spanWords(60_000 * value) }),
          }))}
        />
        <Switch label={tr('play.friendly')} on={friendly} onChange={(value) => choose({ friendly: value })} />
        {!friendly && <p class="small soft">{ratedRules()}</p>}
      </section>
    </>
  );
}

function GameQueues({ id, cover, choices }: { id: string; cover: GameCover; choices: Choices }) {
  const [refused, setRefused] = useState<string>();
  const { Picture } = cover;
  const isPlayed = hasSize(cover, choices);
  return (
    <li class="sheet queue" data-sky={id}>
      <div class="picture" aria-hidden="true">
        {Picture && <Picture />}
      </div>
      <h2>{say({ key: `game.${id}` })}</h2>
      <fieldset class="paces" aria-label={say({ key: `game.${id}` })}>
        {PACES.map((pace) => (
          <PaceButton
            key={pace}
            {...{ game: id, pace, wish: wishOf(choices), isPlayed, onRefused: setRefused }}
          />
        ))}
      </fieldset>
      {!isPlayed && <p class="small soft">{tr('play.noSuchSize')}</p>}
      {refused && (
        <p class="small" role="alert">
          {refused}
        </p>
      )}
    </li>
  );
}

/** Why one does not wait, or still does. */
const refusalWords = (answer: Exclude<ApiResult<unknown>, { kind: 'ok' }>): string => {
  if (answer.kind === 'unreachable') return t('error.noServer.about');
  if (answer.code === 'tooManyWaits') return tr('play.tooMany', { limit: Number(answer.args.limit) });
  if (answer.code === 'missedTables')
    return tr('play.missed', { time: spanWords(1000 * Number(answer.args.seconds)) });
  return reasonWords('', answer);
};

interface PaceProps {
  readonly game: string;
  readonly pace: Pace;
  readonly wish: PairingWish;
  /** Whether the game is played by as many as are wished. */
  readonly isPlayed: boolean;
  readonly onRefused: (why: string | undefined) => void;
}

function PaceButton({ game, pace, wish, isPlayed, onRefused }: PaceProps) {
  const [isBusy, setBusy] = useState(false);
  const mine = waits.value.some((one) => one.game === game && one.pace === pace);
  const queue = pairing.value?.queues.find((one) => one.game === game && one.pace === pace);
  const tap = async () => {
    if (isBusy || (!mine && !isPlayed)) return;
    setBusy(true);
    const answer = await (mine ? leavePairing(game, pace) : joinPairing(game, pace, wish));
    onRefused(answer.kind === 'ok' ? undefined : refusalWords(answer));
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
      aria-disabled={!mine && !isPlayed}
      onClick={() => void tap()}
    >
      <strong>{t(`pace.${pace}`)}</strong>
      <span class="small soft">
        {mine ? tr('play.waiting') : [tr('play.count', { count }), ...ratings, ...usual].join(' · ')}
      </span>
    </button>
  );
}
