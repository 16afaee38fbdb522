import './luck.css';
import { wrongLuck } from '@aerie/kernel';
import type { TableMessage } from '@aerie/protocol';
import { type Luck, luckAsSeen } from '../net/luck-parts.js';
import { Notice } from '../ui/ui.js';
import { t } from '../words/words.js';
import { luckSentences } from './luck-words.js';
import { nameOf } from './people.js';

/** The parts that the luck is made of, or their seals as long as they are secret. */
function Parts({ luck, names }: { luck: Luck; names: readonly (string | undefined)[] }) {
  const lines = [
    { who: t('luck.server'), part: luck.server },
    ...luck.seats.flatMap((part, seat) => {
      const who = names[seat];
      return who === undefined ? [] : [{ who, part }];
    }),
  ];
  return (
    <dl class="luck-parts">
      {lines.map(({ who, part }, i) => [
        <dt key={`who ${i}`}>{who}</dt>,
        <dd key={`part ${i}`}>
          {part ? (part.part ?? t('luck.seal', { hash: part.hash })) : t('luck.noPart')}
        </dd>,
      ])}
    </dl>
  );
}

/** The names of the people at a table; bots have none, and open seats neither. */
const peopleAt = ({ seats }: TableMessage): (string | undefined)[] =>
  seats.map((seated, seat) => (seated.kind === 'person' ? nameOf(seated, seat) : undefined));

/** At a table whose match has not begun: where its luck will come from. */
export function PromisedLuck({ table }: { table: TableMessage }) {
  const { luck } = table;
  if (!luck) return null;
  return (
    <details class="small soft seed">
      <summary>{t('luck.promise')}</summary>
      <p>{t('luck.about')}</p>
      <Parts luck={luck} names={peopleAt(table)} />
    </details>
  );
}

/** At the end: whose parts the luck was made of, and all of them. */
export function DisclosedLuck({ table, luck }: { table: TableMessage; luck: Luck }) {
  const names = peopleAt(table);
  return (
    <>
      <p>{luckSentences(luck, names).join(' ')}</p>
      <Parts luck={luck} names={names} />
    </>
  );
}

interface LuckAsSeenProps {
  readonly table: string;
  readonly luck: Luck | undefined;
  readonly seed: string | null | undefined;
}

/** What this browser, which was there at the start, says to what is disclosed at the end. */
export function LuckAsSeen({ table, luck, seed }: LuckAsSeenProps) {
  const seen = luckAsSeen(table, luck);
  if (seen === 'changed' || (luck && seed && isForged(luck, seed)))
    return <Notice bad>{t('luck.changed')}</Notice>;
  if (seen === 'leftOut') return <Notice bad>{t('luck.leftOut')}</Notice>;
  if (seen === 'tooLate') return <p class="small soft">{t('luck.tooLate')}</p>;
  return seen === 'same' ? <p class="small soft">{t('luck.same')}</p> : null;
}

/** Whether the seed does not follow from the parts that were disclosed with it. */
function isForged({ server: { hash, part }, seats }: Luck, seed: string): boolean {
  return part === undefined || wrongLuck({ server: { hash, part }, seats }, seats.length, seed) !== undefined;
}
