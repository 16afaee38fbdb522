import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrames } from './text-frames.js';

/** Texts of every form that a length has, up to both sides of each bound; with letters of one to four bytes. */
const TEXTS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
  'a'.repeat(length),
  'é'.repeat(length / 2),
  '🐔€'.repeat(length / 7),
]);

test('whoever listens reads each text as one message, in order, between those of others', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.send('first');
      stream.write(textFrames(TEXTS));
      for (const text of TEXTS) stream.write(textFrames([text]));
      socket.close(4000, 'last');
    }),
  );
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : data.toString()));
  const [code] = await once(client, 'close');
  expect(code).toBe(4000);
  expect(heard.map((text) => text.length)).toEqual(['first', ...TEXTS, ...TEXTS].map((text) => text.length));
  expect(heard).toEqual(['first', ...TEXTS, ...TEXTS]);
});
