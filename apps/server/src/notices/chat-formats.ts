import type { NoticeFormat } from '@aerie/protocol';

/** What a webhook is told. */
export interface NoticeMessage {
  readonly what: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly game: string;
  /** In milliseconds. */
  readonly left: number | null;
}

/** Where a webhook leads. */
export interface Target {
  readonly format: NoticeFormat;
  readonly url: string;
  readonly to?: string;
  readonly token?: string;
}

interface Request {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: object;
}

/** So many letters of title and body fit every chat, however many of them have to be escaped (Discord takes 2000). */
const MOST = { title: 150, body: 500 };

/**
 * What has to be sent so that a message stands in a chat. Names in it are of strangers: no sign of theirs is markup, and
 * nobody is called by it. `id` is one for all attempts, so that a chat that can tell shows the message once.
 */
export function requestOf(
  { format, url, to = '', token = '' }: Target,
  message: NoticeMessage,
  id: string,
): Request {
  const short = { ...message, title: cut(message.title, MOST.title), body: cut(message.body, MOST.body) };
  const post = { method: 'POST', url, headers: {} } as const;
  switch (format) {
    case 'plain':
      return { ...post, content: message };
    case 'discord':
      return { ...post, content: discord(short) };
    case 'slack':
      return { ...post, content: slack(short) };
    case 'telegram':
      return { ...post, url: `${base(url)}/bot${token}/sendMessage`, content: telegram(short, to) };
    case 'matrix':
      return {
        method: 'PUT',
        url: `${base(url)}/_matrix/client/v3/rooms/${encodeURIComponent(to)}/send/m.room.message/${id}`,
        headers: { Authorization: `Bearer ${token}` },
        content: matrix(short),
      };
  }
}

/** Whether a target has all that its format needs. */
export function isComplete({ format, to = '', token = '' }: Target): boolean {
  if (format === 'matrix') return /^![^\s]+$/.test(to) && token !== '';
  if (format === 'telegram') return /^(-?\d+|@\w+)$/.test(to) && /^\d+:[\w-]+$/.test(token);
  return true;
}

type Short = Pick<NoticeMessage, 'title' | 'body' | 'url'>;

/** Discord, "Execute Webhook". */
const discord = ({ title, body, url }: Short) => ({
  content: lines(`**${inDiscord(title)}**`, inDiscord(body), url),
  allowed_mentions: { parse: [] },
});

const inDiscord = (text: string): string => text.replace(/[\\`*_~|<>#@:[\]()-]/g, '\\$&');

/** Slack, "Incoming webhooks". Only in plain text do stars and underlines mean nothing. */
const slack = ({ title, body, url }: Short) => {
  const section = (text: object) => ({ type: 'section', text });
  const plain = (text: string) => section({ type: 'plain_text', text: inMarkup(text), emoji: false });
  const link = section({ type: 'mrkdwn', text: `<${inMarkup(url)}>` });
  return {
    text: inMarkup(title),
    blocks: [plain(title), ...(body === '' ? [] : [plain(body)]), link],
  };
};

/** Telegram, "sendMessage". It has no way to say that a name calls nobody: a sign that is not seen parts it from its @. */
const telegram = ({ title, body, url }: Short, chat: string) => {
  const quiet = (text: string) => inMarkup(text).replace(/@/g, '@\u2060');
  return {
    chat_id: chat,
    text: lines(`<b>${quiet(title)}</b>`, quiet(body), inMarkup(url)),
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
  };
};

/** Matrix, "m.room.message". An `m.notice` would not be heard: clients do not tell of those. */
const matrix = ({ title, body, url }: Short) => ({
  msgtype: 'm.text',
  body: lines(title, body, url),
  format: 'org.matrix.custom.html',
  formatted_body: [
    `<strong>${inMarkup(title)}</strong>`,
    ...(body === '' ? [] : [inMarkup(body)]),
    `<a href="${inMarkup(url)}">${inMarkup(url)}</a>`,
  ].join('<br>'),
  'm.mentions': {},
});

const inMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const lines = (...all: readonly string[]): string => all.filter((one) => one !== '').join('\n');

const base = (url: string): string => url.replace(/\/+$/, '');

function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
