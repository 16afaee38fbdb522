import { BotPlayers } from '../bots/players.js';
import { ChangePoller } from '../jobs/change-poller.js';
import { Heartbeat } from '../jobs/heartbeat.js';
import { HostSuccession } from '../jobs/host-succession.js';
import { TurnNotifier } from '../notices/turn-notifier.js';
import { GOODBYE_MS } from '../sockets/socket-server.js';
import { Deadlines } from '../tables/deadlines.js';
import type { Foundation } from './foundation.js';
import type { LiveLayer } from './live.js';
import type { PeopleLayer } from './people.js';
import type { TablesLayer } from './tables.js';

/** What the server does without being asked. */
export function buildJobs(
  { options, storage, isShared, now, metrics, reportError, lifecycle, readiness }: Foundation,
  { tables }: TablesLayer,
  { notifier }: PeopleLayer,
  { presence, connections, follow }: LiveLayer,
): void {
  if (isShared) lifecycle.add(new ChangePoller(storage, connections, follow, reportError, options.pollMs));

  const heartbeat = new Heartbeat(storage, now, reportError, isShared);
  lifecycle.add({
    start: async () => {
      // The time while the site was closed does not count, except where a move has days.
      const closedSince = await heartbeat.closedSince();
      if (closedSince !== undefined)
        for await (const { id, body } of tables.running())
          if (body.timing) await tables.pause(id, closedSince, now());
      await heartbeat.start();
    },
    stop: () => heartbeat.stop(),
  });

  const turns = new TurnNotifier(storage, tables, notifier, presence.isHere, reportError, options.notices);
  presence.events.on('changed', (person, isHere) => {
    // People whom the server itself disconnects when it stops are not notified.
    if (!isHere && readiness.isReady) turns.left(person);
  });
  lifecycle.add({ start: () => turns.start(), stop: () => turns.stop(GOODBYE_MS) });

  const every = options.deadlineMs;
  const deadlines = new Deadlines(storage, tables, reportError, { isShared, ...(every ? { every } : {}) });
  lifecycle.add({ start: () => deadlines.open(), stop: () => deadlines.close() });

  lifecycle.add(new HostSuccession(tables, connections, reportError, options.hostAwayMs));

  const { thinkers } = options;
  lifecycle.add({ stop: () => thinkers.close() });
  metrics.watch('aerie_bot_questions', 'Questions to bots that wait', () => thinkers.waiting);
  const bots = new BotPlayers(tables, thinkers, reportError);
  lifecycle.add({ stop: () => bots.stop() });
}

/** After the start: wakes the bots, and ends tables whose last step was written just before a crash. */
export async function resumeMatches(
  { pubsub }: Foundation,
  { tables }: TablesLayer,
  { follow }: LiveLayer,
): Promise<void> {
  for await (const { id } of tables.running()) {
    follow(id);
    // Other processes may not have heard of that step either.
    pubsub.publish('match', id);
  }
}
