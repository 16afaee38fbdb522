import { parentPort, workerData } from 'node:worker_threads';
import { Net, subjects } from '@aerie/bots/training';
import { QuickChance } from '@aerie/kernel';
import { episode, type Practice } from './episode.js';
import { examine } from './exam.js';
import { Gathered, type Positions } from './positions.js';

/** What a playing thread is told at the start. The parameters are shared, and change while it plays. */
export interface Orders {
  readonly game: string;
  readonly parameters: Float32Array;
  readonly seed: string;
  readonly practice: Practice;
  /** So many matches at first are played by the teacher. */
  readonly taught: number;
}

/** Asks for some more practice, or for matches of the examination by their seeds. */
export type Question = 'practice' | { readonly exam: readonly string[] };

/** What a playing thread sends: matches for learning, or the results of an examination. */
export type Told =
  | { readonly practice: Positions; readonly matches: number }
  | { readonly points: readonly number[]; readonly won: number };

/** Matches that are sent together. */
const MATCHES = 4;

/** Plays against itself, some matches each time that it is asked. */
export function practise(): void {
  const orders = workerData as Orders;
  const port = parentPort;
  const subject = subjects.find(({ game }) => game.id === orders.game);
  if (!port || !subject) throw new Error('a playing thread needs somebody who leads it, and a game');
  const net = new Net(subject.shape, orders.parameters);
  const [learner, teacher] = [subject.learner(net), subject.teacher(net)];
  const luck = new QuickChance(orders.seed);
  const gathered = new Gathered(subject.shape.inputs);
  let taught = orders.taught;
  const some = () => {
    for (let i = 0; i < MATCHES; i++) {
      const who = taught-- > 0 ? teacher : learner;
      for (const one of episode(subject, who, orders.practice, luck))
        gathered.add(one.inputs, one.section, one.target);
    }
    const practice = gathered.take();
    const told: Told = { practice, matches: MATCHES };
    port.postMessage(told, [
      practice.inputs.buffer,
      practice.sections.buffer,
      practice.targets.buffer,
    ] as ArrayBuffer[]);
  };
  const examined = (seeds: readonly string[]) => {
    const results = seeds.map((seed) => examine(subject, net, seed));
    const told: Told = {
      points: results.map(({ points }) => points),
      won: results.filter(({ won }) => won).length,
    };
    port.postMessage(told);
  };
  port.on('message', (question: Question) => (question === 'practice' ? some() : examined(question.exam)));
}
