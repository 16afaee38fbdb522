/** What whoever keeps a site may switch off: what is named in `FEATURES_OFF` is not there for anybody. */
export const FEATURES = [
  ...(['ahead', 'duplicate', 'people', 'overDays', 'pairing', 'embed', 'together'] as const),
  'notes',
  'digest',
  'fairPlay',
  ...(['conduct', 'takeover', 'webhooks', 'clientReports'] as const),
] as const;
export type Feature = (typeof FEATURES)[number];
