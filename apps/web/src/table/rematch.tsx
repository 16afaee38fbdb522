import './rematch.css';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';

interface RematchQuestionProps {
  /** Whoever would like another match, where that is known. */
  readonly by: string | undefined;
  yes(): void;
  no(): void;
}

/** Somebody would like another match; nobody is seated there before they say yes. */
export function RematchQuestion({ by, yes, no }: RematchQuestionProps) {
  return (
    <section class="rematch" aria-label={t('rematch.title')}>
      <p role="status">{by === undefined ? t('rematch.title') : t('rematch.asks', { name: by })}</p>
      <Button look="primary" icon="again" onClick={yes}>
        {t('rematch.yes')}
      </Button>
      <Button onClick={no}>{t('rematch.no')}</Button>
    </section>
  );
}
