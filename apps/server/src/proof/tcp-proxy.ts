import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A port that leads to a service, until it is cut or slowed down: how a process loses its database or its network. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private isStalled = false;

  private constructor(
    private readonly server: Server,
    /** Where clients connect to instead of to the service itself. */
    readonly port: number,
  ) {}

  static async open(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
    const server = createServer({ pauseOnConnect: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new TcpProxy(server, (server.address() as AddressInfo).port);
    server.on('connection', (client) => proxy.join(client, connect(target.port, target.host)));
    return proxy;
  }

  /** Ends all connections and lets nobody in. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Holds back what is on its way in both directions; nothing is lost. */
  stall(): void {
    this.isStalled = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Leads to the service again, at full speed. */
  restore(): void {
    this.isCut = false;
    this.isStalled = false;
    for (const socket of this.sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket, service: Socket): void {
    for (const [from, to] of [
      [client, service],
      [service, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (data) => void to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.isStalled) from.pause();
    }
    if (this.isCut) client.destroy();
    else if (!this.isStalled) client.resume();
  }
}
