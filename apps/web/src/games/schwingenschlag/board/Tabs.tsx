import type { Seat } from '@aerie/kernel';
import { type Mat, ROUNDS } from '@aerie/schwingenschlag';
import { useGlide } from '../../../kit/glide.js';
import { Mark } from '../../../ui/mark.js';
import { about, peopleAt } from '../../../words/about.js';
import { say } from '../../../words/words.js';
import { Sign } from '../art/icons.js';
import { saying } from '../saying.js';
import { marks } from '../terms.js';
import { MatMap } from './MatMap.js';
import type { Scene } from './scene.js';
import type { Table } from './Table.js';

interface TabsProps {
  readonly t: Table;
  readonly scene: Scene;
  show(scene: Scene): void;
}

/** Round and turn order, and the way to everybody's mat, the guild and the objectives. */
export function Tabs({ t, scene, show }: TabsProps) {
  const { mats, round, active, starter } = t.picture;
  const order = mats.map((_, i) => (starter + i) % mats.length);
  const tabs = useGlide<HTMLElement>(order.join());
  const matOf = (seat: Seat, state: 'passed' | 'active' | 'waits') =>
    say(saying('schwingenschlag.board.matOf', { ...about(seat, peopleAt(t.names, t.mine)), state }));
  const label = (name: 'guild' | 'goals' | 'estimate') => say(saying(`schwingenschlag.board.${name}`));
  return (
    <nav ref={tabs} class="ss-tabs" data-apart="tabs" aria-label={say(saying('schwingenschlag.board.views'))}>
      <span class="ss-round" {...marks('round')}>
        <span class="ss-round-words">
          {say(saying('schwingenschlag.board.round', { round: Math.min(ROUNDS, round + 1), rounds: ROUNDS }))}
        </span>
        <span class="ss-round-sign" aria-hidden="true">
          {Math.min(ROUNDS, round + 1)}
          <small>/{ROUNDS}</small>
        </span>
      </span>
      {order.map((seat) => (
        <button
          key={seat}
          type="button"
          class={`ss-tab${seat === active ? ' ss-tab-active' : ''}${mats[seat]?.passed ? ' ss-tab-passed' : ''}`}
          aria-pressed={scene === seat}
          aria-label={matOf(seat, mats[seat]?.passed ? 'passed' : seat === active ? 'active' : 'waits')}
          onClick={() => show(seat)}
          {...marks(mats[seat]?.passed ? 'passed' : 'seat')}
        >
          <Mark seat={seat} />
          <MatMap of={mats[seat] as Mat} />
          <span class="ss-word">{t.mine.includes(seat) ? matOf(seat, 'waits') : t.names[seat]}</span>
        </button>
      ))}
      {t.picture.rival && (
        <button
          type="button"
          class={`ss-tab${t.picture.rival.passed ? ' ss-tab-passed' : ''}`}
          aria-pressed={scene === 'rival'}
          aria-label={say(saying('schwingenschlag.rival'))}
          onClick={() => show('rival')}
          {...marks('seat')}
        >
          <Mark seat={mats.length} />
          <span class="ss-word">{say(saying('schwingenschlag.rival'))}</span>
        </button>
      )}
      <button
        type="button"
        class="ss-tab ss-tab-scene"
        aria-pressed={scene === 'guild'}
        aria-label={label('guild')}
        data-spot="tab:guild"
        onClick={() => show('guild')}
        {...marks('circle')}
      >
        <Sign name="guild" />
      </button>
      <button
        type="button"
        class="ss-tab ss-tab-scene"
        aria-pressed={scene === 'goals' || scene === 'points'}
        aria-label={label('goals')}
        data-spot="tab:goals"
        onClick={() => show(scene === 'points' ? 'points' : 'goals')}
        {...marks('objective')}
      >
        <Sign name="end" />
      </button>
      <button
        type="button"
        class="ss-tab ss-tab-wide"
        aria-pressed={scene === 'points'}
        aria-label={label('estimate')}
        data-spot="tab:points"
        onClick={() => show('points')}
      >
        <Sign name="points" />
        <span class="ss-word">{say(saying('schwingenschlag.board.either.points'))}</span>
      </button>
    </nav>
  );
}

/** On a small screen objectives and points share a place. */
export function GoalsOrPoints({ scene, show }: Pick<TabsProps, 'scene' | 'show'>) {
  return (
    <div class="ss-either">
      {(['goals', 'points'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={scene === one}
          data-spot={`either:${one}`}
          onClick={() => scene !== one && show(one)}
        >
          {say(saying(`schwingenschlag.board.either.${one}`))}
        </button>
      ))}
    </div>
  );
}
