import type { ErrorCode } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { type Key, language, t } from '../words/words.js';
import { type ApiResult, secondsToWait } from './api.js';

/** Why the server asks to wait. */
const WHY: Readonly<Partial<Record<ErrorCode, Key>>> = {
  tooFast: 'wait.tooFast',
  tooMuch: 'wait.tooMuch',
  tooManyAnalyses: 'wait.analyses',
  tooManyImports: 'wait.imports',
  tooManyNewPeople: 'wait.newPeople',
  tooMuchMail: 'wait.mail',
};
const GUESSES: Readonly<Record<string, Key>> = {
  here: 'wait.guesses.here',
  device: 'wait.guesses.device',
  network: 'wait.guesses.network',
  name: 'wait.guesses.name',
};

function timeWords(seconds: number): string {
  const [unit, size] =
    seconds < 100
      ? (['second', 1] as const)
      : seconds < 100 * 60
        ? (['minute', 60] as const)
        : (['hour', 3600] as const);
  const format = new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / size));
}

/** Why one has to wait and how long, in words; undefined where one has not. */
export function waitWords(answer: ApiResult<unknown>): string | undefined {
  const seconds = secondsToWait(answer);
  if (seconds === undefined || answer.kind !== 'refused') return undefined;
  const why = WHY[answer.code] ?? GUESSES[String(answer.args.by)] ?? 'wait.tooFast';
  return `${t(why)} ${t('wait.again', { time: timeWords(seconds) })}`;
}

interface Outcome {
  /** What went wrong, in words; a wait ends by itself. */
  readonly wrong: string | undefined;
  /** Why nothing can be sent for the moment; for the button that sends. */
  readonly wait: string | undefined;
  see(answer: ApiResult<unknown>): void;
  /** Something else is to be sent. */
  forget(): void;
}

/** What became of a form: words for what was refused, and a wait where the server asks for one. */
export function useOutcome(words: (answer: ApiResult<unknown>) => string | undefined): Outcome {
  const [wrong, setWrong] = useState<string>();
  const [until, setUntil] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const tick = () => {
      setNow(Date.now());
      if (Date.now() < until) return;
      setUntil(undefined);
      setWrong(undefined);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return {
    wrong,
    wait:
      until === undefined
        ? undefined
        : t('wait.again', { time: timeWords(Math.max(1, Math.ceil((until - now) / 1000))) }),
    see: (answer) => {
      const seconds = secondsToWait(answer);
      setNow(Date.now());
      setUntil(seconds === undefined ? undefined : Date.now() + 1000 * seconds);
      setWrong(waitWords(answer) ?? words(answer));
    },
    forget: () => {
      setUntil(undefined);
      setWrong(undefined);
    },
  };
}
