import type { DragonCard } from '@aerie/schwingenschlag';

/** All that the look of a dragon comes from. */
export type Kind = Pick<DragonCard, 'number' | 'size' | 'trait' | 'habitats'>;
