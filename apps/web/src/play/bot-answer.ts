import type { WrittenCompany, WrittenDecision } from '@aerie/bots/lazy';
import type { AnyGame, Seat } from '@aerie/kernel';
import { BotNotLoaded, type Position, think } from './thinking.js';

/** A decision that is asked of a bot: in which seat, at which level, and whom it plays together with. */
interface BotsTurn {
  readonly seat: Seat;
  readonly level: string;
  readonly company?: WrittenCompany | undefined;
}

/**
 * What a bot answers in a seat, or proposes first, from what a person there would see. Where it fails, or says what is not legal,
 * any answer will do: the table goes on. Undefined if there is nothing to answer. Throws `BotNotLoaded` where there is no such
 * bot to be had now; `random` can always be had.
 */
export async function botAnswer(
  game: AnyGame,
  state: unknown,
  { seat, level, company }: BotsTurn,
  ask: (position: Position) => Promise<WrittenDecision> = think,
): Promise<WrittenDecision | undefined> {
  const listed = game.answers(state, seat);
  const possible = listed.length > 0 ? listed : (game.open?.(state, seat)?.examples ?? []);
  const answers = possible.map((answer) => game.write(answer));
  // Judged before it thinks: the match may go on meanwhile.
  const judged = game.clone(state);
  const isLegal = (text: string): boolean => {
    const read = game.read(text);
    return read !== undefined && game.why(judged, seat, read) === undefined;
  };
  try {
    const said = await ask({
      ...{ game: game.id, level, seat, view: game.view(state, seat), answers },
      ...(company ? { company } : {}),
    });
    if (isLegal(said.answer)) return said;
    console.error(`${level} answers "${said.answer}", which is not legal`);
  } catch (error) {
    if (error instanceof BotNotLoaded && level !== 'random') throw error;
    console.error(error);
  }
  const any = answers[Math.floor(Math.random() * answers.length)];
  return any === undefined ? undefined : { answer: any };
}
