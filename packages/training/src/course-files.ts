import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Net, packNet, type Subject } from '@aerie/bots/training';
import { curve } from './curve.js';
import { beginning, type Mark, type Standing } from './training.js';

/** A course in its folder: enough to go on from, how it went, and what came of it. */
export class CourseFiles {
  constructor(
    private readonly folder: string,
    private readonly subject: Subject,
    private readonly seed: string,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  private at(name: string): string {
    return join(this.folder, name);
  }

  /** How the course stood when it was interrupted, or how one begins. */
  open(): { standing: Standing; parameters: Float32Array } {
    const begun = existsSync(this.at('standing.json'));
    if (!begun)
      return {
        standing: { seconds: 0, matches: 0, positions: 0, learned: 0 },
        parameters: beginning(this.subject.shape, this.seed),
      };
    const standing = JSON.parse(readFileSync(this.at('standing.json'), 'utf8')) as Standing;
    return {
      standing,
      parameters: new Float32Array(new Uint8Array(readFileSync(this.at('parameters.f32'))).buffer),
    };
  }

  /** Keeps how the course stands. */
  keep(mark: Mark, parameters: Float32Array): void {
    const { seconds, matches, positions, learned } = mark;
    writeFileSync(this.at('parameters.f32'), new Uint8Array(Float32Array.from(parameters).buffer));
    appendFileSync(this.at('marks.jsonl'), `${JSON.stringify(mark)}\n`);
    writeFileSync(this.at('standing.json'), `${JSON.stringify({ seconds, matches, positions, learned })}\n`);
  }

  private marks(): Mark[] {
    const lines = readFileSync(this.at('marks.jsonl'), 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Mark);
  }

  /** What came of the course: the weights, how they came to be, and the learning curve. */
  finish(command: string, workers: number): void {
    const { parameters } = this.open();
    const marks = this.marks();
    const { game } = this.subject;
    writeFileSync(
      this.at('judgement.bin'),
      packNet(new Net(this.subject.shape, this.withoutUnseen(parameters))),
    );
    const story = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      command,
      seed: this.seed,
      workers,
      shape: this.subject.shape,
      last: marks.at(-1),
    };
    writeFileSync(this.at('judgement.json'), `${JSON.stringify(story, null, 2)}\n`);
    writeFileSync(this.at('curve.svg'), curve(`${game.id}: points in the examination`, marks));
  }

  /** Inputs that never were on still have what they began with, which means nothing. */
  private withoutUnseen(parameters: Float32Array): Float32Array {
    const { inputs, hidden } = this.subject.shape;
    const first = beginning(this.subject.shape, this.seed);
    const cleaned = Float32Array.from(parameters);
    for (let input = 0; input < inputs; input++) {
      const row = first.subarray(input * hidden, (input + 1) * hidden);
      if (row.every((one, i) => one === cleaned[input * hidden + i]))
        cleaned.fill(0, input * hidden, (input + 1) * hidden);
    }
    return cleaned;
  }
}
