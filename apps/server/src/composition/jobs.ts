import { ratingsOf } from '@aerie/bots/ratings';
import { peopleOf } from '@aerie/host';
import { lastBackup } from '../backups/backup-log.js';
import { type BotAnswer, BotPlayers } from '../bots/players.js';
import { FairPlayWatch } from '../fair-play/fair-play-watch.js';
import { labRating } from '../history/measured-skill.js';
import { ChangePoller } from '../jobs/change-poller.js';
import { Cleanup } from '../jobs/cleanup.js';
import { ClockWatch } from '../jobs/clock-watch.js';
import { Heartbeat } from '../jobs/heartbeat.js';
import { HostSuccession } from '../jobs/host-succession.js';
import { LogArchiver } from '../jobs/log-archiver.js';
import { MatchResumption } from '../jobs/match-resumption.js';
import { ScheduledBackups } from '../jobs/scheduled-backups.js';
import { DailyDigest } from '../notices/daily-digest.js';
import { TurnNotifier } from '../notices/turn-notifier.js';
import { StaleGuests } from '../people/stale-guests.js';
import { GOODBYE_MS } from '../sockets/open-socket.js';
import { seenAway } from '../sockets/seen-away.js';
import { Deadlines } from '../tables/deadlines.js';
import { Draws } from '../tables/draws.js';
import type { Table } from '../tables/table-store.js';
import type { Foundation } from './foundation.js';
import type { LiveLayer } from './live.js';
import type { PeopleLayer } from './people.js';
import type { TablesLayer } from './tables.js';

/** A table that is left to bots sleeps when nobody of it, or looking on, has been here for so long. */
const UNATTENDED_MS = 10 * 60_000;

/** Where a game is played together, bots wait so long for the word of people who are here and say nothing. */
const SILENCE_MS = 60_000;

/** A clock that stands so far before the end of the last process is worth a word. */
const ODD_MS = 60_000;
const iso = (at: number): string => new Date(at).toISOString();

