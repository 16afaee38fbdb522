import '../../layout/layout.css';
import type { Clock } from '@aerie/protocol';
import { loadGame } from '@aerie/registry/lazy';
import { useEffect, useState } from 'preact/hooks';
import type { GameCover } from '../../contract/cover.js';
import { COVERS } from '../../games/registry.js';
import { GameIntro } from '../../intro/game-intro.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { NameGate } from '../../layout/name-gate.js';
import { connection } from '../../net/connection.js';
import { offlineReason } from '../../net/reachability.js';
import { fetchSession, person } from '../../net/session.js';
import { myName } from '../../play/begin.js';
import { beginLocal, spoken } from '../../play/local.js';
import { random } from '../../play/random.js';
import type { LocalSeat } from '../../play/saved.js';
import { settings } from '../../settings/settings.js';
import { levelWords, reasonWords } from '../../table/people.js';
import { Mark } from '../../ui/mark.js';
import { go } from '../../ui/router.js';
import { Button, Choice, Field, Link, Notice, Switch } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { ClockChoice } from './clock-choice.js';
import { type Options, OptionsForm } from './options-form.js';
import { StakesChoice } from './stakes-choice.js';

type Way = 'bots' | 'friends' | 'device';

/** One game: what it is, and every way to begin it. */
function GamePage({ id }: { id: string }) {
  const cover = COVERS.get(id);
  const title = say({ key: `game.${id}` });
  useEffect(() => {
    if (cover) document.title = `${title} – Aerie`;
  }, [cover, title]);
  if (!cover) return <ErrorPage kind="notFound" />;
  const { Picture } = cover;
  return (
    <>
      <Masthead />
      <main class="page stack game-page" data-sky={id}>
        <div class="banner" aria-hidden="true">
          <Picture />
        </div>
        <div class="stack intro">
          <h1>{title}</h1>
          <p>{say({ key: `game.${id}.description` })}</p>
          <p class="small soft">
            {t('home.players', { min: cover.seats.min, max: cover.seats.max, minutes: cover.minutes })}
          </p>
          <div class="row">
            <Link to={`/rules/${id}`} look="plain" icon="rules">
              {t('panel.rules')}
            </Link>
            <Link to={`/daily/${id}`} look="plain" icon="sun">
              {t('home.daily')}
            </Link>
            <Link to={`/history/ranking/${id}`} look="plain" icon="ranking">
              {t('games.ranking')}
            </Link>
            {cover.cards && (
              <Link to={cover.cards} look="plain" icon="cards">
                {t('home.cards')}
              </Link>
            )}
          </div>
        </div>
        <Begin id={id} cover={cover} />
        <GameIntro game={id} />
      </main>
      <Footer />
    </>
  );
}

