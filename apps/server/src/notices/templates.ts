import type { NoticeLanguage } from '@aerie/protocol';
import { titleOf } from '@aerie/registry';

/** What a notice is about. */
export interface Occasion {
  readonly what: 'turn' | 'ahead' | 'reminder' | 'invitation' | 'test';
  /** The id of the game. */
  readonly game: string;
  /** The others at the table; `guest` where the name is that of somebody else's account, or looks like it. */
  readonly others: readonly { readonly name: string; readonly guest: boolean }[];
  /** How much time there is, in milliseconds, where time is kept. */
  readonly left: number | undefined;
}

interface Words {
  turn(game: string): string;
  ahead(game: string): string;
  reminder(game: string): string;
  invitation(game: string): string;
  test: string;
  testBody: string;
  with(others: string): string;
  guest(name: string): string;
  left(time: string): string;
  open: string;
  why: string;
  /** Said in a mail that does not wait for the digest. */
  atOnce: string;
  /** Said in the last mail for a day. */
  last: string;
  stop: string;
  code(code: string): { subject: string; text: string };
}

const WORDS: Readonly<Record<NoticeLanguage, Words>> = {
  de: {
    turn: (game) => `Du bist am Zug: ${game}`,
    ahead: (game) => `Deine Antworten im Voraus passen nicht mehr, du bist am Zug: ${game}`,
    reminder: (game) => `Deine Zeit wird knapp: ${game}`,
    invitation: (game) => `Du bist eingeladen: ${game}`,
    test: 'So sagen wir dir Bescheid',
    testBody: 'Das ist nur eine Probe. Sie ist angekommen.',
    with: (others) => `Am Tisch mit ${others}.`,
    guest: (name) => `Gast ${name}`,
    left: (time) => `Du hast noch ${time}.`,
    open: 'Zum Tisch',
    why: 'Du bekommst diese Nachricht, weil du bei Aerie Bescheid haben möchtest, wenn du am Zug bist.',
    atOnce: 'Das sagen wir dir gleich: Deine nächste Tagesmail käme zu spät.',
    last: 'Für heute ist das die letzte Mail an diese Adresse; mehr schicken wir an einem Tag nicht.',
    stop: 'Keine Nachrichten mehr',
    code: (code) => ({
      subject: 'Deine Adresse bei Aerie',
      text: `Dein Code: ${code}\n\nGib ihn bei Aerie ein, um diese Adresse zu bestätigen. Wenn du ihn nicht angefordert hast, musst du nichts tun.`,
    }),
  },
  en: {
    turn: (game) => `It is your turn: ${game}`,
    ahead: (game) => `Your answers ahead no longer fit, it is your turn: ${game}`,
    reminder: (game) => `Your time is running out: ${game}`,
    invitation: (game) => `You are invited: ${game}`,
    test: 'This is how we tell you',
    testBody: 'This is only a test. It has arrived.',
    with: (others) => `At the table with ${others}.`,
    guest: (name) => `guest ${name}`,
    left: (time) => `You have ${time} left.`,
    open: 'To the table',
    why: 'You get this message because you asked Aerie to tell you when it is your turn.',
    atOnce: 'We tell you at once: your next daily mail would come too late.',
    last: 'This is the last mail to this address for today; we send no more in a day.',
    stop: 'No more messages',
    code: (code) => ({
      subject: 'Your address at Aerie',
      text: `Your code: ${code}\n\nEnter it at Aerie to confirm this address. If you did not ask for it, you need not do anything.`,
    }),
  },
  fr: {
    turn: (game) => `C’est ton tour : ${game}`,
    ahead: (game) => `Tes réponses d’avance ne conviennent plus, c’est ton tour : ${game}`,
    reminder: (game) => `Ton temps est presque écoulé : ${game}`,
    invitation: (game) => `On t’invite à jouer : ${game}`,
    test: 'Voilà comment nous te prévenons',
    testBody: 'Ce n’est qu’un essai. Il est bien arrivé.',
    with: (others) => `À la table avec ${others}.`,
    guest: (name) => `l’invité ${name}`,
    left: (time) => `Il te reste ${time}.`,
    open: 'Vers la table',
    why: 'Tu reçois ce message parce que tu as demandé à Aerie de te prévenir quand c’est ton tour.',
    atOnce: 'Nous te le disons aussitôt : ton prochain e-mail du jour arriverait trop tard.',
    last: 'C’est le dernier e-mail à cette adresse pour aujourd’hui ; nous n’en envoyons pas plus par jour.',
    stop: 'Plus de messages',
    code: (code) => ({
      subject: 'Ton adresse chez Aerie',
      text: `Ton code : ${code}\n\nSaisis-le sur Aerie pour confirmer cette adresse. Si tu n’as rien demandé, tu n’as rien à faire.`,
    }),
  },
  it: {
    turn: (game) => `Tocca a te: ${game}`,
    ahead: (game) => `Le tue risposte in anticipo non vanno più bene, tocca a te: ${game}`,
    reminder: (game) => `Il tuo tempo sta per scadere: ${game}`,
    invitation: (game) => `Ti invitano a giocare: ${game}`,
    test: 'Ti avvisiamo così',
    testBody: 'È solo una prova. È arrivata.',
    with: (others) => `Al tavolo con ${others}.`,
    guest: (name) => `l’ospite ${name}`,
    left: (time) => `Hai ancora ${time}.`,
    open: 'Al tavolo',
    why: 'Ricevi questo messaggio perché hai chiesto ad Aerie di avvisarti quando tocca a te.',
    atOnce: 'Te lo diciamo subito: la tua prossima e-mail del giorno arriverebbe troppo tardi.',
    last: 'Per oggi questa è l’ultima e-mail a questo indirizzo; in un giorno non ne mandiamo di più.',
    stop: 'Basta messaggi',
    code: (code) => ({
      subject: 'Il tuo indirizzo su Aerie',
      text: `Il tuo codice: ${code}\n\nInseriscilo su Aerie per confermare questo indirizzo. Se non l’hai chiesto tu, non devi fare niente.`,
    }),
  },
};

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function timeWords(language: NoticeLanguage, ms: number): string {
  const [unit, size] = UNITS.find(([, each]) => ms >= each) ?? UNITS[2];
  const value = Math.max(1, Math.floor(ms / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** The short form, for push and webhooks. */
export function shortText(
  language: NoticeLanguage,
  { what, game, others, left }: Occasion,
): { title: string; body: string } {
  const words = WORDS[language];
  if (what === 'test') return { title: words.test, body: words.testBody };
  const names = others.map(({ name, guest }) => (guest ? words.guest(name) : name));
  const listed = new Intl.ListFormat(language).format(names);
  const body = [
    ...(others.length > 0 ? [words.with(listed)] : []),
    ...(left === undefined ? [] : [words.left(timeWords(language, left))]),
  ].join(' ');
  const title = titleOf(game, language);
  return { title: words[what](title), body };
}

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What stands below every mail. */
export interface MailFrame {
  /** The page that unsubscribes. */
  readonly stop: string;
  /** Whether it is the last mail for a day. */
  readonly isLast: boolean;
}

interface Letter {
  readonly subject: string;
  /** Each with the way to its table. */
  readonly parts: readonly { readonly title: string; readonly body: string; readonly link: string }[];
  /** Why one gets it. */
  readonly why: string;
}

/** A mail, as plain text and as HTML. */
export function mailOf(
  language: NoticeLanguage,
  { subject, parts, why: reason }: Letter,
  { stop, isLast }: MailFrame,
): MailText {
  const words = WORDS[language];
  const why = isLast ? `${words.last} ${reason}` : reason;
  const colon = language === 'fr' ? '\u202f:' : ':';
  const texts = parts.map(({ title, body, link }) => `${title}\n${body}\n\n${words.open}${colon} ${link}\n`);
  const text = `${texts.join('\n')}\n${why}\n${words.stop}${colon} ${stop}\n`;
  const shown = parts.map(
    ({ title, body, link }) =>
      `<h1 style="font-size:20px">${escaped(title)}</h1><p>${escaped(body)}</p>` +
      `<p><a href="${escaped(link)}" style="font-size:18px">${escaped(words.open)}</a></p>`,
  );
  const html =
    `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;color:#22303c">` +
    shown.join('') +
    `<p style="font-size:13px;color:#5a6772">${escaped(why)} ` +
    `<a href="${escaped(stop)}">${escaped(words.stop)}</a></p></body></html>`;
  return { subject, text, html };
}

/** The mail of one notice; `beforeDigest`: it comes at once since it cannot wait for the digest. */
export function turnMail(
  language: NoticeLanguage,
  occasion: Occasion,
  link: string,
  frame: MailFrame,
  beforeDigest: boolean,
): MailText {
  const { why, atOnce } = WORDS[language];
  const { title, body } = shortText(language, occasion);
  const parts = [{ title, body: beforeDigest ? `${body} ${atOnce}` : body, link }];
  return mailOf(language, { subject: title, parts, why }, frame);
}

/** The mail with the code that confirms an address. */
export const codeMail = (language: NoticeLanguage, code: string): Pick<MailText, 'subject' | 'text'> =>
  WORDS[language].code(code);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
