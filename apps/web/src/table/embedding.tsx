import { useState } from 'preact/hooks';
import { Button } from '../ui/ui.js';
import { language, say, t } from '../words/words.js';

/** What somebody puts into a page of their own so that it shows the board of a table. */
export default function Embedding({ table, game }: { readonly table: string; readonly game: string }) {
  const [isCopied, setCopied] = useState(false);
  const title = t('title.table', { game: say({ key: `game.${game}` }) });
  const address = `${location.origin}/embed/${table}?lang=${language.value}`;
  const code = `<iframe src="${address}" title="${title}" width="100%" height="640" style="border:0" loading="lazy"></iframe>`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // It is shown and can be copied by hand.
    }
  };
  return (
    <div class="stack">
      <p>{t('share.embedAbout')}</p>
      <textarea
        class="input"
        rows={5}
        readOnly
        value={code}
        aria-label={t('share.embedCode')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row">
        <Button icon={isCopied ? 'check' : 'copy'} look="primary" onClick={() => void copy()}>
          {isCopied ? t('invite.copied') : t('share.embedCopy')}
        </Button>
      </div>
    </div>
  );
}
