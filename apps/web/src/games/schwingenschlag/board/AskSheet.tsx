import { useState } from 'preact/hooks';
import { Switch } from '../../../ui/ui.js';
import { say } from '../../../words/words.js';
import { isSign, Sign } from '../art/icons.js';
import { prompt } from '../asking.js';
import { caveName, dragonName, spotName, thingName } from '../names.js';
import { saying } from '../saying.js';
import { Chip } from './Chip.js';
import { isCard, type Thing, type Way } from './choices.js';
import { deedOf, Offer } from './Offer.js';
import { sensible } from './plan.js';
import { quick } from './quick.js';
import { Sheet } from './Sheet.js';
import { Source } from './Source.js';
import type { Table } from './Table.js';
import { Thumb } from './Thumb.js';
import { Trail } from './Trail.js';
import { WayFace } from './WayFace.js';

/** The name of a thing that leads to more than one answer. */
function ThingName({ t, thing }: { t: Table; thing: Thing }) {
  if (thing.startsWith('@')) {
    const spot = Number(thing.slice(1));
    const dragon = t.view.mats[t.me]?.rows[Math.floor(spot / 4)]?.dragons[spot % 4];
    return <>{dragon && spot < 12 ? dragonName(dragon.card) : spotName(spot)}</>;
  }
  if (thing.startsWith('deck:')) return <>{say(saying('schwingenschlag.board.fromDeck'))}</>;
  const name = thing.replace('exchange:', '');
  if (!isSign(name)) return <>{name}</>;
  return (
    <>
      <Sign name={name} /> {thing.startsWith('exchange:') && say(saying('schwingenschlag.board.exchangeFor'))}{' '}
      {thingName(name as 'meat')}
    </>
  );
}

/** Cards that can go under several dragons: that takes more than a word. */
const wordyOf = (ways: readonly Way[]): ReadonlySet<Way> =>
  new Set(
    ways.filter(
      ({ thing, answer: { a } }) =>
        a === 'tuck' && ways.filter((way) => way.thing === thing && way.answer.a === 'tuck').length > 1,
    ),
  );

/** Answers that belong together: all that can be done with one card, each in one word; every other answer by itself. */
function together(ways: readonly Way[]): (readonly Way[])[] {
  const wordy = wordyOf(ways);
  const groups = new Map<string, Way[]>();
  for (const way of ways) {
    const key = deedOf(way) && !wordy.has(way) ? way.thing : way.notation;
    groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  return [...groups.values()];
}

/** Whether answers are shown as a card with what can be done with it. */
const isOffer = ([first, ...more]: readonly Way[], wordy: ReadonlySet<Way>): boolean =>
  more.length > 0 || (first !== undefined && !wordy.has(first) && Boolean(deedOf(first)));

/** What is always in sight, beside the way out: a plain yes, and a card unseen. */
const isBelow = (ways: readonly Way[], { answer: { a }, thing }: Way): boolean =>
  (a === 'use' && ways.length === 1) || (/^take/.test(a) && thing.startsWith('deck:'));

/** So many cards on offer are shown with what they say. */
const READ_AT_ONCE = 6;

/** So many answers can be read one by one; with more of them one first says what, then where. */
const READABLE = 9;

/** A thing that leads to more than one answer: a card is read, of anything else its answers are shown. */
function Opener({ t, thing, open }: { t: Table; thing: Thing; open(): void }) {
  const card = isCard(thing) ? Number(thing.slice(1)) : 0;
  const kind = thing[0] === 'd' ? 'dragon' : 'cave';
  return (
    <button type="button" class="ss-chip" onClick={card > 0 ? () => t.pick(thing) : open}>
      {card > 0 ? (
        <span class="ss-chip-card">
          <span class="ss-chip-thumb">
            <Thumb kind={kind} card={card} />
          </span>
          {kind === 'dragon' ? dragonName(card) : caveName(card)}
        </span>
      ) : (
        <span class="ss-go">
          <ThingName t={t} thing={thing} /> …
        </span>
      )}
    </button>
  );
}

/** A question as a small sheet: whence it comes, and every answer as a button. */
export function AskSheet({ t }: { t: Table }) {
  const [opened, setOpened] = useState<{ thing: Thing; during: string }>();
  const ways = t.ways.filter(
    ({ notation }, i) =>
      notation !== 'done' && t.ways.findIndex((other) => other.notation === notation) === i,
  );
  const things = [...new Set(ways.map(({ thing }) => thing))];
  const of = (thing: Thing) => ways.filter((way) => way.thing === thing);
  const singles = things.filter((thing) => of(thing).length === 1);
  const hasDone = t.answers.includes('done');
  const flat = together(ways).length + Number(hasDone) <= READABLE || singles.length === 0;
  const thing = opened?.during === t.question ? opened.thing : undefined;
  const obvious = sensible(t.view, t.me, t.answers);
  const best = quick.value && !thing ? ways.find(({ notation }) => notation === obvious) : undefined;
  const shown = thing ? of(thing) : flat ? ways : singles.flatMap(of);
  const below = thing ? [] : shown.filter((way) => isBelow(ways, way));
  const groups = together(shown.filter((way) => way !== best && !below.includes(way)));
  const wordy = wordyOf(ways);
  const offers = groups.filter((some) => isOffer(some, wordy));
  const foot = !thing && (hasDone || below.length > 0) && (
    <>
      {below.map((way) => (
        <Chip
          key={way.notation}
          t={t}
          notation={way.notation}
          look={way.answer.a === 'use' ? 'primary' : 'plain'}
        >
          <WayFace t={t} way={way} />
        </Chip>
      ))}
      {hasDone && <Chip t={t} notation="done" look="quiet" />}
    </>
  );
  return (
    <Sheet
      title={say(prompt(t.view, t.me))}
      foot={foot}
      {...(thing ? { onClose: () => setOpened(undefined) } : {})}
    >
      <Trail t={t} />
      {t.task && <Source t={t} task={t.task} />}
      <div class="ss-chips">
        {best && !below.includes(best) && (
          <Chip t={t} notation={best.notation} look="primary">
            <WayFace t={t} way={best} />
          </Chip>
        )}
        {groups
          .filter((some) => !isOffer(some, wordy))
          .flat()
          .map((way) => (
            <Chip key={way.notation} t={t} notation={way.notation}>
              <WayFace t={t} way={way} />
            </Chip>
          ))}
        {!thing &&
          !flat &&
          things
            .filter((one) => of(one).length > 1)
            .map((one) => (
              <Opener
                key={one}
                t={t}
                thing={one}
                open={() => setOpened({ thing: one, during: t.question })}
              />
            ))}
      </div>
      {offers.length > 0 && (
        <div class={offers.length > READ_AT_ONCE ? 'ss-chips' : 'ss-offers'}>
          {offers.map((some) => (
            <Offer key={some[0]?.thing} t={t} ways={some} small={offers.length > READ_AT_ONCE} />
          ))}
        </div>
      )}
      {obvious !== undefined && (
        <Switch
          label={say(saying('schwingenschlag.board.quick'))}
          on={quick.value}
          onChange={(on) => {
            quick.value = on;
          }}
        />
      )}
    </Sheet>
  );
}
