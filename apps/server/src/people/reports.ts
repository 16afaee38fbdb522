import { createHash } from 'node:crypto';
import type { ReportReason } from '@aerie/protocol';
import { REPORT_REASONS } from '@aerie/protocol';
import * as v from 'valibot';
import type { ChatRow, Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import type { ConductLog } from './conduct-log.js';

const lineSchema = storedObject({ person: v.string(), name: v.string(), text: v.string(), at: v.number() });

const momentSchema = storedObject({ match: v.string(), entries: v.number() });
export type Moment = v.InferOutput<typeof momentSchema>;

const schema = storedObject({
  /** Who reports; empty once they are gone. */
  by: v.string(),
  /** What the reported person was called; empty once they are gone. */
  name: v.string(),
  table: v.string(),
  reason: v.picklist(REPORT_REASONS),
  text: v.string(),
  at: v.number(),
  /** The line of chat that it is about, if any, and those before it. */
  line: v.nullable(v.number()),
  context: v.array(lineSchema),
  /** The match that it is about, and how many entries its log had. */
  moment: v.exactOptional(momentSchema),
  resolvedAt: v.nullable(v.number()),
  note: v.string(),
});
export type Report = TypedRecord<v.InferOutput<typeof schema>>;

/** That somebody has reported somebody, for themselves: it says nothing of whom. Its id is that of the report. */
const filedSchema = storedObject({
  reason: v.picklist(REPORT_REASONS),
  at: v.number(),
  resolvedAt: v.nullable(v.number()),
  isNews: v.boolean(),
});
type Filed = TypedRecord<v.InferOutput<typeof filedSchema>>;

type Shelf = 'open' | 'resolved';
const SHELVES: readonly Shelf[] = ['open', 'resolved'];
/** How many lines are kept with a report. */
const CONTEXT = 12;
const MOST = 10_000;
const SOMEBODY = 'somebody';
/** How many reports of theirs somebody is told of. */
const MOST_FILED = 50;

interface Complaint {
  readonly by: string;
  readonly about: { readonly id: string; readonly name: string };
  readonly table: string;
  /** Where people looked at its match together and it happened there. */
  readonly room: string | undefined;
  readonly reason: ReportReason;
  readonly text: string;
  readonly line: number | null;
  /** What was said at the table up to now. */
  readonly lines: readonly ChatRow[];
  readonly moment: Moment | undefined;
}

/**
 * Reports of people to the admin. A report belongs to the person whom it is about. Once they are gone it stays, without what
 * tells of them: that somebody was reported, for what and when, and what came of it.
 */
export class Reports {
  private readonly kept: TypedRecords<typeof schema>;
  private readonly filed: TypedRecords<typeof filedSchema>;

  constructor(
    storage: Storage,
    private readonly log: ConductLog,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'report', schema);
    this.filed = new TypedRecords(storage, 'filed-report', filedSchema);
  }

  /** Files a report; the same report twice counts once. */
  async file({ by, about, table, room, reason, text, line, lines, moment }: Complaint): Promise<void> {
    const at = this.now();
    const upTo = line === null ? lines : lines.filter(({ number }) => number <= line);
    const context = upTo
      .slice(-CONTEXT)
      .map(({ person, name, text: said, at: then }) => ({ person, name, text: said, at: then }));
    const body = {
      ...{ by, name: about.name, table, reason, text, at, line, context, resolvedAt: null, note: '' },
      ...(moment ? { moment } : {}),
    };
    const id = createHash('sha256')
      .update([by, about.id, room ?? table, line].join())
      .digest('hex')
      .slice(0, 12);
    if (!(await this.kept.add({ id, owner: about.id, shelf: 'open', rank: at, body }))) return;
    await this.filed.add({ id, owner: by, rank: at, body: { reason, at, resolvedAt: null, isNews: false } });
    await this.log.add(about.id, { what: 'report', by: SOMEBODY, ref: id, reason, words: '' });
  }

  find = (id: string): Promise<Report | undefined> => this.kept.find(id);

  /** The latest first. */
  list(shelf: Shelf): Promise<Report[]> {
    return this.kept.on(shelf, { order: 'falling', limit: MOST });
  }

  async countOpen(): Promise<number> {
    return (await this.kept.count('open' satisfies Shelf)).all;
  }

  /** Puts it away; whoever reported is told that, and no more. False if there is none. */
  async resolve(id: string, note: string, by: string): Promise<boolean> {
    const resolvedAt = this.now();
    const done = await this.kept.change(id, ({ body }) => ({
      shelf: 'resolved',
      body: { ...body, resolvedAt, note },
    }));
    if (!done) return false;
    await this.filed.change(id, ({ body }) => ({ body: { ...body, resolvedAt, isNews: true } }));
    if (done.owner !== null)
      await this.log.add(done.owner, {
        ...{ what: 'resolved', by, ref: id, reason: done.body.reason, words: note },
      });
    return true;
  }

  /** What somebody has reported, the latest first. */
  by = (person: string): Promise<Filed[]> => this.filed.of(person, MOST_FILED);

  /** They have seen what became of it. */
  async seen(person: string): Promise<void> {
    for (const { id, body } of await this.by(person))
      if (body.isNews) await this.filed.change(id, (now) => ({ body: { ...now.body, isNews: false } }));
  }

  /** Drops so many resolved ones, the oldest first, as far as they are from before a moment; gives how many. */
  async dropBefore(moment: number, limit: number): Promise<number> {
    const oldest = await this.kept.on('resolved', { order: 'rising', limit });
    const old = oldest.filter(({ rank }) => rank < moment);
    for (const { id } of old) {
      await this.kept.drop(id);
      await this.filed.drop(id);
    }
    return old.length;
  }

  /** Takes out of the reports about somebody what tells of them: id, name, what was said, and what others wrote of it. */
  async anonymise(person: string): Promise<void> {
    for (;;) {
      const some = await this.kept.of(person, MOST);
      if (some.length === 0) return;
      for (const { id } of some)
        await this.kept.change(id, ({ body }) => ({
          owner: null,
          body: { ...body, name: '', text: '', context: [], note: without(body.note, body.name) },
        }));
    }
  }

  /** Replaces one person by another one, or by nobody, in what they reported and in what they said. */
  async moved(from: string, to: string | null): Promise<void> {
    for (const shelf of SHELVES)
      for (const { id, body } of await this.list(shelf)) {
        const said = body.context.some(({ person }) => person === from);
        if (body.by !== from && !said) continue;
        await this.kept.change(id, (now) => ({ body: moved(now.body, from, to) }));
      }
  }
}

function moved(body: Report['body'], from: string, to: string | null): Report['body'] {
  return {
    ...body,
    by: body.by === from ? (to ?? '') : body.by,
    // What somebody wrote goes with them; the reason that they chose stays.
    text: body.by === from && to === null ? '' : body.text,
    context: body.context.map((line) =>
      line.person !== from
        ? line
        : to === null
          ? { ...line, person: '', name: '', text: '' }
          : { ...line, person: to },
    ),
  };
}

/** A note without somebody's name, however it is written. */
const without = (note: string, name: string): string =>
  name === '' ? note : note.replaceAll(new RegExp(name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'), '…');
