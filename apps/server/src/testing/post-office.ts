import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it is sent. */
export class PostOffice {
  readonly letters: string[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString();
        this.letters.push(text.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
        done();
      });
    },
  });

  static async open(): Promise<PostOffice> {
    const post = new PostOffice();
    await new Promise<void>((resolve) => post.server.listen(0, '127.0.0.1', resolve));
    return post;
  }

  /** What a server needs to send its mail here. */
  get settings(): { smtpUrl: string; mailFrom: string } {
    const { port } = this.server.server.address() as AddressInfo;
    return { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Aerie <games@example.org>' };
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** The code in a letter that confirms an address. */
export const codeIn = (letter = ''): string => /code.{0,12}: (\w{8})/.exec(letter)?.[1] ?? '';
