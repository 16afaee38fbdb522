/** What tells answers of a game apart: the game's rules, or the properties of its board, know it. */
type KeyOf<A> = (answer: A) => string;

/** The keys of a list, kept as long as the list is: a board asks of many answers whether they are in it. */
const known = new WeakMap<readonly unknown[], ReadonlySet<string>>();

function keysOf<A>(keyOf: KeyOf<A>, answers: readonly A[]): ReadonlySet<string> {
  const keys = known.get(answers) ?? new Set(answers.map(keyOf));
  known.set(answers, keys);
  return keys;
}

export const sameAnswer = <A>(keyOf: KeyOf<A>, one: A, other: A): boolean =>
  one === other || keyOf(one) === keyOf(other);

/** Whether an answer is in a list. The list must not change. */
export const hasAnswer = <A>(keyOf: KeyOf<A>, answers: readonly A[], answer: A): boolean =>
  keysOf(keyOf, answers).has(keyOf(answer));
