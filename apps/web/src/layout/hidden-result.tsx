import { resultSeen } from '../play/seen-results.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';

/** In place of a result that one does not want to know before one has watched the match. */
export const HiddenResult = () => <>{t('spoiler.hidden')}</>;

/** Shows the result of a match all the same. */
export const ShowResult = ({ table }: { table: string }) => (
  <Button look="quiet" onClick={() => resultSeen(table)}>
    {t('spoiler.show')}
  </Button>
);
