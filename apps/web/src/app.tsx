import { Suspense } from 'preact/compat';
import { ErrorPage } from './layout/error-page.js';
import { NameGate } from './layout/name-gate.js';
import { closedAt } from './net/api.js';
import { isOffline } from './net/reachability.js';
import { Home } from './pages/home/home.js';
import { PAGES } from './pages/registry.js';
import { ErrorBoundary } from './ui/error-boundary.js';
import { path } from './ui/router.js';
import { WaitingPage } from './ui/ui.js';

/** The page at the current address. */
function CurrentPage() {
  // A site by invitation only says so, instead of whatever page was asked for.
  if (closedAt.value === path.value) return <NameGate closed />;
  const [, first = '', ...rest] = path.value.split('/');
  if (first === '' && rest.length === 0) return <Home />;
  const Page = PAGES.get(first);
  return Page ? <Page rest={rest} /> : <ErrorPage kind="notFound" />;
}

export function App() {
  return (
    <ErrorBoundary
      key={path.value}
      fallback={isOffline.value ? <ErrorPage kind="noServer" /> : <ErrorPage kind="broken" />}
    >
      <Suspense fallback={<WaitingPage />}>
        <CurrentPage />
      </Suspense>
    </ErrorBoundary>
  );
}
