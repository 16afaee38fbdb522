import { type Bill, effectText, RESOURCES, type Task } from '@aerie/schwingenschlag';
import { useState } from 'preact/hooks';
import { Mark } from '../../../ui/mark.js';
import { Switch } from '../../../ui/ui.js';
import { type Saying, say } from '../../../words/words.js';
import { isSign, Sign } from '../art/icons.js';
import { prompt } from '../asking.js';
import { caveName, dragonName, spotName, thingName, tongue } from '../names.js';
import { saying } from '../saying.js';
import { Chip } from './Chip.js';
import { isCard, type Thing, type Way } from './choices.js';
import { sensible } from './plan.js';
import { quick } from './quick.js';
import { RichText } from './RichText.js';
import { Sheet } from './Sheet.js';
import type { Table } from './Table.js';
import { type Due, Price, Thumb } from './Thumb.js';
import { Named } from './Touch.js';
import { Trail } from './Trail.js';
import { WayFace } from './WayFace.js';

/** What is still to be paid, as signs. */
function dueOf(bill: Bill): Due[] {
  const all: Due[] = [
    { sign: 'coin', n: bill.coin },
    ...RESOURCES.map((sign, kind) => ({ sign, n: bill.resources[kind] ?? 0 })),
    { sign: 'any', n: bill.any + bill.mixed },
    { sign: 'egg', n: bill.egg },
    { sign: 'dragon', n: bill.dragon + bill.card },
    { sign: 'cave', n: bill.cave },
  ];
  return all.filter(({ n }) => n > 0);
}

/** Where the question comes from, and what is on offer. */
function Source({ t, task }: { t: Table; task: Task }) {
  const here = 'here' in task ? task.here : 0;
  const giver = t.view.active === t.me ? undefined : t.names[t.view.active];
  return (
    <div class="ss-source">
      {here > 0 && (
        <span class="ss-source-card">
          <Thumb kind="dragon" card={here} />
        </span>
      )}
      <div>
        {here > 0 && <b>{dragonName(here)}</b>}
        {giver && task.task === 'pieces' && (
          <p class="ss-gift">
            <Mark seat={t.view.active} /> {say(saying('schwingenschlag.board.giftFrom', { name: giver }))}
          </p>
        )}
        {task.task === 'pieces' && (
          <p>
            <RichText text={effectText(task.pieces, tongue())} />
          </p>
        )}
        {task.task === 'pay' && (
          <p>
            <Price of={dueOf(task.bill)} />
          </p>
        )}
      </div>
    </div>
  );
}

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

/** What is done with a whole card, in one word. */
function verbOf({ answer: a }: Way): Saying | undefined {
  switch (a.a) {
    case 'takeDragon':
    case 'takeCave':
      return a.card > 0 ? saying('schwingenschlag.verb.take') : undefined;
    case 'payDragon':
    case 'payCave':
      return saying('schwingenschlag.verb.pay');
    case 'keepDragon':
      return saying('schwingenschlag.verb.keep');
    case 'discardDragon':
    case 'discardCave':
      return saying('schwingenschlag.verb.discard');
    case 'tuck':
      return a.card > 0 ? saying('schwingenschlag.verb.tuck') : undefined;
    default:
      return undefined;
  }
}

/** A card on offer: to be read, and below it what may become of it. */
function Offer({ t, ways }: { t: Table; ways: readonly Way[] }) {
  const thing = ways[0]?.thing ?? '';
  const kind = thing[0] === 'd' ? 'dragon' : 'cave';
  const card = Number(thing.slice(1));
  const name = kind === 'dragon' ? dragonName(card) : caveName(card);
  return (
    <div class={`ss-offer${ways.length > 1 ? ' ss-offer-many' : ''}`}>
      <button type="button" class="ss-offer-card ss-touch" onClick={() => t.pick(thing)}>
        <Named label={name}>
          <Thumb kind={kind} card={card} />
        </Named>
      </button>
      {ways.map((way) => (
        <Chip key={way.notation} t={t} notation={way.notation}>
          {say(verbOf(way) ?? { key: '' })}
          <span class="ss-hidden"> {name}</span>
        </Chip>
      ))}
    </div>
  );
}

