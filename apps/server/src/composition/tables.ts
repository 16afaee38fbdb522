import { Events } from '../common/events.js';
import { Daily } from '../daily/daily.js';
import { DailyTries } from '../daily/daily-tries.js';
import { Ratings } from '../history/ratings.js';
import { Results } from '../history/results.js';
import { Matches } from '../matches/matches.js';
import { Chat } from '../tables/chat.js';
import { House } from '../tables/house.js';
import type { Foundation } from './foundation.js';

interface TableEvents {
  readonly wrote: [what: 'table' | 'match' | 'chat', table: string];
}

export type TablesLayer = ReturnType<typeof buildTables>;

/** Tables and their matches, what is said there, and what becomes of matches. */
export function buildTables({ options, config, storage, pubsub, isShared, now, metrics }: Foundation) {
  const matches = new Matches(storage, config.cachedMatches, now, options.gameOf);
  const house = new House(
    storage,
    matches,
    { keptTables: isShared ? 0 : config.cachedMatches, openTables: config.openTablesPerPerson },
    now,
  );
  const results = new Results(storage, new Ratings(storage), now);
  const tries = new DailyTries(storage);
  house.ended = async (table, live) => {
    await results.ended(table, live);
    await tries.ended(table, live);
  };
  const events = new Events<TableEvents>();
  house.wrote = (what, table) => events.emit('wrote', what, table);
  events.on('wrote', (what, table) => pubsub.publish(what, table));
  house.listen({
    tableChanged: () => undefined,
    matchStepped: (_, __, steps) => metrics.entries.inc(steps.length),
  });
  metrics.watch('aerie_cached_matches', 'Matches kept ready', () => matches.cached);
  return {
    matches,
    house,
    events,
    results,
    chat: new Chat(storage, house),
    daily: new Daily(storage, house, tries, options.secret, now),
  };
}
