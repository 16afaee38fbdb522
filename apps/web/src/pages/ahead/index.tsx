import './ahead.css';
import { useEffect, useState } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { isOffered } from '../../net/session.js';
import { usePerson } from '../../net/use-person.js';
import { WaitingPage } from '../../ui/ui.js';
import type { PageModule } from '../page.js';
import { AheadTable } from './AheadTable.js';
import { type Opened, openAhead } from './open-ahead.js';

/** `/ahead/<table>`: an imagined continuation of a match over days, in which one leaves answers for one's next turns. */
function AheadPage({ id }: { id: string }) {
  const known = usePerson();
  const [opened, setOpened] = useState<Opened | 'none'>();
  const isKnown = known !== undefined && known !== null && known !== 'unreachable';
  useEffect(() => (isKnown ? openAhead(id, setOpened) : undefined), [id, isKnown]);
  if (known === 'unreachable') return <ErrorPage kind="noServer" />;
  if (known === null || opened === 'none' || !isOffered('ahead')) return <ErrorPage kind="noTable" />;
  if (!opened) return <WaitingPage />;
  return <AheadTable key={opened.nth} {...opened} />;
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? <AheadPage key={id} id={id} /> : <ErrorPage kind="notFound" />,
};

export default page;
