import type { Outcome } from '@aerie/kernel';
import {
  type Card,
  type Event,
  manoeuvre,
  NEST_CARDS,
  SPACE_NAMES,
  type State,
} from '@aerie/ueber-den-wolken';
import type { Panel } from '../../../report/panels.js';
import { intervals, matrix } from '../../../report/plots.js';
import { wilson } from '../../../statistics/wilson.js';
import { decimal, percent, percents } from '../../../text/format.js';
import { table } from '../../../text/table.js';
import type { Watch } from '../../balancer.js';
import { bars } from '../../bars.js';
import { Tally } from './tally.js';

/** Rows that cards can name, the front one first as on the board: the third is empty after a landing. */
const ROWS = ['middle', 'back'] as const;

/** Worded findings on Über den Wolken. */
export class WolkenWatch implements Watch {
  private readonly tally: Tally;

  constructor(private readonly players: number) {
    this.tally = new Tally(players);
  }

  saw(event: unknown, state: unknown): void {
    this.tally.saw(event as Event, state as State);
  }

  ended(outcome: Outcome): void {
    this.tally.ended(outcome);
  }

  lines(): string[] {
    return [
      'How often a given seat has a bird on a space after the landing',
      ...table(
        ['row', ...this.columns],
        ROWS.map((row, i) => [row, ...this.rowShares(i).map((share) => percent(share))]),
      ),
      '',
      `What cards are worth after a landing: ${this.spreadWords}`,
      ...table(
        ['card', 'kind', 'spaces', 'worth', 'scored', 'for', 'played'],
        [...this.tally.cards].map(([card, { worth, scored, played }]) => [
          `${card}`,
          manoeuvre(card).kind,
          spacesOf(card),
          decimal(worth.mean, 2),
          decimal(scored.count / this.tally.games, 2),
          decimal(scored.mean, 2),
          decimal(played / this.tally.games, 2),
        ]),
      ),
      '',
      'What nest cards give a seat',
      ...table(
        ['nest card', 'mean', 'sd', 'most'],
        this.tally.nests.map(({ mean, sd, max }, nest) => [
          nestName(nest),
          decimal(mean, 2),
          decimal(sd, 2),
          decimal(max, 0),
        ]),
      ),
      '',
      'Who wins, by the order of the first stage',
      ...table(
        ['order', 'wins', '95%'],
        this.wins.map(({ name, share, interval }) => [name, percent(share), percents(interval)]),
      ),
    ];
  }

  panels(): Panel[] {
    const fair = 1 / this.players;
    return [
      {
        title: 'Where birds are after a landing',
        words:
          'How often a given seat has a bird on a space once the foremost birds have landed: the rarer, the more a card should give for it.',
        plot: matrix(
          ROWS,
          this.columns,
          ROWS.map((_, i) => this.rowShares(i)),
        ),
      },
      {
        title: 'What cards are worth',
        words: `Points that the two spaces of a card would give a seat after a landing, whoever holds it: ${this.spreadWords}`,
        plot: bars(
          [...this.tally.cards].map(([card, { worth }]) => ({
            name: `${card} ${manoeuvre(card).kind} ${spacesOf(card)}`,
            value: worth.mean,
          })),
          'points',
        ),
      },
      {
        title: 'What nest cards give',
        words: 'Points of a seat for a landing, with the nest card that was revealed for it.',
        plot: bars(
          this.tally.nests.map(({ mean }, nest) => ({ name: nestName(nest), value: mean })),
          'points',
        ),
      },
      {
        title: 'Who wins',
        words:
          'By the order of the first stage, and whoever began the last. Lines are 95% intervals; a shared win counts in parts.',
        plot: intervals(this.wins, fair),
      },
    ];
  }

  summary(): Readonly<Record<string, unknown>> {
    const { tally } = this;
    return {
      spaces: Object.fromEntries(
        SPACE_NAMES.slice(0, tally.birds.length).flatMap((name, space) =>
          space % 3 < 2 ? [[name, tally.share(space)]] : [],
        ),
      ),
      cards: [...tally.cards].map(([card, { worth, scored, played }]) => ({
        card,
        kind: manoeuvre(card).kind,
        spaces: spacesOf(card),
        worth: worth.mean,
        scoredPerGame: scored.count / tally.games,
        pointsWhenScored: scored.mean,
        playedPerGame: played / tally.games,
      })),
      spread: tally.spread,
      nests: tally.nests.map(({ mean, sd }) => ({ mean, sd })),
      wins: this.wins,
    };
  }

  private get columns(): string[] {
    return Array.from({ length: this.players + 3 }, (_, column) => 'abcdefg'[column] as string);
  }

  private rowShares(row: number): number[] {
    return this.columns.map((_, column) => this.tally.share(column * 3 + (ROWS.length - 1 - row)));
  }

  private get spreadWords(): string {
    return `the best ${decimal(this.tally.spread, 2)} times as much as the least`;
  }

  private get wins(): { name: string; share: number; interval: { low: number; high: number } }[] {
    const { winsInOrder, winsOfLastFirst, games } = this.tally;
    const row = (name: string, wins: number) => ({
      name,
      share: wins / games,
      interval: wilson(wins, games),
    });
    return [
      ...winsInOrder.map((wins, i) => row(i === 0 ? 'first' : `after ${i}`, wins)),
      row('first at last', winsOfLastFirst),
    ];
  }
}

const spacesOf = (card: Card): string => {
  const { spaces, points } = manoeuvre(card);
  return spaces.map((space, i) => `${SPACE_NAMES[space]} ${points[i]}`).join(', ');
};

const nestName = (nest: number): string => {
  const card = NEST_CARDS[nest];
  return card ? `${card.birds.join('/')} ${card.pair > 0 ? '+' : '−'}${Math.abs(card.pair)}` : '';
};
