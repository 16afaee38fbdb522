import './invitation.css';
import { useState } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { Button } from '../../ui/ui.js';
import { language, t } from '../../words/words.js';

/** The link for friends: to copy, to share, or to scan. */
export function Invitation({ onAsk }: { onAsk: (() => void) | undefined }) {
  const [copied, setCopied] = useState(false);
  /** Messengers show it in the language of whoever shares it. */
  const link = `${location.origin}${location.pathname}?lang=${language.value}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The link is shown and can be copied by hand.
    }
  };
  const share = () => void navigator.share({ title: 'Aerie', url: link }).catch(() => {});
  return (
    <section class="sheet invitation" aria-label={t('invite.title')}>
      <div class="stack">
        <h2>{t('invite.title')}</h2>
        <p>{t('invite.about')}</p>
        <input
          class="input"
          readOnly
          value={link}
          aria-label={t('invite.link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="row">
          <Button icon={copied ? 'check' : 'copy'} look="primary" onClick={() => void copy()}>
            {copied ? t('invite.copied') : t('invite.copy')}
          </Button>
          {'share' in navigator && (
            <Button icon="share" onClick={share}>
              {t('invite.share')}
            </Button>
          )}
          {onAsk && (
            <Button icon="invite" onClick={onAsk}>
              {t('invite.person')}
            </Button>
          )}
        </div>
      </div>
      <img
        class="code"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(location.href, { border: 2 }))}`}
        alt={t('invite.code')}
      />
    </section>
  );
}
