import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { Notice, Switch } from '../../ui/ui.js';
import { tr, whyNot } from './tr.js';

/** Whether puzzles may be made of somebody's finished matches. */
export function PuzzlePermission({ isGiven, onChange }: { isGiven: boolean; onChange(): Promise<void> }) {
  const [on, setOn] = useState(isGiven);
  const [why, setWhy] = useState<string>();
  const choose = async (allowed: boolean) => {
    setOn(allowed);
    const refused = whyNot(await api('PUT /api/account/puzzles', { body: { allowed } }));
    setWhy(refused);
    if (refused === undefined) await onChange();
    else setOn(!allowed);
  };
  return (
    <section class="sheet stack" aria-label={tr('account.puzzles')}>
      <h2>{tr('account.puzzles')}</h2>
      <p class="small soft">{tr('account.puzzlesAbout')}</p>
      <Switch label={tr('account.puzzlesAllow')} on={on} onChange={(allowed) => void choose(allowed)} />
      {why && <Notice bad>{why}</Notice>}
    </section>
  );
}
