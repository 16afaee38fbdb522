import { type Game, Match, QuickChance, same, verifyMatchFile, writeMatchFile } from '@aerie/kernel';
import { Findings } from './findings.js';
import { legalAnswers, Position } from './position.js';
import type { Spec } from './spec.js';

export interface Table<O> {
  readonly seats: number;
  readonly options: O;
  readonly seed: string;
  readonly edition?: number;
}

const DEFAULT_LONGEST = 10_000;

export const tableName = <O>({ seats, options, edition }: Omit<Table<O>, 'seed'>): string =>
  `${seats} players ${JSON.stringify(options)}${edition === undefined ? '' : `, edition ${edition}`}`;

/**
 * Plays one match at random and checks every promise of the contract on the way. Whatever the game
 * does wrong, this comes back with findings; it does not throw.
 */
export function examine<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  spec: Spec<S, O>,
  table: Table<O>,
): Findings {
  const findings = new Findings();
  findings.place = `${tableName(table)}, seed ${table.seed}`;
  const head = findings.place;
  const luck = new QuickChance(`${table.seed}/examiner`);
  const match = findings.attempt('applies', 'setup', () => Match.begin(game, table));
  if (!match) return findings;

  const snapshots: string[] = [JSON.stringify(match.state)];
  const pieces = findings.attempt('pieces', 'counting pieces', () => spec.pieces(match.state));
  const longest = spec.longest ?? DEFAULT_LONGEST;
  // How long a match gets is not known before; the share of positions that are probed shrinks as it grows.
  let probed = 0;
  for (let turn = 0; ; turn++) {
    findings.place = `${head}, decision ${turn}`;
    if (!same(spec.pieces(match.state), pieces)) {
      findings.fail('pieces', `${JSON.stringify(pieces)} became ${JSON.stringify(spec.pieces(match.state))}`);
    }
    const over = game.awaited(match.state).length === 0;
    const share = spec.probes === undefined ? 1 : spec.probes / (spec.probes + probed);
    if (over || turn === 0 || luck.fraction() < share) {
      probed++;
      new Position(game, spec, match.state, table.seats, luck, findings).probe();
    }
    if (over) break;
    if (turn >= longest) {
      findings.fail('terminates', `no end after ${longest} decisions`);
      return findings;
    }
    if (!playOn(match, luck, findings)) return findings;
    snapshots.push(JSON.stringify(match.state));
  }
  findings.place = `${head}, after the end`;
  checkOutcome(match, findings);
  checkReplay(match, table.seed, snapshots, findings);
  return findings;
}

/** Lets some seat that has answers give one of them, mostly one that is awaited. */
function playOn<S, V, A, E, O>(match: Match<S, V, A, E, O>, luck: QuickChance, findings: Findings): boolean {
  const { game, state } = match;
  const awaited = game.awaited(state);
  const outOfTurn = luck.below(8) === 0 ? luck.below(match.seats) : -1;
  const seat =
    outOfTurn >= 0 && legalAnswers(game, state, outOfTurn).length > 0
      ? outOfTurn
      : (awaited[luck.below(awaited.length)] as number);
  const answers = legalAnswers(game, state, seat);
  if (answers.length === 0) {
    findings.fail('awaited', `seat ${seat} is awaited but has no answer`);
    return false;
  }
  const answer = answers[luck.below(answers.length)] as A;
  const step = findings.attempt('applies', `seat ${seat} answering ${game.write(answer)}`, () =>
    match.play(seat, answer),
  );
  if (step && 'refused' in step) {
    findings.fail('refuses', `${game.write(answer)} is listed, but refused: ${step.refused.code}`);
  }
  return step !== undefined && !('refused' in step);
}

function checkOutcome<S, V, A, E, O>(match: Match<S, V, A, E, O>, findings: Findings): void {
  const outcome = match.outcome;
  if (!outcome) return;
  const { places, points } = outcome;
  findings.expect('outcome', places.length === match.seats, 'not one place for each seat');
  findings.expect(
    'outcome',
    points.length === match.seats && points.every(Number.isFinite),
    'not one number of points for each seat',
  );
  findings.expect(
    'outcome',
    same(match.game.points(match.state), points),
    'points differ from those as they stand',
  );
  const all = [...places, ...(outcome.rivals ?? []).map(({ place }) => place)];
  const proper = all.every((place) => place === 1 + all.filter((other) => other < place).length);
  findings.expect('outcome', proper, `places ${all.join(', ')} are not counted 1, 2, 2, 4`);
}

function checkReplay<S, V, A, E, O>(
  match: Match<S, V, A, E, O>,
  seed: string,
  snapshots: readonly string[],
  findings: Findings,
): void {
  const { game, log } = match;
  findings.attempt('replay', 'replaying the log', () => {
    Match.resume(game, log, undefined, (place, _, before) => {
      if (place !== 'setup' && JSON.stringify(before) !== snapshots[place]) {
        findings.fail('replay', `differs before entry ${place}`);
      }
    });
  });
  findings.attempt('replay', 'verifying its file', () => {
    const seats = Array.from({ length: match.seats }, (_, seat) => ({ name: `Seat ${seat}` }));
    const verdict = verifyMatchFile(game, writeMatchFile(match, seats, seed));
    findings.expect('replay', verdict.ok, `the file does not verify: ${verdict.at} ${verdict.reason}`);
  });
}
