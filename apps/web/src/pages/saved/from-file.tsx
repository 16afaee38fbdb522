import { useRef, useState } from 'preact/hooks';
import { takeIn, type Unfit } from '../../play/match-files.js';
import { go } from '../../ui/router.js';
import { Button, Notice } from '../../ui/ui.js';
import { t, translator } from '../../words/words.js';
import type en from './words/en.js';

const tr = translator<typeof en>();
/** Longer than any match; a file beyond it is none of ours. */
const LONGEST = 20_000_000;

/** Takes in a match file: it becomes a match of this browser, to play on or to look at. */
export function FromFile() {
  const input = useRef<HTMLInputElement>(null);
  const [unfit, setUnfit] = useState<Unfit>();
  const [busy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const taken = file.size > LONGEST ? { unfit: 'notAFile' as const } : await takeIn(await file.text());
    setBusy(false);
    if ('id' in taken) go(`/local/${taken.id}`);
    else setUnfit(taken.unfit);
  };
  const words: Readonly<Record<Unfit, string>> = {
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
