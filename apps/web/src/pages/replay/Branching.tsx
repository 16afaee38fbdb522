import type { Seat } from '@aerie/kernel';
import { useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { myName } from '../../play/begin.js';
import { beginBranch } from '../../play/local.js';
import type { LocalSeat } from '../../play/saved-match.js';
import { LevelChoice } from '../../setup/level-choice.js';
import { go } from '../../ui/router.js';
import { Button, Switch } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { ReplaySession } from './session/replay-session.js';
import { tr } from './tr.js';

/** Begins a match from the moment that is shown, with people in the chosen seats and bots in the others. */
export function Branching({ session }: { session: ReplaySession }) {
  const { at, found, timeline } = session;
  const viewpoint = session.play.viewpoint.value;
  const [own, setOwn] = useState<readonly Seat[]>([
    typeof viewpoint === 'number' ? viewpoint : timeline.actor(at),
  ]);
  const [level, setLevel] = useState(COVERS.get(timeline.game.id)?.level ?? 'random');
  const [busy, setBusy] = useState(false);
  const names = session.model.names.value;
  const begin = async () => {
    setBusy(true);
    const seats = names.map((name, seat): LocalSeat => {
      if (!own.includes(seat)) return { kind: 'bot', level };
      return { kind: 'person', name: own.length === 1 ? myName() : name };
    });
    go(`/local/${await beginBranch(timeline.log, { of: found.address, at }, seats)}`);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (own.length > 0 && !busy) void begin();
      }}
    >
      <p>{tr('replay.branchAbout')}</p>
      <fieldset class="own-seats">
        <legend class="label">{tr('replay.branchSeats')}</legend>
        {names.map((name, seat) => (
          <Switch
            key={seat}
            label={name}
            on={own.includes(seat)}
            onChange={(on) => setOwn(on ? [...own, seat] : own.filter((one) => one !== seat))}
          />
        ))}
      </fieldset>
      {own.length < names.length && (
        <LevelChoice game={timeline.game.id} label={t('begin.level')} level={level} onChange={setLevel} />
      )}
      <Button
        type="submit"
        look="primary"
        size="big"
        icon="branch"
        whyNot={own.length === 0 ? tr('replay.branchNobody') : busy ? t('loading') : undefined}
      >
        {tr('replay.branchBegin')}
      </Button>
    </form>
  );
}
