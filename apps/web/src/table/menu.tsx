import './menu.css';
import { useRef } from 'preact/hooks';
import { isOffered } from '../net/session.js';
import { type Kind, wish } from '../sound/wishes.js';
import { Button, Link, Switch } from '../ui/ui.js';
import { t } from '../words/words.js';
import { Cards } from './cards.js';
import type { Panel } from './panel.js';
import type { TableModel } from './table-model.js';
import { shownNotes } from './table-notes.js';

/** What is rarely needed: points so far, the position as text, lessons, sounds, full screen, settings, leaving a seat. */
export function Menu({ model, open }: { model: TableModel; open(panel: Panel | undefined): void }) {
  const seat = model.side.value?.seat;
  const over = model.player.moment.value?.outcome != null;
  const covered = seat != null && model.table.value?.seats[seat]?.cover !== null;
  const resign = useRef<HTMLSpanElement>(null);
  const full = document.fullscreenElement !== null;
  return (
    <div class="stack menu">
      {over && (
        <Button icon="check" onClick={() => open('account')}>
          {t('ending.title')}
        </Button>
      )}
      {!over && model.ui.loadReckoning && !model.isCurtained && (
        <Button icon="points" onClick={() => open('points')}>
          {t('ending.soFar')}
        </Button>
      )}
      {!over && (
        <Button icon="past" onClick={() => open('recap')}>
          {t('tools.recap')}
        </Button>
      )}
      <Button icon="text" onClick={() => open('text')}>
        {t('panel.text')}
      </Button>
      <Cards model={model} look="plain" />
      <Link to={`/learn/${model.game.id}`} look="plain" icon="school" aside>
        {t('learn.learn')}
      </Link>
      {model.play.kind === 'online' && model.table.value?.watchers && isOffered('embed') && (
        <Button icon="share" onClick={() => open('embed')}>
          {t('share.embed')}
        </Button>
      )}
      {shownNotes(model.play.id)?.mayWrite && (
        <Button icon="note" onClick={() => open('note')}>
          {t('note.title')}
        </Button>
      )}
      <SoundButton of="sound" />
      <SoundButton of="soundscape" />
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
      <Doors model={model} />
      {seat != null && !over && model.isUnaided.value && <p class="small soft">{t('stakes.alone')}</p>}
      {seat != null && !over && !covered && !model.isUnaided.value && (
        <Button
          icon="bot"
          onClick={() => {
            void model.send(() => model.play.cover(seat, model.table.peek()?.coverLevel ?? model.adviser));
            open(undefined);
          }}
        >
          {t('menu.coverMe')}
        </Button>
      )}
      {seat != null && !over && model.play.kind === 'online' && (
        <span class="stack" ref={resign}>
          <Button
            icon="remove"
            look="quiet"
            onClick={() => {
              model.resigning.value = resign.current?.getBoundingClientRect();
              open(undefined);
            }}
          >
            {t('menu.resign')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Turns a kind of sound on or off. */
function SoundButton({ of }: { of: Kind }) {
  const wished = wish(of);
  const words = {
    sound: wished.value ? t('settings.soundOn') : t('settings.soundOff'),
    soundscape: wished.value ? t('settings.soundscapeOn') : t('settings.soundscapeOff'),
  };
  return (
    <Button
      icon={wished.value ? 'sound' : 'silent'}
      pressed={wished.value}
      onClick={() => {
        wished.value = !wished.value;
      }}
    >
      {words[of]}
    </Button>
  );
}

/** For the host: whether people without a seat may watch. */
function Doors({ model }: { model: TableModel }) {
  const table = model.table.value;
  const { play } = model;
  if (!table?.host || !play.admit) return null;
  return (
    <Switch
      label={t('watch.allow')}
      on={table.watchers}
      onChange={(on) => void model.send(() => play.admit?.(on) ?? Promise.resolve(undefined))}
    />
  );
}
