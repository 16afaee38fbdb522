import { createHmac, timingSafeEqual } from 'node:crypto';
import { titleOf } from '@aerie/registry';
import type { Accounts } from '../people/accounts.js';
import { codeLetter, letter, type Occasion, shortly } from './letters.js';
import type { Mail } from './mail.js';
import type { Push } from './push.js';
import { callHook } from './webhook.js';
import type { Wishes } from './wishes.js';

interface Ways {
  readonly wishes: Wishes;
  readonly accounts: Accounts;
  readonly push: Push;
  readonly mail: Mail | undefined;
  /** Signs what leads back from a letter. */
  readonly secret: string;
  /** Where people reach the site. */
  readonly origin: string;
  readonly allowInside: boolean;
  readonly now: () => number;
  readonly complain: (error: unknown, what: string) => void;
  /** After what pauses a webhook is tried again. */
  readonly hookAgain?: readonly number[] | undefined;
}

/** What became of a notice, by the way it went; a way that somebody does not want is missing. */
export interface Delivered {
  readonly mail?: boolean;
  readonly webhook?: boolean;
  /** How many browsers were told. */
  readonly push?: number;
}

/** Brings somebody a notice by all the ways that they want. */
export class Courier {
  constructor(private readonly ways: Ways) {
    const { mail, accounts, wishes } = ways;
    if (!mail) return;
    accounts.confirmByMail = async ({ person, address, code }) => {
      const { language } = await wishes.of(person);
      // Whoever waits for it sees in a moment whether it comes; that it cannot be sent is no reason to refuse the address.
      await mail
        .send({ to: address, ...codeLetter(language, code) })
        .catch((error: unknown) => ways.complain(error, 'mail'));
    };
  }

  get canMail(): boolean {
    return this.ways.mail !== undefined;
  }

  get pushKey(): string {
    return this.ways.push.key;
  }

  /** Whether anything would be brought to somebody. */
  async isWanted(person: string): Promise<boolean> {
    const wish = await this.ways.wishes.of(person);
    return wish.mail || wish.webhook?.on === true || (await this.ways.wishes.devicesOf(person)).length > 0;
  }

  async bring(person: string, occasion: Occasion, path: string): Promise<Delivered> {
    const { wishes, now, allowInside, hookAgain: again } = this.ways;
    const wish = await wishes.of(person);
    const { title, body } = shortly(wish.language, occasion);
    const table = `${this.ways.origin}${path}`;
    const sent: { mail?: boolean; webhook?: boolean; push?: number } = {};
    const works: Promise<unknown>[] = [];
    const address = wish.mail && this.ways.mail ? await this.ways.accounts.emailOf(person) : undefined;
    if (address !== undefined)
      works.push(this.byMail(person, address, occasion, table).then((done) => (sent.mail = done)));
    const devices = await wishes.devicesOf(person);
    if (devices.length > 0)
      works.push(this.byPush(person, devices, { title, body, path }).then((count) => (sent.push = count)));
    if (wish.webhook?.on) {
      const message = {
        what: occasion.what,
        title,
        body,
        url: table,
        game: titleOf(occasion.game, wish.language),
        left: occasion.left ?? null,
      };
      const called = callHook(wish.webhook, message, now, { allowInside, ...(again ? { again } : {}) });
      works.push(
        called.then(async (reached) => {
          sent.webhook = reached;
          await wishes.hookReached(person, reached);
        }),
      );
    }
    await Promise.all(
      works.map((work) => work.catch((error: unknown) => this.ways.complain(error, 'notice'))),
    );
    return sent;
  }

  private async byMail(person: string, to: string, occasion: Occasion, table: string): Promise<boolean> {
    const { language } = await this.ways.wishes.of(person);
    const token = this.stopToken(person);
    const page = `${this.ways.origin}/notices/stop/${token}`;
    try {
      const stop = `${this.ways.origin}/api/notices/stop/${token}`;
      await this.ways.mail?.send({ to, ...letter(language, occasion, table, page), stop });
      return true;
    } catch (error) {
      this.ways.complain(error, 'mail');
      return false;
    }
  }

  private async byPush(
    person: string,
    devices: Awaited<ReturnType<Wishes['devicesOf']>>,
    message: object,
  ): Promise<number> {
    let told = 0;
    for (const { body: device } of devices) {
      try {
        if (await this.ways.push.send(device, message)) told++;
        else await this.ways.wishes.dropDevice(person, device.endpoint);
      } catch (error) {
        this.ways.complain(error, 'push');
      }
    }
    return told;
  }

  /** By which somebody can say, out of a letter, that they want no more of them. */
  private stopToken = (person: string): string => `${person}.${this.sign(person)}`;

  private sign = (person: string): string =>
    createHmac('sha256', this.ways.secret).update(`no more letters to ${person}`).digest('base64url');

  /** Sends no more letters to whom a token is of; false if it is none. */
  async stop(token: string): Promise<boolean> {
    const [person = '', given = ''] = token.split('.');
    const [a, b] = [Buffer.from(given), Buffer.from(this.sign(person))];
    if (a.length !== b.length || !timingSafeEqual(a, b)) return false;
    await this.ways.wishes.stopMail(person);
    return true;
  }
}
