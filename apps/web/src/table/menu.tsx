import './menu.css';
import { useState } from 'preact/hooks';
import { settings } from '../settings/settings.js';
import { Button, Switch } from '../ui/ui.js';
import { t } from '../words/words.js';
import { Cards } from './cards.js';
import type { Panel } from './panel.js';
import type { TableRoom } from './use-table.js';

/** Everything about a table that is not needed all the time. */
export function Menu({ room, open }: { room: TableRoom; open(panel: Panel | undefined): void }) {
  const seat = room.side.value?.seat;
  const over = room.stage.moment.value?.outcome != null;
  const covered = seat != null && room.table.value?.seats[seat]?.cover !== null;
  const [surely, setSurely] = useState(false);
  const full = document.fullscreenElement !== null;
  return (
    <div class="stack menu">
      {over && (
        <Button icon="check" onClick={() => open('account')}>
          {t('ending.title')}
        </Button>
      )}
      {!over && room.ui.Reckoning && !room.isCurtained && (
        <Button icon="points" onClick={() => open('points')}>
          {t('ending.soFar')}
        </Button>
      )}
      <Button icon="text" onClick={() => open('text')}>
        {t('panel.text')}
      </Button>
      <Cards room={room} look="plain" />
      <Button
        icon={settings.sound.value ? 'sound' : 'silent'}
        pressed={settings.sound.value}
        onClick={() => {
          settings.sound.value = !settings.sound.value;
        }}
      >
        {settings.sound.value ? t('settings.soundOn') : t('settings.soundOff')}
      </Button>
      {document.fullscreenEnabled && (
        <Button
          icon={full ? 'small' : 'full'}
          onClick={() => {
            void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
            open(undefined);
          }}
        >
          {full ? t('menu.leaveFull') : t('menu.full')}
        </Button>
      )}
      <Button icon="settings" onClick={() => open('settings')}>
        {t('settings.title')}
      </Button>
      <Doors room={room} />
      {seat != null && !over && !covered && (
        <Button
          icon="bot"
          onClick={() => {
            void room.send(() => room.play.cover(seat, room.adviser));
            open(undefined);
          }}
        >
          {t('menu.coverMe')}
        </Button>
      )}
      {seat != null && !over && room.play.kind === 'online' && (
        <Button
          icon="remove"
          look="quiet"
          onClick={() => {
            if (surely) {
              void room.send(() => room.play.resign(seat));
              open(undefined);
            } else setSurely(true);
          }}
        >
          {surely ? t('menu.resignSurely') : t('menu.resign')}
        </Button>
      )}
    </div>
  );
}

/** Of the host: whether people without a seat may look on. */
function Doors({ room }: { room: TableRoom }) {
  const table = room.table.value;
  const { play } = room;
  if (!table?.host || !play.admit) return null;
  return (
    <Switch
      label={t('watch.allow')}
      on={table.watchers}
      onChange={(on) => void room.send(() => play.admit?.(on) ?? Promise.resolve(undefined))}
    />
  );
}
