import type { Seat } from '@aerie/kernel';
import { RESOURCES } from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/icon.js';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { Sign, type SignName } from '../art/icons.js';
import { amount, listed } from '../names.js';
import { saying } from '../saying.js';
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
        <button type="button" class="ss-back" onClick={comeBack}>
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
  return (
    <b class="ss-bar-name">
      {say(saying(scene === 'guild' ? 'schwingenschlag.board.guild' : 'schwingenschlag.rival'))}
    </b>
  );
}

/** Whose mat it is, and what lies beside it: coins, resources, eggs in the nests of the mat, cards in hand. */
function Holdings({ t, seat }: { t: Table; seat: Seat }) {
  const mat = t.picture.mats[seat];
  if (!mat) return null;
  const held: readonly (readonly [SignName & Parameters<typeof amount>[0], number])[] = [
    ['coin', mat.coins],
    ...RESOURCES.map((one, kind) => [one, mat.resources[kind] ?? 0] as const),
    ['egg', mat.eggs],
    ['dragon', mat.dragons.length],
    ['cave', mat.caves.length],
  ];
  const name = t.names[seat] ?? '';
  return (
    <>
      <b class="ss-bar-name">
        <Mark seat={seat} /> {name}
      </b>
      <ul class="ss-holdings" aria-label={listed(held.map(([thing, n]) => amount(thing, n)))}>
        {held.map(([thing, n]) => (
          <li key={thing} aria-hidden="true">
            <Sign name={thing} />
            {n}
          </li>
        ))}
      </ul>
    </>
  );
}
