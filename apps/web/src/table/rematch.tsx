import './rematch.css';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';

interface RematchQuestionProps {
  /** Whoever would like another match, where that is known. */
  readonly by: string | undefined;
  /** Whether the host asks to a first match. */
  readonly isInvitation?: boolean;
  yes(): void;
  no(): void;
}

/** Somebody would like another match; nobody is seated there before they say yes. */
export function RematchQuestion({ by, isInvitation = false, yes, no }: RematchQuestionProps) {
  const title = isInvitation ? t('invited.title') : t('rematch.title');
  const asks = isInvitation
    ? t('invited.asksHere', { name: by ?? '' })
    : t('rematch.asks', { name: by ?? '' });
  return (
    <section class="rematch" aria-label={title}>
      <p role="status">{by === undefined ? title : asks}</p>
      <Button look="primary" icon={isInvitation ? 'play' : 'again'} onClick={yes}>
        {t('rematch.yes')}
      </Button>
      <Button onClick={no}>{t('rematch.no')}</Button>
    </section>
  );
}
