import { EFFORTS, type EffortName } from '@aerie/analysis';
import type { Given } from '../arguments.js';
import type { Command } from '../command.js';
import { checkWritable, writeText } from '../files.js';
import { type Io, OK, say, sayJson, UserError, WRONG } from '../io.js';
import { matchFileAt } from '../match-files.js';
import { checkPagePath } from '../report/page.js';
import { WORKERS, workersOf } from '../series/series.js';
import { noSuch } from '../text/nearest.js';
import { analysisPage } from './analysis-page.js';
import { analysisText } from './analysis-text.js';
import { firstDifference } from './check.js';
import { analysed } from './working-out.js';

export const analyse: Command = {
  name: 'analyse',
  says: 'tell what was luck in a finished match, what was decided, and what would have been better',
  words: ['FILE'],
  flags: {
    effort: { value: 'E', says: `how closely: ${Object.keys(EFFORTS).join(' or ')} (usual)` },
    seed: {
      value: 'S',
      says: 'what imagined worlds are made of (analysis); the same gives the same numbers',
    },
    people: { says: 'look at the decisions of people only, not at those of bots' },
    out: { value: 'FILE', says: 'write the analysis to a file as well, as aerie-analysis/1' },
    report: { value: 'FILE', says: 'also write a page with pictures, as .html' },
    check: { value: 'FILE', says: 'work out again what this analysis of the match says, and compare' },
    ...WORKERS,
  },
  examples: [
    'match.json',
    'match.json --effort deep --out match.analysis.json --report match.html',
    'match.json --check match.analysis.json',
  ],
  run(given, io) {
    const claimed = given.text('check');
    return claimed === undefined ? tell(given, io) : check(given, claimed, io);
  },
};

async function tell(given: Given, io: Io): Promise<number> {
  const path = given.words[0] as string;
  const file = matchFileAt(path);
  const [out, report] = [given.text('out'), given.text('report')];
  const effort = effortNamed(given.text('effort') ?? 'usual');
  if (out !== undefined) checkWritable(out);
  if (report !== undefined) checkPagePath(report);
  const seats = file.seats.flatMap(({ bot }, seat) =>
    given.has('people') && bot !== undefined ? [] : [seat],
  );
  const seed = given.text('seed');
  const asked = { effort, seats, ...(seed === undefined ? {} : { seed }) };
  const analysis = await analysed(path, asked, workersOf(given), io);
  const again = ['lab analyse', path, given.has('people') ? '--people' : '', given.typed(['effort', 'seed'])];
  if (out !== undefined) writeText(out, `${JSON.stringify(analysis)}\n`);
  if (report !== undefined) writeText(report, analysisPage(analysis, file, again.filter(Boolean).join(' ')));
  if (given.has('json')) sayJson(io.stdout, analysis);
  else say(io.stdout, analysisText(analysis, file));
  return OK;
}

async function check(given: Given, claimed: string, io: Io): Promise<number> {
  const wrong = ['effort', 'seed', 'people', 'out', 'report'].find((flag) => given.has(flag));
  if (wrong !== undefined)
    throw new UserError(`--${wrong} does not go with --check: the analysis says how it was made`);
  const at = (await firstDifference(claimed, given.words[0] as string, workersOf(given), io)) ?? null;
  if (given.has('json')) sayJson(io.stdout, { ok: at === null, at });
  else say(io.stdout, [`${claimed}: ${at === null ? 'fine, the same numbers again' : `differs at ${at}`}`]);
  return at === null ? OK : WRONG;
}

function effortNamed(name: string): EffortName {
  const names = Object.keys(EFFORTS) as EffortName[];
  const found = names.find((one) => one === name);
  if (!found) throw new UserError(noSuch('effort', name, names));
  return found;
}
