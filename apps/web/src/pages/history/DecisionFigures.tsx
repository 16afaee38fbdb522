import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { type AnalysedMatch, analysedMatches, kindKey } from '../../play/analysed.js';
import { canSay, language, say } from '../../words/words.js';
import { type OwnDecisions, totalsOf } from './decisions.js';
import { Figure } from './figure.js';
import { Bars, Plot } from './plot.js';
import { tr } from './tr.js';

/** All that was analysed in this browser; undefined until it is read. */
export function useAnalysed(): ReadonlyMap<string, AnalysedMatch> | undefined {
  const [found, setFound] = useState<ReadonlyMap<string, AnalysedMatch>>();
  useEffect(() => {
    void analysedMatches().then(setFound);
  }, []);
  return found;
}

/** So many kinds of decisions are told apart. */
const MOST = 6;

export const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** How well one has decided in the matches of a game that were analysed: altogether, over time, and by kind of decision. */
export function DecisionFigures({
  game,
  matches,
  isKept,
}: {
  game: string;
  matches: readonly OwnDecisions[];
  /** Whether they are kept at the server, for all devices. */
  isKept: boolean;
}) {
  const { accuracy, loss, kinds, isMixed } = totalsOf(matches);
  const known = kinds
    .map(({ kind, part }) => ({ key: kindKey(game, kind), part }))
    .filter(({ key }) => canSay(key))
    .slice(0, MOST);
  const [most] = known;
  const together = COVERS.get(game)?.together === true;
  return (
    <section class="sheet stack">
      <h2>{tr('history.decisions')}</h2>
      {matches.length === 0 ? (
        <p>{tr('history.noDecisions')}</p>
      ) : (
        <>
          <dl class="figures">
            <Figure name={tr('history.accuracy')} value={percent(accuracy / 100)} />
            <Figure
              name={tr('history.loss')}
              value={percent(loss)}
              note={tr(together ? 'history.lossTogether' : 'history.lossOf')}
            />
            <Figure name={tr('history.analysed')} value={String(matches.length)} />
          </dl>
          {isMixed && <p class="small soft">{tr('history.decisionsMixed')}</p>}
          {matches.length > 1 && (
            <div class="records">
              <OverTime
                name={tr('history.accuracyOverTime')}
                matches={matches}
                value={(one) => one.accuracy}
              />
              <OverTime name={tr('history.lossOverTime')} matches={matches} value={(one) => 100 * one.loss} />
            </div>
          )}
          {most && (
            <>
              <h3>{tr('history.mostLost', { kind: say({ key: most.key }) })}</h3>
              <Bars
                rows={known.map(({ key, part }) => ({
                  name: say({ key }),
                  count: part,
                  words: percent(part),
                }))}
              />
            </>
          )}
          <p class="small soft">{tr(isKept ? 'history.decisionsAbout' : 'history.decisionsHere')}</p>
        </>
      )}
    </section>
  );
}

function OverTime({
  name,
  matches,
  value,
}: {
  name: string;
  matches: readonly OwnDecisions[];
  value: (one: OwnDecisions) => number;
}) {
  const points = matches.map((one) => ({ at: one.at, value: value(one), marked: one.place === 1 }));
  const [from, to] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
  return (
    <div class="stack">
      <h3>{name}</h3>
      <Plot
        label={tr('history.overTimeAbout', { name, from: percent(from / 100), to: percent(to / 100) })}
        points={points}
      />
    </div>
  );
}