/**
 * Answers that belong together: all that can be done with one card, each in one word; every other answer by itself.
 * A card that can go under several dragons needs more than a word.
 */
function together(ways: readonly Way[]): (readonly Way[])[] {
  const wordy = ({ thing, answer: { a } }: Way) =>
    a === 'tuck' && ways.filter((way) => way.thing === thing && way.answer.a === 'tuck').length > 1;
  const groups = new Map<string, Way[]>();
  for (const way of ways) {
    const key = verbOf(way) && !wordy(way) ? way.thing : way.notation;
    groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  return [...groups.values()];
}

/** One answer as a chip, or a card on offer with all its answers. */
function Answered({ t, ways }: { t: Table; ways: readonly Way[] }) {
  const [first, ...more] = ways;
  if (!first) return null;
  if (more.length > 0 || (verbOf(first) && first.answer.a !== 'tuck')) return <Offer t={t} ways={ways} />;
  return (
    <Chip t={t} notation={first.notation}>
      <WayFace t={t} way={first} />
    </Chip>
  );
}

/** So many answers can be read one by one; with more of them one first says what, then where. */
const READABLE = 9;

/** A question as a small sheet: whence it comes, and every answer as a button. */
export function AskSheet({ t }: { t: Table }) {
  const [opened, setOpened] = useState<{ thing: Thing; during: readonly string[] }>();
  const ways = t.ways.filter((way, i) => t.ways.findIndex(({ notation }) => notation === way.notation) === i);
  const things = [...new Set(ways.map(({ thing }) => thing))];
  const of = (thing: Thing) => ways.filter((way) => way.thing === thing);
  const singles = things.filter((thing) => of(thing).length === 1 && thing !== 'done');
  const flat =
    together(ways).length <= READABLE ||
    singles.length + (ways.some(({ thing }) => thing === 'done') ? 1 : 0) === 0;
  const thing = opened?.during === t.answers ? opened.thing : undefined;
  const obvious = sensible(t.view, t.me, t.answers);
  const best = quick.value ? obvious : undefined;
  const shown = thing ? of(thing) : flat ? ways.filter((way) => way.thing !== 'done') : singles.flatMap(of);
  return (
    <Sheet title={say(prompt(t.view, t.me))} {...(thing ? { onClose: () => setOpened(undefined) } : {})}>
      <Trail t={t} />
      {t.task && <Source t={t} task={t.task} />}
      <div class="ss-chips">
        {best && best !== 'done' && !thing && (
          <Chip t={t} notation={best} look="primary">
            {ways.flatMap((way) => (way.notation === best ? [<WayFace key={best} t={t} way={way} />] : []))}
          </Chip>
        )}
        {together(shown.filter(({ notation }) => thing || notation !== best)).map((some) => (
          <Answered key={some[0]?.notation} t={t} ways={some} />
        ))}
        {!thing &&
          !flat &&
          things
            .filter((one) => of(one).length > 1)
            .map((one) =>
              isCard(one) ? (
                <button key={one} type="button" class="ss-chip" onClick={() => t.pick(one)}>
                  <span class="ss-chip-card">
                    <span class="ss-chip-thumb">
                      <Thumb kind={one[0] === 'd' ? 'dragon' : 'cave'} card={Number(one.slice(1))} />
                    </span>
                    {dragonName(Number(one.slice(1)))}
                  </span>
                </button>
              ) : (
                <button
                  key={one}
                  type="button"
                  class="ss-chip"
                  onClick={() => setOpened({ thing: one, during: t.answers })}
                >
                  <span class="ss-go">
                    <ThingName t={t} thing={one} /> …
                  </span>
                </button>
              ),
            )}
        {!thing && t.answers.includes('done') && <Chip t={t} notation="done" look="quiet" />}
      </div>
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
