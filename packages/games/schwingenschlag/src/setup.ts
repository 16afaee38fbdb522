import { type Chance, type Emit, type OptionSchema, seatsOf } from '@aerie/kernel';
import { COINS_A_ROUND, DISPLAY, GUILD_MARKERS, GUILDS } from './data/boards.js';
import { CAVE_NUMBERS, DRAGON_NUMBERS } from './data/cards.js';
import { LEVELS, type Level, NOT_ALONE } from './data/rival.js';
import { ALL_ROWS } from './data/words.js';
import { drawCave, drawDragon } from './decks.js';
import type { Event } from './events.js';
import { OBJECTIVE_TILES } from './objectives.js';
import { newRival } from './rival.js';
import type { Mat, State } from './state.js';

export interface Options {
  /** Everybody plays with their cards face up. */
  openHands: boolean;
  /** A later printing changes the points of five dragons. */
  laterPrinting: boolean;
  /** How strong the opponent is when one plays alone; of no meaning otherwise. */
  solo: Level;
}

/**
 * Version 2 rules otherwise on the bonus of a covered space (`digIn`), on exchanges (`exchangesAt`) and on abilities of which
 * nothing could come (`canActivate`); a match of version 1 is finished as it began (`edition`).
 */
export const RULES_VERSION = 2;

export const OPTIONS: OptionSchema<Options> = {
  openHands: { default: false },
  laterPrinting: { default: false },
  solo: { values: Object.keys(LEVELS) as Level[], default: '1' },
};

const FIRST_CARDS = 3;
const OBJECTIVES_A_GAME = 4;

export const newMat = (): Mat => ({
  coins: COINS_A_ROUND,
  resources: [0, 0, 0, 0],
  eggs: 1,
  dragons: [],
  caves: [],
  rows: ALL_ROWS.map(() => ({ caves: [], dragons: [], explored: 0 })),
  steps: 0,
  markers: GUILD_MARKERS,
  buried: [],
  passed: false,
});

/** Four tiles, each on one of its sides. Alone the side about the guild is not used. */
function dealObjectives(alone: boolean, chance: Chance): State['objectives'] {
  const tiles = chance.deal(seatsOf(OBJECTIVE_TILES.length), OBJECTIVES_A_GAME + 1);
  const sides = tiles.map((tile) =>
    chance.pick(OBJECTIVE_TILES[tile] as readonly (typeof OBJECTIVE_TILES)[number][number][]),
  );
  return sides.filter((side) => !(alone && side === '4b')).slice(0, OBJECTIVES_A_GAME);
}

export function setup(
  options: Options,
  seats: number,
  chance: Chance,
  emit: Emit<Event>,
  edition = RULES_VERSION,
): State {
  const alone = seats === 1;
  const everyone = seatsOf(seats);
  const s: State = {
    edition,
    openHands: options.openHands,
    laterPrinting: options.laterPrinting,
    rival: alone ? newRival(options.solo) : null,
    mats: everyone.map(newMat),
    dragonDeck: DRAGON_NUMBERS.filter((card) => !alone || !NOT_ALONE.includes(card)),
    unseen: 0,
    dragonDiscard: [],
    goneOpenly: [],
    goneUnseen: [],
    caveDeck: CAVE_NUMBERS.slice(),
    caveDiscard: [],
    displayDragons: [],
    displayCaves: [],
    guild: chance.pick(GUILDS),
    marks: [],
    objectives: dealObjectives(alone, chance),
    scored: [],
    round: 0,
    starter: alone ? 0 : chance.pick(everyone),
    active: 0,
    drafts: everyone.map(() => ({ thrownDragons: [], thrownCaves: [], resources: 0 })),
    agenda: [],
  };
  const play = { s, chance, emit };
  emit?.({ type: 'laidOut', guild: s.guild, objectives: s.objectives, starter: s.starter });
  for (let i = 0; i < DISPLAY; i++) {
    s.displayDragons.push(drawDragon(play));
    s.displayCaves.push(drawCave(play));
  }
  emit?.({ type: 'displayed', dragons: s.displayDragons.slice(), caves: s.displayCaves.slice() });
  s.mats.forEach((mat, seat) => {
    for (let i = 0; i < FIRST_CARDS; i++) {
      mat.dragons.push(drawDragon(play));
      mat.caves.push(drawCave(play));
    }
    emit?.({ type: 'dealt', seat, dragons: mat.dragons.slice(), caves: mat.caves.slice() });
  });
  return s;
}
