import '../../words/testing-globals.js';
import { QuickChance } from '@aerie/kernel';
import game, { type Event, type View } from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import { meanwhile } from './meanwhile.js';

/** A table at which the first seat is to act. */
function atTurn(seats: number): View {
  const options = { openHands: false, laterPrinting: false, solo: '1' } as const;
  const view = game.view(game.setup(options, seats, new QuickChance('turn'), undefined), 0);
  return { ...view, draft: null, agenda: [{ task: 'turn', seat: 0 }] };
}

const dug = (seat: number): Event => ({ type: 'dug', seat, row: 0, column: 1, card: 3 });
const keys = (told: readonly Event[], seats = 2) =>
  meanwhile(told, atTurn(seats), 0).map(({ key }) => key.replace('schwingenschlag.log.', ''));

describe('what others did meanwhile', () => {
  test('begins after one’s own last action', () => {
    expect(keys([dug(1), dug(0), { type: 'passed', seat: 1 }])).toEqual(['passed']);
    expect(keys([dug(1), dug(0)])).toEqual([]);
  });

  test('is over with the round', () => {
    expect(keys([dug(1), { type: 'roundBegan', round: 2, starter: 0 }])).toEqual([]);
  });

  test('tells what it brought, and not what one’s own turn did', () => {
    const coin = (seat: number): Event => ({ type: 'gained', seat, thing: 'coin', n: 1 });
    expect(keys([dug(0), coin(0), dug(1), coin(1), coin(0)])).toEqual(['dug', 'gained']);
  });

  test('tells where a lonely player’s opponent stands, unless it did more', () => {
    const step: Event = { type: 'guildStepped', seat: 1, space: 4 };
    expect(keys([dug(0), step, step], 1)).toEqual(['rivalStepped']);
    expect(keys([dug(0), step, { type: 'rivalTook', kind: 'dragon', card: 9 }], 1)).toEqual(['rivalTook']);
  });

  test('is said only when one acts', () => {
    expect(meanwhile([dug(1)], { ...atTurn(2), agenda: [{ task: 'marker', seat: 0 }] }, 0)).toEqual([]);
  });
});
