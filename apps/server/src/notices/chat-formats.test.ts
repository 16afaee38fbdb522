import { describe, expect, test } from 'vitest';
import { isComplete, requestOf } from './chat-formats.js';
import { wishedPause } from './webhook.js';

const url = 'https://games.example.org/table/a_b';
const message = {
  ...{ what: 'turn', title: 'It is your turn: Zefiria', game: 'Zefiria', left: null, url },
  body: 'At the table with <b>*Eve*</b> & <!channel> @everyone.',
};

/** A place in a payload, in a list always the same one, and what is said there: a word where the format lists all words. */
function said(payload: unknown, closed: readonly string[], at = ''): Map<string, unknown> {
  if (typeof payload !== 'object' || payload === null)
    return new Map([[at, closed.includes(at.split('.').at(-1) ?? '') ? payload : typeof payload]]);
  const inside = Array.isArray(payload)
    ? payload.map((one) => said(one, closed, `${at}[]`))
    : Object.entries(payload).map(([key, value]) => said(value, closed, at === '' ? key : `${at}.${key}`));
  return new Map([[at, Array.isArray(payload) ? 'list' : 'object'], ...inside.flatMap((one) => [...one])]);
}

/**
 * Payloads as the documentation of each chat shows them, by the name of the page, with other words in them. `closed`: what takes
 * none but listed words; `needed`: what must not be missing.
 */
