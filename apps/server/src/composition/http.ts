import type { Server } from 'node:http';
import { Analyses } from '../analyses/analyses.js';
import { accountHandlers } from '../api/account.js';
import { adminConductHandlers } from '../api/admin-conduct.js';
import { adminPeopleHandlers } from '../api/admin-people.js';
import { adminSiteHandlers } from '../api/admin-site.js';
import { aheadHandlers } from '../api/ahead.js';
import { analysisHandlers } from '../api/analyses.js';
import { Api } from '../api/api.js';
import { calendarHandlers } from '../api/calendar.js';
import { clientReportHandlers } from '../api/client-reports.js';
import { conductHandlers } from '../api/conduct.js';
import { dailyHandlers } from '../api/daily.js';
import { decisionHandlers } from '../api/decisions.js';
import { duplicateHandlers } from '../api/duplicate.js';
import { Entrance } from '../api/entrance.js';
import { historyHandlers } from '../api/history.js';
import { identityHandlers } from '../api/identities.js';
import { KeeperGate } from '../api/keeper-gate.js';
import { noteHandlers } from '../api/notes.js';
import { noticeHandlers } from '../api/notices.js';
import { documentHandlers } from '../api/openapi.js';
import { pairingHandlers } from '../api/pairing.js';
import { passkeyHandlers } from '../api/passkeys.js';
import { peopleHandlers } from '../api/people.js';
import { puzzleHandlers } from '../api/puzzles.js';
import { secondFactorHandlers } from '../api/second-factor.js';
import { sessionHandlers } from '../api/session.js';
import { settingsHandlers } from '../api/settings.js';
import { tableHandlers } from '../api/tables.js';
import { tokenHandlers } from '../api/tokens.js';
import { vacationHandlers } from '../api/vacation.js';
import { wayHandlers } from '../api/ways.js';
import { Decisions } from '../history/decisions.js';
import { Imports } from '../history/imports.js';
import { Calendars } from '../http/calendars.js';
import { createHttpServer } from '../http/http-server.js';
import { LinkPreviews } from '../http/link-previews.js';
import { Readiness } from '../http/readiness.js';
import { StaticFiles } from '../http/static-files.js';
import { type ProcessFigures, processFigures } from '../keeping/process-figures.js';
import { KeptAnalyses } from '../matches/kept-analyses.js';
import { CalendarFeeds } from '../notices/calendar-feeds.js';
import { OpenIdProviders } from '../people/openid-providers.js';
import { RegistrationThrottle } from '../people/registration-throttle.js';
import { SignInThrottle } from '../people/sign-in-throttle.js';
import { Previews } from '../previews/previews.js';
import { PuzzleRatings } from '../puzzles/puzzle-ratings.js';
import { PuzzleThemes } from '../puzzles/puzzle-themes.js';
import { LONGEST_FINISH_MS } from '../sockets/socket-server.js';
import type { Foundation } from './foundation.js';
import type { LiveLayer } from './live.js';
import type { PeopleLayer } from './people.js';
import type { TablesLayer } from './tables.js';

