import { Suspense } from 'preact/compat';
import { ErrorPage } from './layout/error-page.js';
import { Invited } from './layout/invited.js';
import { NameGate } from './layout/name-gate.js';
import { WaitingBar } from './layout/waiting-bar.js';
import { Warned } from './layout/warned.js';
import { isOffline } from './net/reachability.js';
import { isShutOut } from './net/session.js';
import { Home } from './pages/home/home.js';
import { PAGES } from './pages/registry.js';
import { ErrorBoundary } from './ui/error-boundary.js';
import { path } from './ui/router.js';
import { WaitingPage } from './ui/ui.js';

/** The pages that a site by invitation only shows to strangers; instead of all others it says what it is. */
const ENTRANCES: readonly string[] = ['about', 'account', 'notices', 'settings'];

/** The page at the current address. */
function CurrentPage() {
  const [, first = '', ...rest] = path.value.split('/');
  if (isShutOut.value && !ENTRANCES.includes(first)) return <NameGate closed />;
  if (first === '' && rest.length === 0) return <Home />;
  const Page = PAGES.get(first);
  return Page ? <Page rest={rest} /> : <ErrorPage kind="notFound" />;
}

export function App() {
  return (
    <>
      <ErrorBoundary
        key={path.value}
        fallback={isOffline.value ? <ErrorPage kind="noServer" /> : <ErrorPage kind="broken" />}
      >
        <Suspense fallback={<WaitingPage />}>
          <CurrentPage />
        </Suspense>
      </ErrorBoundary>
      <WaitingBar />
      <Invited />
      <Warned />
    </>
  );
}
