/** Whose game it is, as its rulebook says; what the rulebook at hand does not name is left out. */
export interface Credit {
  readonly designers: readonly string[];
  readonly illustrators: readonly string[];
  readonly publishers: readonly string[];
  readonly year?: number;
  /** The publisher's site, as it is printed. */
  readonly site?: string;
}

export const CREDITS: Readonly<Record<string, Credit>> = {
  'ueber-den-wolken': {
    designers: ['Konstantinos Karagiannis'],
    illustrators: ['Alexander Jung'],
    publishers: ['Zoch Verlag', 'Simba Toys GmbH & Co. KG'],
    year: 2025,
    site: 'zoch-verlag.com',
  },
  'rauf-und-runter': {
    designers: ['Andreas Kuhnekath-Häbler'],
    illustrators: ['Doris Matthäus'],
    publishers: ['Zoch Verlag', 'Simba Toys GmbH & Co. KG'],
    year: 2024,
    site: 'www.zoch-verlag.com',
  },
  'cloud-mine': {
    designers: ['Guido Albini', 'Martino Chiacchiera'],
    illustrators: [],
    publishers: [],
  },
  zefiria: { designers: [], illustrators: [], publishers: [] },
  schwingenschlag: {
    designers: ['Connie Vogelmann'],
    illustrators: ['Clementine Campardou'],
    publishers: ['Feuerland Spiele', 'Stonemaier Games'],
    site: 'www.feuerland-spiele.de',
  },
};
