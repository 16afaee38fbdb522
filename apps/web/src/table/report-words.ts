import type { ReportReason } from '@aerie/protocol';
import { t } from '../words/words.js';

/** What a report or a measure is about, in words. */
export const reportWords = (): Readonly<Record<ReportReason, string>> => ({
  insult: t('report.insult'),
  spam: t('report.spam'),
  name: t('report.name'),
  leaving: t('report.leaving'),
  unfair: t('report.unfair'),
  other: t('report.other'),
});
