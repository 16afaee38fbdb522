import { baselineOf } from '@aerie/analysis/likeness';
import { Games } from '../common/games.js';
import { FairPlayQueue } from '../fair-play/fair-play-queue.js';
import { Punctuality } from '../history/punctuality.js';
import { Ratings } from '../history/ratings.js';
import { Results } from '../history/results.js';
import { MatchPuzzles } from '../matches/kept-puzzles.js';
import { MatchStore } from '../matches/match-store.js';
import { AccountNames } from '../people/account-names.js';
import { PuzzlePermission } from '../people/puzzle-permission.js';
import { RankedNames } from '../people/ranked-names.js';
import { Relations } from '../people/relations.js';
import { FoundPuzzles } from '../puzzles/found-puzzles.js';
import { PuzzleSearch } from '../puzzles/puzzle-search.js';
import { Daily } from '../shared-deals/daily.js';
import { DailyTries } from '../shared-deals/daily-tries.js';
import { Duplicate } from '../shared-deals/duplicate.js';
import { DuplicateTries } from '../shared-deals/duplicate-tries.js';
import { AnswersAhead } from '../tables/answers-ahead.js';
import { Chat } from '../tables/chat.js';
import { Outages } from '../tables/outages.js';
import { encodeReacted, Reactions } from '../tables/reactions.js';
import { TableService } from '../tables/table-service.js';
import { TableTransactions } from '../tables/table-transactions.js';
import { Vacations } from '../tables/vacations.js';
import type { Foundation } from './foundation.js';

export type TablesLayer = ReturnType<typeof buildTables>;

/** Tables, their matches and chats, and the results of matches. */
export function buildTables({
  options,
  config,
  storage,
  pubsub,
  isShared,
  now,
  metrics,
  reportError,
  lifecycle,
}: Foundation) {
  const games = new Games(options.gameOf);
  const accountNames = new AccountNames();
  const relations = new Relations(storage, now);
  const rankedNames = new RankedNames(storage, accountNames, relations);
  const matches = new MatchStore(storage, games, config.cachedMatches, now);
  const results = new Results(storage, new Ratings(storage), now);
  const punctuality = new Punctuality(storage, !config.featuresOff.includes('overDays'));
  const tries = new DailyTries(storage);
  const duplicateTries = new DuplicateTries(storage, now);
  const outages = new Outages(storage);
  const vacations = new Vacations(storage, {
    daysAYear: config.vacationDays,
    now,
    reportError,
    every: options.deadlineMs,
  });
  // Where there are none, those of before count no longer.
  if (!config.featuresOff.includes('overDays')) lifecycle.add(vacations);
  const matchPuzzles = new MatchPuzzles(storage, now);
  const puzzleSearch = new PuzzleSearch({
    searcher: options.puzzleSearcher,
    kept: matchPuzzles,
    permission: new PuzzlePermission(storage, matchPuzzles, now),
    limit: config.puzzleMatchesPerDay,
    standing: (table) => tables.standing(table),
    reportError,
    every: options.puzzleSearchMs,
  });
  lifecycle.add(puzzleSearch);
  const fairPlayQueue = new FairPlayQueue({
    storage,
    isMeasured: (game) => (options.baselines ?? baselineOf)(game) !== undefined,
    limit: config.featuresOff.includes('fairPlay') ? 0 : config.fairPlayMatchesPerDay,
    now,
  });
  const transactions = new TableTransactions({
    storage,
    matches,
    outages,
    vacations,
    keptTables: config.cachedMatches,
    isShared,
    matchEnded: [
      (table, live) => results.ended(table, live),
      (table, live) => punctuality.ended(table, live),
      (table, live) => tries.ended(table, live),
      (table, live) => puzzleSearch.ended(table, live),
      (table, live) => fairPlayQueue.ended(table, live),
      (table, live) => duplicateTries.ended(table, live),
    ],
    now,
  });
  const { openTablesPerPerson: openTables, runningTablesPerPerson: runningTables } = config;
  const againstBots: Results['againstBots'] = (person, game) => results.againstBots(person, game);
  const tables: TableService = new TableService({
    transactions,
    games,
    openTables,
    runningTables,
    againstBots,
    inTime: (person) => punctuality.of(person),
    isBlockedBetween: relations.isBlockedBetween,
  });
  const retell = (person: string): void =>
    void tables.retell(person).catch((error: unknown) => reportError(error, 'vacation'));
  vacations.events.on('changed', retell);
  vacations.events.on('wrote', (person) => pubsub.publish('vacation', person));
  const answersAhead = new AnswersAhead(storage, tables, reportError, vacations, {
    isOn: !config.featuresOff.includes('ahead'),
    every: options.deadlineMs,
  });
  lifecycle.add(answersAhead);
  const chat = new Chat(storage, tables, isShared);
  const reactions = new Reactions(tables);
  tables.events.on('wrote', (what, table) => pubsub.publish(what, table));
  tables.events.on('matchStepped', (_, __, steps) => metrics.entries.inc(steps.length));
  chat.events.on('said', (table) => pubsub.publish('chat', table));
  reactions.events.on('reacted', (what) => pubsub.publish('reaction', encodeReacted(what)));
  metrics.watch('aerie_puzzle_matches_waiting', 'Matches of the site to be looked through for puzzles', () =>
    matchPuzzles.waiting(),
  );
  metrics.watch(
    'aerie_fair_play_matches_waiting',
    'Rated matches of the site in which it is to be looked at how people have decided',
    () => fairPlayQueue.waiting(),
  );
  metrics.watch('aerie_cached_matches', 'Matches kept ready', () => matches.cached);
  return {
    games,
    matches,
    outages,
    vacations,
    punctuality,
    tables,
    answersAhead,
    results,
    chat,
    reactions,
    accountNames,
    relations,
    fairPlayQueue,
    foundPuzzles: new FoundPuzzles(matchPuzzles, games),
    rankedNames,
    daily: new Daily(tables, tries, games, options.secret, now, rankedNames),
    duplicate: new Duplicate(tables, duplicateTries, games, options.secret, now, rankedNames),
  };
}
