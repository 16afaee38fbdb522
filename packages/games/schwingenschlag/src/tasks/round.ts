import { clockwiseFrom } from '@aerie/kernel';
import { fromDragon, pop, push, replaceTop, type TaskOf } from '../agenda.js';
import type { Answer } from '../answers.js';
import { dragonsOf } from '../counts.js';
import { COINS_A_ROUND, ROUNDS } from '../data/boards.js';
import { dragonCard } from '../data/cards.js';
import { clearDisplay, refillDisplay } from '../decks.js';
import { gainCoins } from '../effects/gaining.js';
import { canActivate } from '../effects/ops.js';
import { giftsOf, give, start } from '../effects/start.js';
import { layEgg, nestsToFill } from '../nests.js';
import { scoreObjective } from '../objectives.js';
import type { Play } from '../play.js';
import { beginRivalRound, isVariant, rivalAccount, VARIANT_COINS } from '../rival.js';
import { accountOf, finalPoints } from '../scoring.js';
import { activateAnswer, DONE, eggAnswer } from '../shared-answers.js';
import { type Dragon, matOf, type State } from '../state.js';
import { automatic, type TaskHandler } from './task.js';
import { settle } from './turn.js';

const ROUND_ONLY = ['round'] as const;

function roundDragons(s: State, { seat, used }: TaskOf<'roundAbilities'>): Dragon[] {
  return dragonsOf(matOf(s, seat)).filter(
    ({ card }) => dragonCard(card).timings.includes('round') && !used.includes(card),
  );
}

/** Abilities at the end of the round, each once, in the order of their owner's choice. */
export const roundAbilities: TaskHandler<TaskOf<'roundAbilities'>> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    if (roundAbilities.answers(play.s, task).length > 1) return false;
    finish(play.s, task);
    return true;
  },
  answers(s, task) {
    const answers: Answer[] = [];
    for (const dragon of roundDragons(s, task)) {
      if (canActivate(s, task.seat, dragon, ROUND_ONLY)) answers.push(activateAnswer(dragon.card));
    }
    answers.push(DONE);
    return answers;
  },
  answer({ s, emit }, task, answer) {
    if (answer.a !== 'activate') {
      finish(s, task);
      return;
    }
    const { seat } = task;
    replaceTop(s, { ...task, used: [...task.used, answer.card] });
    emit?.({ type: 'activated', seat, card: answer.card });
    start(s, fromDragon(seat, answer.card), dragonCard(answer.card).effects);
  },
};

/** Declining an ability does not take away the part of it that goes to the others. */
function finish(s: State, task: TaskOf<'roundAbilities'>): void {
  pop(s);
  for (const { card } of roundDragons(s, task)) {
    give(s, fromDragon(task.seat, card), giftsOf(dragonCard(card).effects));
  }
}

/** All have passed: what was paid for exploring leaves the mats, abilities, objective. */
export const endingRound = automatic<TaskOf<'endRound'>>(({ s }) => {
  for (const mat of s.mats) for (const row of mat.rows) row.explored = 0;
  replaceTop(s, { task: 'nextRound' });
  for (const seat of clockwiseFrom(s.starter, s.mats.length).reverse()) {
    push(s, { task: 'roundAbilities', seat, used: [] });
  }
});

/** The objective is scored; then the next round is prepared, or the game is over. */
export const startingRound = automatic<TaskOf<'nextRound'>>((play) => {
  const { s, emit } = play;
  pop(s);
  settle(s);
  scoreObjective(play);
  s.round++;
  if (s.round === ROUNDS) {
    emit?.({
      type: 'ended',
      points: finalPoints(s),
      accounts: s.mats.map((_, seat) => accountOf(s, seat)),
      rival: s.rival && rivalAccount(s, s.rival),
    });
    return;
  }
  clearDisplay(s, true);
  refillDisplay(play);
  if (!s.rival) s.starter = (s.starter + 1) % s.mats.length;
  prepareRound(play);
});

/** Coins and an egg for everybody, and the first turn. */
export function prepareRound(play: Play): void {
  const { s, emit } = play;
  emit?.({ type: 'roundBegan', round: s.round + 1, starter: s.starter });
  s.active = s.starter;
  push(s, { task: 'turn', seat: s.starter });
  for (const seat of clockwiseFrom(s.starter, s.mats.length).reverse()) {
    const mat = matOf(s, seat);
    mat.passed = false;
    if (s.round === 0) continue;
    // Ruling 10: in the solo variant at most two coins are kept, directly before the new ones.
    if (s.rival && isVariant(s.rival)) mat.coins = Math.min(mat.coins, VARIANT_COINS);
    gainCoins(play, seat, COINS_A_ROUND);
    push(s, { task: 'roundEgg', seat });
  }
  beginRivalRound(play);
}

/** Ruling 9: the egg is compulsory if a nest is free; its owner chooses which. */
export const roundEgg: TaskHandler<TaskOf<'roundEgg'>> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    const spots = nestsToFill(matOf(play.s, task.seat), 'mat', 0);
    if (spots.length > 1) return false;
    pop(play.s);
    if (spots[0] !== undefined) layEgg(play, task.seat, spots[0]);
    return true;
  },
  answers: (s, { seat }) => nestsToFill(matOf(s, seat), 'mat', 0).map(eggAnswer),
  answer(play, { seat }, answer) {
    if (answer.a !== 'egg') return;
    pop(play.s);
    layEgg(play, seat, answer.at);
  },
};
