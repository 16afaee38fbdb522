import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What happens when the database is about to send a certain text: that connection ends, or nothing more is delivered on it,
 * or all connections end and there are no new ones until `mend` is called.
 */
type Fault = 'cut' | 'silence' | 'outage';

/** A proxy before PostgreSQL that can fail at the worst moment: after the work is done, before the client knows. */
export interface FaultyProxy {
  readonly url: string;
  /** The next time the database sends this, the client does not receive it. Resolved when it has happened. */
  lose(word: string, mishap: Fault): Promise<void>;
  /** The next time the client sends this, the database does not receive it, and the connection ends. */
  loseRequest(word: string): Promise<void>;
  mend(): void;
  close(): void;
}

export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let reply: { word: string; mishap: Fault; done: () => void } | undefined;
  let request: { word: string; done: () => void } | undefined;
  let out = false;
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (out) {
      client.destroy();
      return;
    }
    const database = connect(Number(port), hostname);
    let silent = false;
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (data) => {
      if (request && data.includes(request.word)) {
        request.done();
        request = undefined;
        client.destroy();
      } else database.write(data);
    });
    database.on('data', (data) => {
      if (reply && data.includes(reply.word)) {
        const { mishap, done } = reply;
        reply = undefined;
        silent = mishap === 'silence';
        out = mishap === 'outage';
        if (out) cutAll();
        if (mishap === 'cut') client.destroy();
        done();
      } else if (!silent) client.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    lose: (word, mishap) =>
      new Promise((done) => {
        reply = { word, mishap, done };
      }),
    loseRequest: (word) =>
      new Promise((done) => {
        request = { word, done };
      }),
    mend: () => {
      out = false;
    },
    close: () => {
      server.close();
      cutAll();
    },
  };
}
