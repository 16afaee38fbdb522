import * as v from 'valibot';

export const NOTICE_LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export const noticeLanguageSchema = v.picklist(NOTICE_LANGUAGES);
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

const urlSchema = v.pipe(v.string(), v.trim(), v.maxLength(500), v.url('is not an address'));

/** `PUT /api/notices`: how somebody wants to be told that it is their turn. */
export const noticeWishSchema = v.strictObject({
  language: noticeLanguageSchema,
  mail: v.boolean(),
  webhook: v.nullable(v.strictObject({ url: urlSchema, on: v.boolean() })),
});

/** `PUT /api/notices/push`: what a browser's subscription is, and whether it is to be told. */
export const pushWishSchema = v.strictObject({
  endpoint: urlSchema,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}=*$/, 'is not a key')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{20,30}=*$/, 'is not a key')),
  }),
  on: v.boolean(),
});

/** `GET /api/notices`. */
export const noticesSchema = v.strictObject({
  language: noticeLanguageSchema,
  /** `possible`: the site can send letters. `address`: where they go, null where none is known and confirmed. */
  mail: v.strictObject({ on: v.boolean(), possible: v.boolean(), address: v.nullable(v.string()) }),
  /** What a browser needs to subscribe, and how many of one's own have. */
  push: v.strictObject({ key: v.string(), devices: v.number() }),
  /** `secret` signs what is sent there; `failures` in a row until it is given up. */
  webhook: v.nullable(
    v.strictObject({ url: v.string(), on: v.boolean(), secret: v.string(), failures: v.number() }),
  ),
});
export type Notices = v.InferOutput<typeof noticesSchema>;
export type NoticeWish = v.InferOutput<typeof noticeWishSchema>;
