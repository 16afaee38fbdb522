import { KEPT_FROM, type KeptFrom, REPORT_REASONS, type ReportReason } from '@aerie/protocol';
import * as v from 'valibot';
import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import type { Bans } from './bans.js';
import type { ConductLog } from './conduct-log.js';

const schema = storedObject({
  what: v.picklist(['warning', 'timeout', 'ban']),
  reason: v.picklist(REPORT_REASONS),
  /** Shown to the person. */
  words: v.string(),
  /** Null: for good; a warning stands until it is acknowledged. */
  until: v.nullable(v.number()),
  /** What a time-out keeps from. */
  from: v.nullable(v.picklist(KEPT_FROM)),
  acknowledgedAt: v.nullable(v.number()),
  liftedAt: v.nullable(v.number()),
  appeal: v.nullable(
    storedObject({
      text: v.string(),
      at: v.number(),
      answer: v.nullable(storedObject({ lifted: v.boolean(), words: v.string(), at: v.number() })),
    }),
  ),
  /** The signal of fair play that whoever imposed it has looked at. */
  basis: v.exactOptional(
    storedObject({
      game: v.string(),
      hard: v.number(),
      agreed: v.number(),
      expected: v.number(),
      /** Tables of the matches, the latest first. */
      tables: v.array(v.string()),
    }),
  ),
  /** Whether an answer to the appeal is news to the person. */
  isNews: v.boolean(),
});
type Body = v.InferOutput<typeof schema>;
export type MeasureRecord = TypedRecord<Body>;
export type Basis = NonNullable<Body['basis']>;

export interface Imposed {
  readonly what: Body['what'];
  readonly reason: ReportReason;
  readonly words: string;
  readonly until: number | null;
  readonly from: KeptFrom | null;
  readonly basis?: Basis;
  /** Who imposes it. */
  readonly by: string;
}

/** What holds for somebody now. */
export interface Standing {
  readonly warning: MeasureRecord | undefined;
  readonly timeouts: readonly MeasureRecord[];
}
export const FREE: Standing = { warning: undefined, timeouts: [] };

/** By shelf: those that somebody appeals against and that wait for an answer, and all others. */
const [APPEALED, SHELVED] = ['appealed', 'shelved'];
/** How many of somebody's measures are read; far more than anybody gets. */
const MOST = 200;
const THEMSELVES = 'the person';

