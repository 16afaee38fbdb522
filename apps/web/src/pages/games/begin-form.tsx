import { canAdapt } from '@aerie/host';
import { useEffect, useState } from 'preact/hooks';
import type { GameCover } from '../../contract/cover.js';
import { NameForm } from '../../net/name-form.js';
import { offlineReason } from '../../net/reachability.js';
import { fetchSession } from '../../net/session.js';
import { settings } from '../../settings/settings.js';
import { ClockChoice } from '../../setup/clock-choice.js';
import { LevelChoice } from '../../setup/level-choice.js';
import { OptionsForm } from '../../setup/options-form.js';
import { StakesChoice } from '../../setup/stakes-choice.js';
import { go } from '../../ui/router.js';
import { Button, Choice, Notice, Switch } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { GuestNames } from './guest-names.js';
import { botsAt, countsFor, newSetup, type Setup, type Way, withWay } from './setup.js';
import { start } from './start.js';

const wayInAddress = (): Way => (location.hash === '#friends' ? 'friends' : 'bots');

/** Every way to begin a game. Asks for a name first where a table of the server needs one. */
export function BeginForm({ id, cover }: { id: string; cover: GameCover }) {
  const [setup, setSetup] = useState(() => newSetup(cover, wayInAddress(), settings.name.peek() ?? ''));
  const [wrong, setWrong] = useState<string>();
  const [asksName, setAsksName] = useState(false);
  const [busy, setBusy] = useState(false);
  const unreachable = setup.way === 'friends' ? offlineReason() : undefined;
  useEffect(() => {
    if (setup.way === 'friends') fetchSession().catch(() => {});
  }, [setup.way]);

  const begin = async () => {
    setBusy(true);
    setWrong(undefined);
    const started = await start(id, setup);
    if (started === 'needsName') setAsksName(true);
    else if ('wrong' in started) setWrong(started.wrong);
    else go(started.to);
    setBusy(false);
  };

  if (asksName) {
    const onEnter = () => {
      setAsksName(false);
      void begin();
    };
    return (
      <div class="gate">
        <NameForm onEnter={onEnter} />
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
      <SetupFields id={id} cover={cover} setup={setup} onChange={setSetup} />
      {wrong && <Notice bad>{wrong}</Notice>}
      {unreachable && <Notice>{unreachable}</Notice>}
      <Button type="submit" look="primary" size="big" icon="play" whyNot={busy ? t('loading') : unreachable}>
        {setup.way === 'friends' ? t('begin.invite') : t('begin.start')}
      </Button>
    </form>
  );
}

interface FieldsProps {
  readonly id: string;
  readonly cover: GameCover;
  readonly setup: Setup;
  onChange(setup: Setup): void;
}

function SetupFields({ id, cover, setup, onChange }: FieldsProps) {
  const { way, count, level, options, clock, listed, friendly } = setup;
  const change = (part: Partial<Setup>) => onChange({ ...setup, ...part });
  const bots = botsAt(setup);
  return (
    <>
      <Choice<Way>
        label={t('begin.way')}
        value={way}
        onChange={(chosen) => onChange(withWay(setup, chosen))}
        options={[
          { value: 'bots', label: t('begin.bots') },
          { value: 'friends', label: t('begin.friends') },
          { value: 'device', label: t('begin.device') },
        ]}
      />
      <Choice<number>
        label={t('begin.count')}
        value={count}
        onChange={(chosen) => change({ count: chosen })}
        options={countsFor(way, cover.seats).map((value) => ({ value, label: String(value) }))}
      />
      {way === 'device' && <GuestNames setup={setup} onChange={onChange} />}
      {bots > 0 && (
        <LevelChoice
          game={id}
          label={way === 'device' ? t('begin.botsForRest', { count: bots }) : t('begin.level')}
          level={level}
          adapts={canAdapt({ game: cover, levels: cover.levels })}
          onChange={(chosen) => change({ level: chosen })}
        />
      )}
      <OptionsForm
        id={id}
        seats={count}
        options={options}
        onChange={(chosen) => change({ options: chosen })}
      />
      <ClockChoice
        clock={clock}
        online={way === 'friends'}
        onChange={(chosen) => change({ clock: chosen })}
      />
      {way === 'friends' && (
        <>
          <StakesChoice game={id} friendly={friendly} onChange={(on) => change({ friendly: on })} />
          <Switch label={t('begin.listed')} on={listed} onChange={(on) => change({ listed: on })} />
        </>
      )}
    </>
  );
}
