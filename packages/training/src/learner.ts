import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Shape } from '@aerie/bots/training';
import type { Positions } from './positions.js';
import { WIDTH } from './positions.js';

/** How one learns. */
export interface Plan {
  readonly seed: number;
  /** How often each position is learned from, on average. */
  readonly uses: number;
  readonly batch: number;
  /** Positions that are remembered. */
  readonly memory: number;
  /** What is kept of the average of the parameters at each step; it is the average that plays. */
  readonly keep: number;
  /** Seconds between two times at which the parameters are told. */
  readonly interval: number;
}

export interface Progress {
  /** Positions learned from so far. */
  readonly learned: number;
  /** The mean squared error of the net since the last time. */
  readonly error: number;
  readonly parameters: Float32Array;
}

/** Whoever learns from positions and tells now and then what it has learned. */
export interface Learning {
  learn(positions: Positions, rate: number): void;
  /** Learns what is still to be learned and tells it a last time. */
  end(): Promise<void>;
}

/** Whether PyTorch can be used. */
export const hasTorch = (python: string): boolean => spawnSync(python, ['-c', 'import torch']).status === 0;

/**
 * Learning in a process of its own, with PyTorch. What goes to it: the parameters to begin with; then frames of a number of
 * positions and a rate (u32, f32), inputs (u16), sections (u8) and targets (f32). What comes back: frames of the number of
 * positions learned from and the error (f64 each), and all parameters (f32). Everything is little-endian.
 */
export function torchLearning(
  python: string,
  shape: Shape,
  plan: Plan,
  parameters: Float32Array,
  told: (progress: Progress) => void,
): Learning {
  const orders = { ...plan, shape, width: WIDTH, size: parameters.length };
  const script = fileURLToPath(new URL('learner.py', import.meta.url));
  const child = spawn(python, [script, JSON.stringify(orders)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${python} ended with ${code}`))));
  });
  // Whoever writes to a process that has ended is told by `ended`.
  child.stdin.on('error', () => undefined);
  child.stdin.write(bytesOf(Float32Array.from(parameters)));
  readFrames(child.stdout, 16 + 4 * parameters.length, (frame) => {
    const view = new DataView(frame.buffer, frame.byteOffset);
    const after = new Float32Array(
      frame.buffer.slice(frame.byteOffset + 16, frame.byteOffset + frame.length),
    );
    told({ learned: view.getFloat64(0, true), error: view.getFloat64(8, true), parameters: after });
  });
  return {
    learn({ count, inputs, sections, targets }, rate) {
      const header = new DataView(new ArrayBuffer(8));
      header.setUint32(0, count, true);
      header.setFloat32(4, rate, true);
      child.stdin.write(new Uint8Array(header.buffer));
      for (const part of [inputs, sections, targets]) child.stdin.write(bytesOf(part));
    },
    end() {
      child.stdin.end();
      return ended;
    },
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint16Array | Uint8Array | Float32Array): Uint8Array =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

/** Cuts a stream into frames of one size. */
function readFrames(stream: NodeJS.ReadableStream, size: number, take: (frame: Buffer) => void): void {
  let chunks: Buffer[] = [];
  let have = 0;
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    have += chunk.length;
    if (have < size) return;
    const all = Buffer.concat(chunks);
    let at = 0;
    for (; at + size <= all.length; at += size) take(all.subarray(at, at + size));
    chunks = [all.subarray(at)];
    have = all.length - at;
  });
}
