import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

type Painting = ComponentType<{ number: number }>;

/** The drawings of cards at full size, once they are there. They are fetched when a card is first shown in full. */
export const paintings = signal<{ readonly dragon: Painting; readonly cave: Painting } | undefined>(
  undefined,
);

/** Where they cannot be fetched, cards keep their small drawings. */
export const fetchPaintings = (): Promise<void> =>
  import('./painting/Painting.js').then(
    ({ DragonPainting, CavePainting }) => {
      paintings.value = { dragon: DragonPainting, cave: CavePainting };
    },
    () => undefined,
  );
