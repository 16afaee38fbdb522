import type { Event, View } from '@aerie/conformance/sample';
import type { Animation } from '../../contract/game-ui.js';
import type { SoundName } from '../../sound/names.js';

/** What the board draws. This game shows its view as it is. */
export type Picture = View;

/** How long things take to see, in ms at normal speed. */
const TAKES: Readonly<Record<Event['type'], number>> = {
  dealt: 0,
  laid: 280,
  cawed: 420,
  sang: 1200,
  named: 600,
};

const SOUNDS: Readonly<Record<Event['type'], SoundName | undefined>> = {
  dealt: undefined,
  laid: 'paper',
  cawed: 'cluck',
  sang: 'rise',
  named: 'plink',
};

/** What an event changes on the table. */
function changes(p: Picture, e: Event): Partial<View> {
  switch (e.type) {
    case 'dealt':
      return e.seat === p.seat ? { hand: e.cards } : {};
    case 'laid':
      return {
        laid: p.laid.with(e.seat, true),
        ...(e.seat === p.seat ? { own: e.card, hand: p.hand.filter((card) => card !== e.card) } : {}),
      };
    case 'cawed':
      return { cawed: p.cawed.with(e.seat, true), stake: p.stake * 2 };
    case 'sang':
      return {
        laid: p.laid.map(() => false),
        own: 0,
        sung: [...p.sung, ...e.cards],
        points: p.points.with(e.seat, (p.points[e.seat] as number) + e.points),
        singer: e.seat,
      };
    case 'named':
      return {
        songs: [...p.songs, { seat: e.seat, name: e.name }],
        singer: -1,
        stake: 1,
        verse: p.verse + 1,
      };
  }
}

export const animation: Animation<View, Event, Picture> = {
  picture: (view) => view,
  after: (picture, event) => ({ ...picture, ...changes(picture, event) }),
  takes: (event) => TAKES[event.type],
  sound: (event) => SOUNDS[event.type],
};
