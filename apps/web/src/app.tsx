import { lazy, Suspense } from 'preact/compat';
import { isOffline } from './offline/network.js';
import { ErrorPage } from './pages/error.js';
import { Home } from './pages/home.js';
import { ROOMS } from './rooms/rooms.js';
import { path } from './router.js';
import { Fence } from './ui/fence.js';
import { WaitingPage } from './ui/ui.js';

const GamePage = lazy(() => import('./pages/game.js'));
const LocalPage = lazy(() => import('./pages/local.js'));
const TablePage = lazy(() => import('./pages/table.js'));
const RulesPage = lazy(() => import('./pages/rules.js'));
const SettingsPage = lazy(() => import('./pages/settings.js'));
const ComponentsPage = lazy(() => import('./pages/components.js'));

/** Which room of the house stands at this address. */
function Room() {
  const [, first, second, ...rest] = path.value.split('/');
  const Inner = ROOMS.get(first as string);
  if (Inner) return <Inner rest={path.value.split('/').slice(2)} />;
  if (rest.length > 0) return <ErrorPage kind="notFound" />;
  switch (first) {
    case '':
      return <Home />;
    case 'games':
      return second ? <GamePage key={second} id={second} /> : <ErrorPage kind="notFound" />;
    case 'local':
      return second ? <LocalPage key={second} id={second} /> : <ErrorPage kind="notFound" />;
    case 'table':
      return second ? <TablePage key={second} id={second} /> : <ErrorPage kind="notFound" />;
    case 'rules':
      return second ? <RulesPage key={second} id={second} /> : <ErrorPage kind="notFound" />;
    case 'settings':
      return second ? <ErrorPage kind="notFound" /> : <SettingsPage />;
    case 'components':
      return second ? <ErrorPage kind="notFound" /> : <ComponentsPage />;
    default:
      return <ErrorPage kind="notFound" />;
  }
}

export function App() {
  return (
    <Fence
      key={path.value}
      otherwise={isOffline.value ? <ErrorPage kind="noServer" /> : <ErrorPage kind="broken" />}
    >
      <Suspense fallback={<WaitingPage />}>
        <Room />
      </Suspense>
    </Fence>
  );
}
