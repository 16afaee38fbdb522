import { CARDS } from '../data/figures.js';
import { FORM_NAMES } from './forms.js';
import { MEASURED } from './measured.js';
import type { Features } from './measuring.js';
import { MOTIF_NAMES } from './motifs.js';

/** The table `measured.ts` as it is written: a cloud a line, what is seen, which forms it is near, and its outline. */
export const writeMeasured = (all: readonly Features[]): string =>
  all
    .map(({ sights, forms, wide, full, holes, tips, feet }) =>
      [
        sights.map(({ motif, weight }) => `${motif} ${weight}`).join(' '),
        forms.map(({ form, weight }) => `${form} ${weight}`).join(' '),
        [wide, full].map((share) => share.toFixed(3)).join(' '),
        [holes, tips, feet].join(' '),
      ].join(' | '),
    )
    .join('\n');

/** Names, each with its weight behind it. */
function weighed<T extends string>(text: string, names: readonly T[]): (readonly [T, number])[] {
  const words = text.split(' ');
  return words.flatMap((word, i) => {
    const name = names.find((one) => one === word);
    return name ? [[name, Number(words[i + 1])] as const] : [];
  });
}

function readMeasured(row: string): Features {
  const [seen = '', near = '', shares = '', counts = ''] = row.split(' | ');
  const [wide = 1, full = 1] = shares.split(' ').map(Number);
  const [holes = 0, tips = 0, feet = 0] = counts.split(' ').map(Number);
  return {
    sights: weighed(seen, MOTIF_NAMES).map(([motif, weight]) => ({ motif, weight })),
    forms: weighed(near, FORM_NAMES).map(([form, weight]) => ({ form, weight })),
    wide,
    full,
    holes,
    tips,
    feet,
  };
}

let features: ReadonlyMap<number, Features> | undefined;

/** The features of a cloud, 1 to 80: always the same. */
export function featuresOf(number: number): Features {
  const rows = MEASURED.trim().split('\n');
  features ??= new Map(CARDS.map((card) => [card, readMeasured(rows[card - 1] ?? '')]));
  const found = features.get(number);
  if (!found) throw new Error(`there is no cloud ${number}`);
  return found;
}
