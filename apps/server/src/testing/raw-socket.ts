import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import type { Socket } from 'node:net';
import type { FromClient } from '@aerie/protocol';

const TEXT = 0x1;
const CLOSE = 0x8;

/** A client that speaks WebSocket as it likes: it never closes, and goes on writing when it has been told to stop. */
export class RawSocket {
  /** The code with which the server has closed it, once it has said so. */
  closeCode: number | undefined;
  /** Resolved when the server has let go of the connection. */
  readonly ended: Promise<void>;
  private unread = Buffer.alloc(0);

  private constructor(
    private readonly socket: Socket,
    head: Buffer,
  ) {
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => this.hear(data));
    this.ended = new Promise((resolve) => socket.once('close', () => resolve()));
    this.hear(head);
  }

  static connect(base: string, headers: Readonly<Record<string, string>>): Promise<RawSocket> {
    const key = randomBytes(16).toString('base64');
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    return new Promise((resolve, reject) => {
      const request = get(`${base}/ws`, { headers: { ...headers, ...upgrade, 'Sec-WebSocket-Key': key } });
      request.once('upgrade', (_, socket, head) => resolve(new RawSocket(socket as Socket, head)));
      request.once('response', ({ statusCode }) => reject(new Error(`refused with ${statusCode}`)));
      request.once('error', reject);
    });
  }

  say(message: FromClient): void {
    this.frame(TEXT, Buffer.from(JSON.stringify(message)));
  }

  /** Sends a frame of this kind, with no mask but zeros. */
  frame(opcode: number, payload: Buffer): void {
    const length =
      payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff];
    const [first = 0, ...rest] = length;
    const header = Buffer.from([0x80 | opcode, 0x80 | first, ...rest, 0, 0, 0, 0]);
    if (!this.socket.destroyed) this.socket.write(Buffer.concat([header, payload]));
  }

  /** Waits until the server has said that it closes the connection. */
  async untilClosing(): Promise<void> {
    while (this.closeCode === undefined && !this.socket.destroyed)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  destroy(): void {
    this.socket.destroy();
  }

  private hear(data: Buffer): void {
    this.unread = Buffer.concat([this.unread, data]);
    for (;;) {
      const { unread } = this;
      const short = (unread[1] ?? 0) & 0x7f;
      const start = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (unread.length < start) return;
      const length =
        short < 126 ? short : short === 126 ? unread.readUInt16BE(2) : Number(unread.readBigUInt64BE(2));
      if (unread.length < start + length) return;
      if (((unread[0] ?? 0) & 0x0f) === CLOSE) this.closeCode = unread.readUInt16BE(start);
      this.unread = unread.subarray(start + length);
    }
  }
}
