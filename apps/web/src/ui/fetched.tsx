import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.js';
import { Notice, Waiting } from './ui.js';

/** Fetches the code of something: always the same function, by which it is found again once it is there. */
export type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

const there = new WeakMap<Load<never>, ComponentType<never>>();

/** Has what is about to be shown fetched ahead, so that it is there at once. */
export async function fetchAhead<P>(load: Load<P>): Promise<void> {
  there.set(load as Load<never>, (await load()).default as ComponentType<never>);
}

/** Something whose code is fetched when it is shown; says so where it cannot be had. */
export function Fetched<P extends object>({ load, props }: { load: Load<P>; props: NoInfer<P> }) {
  const [, setFetched] = useState(false);
  const [failed, setFailed] = useState(false);
  const Shown = there.get(load as Load<never>) as ComponentType<P> | undefined;
  useEffect(() => {
    if (there.has(load as Load<never>)) return;
    let gone = false;
    fetchAhead(load).then(
      () => !gone && setFetched(true),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  if (Shown) return <Shown {...props} />;
  return failed ? <Notice bad>{t('error.notHere.about')}</Notice> : <Waiting what={t('loading')} />;
}
