import { OnDevice } from '../offline/on-device.js';
import { Choice, Switch } from '../ui/ui.js';
import { LANGUAGE_NAMES, LANGUAGES, type Language, language, speak, t } from '../words/words.js';
import { type Settings, settings } from './settings.js';

const SANDGLASSES = [0, 30, 60, 90] as const;
const SPEEDS = [0.6, 1, 2, 0] as const;

/** What one may set for oneself. */
export function Preferences() {
  const speeds = { 0.6: t('speed.slow'), 1: t('speed.usual'), 2: t('speed.fast'), 0: t('speed.none') };
  const themes = { auto: t('theme.auto'), light: t('theme.light'), dark: t('theme.dark') };
  return (
    <div class="stack">
      <Choice<Language>
        label={t('settings.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language.value}
        onChange={(value) => {
          settings.language.value = value;
          void speak(value);
        }}
      />
      <Choice<Settings['theme']>
        label={t('settings.theme')}
        options={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: themes[value] }))}
        value={settings.theme.value}
        onChange={(value) => {
          settings.theme.value = value;
        }}
      />
      <Choice<number>
        label={t('settings.speed')}
        options={SPEEDS.map((value) => ({ value, label: speeds[value] }))}
        value={settings.speed.value}
        onChange={(value) => {
          settings.speed.value = value;
        }}
      />
      <Choice<number>
        label={t('settings.sandglass')}
        options={SANDGLASSES.map((value) => ({
          value,
          label: value === 0 ? t('sandglass.none') : t('sandglass.seconds', { count: value }),
        }))}
        value={settings.sandglass.value}
        onChange={(value) => {
          settings.sandglass.value = value;
        }}
      />
      <Switch
        label={t('settings.sound')}
        on={settings.sound.value}
        onChange={(on) => {
          settings.sound.value = on;
        }}
      />
      <Switch
        label={t('settings.confirm')}
        on={settings.confirm.value}
        onChange={(on) => {
          settings.confirm.value = on;
        }}
      />
      <OnDevice />
    </div>
  );
}
