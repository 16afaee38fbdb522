import './pages.css';
import { useState } from 'preact/hooks';
import { enter } from '../net/session.js';
import { settings } from '../settings/settings.js';
import { Button, Field } from '../ui/ui.js';
import { t } from '../words/words.js';
import { Masthead } from './masthead.js';

/** A name and you are in. */
export function NameGate({ onEnter, bare }: { onEnter(): void; bare?: boolean }) {
  const [name, setName] = useState(settings.name.peek() ?? '');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (name.trim() === '') return setWrong(t('name.empty'));
    setBusy(true);
    try {
      await enter(name.trim());
      onEnter();
    } catch {
      setWrong(t('name.failed'));
    }
    setBusy(false);
  };
  const form = (
    <form
      class="sheet stack"
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      {bare ? <h2>{t('name.title')}</h2> : <h1>{t('name.title')}</h1>}
      <p class="soft">{t('name.about')}</p>
      <Field label={t('name.label')} value={name} maxLength={24} wrong={wrong} autoFocus onInput={setName} />
      <Button type="submit" look="primary" size="big" whyNot={busy ? t('loading') : undefined}>
        {t('name.go')}
      </Button>
    </form>
  );
  if (bare) return form;
  return (
    <>
      <Masthead />
      <main class="page narrow">{form}</main>
    </>
  );
}
