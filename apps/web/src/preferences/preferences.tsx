import './preferences.css';
import type { ComponentChildren } from 'preact';
import { isOffered } from '../net/session.js';
import { canNotify, requestPermission } from '../net/turn-notification.js';
import { OfflineStatus } from '../offline/offline-status.js';
import { mayMove, type Settings, settings } from '../settings/settings.js';
import { play as sound } from '../sound/sound.js';
import { wish } from '../sound/wishes.js';
import { Mark } from '../ui/mark.js';
import { Choice, Slider, Switch } from '../ui/ui.js';
import { LANGUAGE_NAMES, LANGUAGES, type Language, language, t } from '../words/words.js';

const SPEEDS = [0.6, 1, 2, 0] as const;
const THEMES = ['auto', 'light', 'dark'] as const;
const PALETTES = ['paper', 'clear', 'vivid'] as const;

/** All settings, in sections; `under` is the heading above them, from which theirs follow. */
export default function Preferences({ under }: { under: 'h1' | 'h2' }) {
  return (
    <div class="preferences">
      <Part title={t('settings.look')} under={under}>
        <Look />
      </Part>
      <Part title={t('settings.play')} under={under}>
        <AtTheTable />
      </Part>
      <Part title={t('settings.device')} under={under}>
        <OfflineStatus />
        {isOffered('clientReports') && <Reports />}
      </Part>
    </div>
  );
}

function Part({
  title,
  under,
  children,
}: {
  title: string;
  under: 'h1' | 'h2';
  children: ComponentChildren;
}) {
  const Heading = under === 'h1' ? 'h2' : 'h3';
  return (
    <section class="stack" aria-label={title}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

function Look() {
  const themes = { auto: t('theme.auto'), light: t('theme.light'), dark: t('theme.dark') };
  const palettes = { paper: t('palette.paper'), clear: t('palette.clear'), vivid: t('palette.vivid') };
  const speeds = { 0.6: t('speed.slow'), 1: t('speed.usual'), 2: t('speed.fast'), 0: t('speed.none') };
  return (
    <>
      <Choice<Language>
        label={t('settings.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language.value}
        onChange={(value) => {
          settings.language.value = value;
        }}
      />
      <Choice<Settings['theme']>
        label={t('settings.theme')}
        options={THEMES.map((value) => ({ value, label: themes[value] }))}
        value={settings.theme.value}
        onChange={(value) => {
          settings.theme.value = value;
        }}
      />
      <div class="stack colours">
        <Choice<Settings['palette']>
          label={t('settings.palette')}
          options={PALETTES.map((value) => ({ value, label: palettes[value] }))}
          value={settings.palette.value}
          onChange={(value) => {
            settings.palette.value = value;
          }}
        />
        <div class="marks" aria-hidden="true">
          {Array.from({ length: 8 }, (_, seat) => (
            <Mark key={seat} seat={seat} />
          ))}
        </div>
      </div>
      <Choice<number>
        label={t('settings.speed')}
        options={SPEEDS.map((value) => ({ value, label: speeds[value] }))}
        value={settings.speed.value}
        onChange={(value) => {
          settings.speed.value = value;
        }}
      />
      <Sounds />
    </>
  );
}

/** What is heard, each with how loud it is once it is on. */
function Sounds() {
  const kinds = [
    ['sound', t('settings.sound'), t('settings.soundVolume'), settings.soundVolume],
    ['soundscape', t('settings.soundscape'), t('settings.soundscapeVolume'), settings.soundscapeVolume],
  ] as const;
  return (
    <>
      {kinds.map(([kind, label, howLoud, volume]) => {
        const wished = wish(kind);
        return (
          <div key={kind}>
            <Switch
              label={label}
              on={wished.value}
              onChange={(on) => {
                wished.value = on;
              }}
            />
            {wished.value && (
              <Slider
                label={howLoud}
                value={volume.value}
                onInput={(value) => {
                  volume.value = value;
                }}
                onChange={() => sound('plink')}
              />
            )}
          </div>
        );
      })}
      {!mayMove() && <p class="small soft">{t('settings.soundWhenStill')}</p>}
    </>
  );
}

function AtTheTable() {
  return (
    <>
      <Toggle of="confirm" label={t('settings.confirm')} />
      <Toggle of="auto" label={t('settings.auto')} />
      <Toggle of="botsAsk" label={t('settings.botsAsk')} />
      <Toggle of="recap" label={t('settings.recap')} />
      <Toggle of="reactions" label={t('settings.reactions')} />
      <Toggle of="hideResults" label={t('settings.hideResults')} />
      <Switch
        label={t('settings.notices')}
        on={settings.notices.value}
        onChange={async (on) => {
          settings.notices.value = on && (await requestPermission());
        }}
      />
      {!canNotify() && <p class="small soft">{t('settings.noticesBarred')}</p>}
    </>
  );
}

/** A setting that is on or off. */
function Toggle({
  of,
  label,
}: {
  of: 'confirm' | 'auto' | 'botsAsk' | 'recap' | 'reactions' | 'hideResults';
  label: string;
}) {
  return (
    <Switch
      label={label}
      on={settings[of].value}
      onChange={(on) => {
        settings[of].value = on;
      }}
    />
  );
}

/** What is told of this device only where somebody wishes it, with what that is. */
function Reports() {
  return (
    <div>
      <Switch
        label={t('settings.clientReports')}
        on={settings.clientReports.value}
        onChange={(on) => {
          settings.clientReports.value = on;
        }}
      />
      <p class="small soft">{t('settings.clientReportsAbout')}</p>
    </div>
  );
}