/** What the server does without being asked. Gives what begins with matches: to be called when people are let in. */
export function buildJobs(
  {
    options,
    config,
    storage,
    pubsub,
    isShared,
    clock,
    now,
    metrics,
    tracer,
    reportError,
    lifecycle,
    readiness,
  }: Foundation,
  { tables, answersAhead, outages, accountNames, results, fairPlayQueue }: TablesLayer,
  { notifier, digests, failedNotices, clientErrors, peopleService }: PeopleLayer,
  { presence, connections, follow }: LiveLayer,
): () => void {
  if (isShared) lifecycle.add(new ChangePoller(storage, connections, follow, reportError, options.pollMs));

  const heartbeat = new Heartbeat(storage, now, reportError, isShared);
  let undoneSince: number | undefined;
  lifecycle.add({
    start: async () => {
      const before = await heartbeat.lookBack();
      undoneSince = before.undoneSince;
      await outages.load();
      // The time while the site was closed does not count, except where a move has days.
      if (before.closedSince !== undefined) await outages.add(before.closedSince, now());
      if (before.closedSince !== undefined && before.closedSince > now() + ODD_MS)
        options.log.warn(
          `the system clock says ${iso(now())}, but the site ran until ${iso(before.closedSince)}: is it right?`,
        );
      await heartbeat.start();
    },
    stop: () => heartbeat.stop(),
  });
  lifecycle.add(
    new ClockWatch({
      clock,
      // Other processes may have served the site meanwhile: then it was not closed.
      siteSlept: (from, to) => (isShared ? Promise.resolve() : outages.add(from, to)),
      warn: (message) => options.log.warn(message),
      reportError,
    }),
  );

  const turns = new TurnNotifier(
    storage,
    tables,
    notifier,
    presence.isHere,
    accountNames,
    answersAhead,
    reportError,
    options.notices,
  );
  presence.events.on('changed', (person, isHere) => {
    // People whom the server itself disconnects when it stops are not notified.
    if (!isHere && readiness.isReady) turns.left(person);
  });
  peopleService.events.on('invited', (table, person) => turns.invited(table, person));
  lifecycle.add({ stop: () => turns.stop(GOODBYE_MS) });

  const digest = new DailyDigest({
    schedule: digests,
    ...{ tables, notifier, accountNames, answersAhead, reportError },
    every: options.notices?.every,
  });
  lifecycle.add({ stop: () => digest.stop(GOODBYE_MS) });

  const every = options.deadlineMs;
  const deadlines = new Deadlines(storage, tables, reportError, { isShared, ...(every ? { every } : {}) });
  lifecycle.add({ stop: () => deadlines.close() });

  const draws = new Draws(tables, reportError, options.drawMs);
  lifecycle.add({ stop: () => draws.stop() });

  lifecycle.add(new HostSuccession(tables, connections, reportError, options.hostAwayMs));

  const { thinkers, jobBoard } = options;
  if (jobBoard) {
    lifecycle.add({ stop: () => jobBoard.close() });
    jobBoard.events.on('ended', (kind, how) => metrics.workerJobs.inc({ kind, how }));
    metrics.watch('aerie_workers', 'Processes that think for others', () => jobBoard.workerCount);
    for (const part of ['all', 'free'] as const)
      metrics.watch(
        `aerie_worker_slots_${part}`,
        part === 'all' ? 'Bots that can think at workers at a time' : 'Those of them that are free',
        () => jobBoard.slots('bot')[part],
      );
  }
  lifecycle.add({ stop: () => thinkers.close() });
  metrics.watch('aerie_bot_questions', 'Questions to bots that wait', () => thinkers.waiting);
  const near = options.unattendedMs ?? UNATTENDED_MS;
  const isAttended = ({ id, body }: Table): boolean =>
    connections.watchers.isWatched(id) ||
    connections.audience.at(id) > 0 ||
    peopleOf(body).some((person) => presence.isHere(person) || presence.goneFor(person) < near);
  const answered = ({ answer: _, proposal: __, ...told }: BotAnswer) => {
    const { game, level, waitedMs, loadedMs, thoughtMs } = told;
    metrics.botWaits.observe({ game }, waitedMs / 1000);
    metrics.botThoughts.observe({ game, level }, (loadedMs + thoughtMs) / 1000);
    tracer.note('bot thought', loadedMs + thoughtMs, { game, level });
    options.log.debug(told, 'a bot has answered');
  };
  const bots = new BotPlayers(
    tables,
    thinkers,
    {
      isAttended,
      isHere: (person) => presence.isHere(person),
      silenceMs: options.silenceMs ?? SILENCE_MS,
    },
    reportError,
    answered,
  );
  connections.events.on('watched', (table) => void bots.wake(table));
  presence.events.on('changed', (person, isHere) => {
    if (isHere) bots.wakeAllOf(person).catch((error: unknown) => reportError(error, 'bots'));
  });
  lifecycle.add({ stop: () => bots.stop() });

  const cleanup = new Cleanup({
    storage,
    tables,
    guests: new StaleGuests(storage, peopleService, now),
    conduct: [
      ...[peopleService.conductLog, peopleService.reports, peopleService.measures, peopleService.signals],
      failedNotices,
    ],
    clientErrors,
    lifetimes: config,
    isAttended,
    now,
    cleaned: (what) => {
      options.log.info(what, 'removed what nobody had touched for long');
      for (const [kind, count] of Object.entries(what)) metrics.cleaned.inc({ what: kind }, count);
    },
    reportError,
    every: options.cleanupMs,
  });
  lifecycle.add(cleanup);

  lifecycle.add(
    new LogArchiver({
      ...{ storage, tables, now, reportError },
      days: config.archiveDays,
      archived: (count) => {
        options.log.info({ count }, 'archived logs of matches that are long over');
        metrics.archived.inc(count);
      },
      every: options.archiveMs,
    }),
  );

  if (config.backups) {
    const { backups: settings, dataDir, databaseUrl } = config;
    const last = () => lastBackup(storage);
    metrics.watch('aerie_backup_every_seconds', 'BACKUP_EVERY', () => settings.everyMs / 1000);
    metrics.watch(
      'aerie_backup_timestamp_seconds',
      'When the last whole backup was begun, in Unix time; 0: there is none',
      async () => (await last()).at / 1000,
    );
    metrics.watch('aerie_backup_bytes', 'Size of the last whole backup', async () => (await last()).bytes);
    metrics.watch(
      'aerie_backup_seconds',
      'Time that the last whole backup took to be made and verified',
      async () => (await last()).ms / 1000,
    );
    lifecycle.add(
      new ScheduledBackups({
        ...{ storage, now, reportError, settings },
        source: { dataDir, databaseUrl },
        maker: options.backupMaker,
        made: (backup) => options.log.info(backup, 'a backup was made and restored on trial'),
        failed: () => metrics.backupFailures.inc(),
        look: options.backupLookMs,
      }),
    );
  }

  lifecycle.add(
    new FairPlayWatch({
      looker: options.fairPlayLooker,
      queue: fairPlayQueue,
      signals: peopleService.signals,
      standing: (table) => tables.standing(table),
      ratingOf: async (game, person) => {
        const measured = ratingsOf(game);
        return measured && labRating(await results.ratings.skill(game, { person }), measured);
      },
      removeIfGone: (person) => peopleService.removeIfGone(person),
      reportError,
      every: options.fairPlayMs,
    }),
  );

  const resumption = new MatchResumption(tables, pubsub, presence.isHere, reportError);
  lifecycle.add({ stop: () => resumption.stop() });

  const { measures, bans } = peopleService;
  return () => {
    turns.start();
    if (digests.isOn) digest.start();
    deadlines.open();
    answersAhead.open({
      isBarred: async (person) =>
        (await measures.standing(person)).warning !== undefined ||
        (await bans.ofPerson(person)) !== undefined,
      isSeenAway: (person) => seenAway(tables, presence, person),
    });
    if (undoneSince !== undefined) resumption.start(undoneSince, () => heartbeat.caughtUp());
  };
}
