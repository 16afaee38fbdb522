import { useRef, useState } from 'preact/hooks';
import { type ImportProblem, importMatch } from '../../play/match-files.js';
import { go } from '../../ui/router.js';
import { Button, Notice } from '../../ui/ui.js';
import { t, translator } from '../../words/words.js';
import type en from './words/en.js';

const tr = translator<typeof en>();
/** In bytes; no match file is longer. */
const LONGEST = 20_000_000;

/** Imports a match file: it becomes a match of this browser, to play on or to watch. */
export function FromFile() {
  const input = useRef<HTMLInputElement>(null);
  const [unfit, setUnfit] = useState<ImportProblem>();
  const [busy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const taken = file.size > LONGEST ? { unfit: 'notAFile' as const } : await importMatch(await file.text());
    setBusy(false);
    if ('id' in taken) go(`/local/${taken.id}`);
    else setUnfit(taken.unfit);
  };
  const words: Readonly<Record<ImportProblem, string>> = {
    notAFile: tr('saved.notAFile'),
    unknownGame: tr('saved.unknownGame'),
    againstRules: tr('saved.againstRules'),
    withoutLuck: tr('saved.withoutLuck'),
  };
  return (
    <section class="stack" aria-label={tr('saved.fromFile')}>
      <h2>{tr('saved.fromFile')}</h2>
      <p class="soft">{tr('saved.fromFileAbout')}</p>
      <div class="row">
        <Button icon="upload" whyNot={busy ? t('loading') : undefined} onClick={() => input.current?.click()}>
          {tr('saved.open')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={(event) => {
            const { files } = event.currentTarget;
            setUnfit(undefined);
            void take(files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {unfit && <Notice bad>{words[unfit]}</Notice>}
    </section>
  );
}
