import { Net, partsOf, type Shape } from './net.js';

/**
 * A net as a file: its shape (four u32), then for each input a scale (f32) and its row of the first layer as bytes (i8) of
 * that scale, then everything else as it is (f32). Little-endian.
 */
const SHAPE_BYTES = 16;
const MOST = 127;

export function packNet({ shape, parameters, parts }: Net): Uint8Array {
  const { inputs, hidden, second, sections } = shape;
  const rest = parts.size - parts.firstBias;
  const bytes = new Uint8Array(SHAPE_BYTES + inputs * (4 + hidden) + 4 * rest);
  const view = new DataView(bytes.buffer);
  [inputs, hidden, second, sections].forEach((n, i) => {
    view.setUint32(4 * i, n, true);
  });
  let at = SHAPE_BYTES;
  for (let input = 0; input < inputs; input++) {
    const row = parameters.subarray(input * hidden, (input + 1) * hidden);
    const scale = row.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / MOST;
    view.setFloat32(at, scale, true);
    at += 4;
    for (const one of row) view.setInt8(at++, scale > 0 ? Math.round(one / scale) : 0);
  }
  for (let i = parts.firstBias; i < parts.size; i++, at += 4)
    view.setFloat32(at, parameters[i] as number, true);
  return bytes;
}

/** The net of a file, which must be one of this shape: weights that were learned for other inputs are worth nothing. */
export function unpackNet(bytes: ArrayBuffer, shape: Shape): Net {
  const view = new DataView(bytes);
  const { inputs, hidden, second, sections } = shape;
  const wanted = [inputs, hidden, second, sections];
  const found = bytes.byteLength < SHAPE_BYTES ? [] : wanted.map((_, i) => view.getUint32(4 * i, true));
  if (`${found}` !== `${wanted}`)
    throw new Error(`weights for ${found.join('×')} were given to a net of ${wanted.join('×')}`);
  const parts = partsOf(shape);
  const size = SHAPE_BYTES + inputs * (4 + hidden) + 4 * (parts.size - parts.firstBias);
  if (bytes.byteLength !== size) throw new Error(`weights of ${bytes.byteLength} bytes instead of ${size}`);
  const parameters = new Float32Array(parts.size);
  let at = SHAPE_BYTES;
  for (let input = 0; input < inputs; input++) {
    const scale = view.getFloat32(at, true);
    at += 4;
    for (let i = 0; i < hidden; i++) parameters[input * hidden + i] = scale * view.getInt8(at++);
  }
  for (let i = parts.firstBias; i < parts.size; i++, at += 4) parameters[i] = view.getFloat32(at, true);
  return new Net(shape, parameters);
}