/** What answers over HTTP: the API, the client's files, and the upgrade to sockets. */
export function buildHttp(
  { options, config, storage, now, budget, metrics, tracer, reportError, lifecycle, readiness }: Foundation,
  {
    games,
    tables,
    answersAhead,
    results,
    daily,
    duplicate,
    accountNames,
    rankedNames,
    foundPuzzles,
    vacations,
    punctuality,
  }: TablesLayer,
  { peopleService, keeping, profiles, preferences, digests, notifier, clientErrors, whoIs }: PeopleLayer,
  { sockets, presence, pairing, rooms }: LiveLayer,
): { http: Server; here: () => Promise<ProcessFigures> } {
  const registrationThrottle = new RegistrationThrottle(config);
  const providers = new OpenIdProviders(config.providers, config.onlyProviders, config.origin, reportError);
  const entrance = new Entrance(peopleService, new SignInThrottle(storage, now), providers);
  const { accounts, people } = peopleService;
  const places = { tables, storage, people, rooms };
  lifecycle.add({ stop: () => options.importChecker.close() });
  const imports = new Imports(options.importChecker, results, budget, now, config.importsPerDay);
  lifecycle.add({ stop: () => options.analyser.close() });
  const decisions = new Decisions(results.played);
  const analyses = new Analyses({
    analyser: options.analyser,
    kept: new KeptAnalyses(storage, now),
    now,
    limit: config.analysesPerDay,
    logOf: async (table) => (await tables.standing(table)).live?.match.log,
    decided: (match, { analysis, decided }) => decisions.found(match, analysis, decided),
    reportError,
  });
  metrics.watch(
    'aerie_analyses_waiting',
    'Analyses that this process works on or has waiting',
    () => analyses.waiting,
  );
  lifecycle.add({ stop: () => options.previewer.close() });
  const puzzleThemes = new PuzzleThemes(foundPuzzles);
  const previews = new Previews({
    previewer: options.previewer,
    tables,
    isBorrowed: accountNames.isBorrowed,
    themeOfPuzzle: (game, puzzle) => puzzleThemes.of(game, puzzle),
    invitations: peopleService.invitations,
    budget,
  });
  const calendarFeeds = new CalendarFeeds({
    ...{ storage, tables, preferences, accountNames, now },
    origin: config.origin ?? `http://localhost:${config.port}`,
  });
  const health = new Readiness(storage, () => readiness.isReady, reportError);
  const here = () => processFigures({ config, metrics, now, trouble: () => health.trouble() });
  const handlers = {
    ...sessionHandlers(peopleService, registrationThrottle, config.featuresOff, entrance),
    ...accountHandlers(peopleService, registrationThrottle, entrance, providers),
    ...wayHandlers(providers),
    ...secondFactorHandlers(peopleService, entrance),
    ...passkeyHandlers(peopleService, entrance),
    ...identityHandlers(peopleService, registrationThrottle, entrance, providers),
    ...settingsHandlers(peopleService.preferences),
    ...conductHandlers(peopleService, places),
    ...peopleHandlers({
      places,
      ...{ peopleService, profiles, results, accountNames },
      isHere: presence.isHere,
      isOn: !config.featuresOff.includes('people'),
      hasNotes: !config.featuresOff.includes('notes'),
    }),
    ...noteHandlers(peopleService, places, profiles, accountNames),
    ...pairingHandlers(pairing),
    ...historyHandlers({
      ...{ peopleService, tables, accountNames, rankedNames },
      ...{ results, profiles, games, imports, punctuality },
    }),
    ...decisionHandlers(tables, decisions),
    ...dailyHandlers(daily),
    ...duplicateHandlers(duplicate),
    ...tableHandlers(tables, accountNames),
    ...aheadHandlers(answersAhead),
    ...analysisHandlers(tables, analyses),
    ...puzzleHandlers(new PuzzleRatings(storage, foundPuzzles), foundPuzzles),
    ...noticeHandlers({
      preferences,
      digests,
      notifier,
      accounts,
      now,
      hasWebhooks: !config.featuresOff.includes('webhooks'),
      allowPrivate: config.allowPrivateWebhooks,
    }),
    ...tokenHandlers(peopleService),
    ...vacationHandlers(vacations),
    ...calendarHandlers(calendarFeeds),
    ...clientReportHandlers(clientErrors, metrics),
    ...documentHandlers(),
    ...adminPeopleHandlers(keeping, now),
    ...adminConductHandlers(keeping),
    ...adminSiteHandlers({ keeping, config, now, here }),
  };
  const http = createHttpServer({
    config,
    whoIs,
    api: new Api(handlers, peopleService, new KeeperGate(peopleService), budget, config.featuresOff, tracer),
    sockets,
    readiness: health,
    hasKeepers: () => peopleService.roles.hasOwner(),
    metrics,
    pages: new StaticFiles(config.webDir),
    previews: new LinkPreviews(config, previews),
    calendars: new Calendars(config, calendarFeeds),
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
  return { http, here };
}
