import type { AnyGame } from '@aerie/kernel';
import game, { type State } from '@aerie/ueber-den-wolken';
import { expect, test } from 'vitest';
import type { Played } from '../../../contract/school.js';
import { dealt } from '../../../school/deal.js';
import { DRILLS } from './drills.js';

/** The match from an answer on, when both pass until the flock has landed. */
function landedAfter(deal: (typeof DRILLS)[number]['deal'], answer: string): readonly Played[] {
  const played: Played[] = [`0 ${answer}`];
  for (;;) {
    const { step, player, stage } = dealt(game as AnyGame, deal, played).state as State;
    if (step.at !== 'turn' || stage > 0) return played;
    played.push(`${player} pass` as Played);
  }
}
const pointsAt = (deal: (typeof DRILLS)[number]['deal'], played: readonly Played[]): number =>
  game.points(dealt(game as AnyGame, deal, played).state as State)[0] as number;

/** What the nest card pays after an answer. */
const nestPays = (deal: (typeof DRILLS)[number]['deal'], answer: string): number =>
  pointsAt(deal, landedAfter(deal, answer));

/** What a card is worth after an answer and the landing. */
function cardPays(deal: (typeof DRILLS)[number]['deal'], answer: string, card: string): number {
  const played = landedAfter(deal, answer);
  const { state } = dealt(game as AnyGame, deal, played);
  const scores = game.answers(state as State, 0).map((one) => game.write(one));
  if (!scores.includes(`score ${card}`)) return 0;
  return pointsAt(deal, [...played, `0 score ${card}`]) - pointsAt(deal, played);
}

const PAYS: Readonly<
  Record<(typeof DRILLS)[number]['id'], (deal: (typeof DRILLS)[number]['deal'], answer: string) => number>
> = {
  most: nestPays,
  worth: (deal, answer) => cardPays(deal, answer, answer.slice('take '.length)),
  both: (deal, answer) => cardPays(deal, answer, '14'),
};

test.each(DRILLS)('the right answers of the drill $id pay most', ({ id, deal, right }) => {
  const { state } = dealt(game as AnyGame, deal);
  const all = game.answers(state as State, 0).map((answer) => game.write(answer));
  const worth = new Map(all.map((answer) => [answer, PAYS[id](deal, answer)]));
  const most = Math.max(...worth.values());
  expect(all.filter((answer) => worth.get(answer) === most).sort()).toEqual([...right].sort());
});
