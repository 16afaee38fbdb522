import type { MatchFile, Verdict } from '@aerie/kernel';
import { useEffect, useState } from 'preact/hooks';
import { LuckAsSeen } from '../../table/luck.js';
import { luckSentences } from '../../table/luck-words.js';
import { Icon } from '../../ui/icon.js';
import { Button, Notice, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { Found } from './session/source.js';
import { tr } from './tr.js';
import { verify } from './verify.js';

/** Verifies a match: every entry by the rules, and its luck by the seed whose hash was shown at the start. */
export function Check({ found: { file, address } }: { found: Found }) {
  const [verdict, setVerdict] = useState<Verdict | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const { verdict: coming, stop } = verify(file);
    coming.then(setVerdict, () => setVerdict('failed'));
    return stop;
  }, [file, tries]);
  const again = () => {
    setVerdict(undefined);
    setTries(tries + 1);
  };
  return (
    <div class="stack check">
      <p>{tr('replay.checkAbout')}</p>
      {file.seedHash && (
        <dl class="seal">
          <dt>{tr('replay.seal')}</dt>
          <dd class="code">{file.seedHash}</dd>
          <dt>{tr('replay.seed')}</dt>
          <dd class="code">{file.seed ?? '–'}</dd>
        </dl>
      )}
      {verdict === undefined && <Waiting what={tr('replay.checking', { count: file.entries.length })} />}
      {verdict === 'failed' && (
        <>
          <Notice bad>{tr('replay.checkFailed')}</Notice>
          <Button onClick={again}>{tr('replay.checkAgain')}</Button>
        </>
      )}
      {verdict && verdict !== 'failed' && <Judged file={file} verdict={verdict} />}
      {address && <LuckAsSeen table={address.replace('/replay/', '')} luck={file.luck} seed={file.seed} />}
    </div>
  );
}

function Judged({ file, verdict }: { file: MatchFile; verdict: Verdict }) {
  if (!verdict.ok) {
    return (
      <>
        <Notice bad>{badWords(verdict.at)}</Notice>
        <details>
          <summary>{tr('replay.checkDetails')}</summary>
          <p class="code" lang="en">
            {verdict.at}: {verdict.reason}
          </p>
        </details>
      </>
    );
  }
  return (
    <Notice>
      <div class="stack">
        <p class="row">
          <Icon name="seal" />
          <strong>{tr('replay.checkGood')}</strong>
        </p>
        <p>{goodWords(file)}</p>
        {file.luck && <p>{luckSentences(file.luck, namesIn(file)).join(' ')}</p>}
      </div>
    </Notice>
  );
}

/** The names of people; bots have none. */
const namesIn = ({ seats }: MatchFile): (string | undefined)[] =>
  seats.map(({ name, bot }) => (bot === undefined ? name || t('seat.gone') : undefined));

function goodWords({ entries, seed, carried }: MatchFile): string {
  const count = entries.length;
  if (seed === undefined) return tr('replay.checkRulesOnly', { count });
  return carried === undefined
    ? tr('replay.checkSeedToo', { count })
    : tr('replay.checkCarried', { count, carried });
}

function badWords(at: string): string {
  if (at === 'seed' || at === 'seedHash') return tr('replay.checkBadSeal');
  if (at.startsWith('luck')) return tr('replay.checkBadParts');
  const [, number, part] = /^entries\.(\d+)(?:\.(\w+))?/.exec(at) ?? [];
  if (number === undefined) return tr('replay.checkBad');
  return part === 'chance'
    ? tr('replay.checkBadLuck', { number: Number(number) + 1 })
    : tr('replay.checkBadEntry', { number: Number(number) + 1 });
}
