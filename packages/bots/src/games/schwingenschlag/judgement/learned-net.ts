import { lazyWeights } from '../../../learning/load-weights.js';
import type { Shape } from '../../../learning/net.js';
import { unpackNet } from '../../../learning/packed-net.js';
import { INPUTS } from './layout.js';

export const SHAPE: Shape = { inputs: INPUTS, hidden: 256, second: 32, sections: 4 };

/** The net that was learned; how is told by `weights/judgement.json`. */
export const learnedNet = lazyWeights(
  () => import('../weights/judgement.bin?url&inline'),
  (bytes) => unpackNet(bytes, SHAPE),
);
