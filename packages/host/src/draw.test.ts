import skylark from '@aerie/conformance/sample';
import { type AnyGame, commitment } from '@aerie/kernel';
import type { WantedSeat } from '@aerie/protocol';
import { describe, expect, test } from 'vitest';
import { forgetPerson, mergeGuest } from './departures.js';
import { beginDraw, drawnLuck, isDrawn, luckFrom, revealPart } from './draw.js';
import { Refusal } from './refusal.js';
import { clearSeat, leaveSeat, seatBot, takeSeat } from './seats.js';
import { isDrawing, type Person, type TableState } from './state.js';
import { createTable, rematchTable, startMatch } from './table.js';
import { tableMessage } from './table-message.js';

const game = skylark as unknown as AnyGame;
const anna: Person = { id: 'anna', name: 'Anna' };
const ben: Person = { id: 'ben', name: 'Ben' };
const [SERVER, ANNAS, BENS, OTHER] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
  string,
];
const AT = 5000;
const told = (part: string) => ({ hash: commitment(part), part });

const playable = { game, levels: ['random'], baselines: [] };

/** Anna, Ben and a bot; who has promised which part. */
function waiting(annas?: string, bens?: string): TableState {
  const seats: WantedSeat[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
  const wanted = { type: 'create', id: 'r', game: 'skylark', options: {}, listed: true, seats } as const;
  const hash = (part?: string) => (part === undefined ? undefined : commitment(part));
  const made = createTable(playable, { ...wanted, seats, luckHash: hash(annas) }, anna);
  return { ...takeSeat(made, 1, ben, undefined, hash(bens)), luck: luckFrom(SERVER) };
}
const drawing = (...parts: Parameters<typeof waiting>) => beginDraw(waiting(...parts), 'anna', OTHER, AT);

/** The code of a refusal. */
function refused(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.reason.code;
    throw error;
  }
}

describe('the draw', () => {
  test('waits until all who have promised a part have shown it', () => {
    const begun = drawing(ANNAS, BENS);
    expect([isDrawing(begun), isDrawn(begun), begun.luck?.draw?.since]).toEqual([true, false, AT]);
    const one = revealPart(begun, 'ben', BENS);
    expect(isDrawn(one)).toBe(false);
    const both = revealPart(one, 'anna', ANNAS);
    expect(isDrawn(both)).toBe(true);
    expect(drawnLuck(both)).toEqual({ server: told(SERVER), seats: [told(ANNAS), told(BENS), null] });
    expect(isDrawn(startMatch(both, 'm'))).toBe(false);
  });

  test('waits for nobody where nobody has promised any', () => {
    expect(isDrawn(drawing())).toBe(true);
    expect(drawnLuck(drawing())?.seats).toEqual([null, null, null]);
  });

  test('says of whoever shows nothing that they had promised it', () => {
    const late = startMatch(revealPart(drawing(ANNAS, BENS), 'anna', ANNAS), 'm');
    expect(drawnLuck(late)?.seats).toEqual([told(ANNAS), { hash: commitment(BENS) }, null]);
    expect(refused(() => revealPart(late, 'ben', BENS))).toBe('noDraw');
  });

  test('showing a part twice changes nothing, before and after the match has begun', () => {
    const shown = revealPart(drawing(ANNAS, BENS), 'anna', ANNAS);
    expect(revealPart(shown, 'anna', ANNAS)).toBe(shown);
    const begun = startMatch(shown, 'm');
    expect(revealPart(begun, 'anna', ANNAS)).toBe(begun);
  });

  test('a table of an older version gets the part of the server when its match is to begin', () => {
    const { luck: _, ...older } = waiting(ANNAS);
    expect(beginDraw(older, 'anna', OTHER, AT).luck?.server).toEqual(told(OTHER));
    expect(drawing(ANNAS).luck?.server).toEqual(told(SERVER));
  });

  test.each<[string, string, () => unknown]>([
    ['a part that was not promised', 'wrongPart', () => revealPart(drawing(ANNAS, BENS), 'anna', OTHER)],
    ['the part of another', 'wrongPart', () => revealPart(drawing(ANNAS, BENS), 'ben', ANNAS)],
    ['of somebody who promised none', 'wrongPart', () => revealPart(drawing(ANNAS), 'ben', BENS)],
    ['of somebody without a seat', 'wrongPart', () => revealPart(drawing(ANNAS), 'carl', ANNAS)],
    ['a part that nobody has asked for yet', 'noDraw', () => revealPart(waiting(ANNAS), 'anna', ANNAS)],
    ['a second draw', 'notOpen', () => beginDraw(drawing(ANNAS), 'anna', OTHER, AT)],
    ['a draw of somebody else', 'notHost', () => beginDraw(waiting(), 'ben', OTHER, AT)],
    ['with an open seat', 'stillWaiting', () => beginDraw(leaveSeat(waiting(), 1, 'ben'), 'anna', OTHER, AT)],
    ['who leaves meanwhile', 'notOpen', () => leaveSeat(drawing(ANNAS, BENS), 1, 'ben')],
    ['who comes meanwhile', 'notOpen', () => takeSeat(drawing(ANNAS, BENS), 1, ben)],
    ['who is sent away meanwhile', 'notOpen', () => clearSeat(drawing(ANNAS, BENS), 1, 'anna')],
    ['a bot that is replaced meanwhile', 'notOpen', () => seatBot(playable, drawing(ANNAS), 2, null, 'anna')],
  ])('%s is refused', (_, code, work) => {
    expect(refused(work)).toBe(code);
  });

  test('goes on without whoever is gone for good, or is another now: a bot has their seat', () => {
    for (const gone of [
      forgetPerson(drawing(ANNAS, BENS), 'ben', 'random'),
      mergeGuest(drawing(ANNAS, BENS), ben, anna, 'random'),
    ]) {
      expect(gone.seats[1]).toMatchObject({ person: '', cover: 'random' });
      expect(drawnLuck(gone)?.seats[1]).toEqual({ hash: commitment(BENS) });
    }
  });

  test('shows everybody what was promised at any time, and the parts when the match is over', () => {
    const shown = revealPart(drawing(ANNAS, BENS), 'anna', ANNAS);
    const running = startMatch(shown, 'm');
    const over: TableState = { ...running, status: 'over' };
    const message = (table: TableState) => tableMessage('t', table, 'ben', { isHere: () => true }, game);
    const hashes = {
      server: { hash: commitment(SERVER) },
      seats: [{ hash: commitment(ANNAS) }, { hash: commitment(BENS) }, null],
    };
    expect(message(waiting(ANNAS, BENS)).luck).toEqual(hashes);
    expect(message(shown).luck).toEqual({ ...hashes, drawing: true });
    expect(message(running).luck).toEqual(hashes);
    for (const table of [waiting(ANNAS, BENS), shown, running])
      for (const part of [SERVER, ANNAS, BENS]) expect(JSON.stringify(message(table))).not.toContain(part);
    expect(message(over).luck).toEqual({
      server: told(SERVER),
      seats: [told(ANNAS), { hash: commitment(BENS) }, null],
    });
  });

  test('another match has luck of its own', () => {
    const over: TableState = { ...startMatch(drawing(ANNAS, BENS), 'm'), status: 'over' };
    const again = rematchTable(over, anna, commitment(OTHER));
    expect(again.luck).toBeUndefined();
    const accepted = { ...takeSeat(again, 0, ben), luck: luckFrom(SERVER) };
    expect(tableMessage('t', accepted, 'ben', { isHere: () => true }, game).luck?.seats).toEqual([
      null,
      null,
      { hash: commitment(OTHER) },
    ]);
  });
});
