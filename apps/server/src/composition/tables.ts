import { Games } from '../common/games.js';
import { Daily } from '../daily/daily.js';
import { DailyTries } from '../daily/daily-tries.js';
import { Ratings } from '../history/ratings.js';
import { Results } from '../history/results.js';
import { MatchStore } from '../matches/match-store.js';
import { AccountNames } from '../people/account-names.js';
import { Chat } from '../tables/chat.js';
import { Outages } from '../tables/outages.js';
import { encodeReacted, Reactions } from '../tables/reactions.js';
import { TableService } from '../tables/table-service.js';
import { TableTransactions } from '../tables/table-transactions.js';
import type { Foundation } from './foundation.js';

export type TablesLayer = ReturnType<typeof buildTables>;

/** Tables, their matches and chats, and the results of matches. */
export function buildTables({ options, config, storage, pubsub, isShared, now, metrics }: Foundation) {
  const games = new Games(options.gameOf);
  const accountNames = new AccountNames();
  const matches = new MatchStore(storage, games, config.cachedMatches, now);
  const results = new Results(storage, new Ratings(storage), now);
  const tries = new DailyTries(storage);
  const outages = new Outages(storage);
  const transactions = new TableTransactions({
    storage,
    matches,
    outages,
    keptTables: isShared ? 0 : config.cachedMatches,
    matchEnded: [(table, live) => results.ended(table, live), (table, live) => tries.ended(table, live)],
    now,
  });
  const { openTablesPerPerson: openTables, runningTablesPerPerson: runningTables } = config;
  const againstBots: Results['againstBots'] = (person, game) => results.againstBots(person, game);
  const tables = new TableService({ transactions, games, openTables, runningTables, againstBots });
  const chat = new Chat(storage, tables);
  const reactions = new Reactions(tables);
  tables.events.on('wrote', (what, table) => pubsub.publish(what, table));
  tables.events.on('matchStepped', (_, __, steps) => metrics.entries.inc(steps.length));
  chat.events.on('said', (table) => pubsub.publish('chat', table));
  reactions.events.on('reacted', (what) => pubsub.publish('reaction', encodeReacted(what)));
  metrics.watch('aerie_cached_matches', 'Matches kept ready', () => matches.cached);
  return {
    games,
    matches,
    outages,
    tables,
    results,
    chat,
    reactions,
    accountNames,
    daily: new Daily(storage, tables, tries, games, options.secret, now, accountNames),
  };
}
