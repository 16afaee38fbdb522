import type { NoticeLanguage } from '@aerie/protocol';
import { type MailFrame, type MailText, mailOf, type Occasion, shortText } from './templates.js';

/** One thing of a digest. */
export interface DigestItem {
  readonly what: 'turn' | 'ahead' | 'invitation';
  /** The id of the game. */
  readonly game: string;
  readonly others: Occasion['others'];
  /** When the time of its person is up, where time is kept. */
  readonly deadline: number | undefined;
  readonly path: string;
}

interface Words {
  subject(turns: number, invitations: number): string;
  until(time: string): string;
  why: string;
}

const WORDS: Readonly<Record<NoticeLanguage, Words>> = {
  de: {
    subject: (turns, invitations) =>
      turns === 0
        ? invitations === 1
          ? 'Du bist an einen Tisch eingeladen'
          : `Du bist an ${invitations} Tische eingeladen`
        : turns === 1
          ? 'Ein Tisch wartet auf dich'
          : `${turns} Tische warten auf dich`,
    until: (time) => `Zeit bis ${time}.`,
    why: 'Du bekommst diese Nachricht einmal am Tag, wenn es etwas gibt, weil du das bei Aerie so möchtest. Wofür die nächste zu spät käme, sagen wir dir gleich.',
  },
  en: {
    subject: (turns, invitations) =>
      turns === 0
        ? invitations === 1
          ? 'You are invited to a table'
          : `You are invited to ${invitations} tables`
        : turns === 1
          ? 'One table is waiting for you'
          : `${turns} tables are waiting for you`,
    until: (time) => `Time until ${time}.`,
    why: 'You get this message once a day, if there is something, because you asked Aerie for that. What the next one would be too late for is told at once.',
  },
  fr: {
    subject: (turns, invitations) =>
      turns === 0
        ? invitations === 1
          ? 'On t’invite à une table'
          : `On t’invite à ${invitations} tables`
        : turns === 1
          ? 'Une table t’attend'
          : `${turns} tables t’attendent`,
    until: (time) => `Tu as jusqu’au ${time}.`,
    why: 'Tu reçois ce message une fois par jour, s’il y a quelque chose, parce que tu l’as demandé à Aerie. Ce qui ne peut pas attendre le suivant t’est dit aussitôt.',
  },
  it: {
    subject: (turns, invitations) =>
      turns === 0
        ? invitations === 1
          ? 'Ti invitano a un tavolo'
          : `Ti invitano a ${invitations} tavoli`
        : turns === 1
          ? 'Un tavolo ti aspetta'
          : `${turns} tavoli ti aspettano`,
    until: (time) => `Hai tempo fino al ${time}.`,
    why: 'Ricevi questo messaggio una volta al giorno, se c’è qualcosa, perché l’hai chiesto ad Aerie. Quello che non può aspettare il prossimo te lo diciamo subito.',
  },
};

/** The letter of a day, with times as clocks of a zone say them. */
export function digestMail(
  language: NoticeLanguage,
  items: readonly DigestItem[],
  zone: string,
  origin: string,
  frame: MailFrame,
): MailText {
  const words = WORDS[language];
  const clock = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  });
  const parts = items.map(({ what, game, others, deadline, path }) => {
    const { title, body } = shortText(language, { what, game, others, left: undefined });
    const until = deadline === undefined ? [] : [words.until(clock.format(deadline))];
    return { title, body: [body, ...until].filter(Boolean).join(' '), link: `${origin}${path}` };
  });
  const invitations = items.filter(({ what }) => what === 'invitation').length;
  const subject = words.subject(items.length - invitations, invitations);
  return mailOf(language, { subject, parts, why: words.why }, frame);
}
