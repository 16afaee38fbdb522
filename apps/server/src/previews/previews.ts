import { mayWatch } from '@aerie/host';
import type { PreviewedTable, PreviewOrder } from '@aerie/protocol';
import { Lru } from '../common/lru.js';
import { networkOf } from '../common/network-address.js';
import type { WorkBudget } from '../common/work-budget.js';
import type { AccountNames } from '../people/account-names.js';
import type { Invitations } from '../people/invitations.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import type { Previewer, PreviewWords } from './previewer.js';

/** How many are kept: words take some hundred bytes, pictures a hundred kilobytes. */
const KEPT_WORDS = 2000;
const KEPT_PICTURES = 150;
/** What it costs to look at a table and to ask for words, in milliseconds of work. */
const WORDS_PRICE = 3;
/** Longer addresses are of no page that is described. */
const LONGEST_ADDRESS = 200;

/** A puzzle of a game, also among others of its theme. */
const PUZZLE = /^\/puzzles\/([\w-]+)\/(?:theme\/[\w-]+\/)?([\w~.-]+)$/;

export interface PreviewRequest {
  /** The path of the page. */
  readonly address: string;
  readonly language: string;
  /** Where the request comes from. */
  readonly from: string;
}

export interface DrawnPage {
  readonly png: Uint8Array;
  readonly tag: string;
}

interface PreviewDependencies {
  readonly previewer: Previewer;
  readonly tables: TableService;
  readonly isBorrowed: AccountNames['isBorrowed'];
  /** What a puzzle is about; undefined where there is none such. */
  themeOfPuzzle(game: string, puzzle: string): Promise<string | undefined>;
  readonly invitations: Pick<Invitations, 'isInviteOnly'>;
  readonly budget: WorkBudget;
}

/**
 * What messengers show of links to the site: what any stranger may know who opens them. A site by invitation only says
 * nothing, and neither does a table that is closed to strangers.
 */
export class Previews {
  private readonly words = new Lru<string, Promise<PreviewWords | undefined>>(KEPT_WORDS);
  private readonly pictures = new Lru<string, Promise<Uint8Array | undefined>>(KEPT_PICTURES);

  constructor(private readonly deps: PreviewDependencies) {}

  /** Title and description; undefined where nothing is told. */
  async page(request: PreviewRequest): Promise<PreviewWords | undefined> {
    const { budget } = this.deps;
    const payer = { network: networkOf(request.from) };
    if (budget.wait(payer) > 0) return undefined;
    budget.charge(payer, WORDS_PRICE);
    const order = await this.orderOf(request);
    return order && this.wordsOf(order);
  }

  /** The picture of a page; undefined where there is none, or a number of seconds to wait. */
  async picture(request: PreviewRequest): Promise<DrawnPage | number | undefined> {
    const { budget, previewer } = this.deps;
    const payer = { network: networkOf(request.from) };
    const seconds = budget.wait(payer);
    if (seconds > 0) return seconds;
    budget.charge(payer, WORDS_PRICE);
    const order = await this.orderOf(request);
    // Pictures are kept by what they show: however many addresses say the same, there is one.
    const tag = order && (await this.wordsOf(order))?.tag;
    if (!order || tag === undefined) return undefined;
    const png = await once(this.pictures, tag, async () => {
      const drawn = await previewer.picture(order);
      budget.charge(payer, drawn?.took ?? 0);
      return drawn?.png;
    });
    return png && { png, tag };
  }

  private wordsOf(order: PreviewOrder): Promise<PreviewWords | undefined> {
    return once(this.words, JSON.stringify(order), () => this.deps.previewer.words(order));
  }

  private async orderOf({ address, language }: PreviewRequest): Promise<PreviewOrder | undefined> {
    if (address.length > LONGEST_ADDRESS || (await this.deps.invitations.isInviteOnly())) return undefined;
    const puzzled = PUZZLE.exec(address);
    if (puzzled) {
      const [, game = '', puzzle = ''] = puzzled;
      const theme = await this.deps.themeOfPuzzle(game, puzzle);
      return theme === undefined
        ? undefined
        : { address: `/puzzles/${game}`, language, table: null, puzzle: { theme } };
    }
    const [, id] = /^\/(?:table|replay)\/([\w-]+)$/.exec(address) ?? [];
    if (id === undefined) return { address, language, table: null, puzzle: null };
    const table = await this.deps.tables.find(id);
    const told = table && (await this.toldOf(table));
    return told && { address, language, table: told, puzzle: null };
  }

  /** What strangers may know of a table. Whose link is not for everybody does not say who is there. */
  private async toldOf(table: Table): Promise<PreviewedTable | undefined> {
    const { tables, isBorrowed } = this.deps;
    const { game, status, seats } = table.body;
    if (tables.isSecret(table) || !mayWatch(table.body, undefined)) return undefined;
    const people = tables.mayFind(table, undefined)
      ? seats.flatMap((one) =>
          one.kind === 'person' && one.name !== ''
            ? [{ name: one.name, guest: isBorrowed(one.name, one.person) }]
            : [],
        )
      : [];
    const live = status === 'over' ? await tables.live(table) : undefined;
    const day = live ? new Date(live.head.createdAt).toISOString().slice(0, 10) : null;
    return { game, status, people, free: seats.filter(({ kind }) => kind === 'open').length, day };
  }
}

/** What is kept, or made now and kept unless nothing came of it; who asks meanwhile waits for the same. */
function once<T>(
  kept: Lru<string, Promise<T | undefined>>,
  key: string,
  make: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  const drop = (): void => {
    if (kept.get(key) === made) kept.delete(key);
  };
  made.then((found) => found ?? drop(), drop);
  return made;
}
