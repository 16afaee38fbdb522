import type { Server } from 'node:http';
import { Analyses } from '../analyses/analyses.js';
import { accountHandlers } from '../api/account.js';
import { analysisHandlers } from '../api/analyses.js';
import { Api } from '../api/api.js';
import { conductHandlers } from '../api/conduct.js';
import { dailyHandlers } from '../api/daily.js';
import { historyHandlers } from '../api/history.js';
import { noticeHandlers } from '../api/notices.js';
import { documentHandlers } from '../api/openapi.js';
import { sessionHandlers } from '../api/session.js';
import { settingsHandlers } from '../api/settings.js';
import { tableHandlers } from '../api/tables.js';
import { tokenHandlers } from '../api/tokens.js';
import { Imports } from '../history/imports.js';
import { Profiles } from '../history/profiles.js';
import { createHttpServer } from '../http/http-server.js';
import { Readiness } from '../http/readiness.js';
import { StaticFiles } from '../http/static-files.js';
import { KeptAnalyses } from '../matches/kept-analyses.js';
import { RegistrationThrottle } from '../people/registration-throttle.js';
import { SignInThrottle } from '../people/sign-in-throttle.js';
import { LONGEST_FINISH_MS } from '../sockets/socket-server.js';
import type { Foundation } from './foundation.js';
import type { LiveLayer } from './live.js';
import type { PeopleLayer } from './people.js';
import type { TablesLayer } from './tables.js';

/** What answers over HTTP: the API, the client's files, and the upgrade to sockets. */
export function buildHttp(
  { options, config, storage, now, budget, metrics, reportError, lifecycle, readiness }: Foundation,
  { games, tables, results, daily, accountNames }: TablesLayer,
  { peopleService, preferences, notifier, whoIs }: PeopleLayer,
  { sockets }: LiveLayer,
): Server {
  const registrationThrottle = new RegistrationThrottle(config);
  const { accounts } = peopleService;
  lifecycle.add({ stop: () => options.importChecker.close() });
  const imports = new Imports(options.importChecker, results, budget, now, config.importsPerDay);
  lifecycle.add({ stop: () => options.analyser.close() });
  const analyses = new Analyses({
    analyser: options.analyser,
    kept: new KeptAnalyses(storage, now),
    now,
    limit: config.analysesPerDay,
    logOf: async (table) => (await tables.standing(table)).live?.match.log,
    reportError,
  });
  const handlers = {
    ...sessionHandlers(peopleService, registrationThrottle),
    ...accountHandlers(peopleService, registrationThrottle, new SignInThrottle(storage, now)),
    ...settingsHandlers(peopleService.preferences),
    ...conductHandlers(peopleService),
    ...historyHandlers(
      storage,
      tables,
      accountNames,
      results,
      new Profiles(storage, options.secret),
      games,
      imports,
    ),
    ...dailyHandlers(daily),
    ...tableHandlers(tables, accountNames),
    ...analysisHandlers(tables, analyses),
    ...noticeHandlers({ preferences, notifier, accounts, now, allowPrivate: config.allowPrivateWebhooks }),
    ...tokenHandlers(peopleService),
    ...documentHandlers(),
  };
  const http = createHttpServer({
    config,
    whoIs,
    api: new Api(handlers, peopleService, budget),
    sockets,
    readiness: new Readiness(storage, () => readiness.isReady, reportError),
    metrics,
    pages: new StaticFiles(config.webDir),
    isReady: () => readiness.isReady,
    reportError,
  });
  lifecycle.add({
    start: () =>
      new Promise<void>((resolve, reject) => {
        http.once('error', reject);
        http.listen(config.port, config.host, resolve);
      }),
    stop: async () => {
      readiness.isReady = false;
      const closed = new Promise((resolve) => http.close(resolve));
      // Requests that are not finished in time are cut off, however slowly they come in.
      const last = setTimeout(() => http.closeAllConnections(), LONGEST_FINISH_MS);
      await sockets.close();
      await closed;
      clearTimeout(last);
    },
  });
  return http;
}
