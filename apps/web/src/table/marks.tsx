import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** How many people watch, and whether the viewer is one of them. */
export function Audience({ model }: { model: TableModel }) {
  const count = model.play.audience?.value ?? 0;
  const watches = model.play.kind === 'online' && model.mine.value.length === 0;
  if (count === 0 && !watches) return null;
  const words = t('watch.count', { count: Math.max(count, watches ? 1 : 0) });
  return (
    <span class="audience small" title={words}>
      <Icon name="eye" />
      {watches && <span class="you">{t('watch.you')}</span>}
      <span aria-hidden="true">{Math.max(count, watches ? 1 : 0)}</span>
      <span class="hidden-visually">{words}</span>
    </span>
  );
}

/** Says whether the match changes ratings, where there are any. */
export function StakesMark({ model }: { model: TableModel }) {
  const stakes = model.table.value?.stakes ?? 'none';
  if (stakes === 'none') return null;
  return stakes === 'friendly' ? (
    <span class="stakes small" title={t('stakes.friendlyAbout')}>
      <Icon name="friendly" />
      <span class="you">{t('stakes.friendly')}</span>
    </span>
  ) : (
    <span class="stakes small" title={`${t('stakes.ratedAbout')} ${t('stakes.noHelp')}`}>
      <Icon name="ranking" />
      <span class="you">{t('stakes.rated')}</span>
    </span>
  );
}

/** Says that the match began in the middle of another one, with a link to it. */
export function BranchMark({ model }: { model: TableModel }) {
  const { branch } = model.play;
  if (!branch) return null;
  const words = t('branch.mark');
  if (branch.of === null) {
    return (
      <span class="branch" role="img" aria-label={words} title={words}>
        <Icon name="branch" />
      </span>
    );
  }
  return (
    <a
      class="button quiet round"
      href={`${branch.of}?at=${branch.at}&seat=all`}
      aria-label={words}
      title={words}
    >
      <Icon name="branch" />
    </a>
  );
}
