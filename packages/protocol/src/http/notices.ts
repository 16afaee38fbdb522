import * as v from 'valibot';
import { described, type EndpointList, segment } from './endpoint.js';

export const NOTICE_LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export const noticeLanguageSchema = v.picklist(NOTICE_LANGUAGES);
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

const urlSchema = v.pipe(v.string(), v.trim(), v.maxLength(500), v.url('is not an address'));

/** What a webhook is to understand: our own JSON, or the messages of a chat. */
export const NOTICE_FORMATS = ['plain', 'discord', 'slack', 'matrix', 'telegram'] as const;
export const noticeFormatSchema = v.picklist(NOTICE_FORMATS);
export type NoticeFormat = (typeof NOTICE_FORMATS)[number];

/** Whether there is a time zone of this name. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** One letter a day instead of a mail for each notice. */
export const digestSchema = v.strictObject({
  hour: described(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
    'When, by the clocks of the zone',
  ),
  zone: described(
    v.pipe(v.string(), v.maxLength(64), v.check(isZone, 'is no time zone')),
    'The name of a time zone, as `Europe/Berlin`',
  ),
});
export type DigestWish = v.InferOutput<typeof digestSchema>;

export const noticeWishSchema = v.strictObject({
  language: noticeLanguageSchema,
  mail: v.boolean(),
  digest: v.exactOptional(
    described(v.nullable(digestSchema), 'Null: a mail for each notice; without it that stays as it is'),
  ),
  webhook: v.nullable(
    v.strictObject({
      url: v.exactOptional(
        described(urlSchema, 'Without it the webhook that there is stays as it is but for `on`'),
      ),
      on: v.boolean(),
      format: v.exactOptional(
        described(noticeFormatSchema, 'What the address understands: our own JSON (`plain`), or a chat'),
      ),
      to: v.exactOptional(
        described(
          v.pipe(v.string(), v.trim(), v.maxLength(255)),
          'Matrix: the id of the room; Telegram: of the chat',
        ),
      ),
      token: v.exactOptional(
        described(
          v.pipe(v.string(), v.trim(), v.regex(/^[!-~]{1,500}$/, 'is not a token')),
          'Matrix and Telegram; without it the one that is known for this address is kept',
        ),
      ),
    }),
  ),
});

export const pushWishSchema = v.strictObject({
  endpoint: urlSchema,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}=*$/, 'is not a key')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{20,30}=*$/, 'is not a key')),
  }),
  on: v.boolean(),
});

/** How somebody is told that it is their turn. Hides the push subscriptions of their browsers but for the number. */
export const noticesSchema = v.strictObject({
  language: noticeLanguageSchema,
  mail: v.strictObject({
    on: v.boolean(),
    possible: described(v.boolean(), 'Whether the site can send mail'),
    address: described(v.nullable(v.string()), 'Null where none is known and confirmed'),
    digest: described(
      v.nullable(digestSchema),
      'When the one mail of a day comes, where one wants that; what it would be too late for is told at once',
    ),
  }),
  push: v.strictObject({
    key: described(v.string(), 'What a browser needs to subscribe'),
    devices: described(v.number(), 'How many browsers have subscribed'),
  }),
  webhook: v.nullable(
    v.strictObject({
      format: noticeFormatSchema,
      url: described(
        v.string(),
        'Of Discord and Slack only its host and its end: whoever knows it all can write there',
      ),
      to: v.nullable(v.string()),
      on: v.boolean(),
      secret: described(v.nullable(v.string()), 'Signs what is sent there; null where a chat would not look'),
      failures: described(v.number(), 'In a row; after some it is given up'),
    }),
  ),
});
export type Notices = v.InferOutput<typeof noticesSchema>;
export type NoticeWish = v.InferOutput<typeof noticeWishSchema>;

/** What became of a notice, by the way it went; a way that is not wanted is missing. */
export const deliveredSchema = v.strictObject({
  mail: v.exactOptional(v.boolean()),
  mailAfter: v.exactOptional(
    described(v.number(), 'The address has got as many mails as it gets a day; again after so many seconds'),
  ),
  webhook: v.exactOptional(v.boolean()),
  push: v.exactOptional(described(v.number(), 'How many browsers were told')),
});
export type Delivered = v.InferOutput<typeof deliveredSchema>;

export const noticeEndpoints = {
  'GET /api/notices': {
    summary: 'How one is told that it is one’s turn',
    caller: 'person',
    answer: noticesSchema,
  },
  'PUT /api/notices': {
    summary: 'Choose how one is told that it is one’s turn',
    caller: 'person',
    body: noticeWishSchema,
    answer: noticesSchema,
    errors: ['400 badAddress', '403 switchedOff', '429 tooFast'],
  },
  'PUT /api/notices/push': {
    summary: 'Subscribe or unsubscribe a browser',
    caller: 'person',
    body: pushWishSchema,
    answer: noticesSchema,
    errors: ['400 badAddress', '429 tooFast'],
  },
  'POST /api/notices/test': {
    summary: 'Send oneself a notice by all the ways that one wants',
    caller: 'person',
    answer: deliveredSchema,
    errors: ['429 tooFast'],
  },
  'POST /api/notices/stop/:token': {
    summary: 'From a mail: no more of them',
    caller: 'anybody',
    entrance: true,
    params: { token: segment('As it stands in the mail') },
    errors: ['404 notFound'],
  },
} as const satisfies EndpointList;
