import type { Seat } from '@aerie/kernel';
import { RESOURCES, type Resource } from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/icon.js';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { Sign } from '../art/icons.js';
import { amount, listed } from '../names.js';
import { saying } from '../saying.js';
import { marks, type TermId } from '../terms.js';
import { RivalTitle } from './Rival.js';
import type { Scene } from './scene.js';
import type { Table } from './Table.js';
import { GoalsOrPoints } from './Tabs.js';

interface SceneBarProps {
  readonly t: Table;
  readonly scene: Scene;
  /** Whether something is asked about what is not shown. */
  readonly isElsewhere: boolean;
  show(scene: Scene): void;
  comeBack(): void;
}

/**
 * Above whatever is shown in the place of the own mat: what it is, and the way back. Hand and supplies below stay one's
 * own, so what somebody else holds stands here.
 */
export function SceneBar({ t, scene, isElsewhere, show, comeBack }: SceneBarProps) {
  // Whoever watches has no mat to come back to, and sees below what the shown seat holds.
  const watches = t.seat === null;
  if (watches && typeof scene === 'number') return null;
  return (
    <div class="ss-bar">
      <BarTitle t={t} scene={scene} show={show} />
      {!watches && (
        <button type="button" class="ss-back" data-spot="back" onClick={comeBack}>
          <Icon name="before" />
          {say(saying(isElsewhere ? 'schwingenschlag.board.return' : 'schwingenschlag.board.myMat'))}
        </button>
      )}
    </div>
  );
}

function BarTitle({ t, scene, show }: Pick<SceneBarProps, 't' | 'scene' | 'show'>): ComponentChildren {
  if (typeof scene === 'number') return <Holdings t={t} seat={scene} />;
  if (scene === 'goals' || scene === 'points')
    return (
      <>
        <GoalsOrPoints scene={scene} show={show} />
        <b class="ss-bar-name ss-wide">{say(saying(`schwingenschlag.board.either.${scene}`))}</b>
      </>
    );
  const { rival } = t.picture;
  if (scene === 'rival' && rival)
    return (
      <span class="ss-bar-rival">
        <RivalTitle t={t} rival={rival} />
      </span>
    );
  return <b class="ss-bar-name">{say(saying('schwingenschlag.board.guild'))}</b>;
}

/** Whose mat it is, and what lies beside it: coins, resources, eggs in the nests of the mat, cards in hand. */
function Holdings({ t, seat }: { t: Table; seat: Seat }) {
  const mat = t.picture.mats[seat];
  if (!mat) return null;
  const held: readonly { thing: Resource | 'coin' | 'egg' | 'dragon' | 'cave'; n: number; term: TermId }[] = [
    { thing: 'coin', n: mat.coins, term: 'coin' },
    ...RESOURCES.map((one, kind) => ({ thing: one, n: mat.resources[kind] ?? 0, term: one })),
    { thing: 'egg', n: mat.eggs, term: 'matNests' },
    { thing: 'dragon', n: mat.dragons.length, term: 'dragonCards' },
    { thing: 'cave', n: mat.caves.length, term: 'caveCards' },
  ];
  const name = t.names[seat] ?? '';
  return (
    <>
      <b class="ss-bar-name">
        <Mark seat={seat} /> {name}
      </b>
      <ul class="ss-holdings" aria-label={listed(held.map(({ thing, n }) => amount(thing, n)))}>
        {held.map(({ thing, n, term }) => (
          <li key={thing} aria-hidden="true" {...marks(term)}>
            <Sign name={thing} />
            {n}
          </li>
        ))}
      </ul>
    </>
  );
}
