import type { Answer } from '@aerie/schwingenschlag';
import { useState } from 'preact/hooks';
import { isLegal } from '../../../kit/answer-button.js';
import { Switch } from '../../../ui/ui.js';
import { say } from '../../../words/words.js';
import { Sign } from '../art/icons.js';
import { caveName, dragonName, resourceName, spotName } from '../names.js';
import { prompt } from '../prompts.js';
import { saying } from '../saying.js';
import { Chip } from './Chip.js';
import { forgoes, forgone } from './forgoing.js';
import { layoutOf } from './grouping.js';
import { Offer } from './Offer.js';
import { sensible } from './plan.js';
import { quick } from './quick.js';
import { Sheet } from './Sheet.js';
import { Source } from './Source.js';
import type { Table } from './Table.js';
import { Thumb } from './Thumb.js';
import { Trail } from './Trail.js';
import { cardIn, exchangedIn, isDeck, isResource, spotIn, type Thing } from './things.js';
import { WayFace } from './WayFace.js';

const DONE: Answer = { a: 'done' };

/** So many cards on offer are shown with what they say. */
const READ_AT_ONCE = 6;

const lookOf = (t: Table, answer: Answer) => (forgoes(t, answer) ? 'quiet' : 'plain');

/** A question as a small sheet: whence it comes, and every answer as a button. */
export function AskSheet({ t }: { t: Table }) {
  const [opening, setOpening] = useState<{ thing: Thing; during: string }>();
  const opened = opening?.during === t.question ? opening.thing : undefined;
  const hasDone = isLegal(t, DONE);
  const obvious = sensible(t.view, t.me, t.answers);
  const { best, singles, offers, openers, below } = layoutOf({
    ways: t.ways,
    hasDone,
    opened,
    obvious: quick.value ? obvious : undefined,
  });
  const isSmall = offers.length > READ_AT_ONCE;
  const foot = !opened && (hasDone || below.length > 0) && (
    <>
      {below.map((way) => (
        <Chip
          key={t.keyOf(way.answer)}
          t={t}
          answer={way.answer}
          look={way.answer.a === 'use' ? 'primary' : 'plain'}
        >
          <WayFace t={t} way={way} />
        </Chip>
      ))}
      {hasDone && <Chip t={t} answer={DONE} look={lookOf(t, DONE)} cost={forgone(t, DONE)} />}
    </>
  );
  return (
    <Sheet
      title={say(prompt(t.view, t.me))}
      foot={foot}
      {...(opened ? { onClose: () => setOpening(undefined) } : {})}
    >
      <Trail t={t} />
      {t.task && <Source t={t} task={t.task} />}
      <div class="ss-chips">
        {best && (
          <Chip t={t} answer={best.answer} look="primary">
            <WayFace t={t} way={best} />
          </Chip>
        )}
        {singles.map((way) => (
          <Chip key={t.keyOf(way.answer)} t={t} answer={way.answer} look={lookOf(t, way.answer)}>
            <WayFace t={t} way={way} />
          </Chip>
        ))}
        {openers.map((thing) => (
          <Opener key={thing} t={t} thing={thing} open={() => setOpening({ thing, during: t.question })} />
        ))}
      </div>
      {offers.length > 0 && (
        <div class={isSmall ? 'ss-chips' : 'ss-offers'}>
          {offers.map((some) => (
            <Offer key={some[0]?.thing} t={t} ways={some} small={isSmall} />
          ))}
        </div>
      )}
      {obvious !== undefined && t.answers.length > 1 && (
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

/** A thing that leads to more than one answer: a card is read, of anything else its answers are shown. */
function Opener({ t, thing, open }: { t: Table; thing: Thing; open(): void }) {
  const card = cardIn(thing);
  return (
    <button type="button" class="ss-chip" onClick={card ? () => t.pick(thing) : open}>
      {card ? (
        <span class="ss-chip-card">
          <span class="ss-chip-thumb">
            <Thumb {...card} />
          </span>
          {card.kind === 'dragon' ? dragonName(card.card) : caveName(card.card)}
        </span>
      ) : (
        <span class="ss-go">
          <ThingName t={t} thing={thing} /> …
        </span>
      )}
    </button>
  );
}

/** The name of a thing that leads to more than one answer. */
function ThingName({ t, thing }: { t: Table; thing: Thing }) {
  const spot = spotIn(thing);
  if (spot !== undefined) {
    const dragon = t.view.mats[t.me]?.rows[Math.floor(spot / 4)]?.dragons[spot % 4];
    return <>{dragon && spot < 12 ? dragonName(dragon.card) : spotName(spot)}</>;
  }
  if (isDeck(thing)) return <>{say(saying('schwingenschlag.board.fromDeck'))}</>;
  const exchanged = exchangedIn(thing);
  if (exchanged)
    return (
      <>
        <Sign name={exchanged} /> {say(saying('schwingenschlag.board.exchangeFor'))} {resourceName(exchanged)}
      </>
    );
  if (!isResource(thing)) return <>{thing}</>;
  return (
    <>
      <Sign name={thing} /> {resourceName(thing)}
    </>
  );
}