/** Warnings, time-outs and bans, and appeals against them. Each belongs to the person whom it is about, and every step is logged. */
export class Measures {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly bans: Bans,
    private readonly log: ConductLog,
    private readonly now: () => number,
    /** Where a site does without, those of before count no longer, but for bans. */
    readonly isOn: boolean,
  ) {
    this.kept = new TypedRecords(storage, 'measure', schema);
  }

  /** The latest first. */
  of = (person: string): Promise<MeasureRecord[]> => this.kept.of(person, MOST);

  find = (id: string): Promise<MeasureRecord | undefined> => this.kept.find(id);

  /** Appeals that wait for an answer, the oldest first. */
  appeals = (): Promise<MeasureRecord[]> => this.kept.on(APPEALED, { order: 'rising', limit: MOST });

  /** What holds for somebody at this moment; bans stand elsewhere. */
  async standing(person: string): Promise<Standing> {
    return this.isOn ? this.standingBy(await this.of(person)) : FREE;
  }

  /** The same, by all measures of theirs. */
  standingBy(measures: readonly MeasureRecord[]): Standing {
    if (!this.isOn) return FREE;
    const all = measures.filter(({ body }) => body.liftedAt === null);
    return {
      warning: all.findLast(({ body }) => body.what === 'warning' && body.acknowledgedAt === null),
      timeouts: all.filter((one) => one.body.what === 'timeout' && this.holds(one)),
    };
  }

  /** What of this somebody is kept from now, as far as it is among what they may be kept from. */
  keptFrom = ({ timeouts }: Standing, wanted: readonly KeptFrom[]): KeptFrom | undefined =>
    wanted.find((one) => timeouts.some((timeout) => timeout.body.from === one && this.holds(timeout)));

  /** Whether somebody may begin a match now, as far as warnings and time-outs go. */
  async mayPlay(person: string, isRated: boolean): Promise<boolean> {
    const standing = await this.standing(person);
    return !standing.warning && !this.keptFrom(standing, whatPlays(isRated));
  }

  async impose(person: string, { by, ...imposed }: Imposed): Promise<string> {
    const id = newId();
    const body = { ...imposed, acknowledgedAt: null, liftedAt: null, appeal: null, isNews: false };
    await this.kept.add({ id, owner: person, shelf: SHELVED, rank: this.now(), body });
    const { what, reason, words } = imposed;
    await this.log.add(person, { what, by, ref: id, reason, words });
    return id;
  }

  /** False if it is not theirs, or no warning. */
  async acknowledge(person: string, id: string): Promise<boolean> {
    const found = await this.theirs(person, id);
    if (found?.body.what !== 'warning') return false;
    const at = this.now();
    const done = await this.kept.change(id, ({ body }) =>
      body.acknowledgedAt === null ? { body: { ...body, acknowledgedAt: at } } : undefined,
    );
    if (done)
      await this.log.add(person, { ...stepOf(done), what: 'acknowledged', by: THEMSELVES, words: '' });
    return true;
  }

  /** What there is no appeal against yet can be appealed against once, until it is lifted. */
  async appeal(person: string, id: string, text: string): Promise<'appealed' | 'notFound' | undefined> {
    if (!(await this.theirs(person, id))) return 'notFound';
    const at = this.now();
    const done = await this.kept.change(id, ({ body }) =>
      body.appeal || body.liftedAt !== null
        ? undefined
        : { shelf: APPEALED, body: { ...body, appeal: { text, at, answer: null } } },
    );
    if (!done) return 'appealed';
    await this.log.add(person, { ...stepOf(done), what: 'appeal', by: THEMSELVES, words: text });
    return undefined;
  }

  /** Answers an appeal that waits; undefined if there is none. */
  async answer(id: string, lifts: boolean, words: string, by: string): Promise<MeasureRecord | undefined> {
    const at = this.now();
    const answered = await this.kept.change(id, ({ body }) =>
      body.appeal && !body.appeal.answer
        ? {
            shelf: SHELVED,
            body: {
              ...body,
              liftedAt: lifts ? at : body.liftedAt,
              appeal: { ...body.appeal, answer: { lifted: lifts, words, at } },
              isNews: true,
            },
          }
        : undefined,
    );
    if (!answered) return undefined;
    await this.log.add(answered.owner ?? '', {
      ...stepOf(answered),
      ...{ what: lifts ? 'lifted' : 'upheld', by, words },
    });
    if (lifts) await this.endBan(answered);
    return answered;
  }

  /** Lifts a measure; undefined if there is none, or it is lifted already. */
  async lift(id: string, words: string, by: string): Promise<MeasureRecord | undefined> {
    const at = this.now();
    const lifted = await this.kept.change(id, ({ body }) =>
      body.liftedAt === null
        ? { shelf: body.appeal && !body.appeal.answer ? APPEALED : SHELVED, body: { ...body, liftedAt: at } }
        : undefined,
    );
    if (!lifted) return undefined;
    await this.log.add(lifted.owner ?? '', { ...stepOf(lifted), what: 'lifted', by, words });
    await this.endBan(lifted);
    return lifted;
  }

  /** A ban was lifted where bans are kept. */
  async banLifted(person: string, by: string): Promise<void> {
    for (const { id, body } of await this.of(person))
      if (body.what === 'ban' && body.liftedAt === null) await this.lift(id, '', by);
  }

  /** The person has seen how their appeals were answered. */
  async seen(person: string): Promise<void> {
    for (const { id, body } of await this.of(person))
      if (body.isNews) await this.kept.change(id, (now) => ({ body: { ...now.body, isNews: false } }));
  }

  /** Drops so many that no longer hold, the oldest first, as far as they are from before a moment; gives how many. */
  async dropBefore(moment: number, limit: number): Promise<number> {
    const oldest = await this.kept.on(SHELVED, { order: 'rising', limit });
    const old = oldest.filter((one) => one.rank < moment && this.isOver(one));
    for (const { id } of old) await this.kept.drop(id);
    return old.length;
  }

  private isOver = (one: MeasureRecord): boolean =>
    one.body.what === 'warning'
      ? one.body.acknowledgedAt !== null || one.body.liftedAt !== null
      : !this.holds(one);

  private holds = ({ body: { liftedAt, until } }: MeasureRecord): boolean =>
    liftedAt === null && (until === null || until > this.now());

  private async theirs(person: string, id: string): Promise<MeasureRecord | undefined> {
    const found = await this.kept.find(id);
    return found?.owner === person ? found : undefined;
  }

  /** A ban ends with the last of its measures. */
  private async endBan({ owner, body }: MeasureRecord): Promise<void> {
    if (body.what !== 'ban' || owner === null) return;
    const others = (await this.of(owner)).filter((one) => one.body.what === 'ban' && this.holds(one));
    if (others.length === 0) await this.bans.lift(`person ${owner}`);
  }
}

/** What keeps from a match. */
export const whatPlays = (isRated: boolean): readonly KeptFrom[] => (isRated ? ['play', 'rated'] : ['play']);

const stepOf = ({ id, body: { reason } }: MeasureRecord) => ({ ref: id, reason });
