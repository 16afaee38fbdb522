import type { DragonCard } from '@aerie/schwingenschlag';

/** The shape of a dragon: its form, its stance, and what is special about its body. */
export interface Look {
  readonly form: string;
  readonly stance: string;
  readonly special?: string | undefined;
}

/** All that the look of a dragon comes from. */
export type Kind = Pick<DragonCard, 'number' | 'size' | 'trait' | 'habitats'> & { readonly look: Look };