function Begin({ id, cover }: { id: string; cover: GameCover }) {
  const [way, setWay] = useState<Way>(location.hash === '#friends' ? 'friends' : 'bots');
  const [count, setCount] = useState(Math.min(cover.seats.max, 4));
  const [level, setLevel] = useState(cover.level);
  const [options, setOptions] = useState<Options>({});
  const [clock, setClock] = useState<Clock>(null);
  const [listed, setListed] = useState(false);
  const [friendly, setFriendly] = useState(false);
  const [guests, setGuests] = useState<readonly string[]>(() => [settings.name.peek() ?? '']);
  const [wrong, setWrong] = useState<string>();
  const [gate, setGate] = useState(false);
  const [busy, setBusy] = useState(false);
  const people = way === 'device' ? Math.min(count, Math.max(2, guests.length)) : 1;
  // Friends are at least two.
  const min = way === 'bots' ? cover.seats.min : Math.max(2, cover.seats.min);
  const { max } = cover.seats;
  const unreachable = way === 'friends' ? offlineReason() : undefined;
  useEffect(() => {
    if (way === 'friends') fetchSession().catch(() => {});
  }, [way]);

  const begin = async () => {
    setBusy(true);
    setWrong(undefined);
    if (way === 'friends') await invite();
    else {
      const seats = Array.from(
        { length: count },
        (_, seat): LocalSeat =>
          seat < people
            ? {
                kind: 'person',
                name:
                  way === 'device' ? guests[seat]?.trim() || t('room.guest', { number: seat + 1 }) : myName(),
              }
            : { kind: 'bot', level },
      );
      go(`/local/${await beginLocal(id, options, seats, clock)}`);
    }
    setBusy(false);
  };

  const invite = async () => {
    try {
      if (!(person.peek() ?? (await fetchSession()))) return setGate(true);
    } catch {
      return setWrong(t('error.noServer.about'));
    }
    const seats = Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const },
    );
    const game = await loadGame(id);
    const chosen = { ...(game ? spoken(game) : {}), ...options };
    const reply = await connection.ask('create', {
      game: id,
      options: chosen,
      seats,
      listed,
      friendly,
      clock,
      // If the answer is lost, it is asked again, and there is still one table.
      key: random(16),
    });
    if ('refused' in reply) setWrong(reasonWords(id, reply.refused));
    else go(`/table/${reply.made}`);
  };

  if (gate) {
    return (
      <div class="gate">
        <NameGate
          bare
          onEnter={() => {
            setGate(false);
            connection.reconnect();
            void invite();
          }}
        />
      </div>
    );
  }
  return (
    <form
      class="sheet stack begin"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && unreachable === undefined) void begin();
      }}
    >
      <Choice<Way>
        label={t('begin.way')}
        value={way}
        onChange={(chosen) => {
          setWay(chosen);
          // On one device nobody plays for days, and there is one way to keep time.
          if (chosen !== 'friends' && clock?.kind !== 'move') setClock(null);
          if (chosen !== 'bots') setCount(Math.max(2, count));
        }}
        options={[
          { value: 'bots', label: t('begin.bots') },
          { value: 'friends', label: t('begin.friends') },
          { value: 'device', label: t('begin.device') },
        ]}
      />
      <Choice<number>
        label={t('begin.count')}
        value={count}
        onChange={setCount}
        options={Array.from({ length: max - min + 1 }, (_, i) => ({
          value: min + i,
          label: String(min + i),
        }))}
      />
      {way === 'device' && (
        <div class="guests">
          {Array.from({ length: people }, (_, seat) => (
            <div class="row guest" key={seat}>
              <Mark seat={seat} />
              <Field
                label={t('begin.name', { number: seat + 1 })}
                maxLength={24}
                value={guests[seat] ?? ''}
                onInput={(name) =>
                  setGuests(Array.from({ length: people }, (_, i) => (i === seat ? name : (guests[i] ?? ''))))
                }
              />
            </div>
          ))}
          {people < count && (
            <Button
              icon="plus"
              onClick={() => setGuests(Array.from({ length: people + 1 }, (_, i) => guests[i] ?? ''))}
            >
              {t('begin.addPerson')}
            </Button>
          )}
        </div>
      )}
      {((way === 'bots' && count > 1) || (way === 'device' && people < count)) && (
        <Choice<string>
          label={way === 'device' ? t('begin.botsForRest', { count: count - people }) : t('begin.level')}
          value={level}
          onChange={setLevel}
          options={cover.levels.map((one) => ({ value: one, label: levelWords(id, one) }))}
        />
      )}
      <OptionsForm id={id} seats={count} options={options} onChange={setOptions} />
      <ClockChoice clock={clock} online={way === 'friends'} onChange={setClock} />
      {way === 'friends' && <StakesChoice game={id} friendly={friendly} onChange={setFriendly} />}
      {way === 'friends' && <Switch label={t('begin.listed')} on={listed} onChange={setListed} />}
      {wrong && <Notice bad>{wrong}</Notice>}
      {unreachable && <Notice>{unreachable}</Notice>}
      <Button type="submit" look="primary" size="big" icon="play" whyNot={busy ? t('loading') : unreachable}>
        {way === 'friends' ? t('begin.invite') : t('begin.start')}
      </Button>
    </form>
  );
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? <GamePage key={id} id={id} /> : <ErrorPage kind="notFound" />,
};

export default page;
