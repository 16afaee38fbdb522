import { createTransport, type Transporter } from 'nodemailer';
import type { MailKind, MailQuota } from './mail-quota.js';

interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The URL for one-click unsubscription. */
  readonly stop?: string;
}

/** An address that may be sent one mail. */
class Recipient {
  constructor(
    readonly to: string,
    /** Whether it is the last one for a day. */
    readonly isLast: boolean,
  ) {}
}

/** Sends mail over SMTP, so many a day to one address. */
export class Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
    private readonly quota: MailQuota,
  ) {
    this.transport = createTransport(url, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object);
  }

  /** Whom to send a mail to, or after how many seconds there may be one. The mail counts from now on. */
  async recipient(to: string, kind: MailKind): Promise<Recipient | { readonly seconds: number }> {
    const taken = await this.quota.take(to, kind);
    return 'seconds' in taken ? taken : new Recipient(to, taken.left === 0);
  }

  async send({ to }: Recipient, { stop, ...letter }: MailMessage): Promise<void> {
    const headers = stop
      ? { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {};
    await this.transport.sendMail({
      from: this.from,
      to,
      ...letter,
      headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    });
  }

  close(): void {
    this.transport.close();
  }
}
