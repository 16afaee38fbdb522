import './account.css';
import { useEffect } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { ConnectionBanner } from '../../net/connection-banner.js';
import type { PageModule } from '../page.js';
import { AccountPage } from './AccountPage.js';
import { ProviderReturn } from './ProviderReturn.js';
import { Reset } from './Reset.js';
import { tr } from './tr.js';

/** `/account`; `/account/reset/<code>` for those who have forgotten their password, `/account/provider/<id>` for those who come back from there. */
function Page({ rest }: { readonly rest: readonly string[] }) {
  const [first, code, ...more] = rest;
  useEffect(() => {
    document.title = tr('account.title');
  }, []);
  const isReset = first === 'reset' && code !== undefined;
  const isReturn = first === 'provider' && code !== undefined;
  if ((first !== undefined && !isReset && !isReturn) || more.length > 0) return <ErrorPage kind="notFound" />;
  return (
    <>
      <Masthead />
      <ConnectionBanner />
      <main class="page narrow stack account-page">
        <h1>{tr('account.title')}</h1>
        {isReset ? <Reset code={code} /> : isReturn ? <ProviderReturn provider={code} /> : <AccountPage />}
      </main>
    </>
  );
}

const account: PageModule = { Page };

export default account;
