import { describe, expect, test } from 'vitest';
import { isComplete, requestOf } from './chat-formats.js';
import { wishedPause } from './webhook.js';

const url = 'https://games.example.org/table/a_b';
const message = {
  ...{ what: 'turn', title: 'It is your turn: Zefiria', game: 'Zefiria', left: null, url },
  body: 'At the table with <b>*Eve*</b> & <!channel> @everyone.',
};

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
