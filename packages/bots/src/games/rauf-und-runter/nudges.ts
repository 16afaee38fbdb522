import type { Reason } from '@aerie/kernel';
import { type Answer, flutterNumber, ROUNDS, type State } from '@aerie/rauf-und-runter';

/** Where to look before an answer is told. */
export const NUDGE_CODES = [
  /** The last round: only the place counts. */
  'lookAtGoal',
  /** Which dice can lead above the `flutter` number. */
  'lookAtRisk',
  /** Which numbers will still fit on the track, with so many `dice` to come after this one. */
  'lookAtTrack',
  /** How far each die can lead under the `flutter` number. */
  'lookAtMomentum',
  /** What a feather is worth in the rounds to come. */
  'lookAtFeathers',
  /** Whether this throw is worth its best die, or two of so many `feathers`. */
  'lookAtRoll',
  /** What a fall of so many `spaces` costs against the feathers. */
  'lookAtFall',
] as const;
type NudgeCode = (typeof NUDGE_CODES)[number];

const BY_REASON: Readonly<Record<string, NudgeCode>> = {
  sureStand: 'lookAtRisk',
  safest: 'lookAtRisk',
  featherPays: 'lookAtFeathers',
  keepsTrackOpen: 'lookAtTrack',
  rerollPays: 'lookAtRoll',
  rerollNot: 'lookAtRoll',
};

/** Where whoever looks for an answer with this main reason should look. */
export function nudgeFor(s: State, feathers: number, answer: Answer, reason: Reason): Reason {
  const over = s.track.reduce((sum, die) => sum + die, 0) - flutterNumber(s);
  if (answer.kind === 'shed') return { code: 'lookAtFall', args: { spaces: over } };
  const byReason = BY_REASON[reason.code] ?? 'lookAtMomentum';
  const usual = answer.kind === 'reroll' ? 'lookAtRoll' : byReason;
  // Whoever asks about the dice of the last round has to look at the others first.
  const code = s.round === ROUNDS - 1 && usual === 'lookAtMomentum' ? 'lookAtGoal' : usual;
  switch (code) {
    case 'lookAtRisk':
    case 'lookAtMomentum':
      return { code, args: { flutter: flutterNumber(s) } };
    case 'lookAtTrack':
      return { code, args: { dice: s.dice - 1 } };
    case 'lookAtRoll':
      return { code, args: { feathers } };
    default:
      return { code };
  }
}
