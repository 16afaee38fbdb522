import type { DragonCard } from '@aerie/schwingenschlag';

/** The shape of a dragon: its form, its stance, and what is special about its body. */
export interface Look {
  readonly form: string;
  readonly stance: string;
  readonly special?: string | undefined;
  /** Which of those with this form and stance it is, from 0 on. */
  readonly variant: number;
}

/** All that the look of a dragon comes from. */
export type Kind = Pick<DragonCard, 'number' | 'size' | 'trait' | 'habitats'> & { readonly look: Look };
