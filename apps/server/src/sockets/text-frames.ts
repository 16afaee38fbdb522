/** The first byte of a whole message of text, and the second one where the length of the text stands in 2 or 8 bytes after it. */
const TEXT = 0x81;
const IN_2_BYTES = 126;
const IN_8_BYTES = 127;

/**
 * Messages of a server as they go over a WebSocket (RFC 6455, section 5.2), one after the other: not masked, not compressed. One
 * buffer for all of them is one write, which costs half of what `ws` takes for a header and a text by themselves.
 */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerOf(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] as number;
    at = frames.writeUInt8(TEXT, at);
    if (length < IN_2_BYTES) at = frames.writeUInt8(length, at);
    else if (length < 1 << 16) at = frames.writeUInt16BE(length, frames.writeUInt8(IN_2_BYTES, at));
    else at = frames.writeBigUInt64BE(BigInt(length), frames.writeUInt8(IN_8_BYTES, at));
    at += frames.write(text, at);
  }
  return frames;
}

const headerOf = (length: number): number => (length < IN_2_BYTES ? 2 : length < 1 << 16 ? 4 : 10);
