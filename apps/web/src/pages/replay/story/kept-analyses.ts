import { type Analysis, type EffortName, ENGINE } from '@aerie/analysis';
import { createStore, del, get, set } from 'idb-keyval';

const store = createStore('aerie-analyses', 'analyses');
/** The names of all that is kept, the newest last. */
const ORDER = 'order';
/** So many are kept in this browser. */
const MOST = 60;

/** An analysis of an older engine has another name, and is worked out anew. */
const nameOf = (match: string, effort: EffortName): string => `${match} ${effort} ${ENGINE}`;

/** The analysis of a match, where it was worked out here before. */
export async function keptAnalysis(match: string, effort: EffortName): Promise<Analysis | undefined> {
  try {
    return await get<Analysis>(nameOf(match, effort), store);
  } catch {
    return undefined;
  }
}

/** Keeps an analysis; the oldest goes where there are too many. */
export async function keepAnalysis(analysis: Analysis): Promise<void> {
  const name = nameOf(analysis.match, analysis.effort);
  try {
    await set(name, analysis, store);
    const others = ((await get<string[]>(ORDER, store)) ?? []).filter((one) => one !== name);
    const all = [...others, name];
    await set(ORDER, all.slice(-MOST), store);
    for (const old of all.slice(0, -MOST)) await del(old, store);
  } catch {
    // Where the browser keeps nothing, it lasts as long as the page.
  }
}