const DOCUMENTED = {
  discord: {
    page: 'Discord Developer Documentation, Webhook Resource, "Execute Webhook"; Message Resource, "Allowed Mentions Object"',
    to: { url: 'https://discord.com/api/webhooks/223704706495545344/3d89bb7572e0fb30' },
    request: 'POST https://discord.com/api/webhooks/223704706495545344/3d89bb7572e0fb30',
    closed: [],
    needed: ['content'],
    examples: [
      { content: '@everyone hi there, <@123>', allowed_mentions: { parse: [] } },
      { content: 'Hello', username: 'Bot', avatar_url: 'https://example.com/a.png', tts: false, embeds: [] },
    ],
  },
  slack: {
    page: 'Slack API, "Sending messages using incoming webhooks"; Block Kit, "Section block" and "Text object"',
    to: { url: 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXX' },
    request: 'POST https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXX',
    closed: ['type'],
    needed: ['text', 'blocks[].type', 'blocks[].text.type', 'blocks[].text.text'],
    examples: [
      { text: 'Hello, world.' },
      {
        text: 'Somebody left a review.',
        blocks: [
          { type: 'section', text: { type: 'mrkdwn', text: '<https://example.com|A hotel>' } },
          { type: 'section', block_id: 'section567', text: { type: 'mrkdwn', text: '*Rating*' } },
        ],
      },
      {
        blocks: [{ type: 'section', text: { type: 'plain_text', text: 'A plain text.', emoji: true } }],
      },
    ],
  },
  matrix: {
    page: 'Matrix Specification, Client-Server API, "PUT /rooms/{roomId}/send/{eventType}/{txnId}", "m.room.message" and "User and room mentions"',
    to: { url: 'https://matrix.example.org', to: '!636q39766251:example.com', token: 'syt_token' },
    request:
      'PUT https://matrix.example.org/_matrix/client/v3/rooms/!636q39766251%3Aexample.com/send/m.room.message/35',
    closed: ['msgtype', 'format'],
    needed: ['msgtype', 'body'],
    examples: [
      {
        body: 'This is an example text message',
        format: 'org.matrix.custom.html',
        formatted_body: '<b>This is an example text message</b>',
        msgtype: 'm.text',
      },
      { body: 'Hello Alice!', msgtype: 'm.text', 'm.mentions': { user_ids: ['@alice:example.org'] } },
    ],
  },
  telegram: {
    page: 'Telegram Bot API, "Making requests", "sendMessage", "HTML style" and "LinkPreviewOptions"',
    to: { url: 'https://api.telegram.org', to: '@channelusername', token: '123456:ABC-DEF1234ghIkl' },
    request: 'POST https://api.telegram.org/bot123456:ABC-DEF1234ghIkl/sendMessage',
    closed: ['parse_mode'],
    needed: ['chat_id', 'text'],
    examples: [
      { chat_id: '@channelusername', text: '<b>bold</b>', parse_mode: 'HTML' },
      { chat_id: '@channelusername', text: 'plain', link_preview_options: { is_disabled: true } },
    ],
  },
} as const;

describe.each(Object.entries(DOCUMENTED))('what %s is sent', (name, { page, ...documented }) => {
  const format = name as keyof typeof DOCUMENTED;
  const { method, url: sentTo, content } = requestOf({ format, ...documented.to }, message, '35');
  const sent = said(content, documented.closed);

  test(`has the form of its documentation: ${page}`, () => {
    expect(`${method} ${sentTo}`).toBe(documented.request);
    const shown = documented.examples.flatMap((example) => [...said(example, documented.closed)]);
    // Every field is one of those that the page shows, of the same kind, and has none but its words.
    for (const field of sent) expect(shown).toContainEqual(field);
    expect([...sent.keys()]).toEqual(expect.arrayContaining([...documented.needed]));
  });
});

describe('what a chat is sent', () => {
  test('Discord: content whose markup is escaped and that calls nobody', () => {
    const target = { format: 'discord', url: 'https://discord.com/api/webhooks/1/token' } as const;
    expect(requestOf(target, message, 'id')).toEqual({
      ...{ method: 'POST', url: target.url, headers: {} },
      content: {
        content: `**It is your turn\\: Zefiria**\nAt the table with \\<b\\>\\*Eve\\*\\</b\\> & \\<!channel\\> \\@everyone.\n${url}`,
        allowed_mentions: { parse: [] },
      },
    });
  });

  test('Slack: blocks of plain text, with what is read where blocks are not shown', () => {
    const target = { format: 'slack', url: 'https://hooks.slack.com/services/T0/B0/x' } as const;
    const plain = (text: string) => ({ type: 'section', text: { type: 'plain_text', text, emoji: false } });
    expect(requestOf(target, message, 'id').content).toEqual({
      text: 'It is your turn: Zefiria',
      blocks: [
        plain('It is your turn: Zefiria'),
        plain('At the table with &lt;b&gt;*Eve*&lt;/b&gt; &amp; &lt;!channel&gt; @everyone.'),
        { type: 'section', text: { type: 'mrkdwn', text: `<${url}>` } },
      ],
    });
    // Slack refuses a section without text.
    expect(requestOf(target, { ...message, body: '' }, 'id').content).toMatchObject({
      blocks: { length: 2 },
    });
  });

  test('Matrix: an event put under the number of its transaction, with a token in the head', () => {
    const target = {
      format: 'matrix',
      url: 'https://matrix.example.org/',
      to: '!room:example.org',
      token: 'syt_x',
    } as const;
    expect(requestOf(target, message, 'id')).toEqual({
      method: 'PUT',
      url: 'https://matrix.example.org/_matrix/client/v3/rooms/!room%3Aexample.org/send/m.room.message/id',
      headers: { Authorization: 'Bearer syt_x' },
      content: {
        msgtype: 'm.text',
        body: `${message.title}\n${message.body}\n${url}`,
        format: 'org.matrix.custom.html',
        formatted_body: `<strong>It is your turn: Zefiria</strong><br>At the table with &lt;b&gt;*Eve*&lt;/b&gt; &amp; &lt;!channel&gt; @everyone.<br><a href="${url}">${url}</a>`,
        'm.mentions': {},
      },
    });
  });

  test('Telegram: a message of the bot, in which no name calls anybody', () => {
    const target = {
      format: 'telegram',
      url: 'https://api.telegram.org',
      to: '-1001',
      token: '12:ab',
    } as const;
    expect(requestOf(target, message, 'id')).toEqual({
      ...{ method: 'POST', url: 'https://api.telegram.org/bot12:ab/sendMessage', headers: {} },
      content: {
        chat_id: '-1001',
        text: `<b>It is your turn: Zefiria</b>\nAt the table with &lt;b&gt;*Eve*&lt;/b&gt; &amp; &lt;!channel&gt; @\u2060everyone.\n${url}`,
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
      },
    });
  });

  test('Discord takes 2000 letters, and the longest names with the most markup are fewer', () => {
    const long = { ...message, title: '*'.repeat(9000), body: '*'.repeat(9000) };
    const { content } = requestOf({ format: 'discord', url }, long, 'id').content as { content: string };
    expect(content.length).toBeLessThan(2000);
    expect(content.endsWith(url)).toBe(true);
  });
});

test.each([
  ['matrix', { to: '#alias:example.org', token: 'x' }, false],
  ['matrix', { to: '!room:example.org' }, false],
  ['matrix', { to: '!room:example.org', token: 'x' }, true],
  ['telegram', { to: 'me', token: '12:ab' }, false],
  ['telegram', { to: '42', token: '../x' }, false],
  ['telegram', { to: '@channel', token: '12:a-b_C' }, true],
  ['slack', {}, true],
] as const)('%s with %j is complete: %s', (format, more, is) => {
  expect(isComplete({ format, url, ...more })).toBe(is);
});

test.each([
  [
    'Discord',
    { 'retry-after': '65' },
    '{"message": "You are being rate limited.", "retry_after": 64.57, "global": false}',
    65_000,
  ],
  ['Slack', { 'retry-after': '30' }, '', 30_000],
  [
    'Matrix',
    {},
    '{"errcode": "M_LIMIT_EXCEEDED", "error": "Too many requests", "retry_after_ms": 2000}',
    2000,
  ],
  [
    'Telegram',
    {},
    '{"ok": false, "error_code": 429, "description": "Too Many Requests: retry after 5", "parameters": {"retry_after": 5}}',
    5000,
  ],
  ['nobody in particular', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, '<html>', 0],
])('how long %s asks us to wait', (_, headers, text, pause) => {
  expect(wishedPause({ headers, text })).toBe(pause);
});
