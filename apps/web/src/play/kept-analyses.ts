import type { Analysis } from '@aerie/analysis';
import { createStore, del, get, set } from 'idb-keyval';

const store = createStore('aerie-analyses', 'analyses');
/** The names of all that is kept, the newest last. */
const ORDER = 'order';
/** So many are kept in this browser. */
const MOST = 60;

/** Which analysis of which match it is, in a name that another version of the analysis does not share. */
export type AnalysisName = Pick<Analysis, 'match' | 'effort' | 'engine'>;

const nameOf = ({ match, effort, engine }: AnalysisName): string => `${match} ${effort} ${engine}`;

/** Under this the names are that go when the match at an address does. */
const goingWith = (address: string): string => `at ${address}`;

/** The analysis of a match, where it was worked out here before. */
export async function keptAnalysis(name: AnalysisName): Promise<Analysis | undefined> {
  try {
    return await get<Analysis>(nameOf(name), store);
  } catch {
    return undefined;
  }
}

/** Keeps an analysis; the oldest goes where there are too many. `address`: where the match has its replay. */
export async function keepAnalysis(analysis: Analysis, address: string | null): Promise<void> {
  const name = nameOf(analysis);
  try {
    await set(name, analysis, store);
    if (address !== null) {
      const known = (await get<string[]>(goingWith(address), store)) ?? [];
      await set(goingWith(address), [...new Set([...known, name])], store);
    }
    const others = (await order()).filter((one) => one !== name);
    const all = [...others, name];
    await set(ORDER, all.slice(-MOST), store);
    for (const old of all.slice(0, -MOST)) await del(old, store);
  } catch {
    // Where the browser keeps nothing, it lasts as long as the page.
  }
}

/** Forgets all analyses of the match at an address. */
export async function forgetAnalyses(address: string): Promise<void> {
  try {
    const names = (await get<string[]>(goingWith(address), store)) ?? [];
    for (const name of [...names, goingWith(address)]) await del(name, store);
    await set(
      ORDER,
      (await order()).filter((one) => !names.includes(one)),
      store,
    );
  } catch {
    // They were never kept.
  }
}

const order = async (): Promise<string[]> => (await get<string[]>(ORDER, store)) ?? [];
