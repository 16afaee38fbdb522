import { BadMatchFile, type MatchFile, readMatchFile } from '@aerie/kernel';
import { api } from '../../../net/api.js';
import { matchFileOf } from '../../../play/match-files.js';
import { load } from '../../../play/saved.js';
import { Missing, missing, type Said } from './missing.js';

/** A match that was found, and its address here; null for one that came as a file. */
export interface Found {
  readonly file: MatchFile;
  readonly address: string | null;
}

/** Whether a match was played in this browser: nobody else has its address. */
export const isOfThisBrowser = ({ address }: Found): boolean => address?.startsWith(LOCAL) ?? false;

/** The table of the server that a match was played at, if it was. */
export const tableOf = (found: Found): string | undefined =>
  isOfThisBrowser(found) ? undefined : found.address?.slice(AT_SERVER.length);

const AT_SERVER = '/replay/';
const LOCAL = '/replay/local/';
const LONGEST_FILE = 20 * 1024 * 1024;

/** What the server says when it gives no match. */
const REFUSED: Readonly<Record<string, Said>> = {
  noSuchTable: 'replay.missing.noTable',
  notFound: 'replay.missing.noTable',
  notOver: 'replay.missing.notOver',
  noWatchers: 'replay.missing.closed',
  keptApart: 'replay.missing.apart',
  dealOfToday: 'replay.missing.today',
  tooFast: 'replay.missing.tooFast',
  tooMuch: 'replay.missing.tooFast',
};

/** A match of the server, once it is over. */
export async function fromTable(table: string): Promise<Found> {
  const answer = await api('GET /api/matches/:table', { params: { table } });
  if (answer.kind === 'ok')
    return { file: read(JSON.stringify(answer.value)), address: `${AT_SERVER}${table}` };
  if (answer.kind === 'unreachable') throw new Missing('replay.missing.noServer');
  const why = REFUSED[answer.code] ?? 'replay.missing.noServer';
  throw new Missing(why, {}, answer.code === 'notOver' ? `/table/${table}` : undefined);
}

/** A match of this browser, once it is over. */
export async function fromBrowser(id: string): Promise<Found> {
  const saved = await load(id);
  if (!saved) throw new Missing('replay.missing.noLocal');
  if (!saved.over) throw new Missing('replay.missing.notOver', {}, `/local/${id}`);
  const file = await matchFileOf(saved).catch(missing);
  return { file, address: `${LOCAL}${id}` };
}

/** A match file of somebody's. */
export async function fromFile(file: Blob): Promise<Found> {
  if (file.size > LONGEST_FILE) throw new Missing('replay.missing.tooBig');
  return { file: read(await file.text()), address: null };
}

function read(text: string): MatchFile {
  try {
    return readMatchFile(text);
  } catch (error) {
    if (!(error instanceof BadMatchFile)) throw error;
    throw error.place === 'file'
      ? new Missing('replay.missing.notJson')
      : new Missing('replay.missing.notMatch', { place: error.place });
  }
}
