import { createTransport, type Transporter } from 'nodemailer';

interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The URL for one-click unsubscription. */
  readonly stop?: string;
}

/** Sends mail over SMTP. */
export class Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport(url, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object);
  }

  async send({ stop, ...letter }: MailMessage): Promise<void> {
    const headers = stop
      ? { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {};
    await this.transport.sendMail({
      from: this.from,
      ...letter,
      headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    });
  }

  close(): void {
    this.transport.close();
  }
}
