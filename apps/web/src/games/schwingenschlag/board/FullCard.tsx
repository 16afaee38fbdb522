import './full-card.css';
import { caveText, dragonCard, dragonText, labels, plainText, ROWS } from '@aerie/schwingenschlag';
import { useEffect } from 'preact/hooks';
import { say } from '../../../words/words.js';
import { Cave } from '../art/Cavern.js';
import { Dragon } from '../art/dragon/Dragon.js';
import { ROW_SIGNS, Sign } from '../art/icons.js';
import { fetchPaintings, paintings } from '../art/paintings.js';
import type { Card } from '../deck.js';
import { tongue } from '../names.js';
import { RichText } from '../RichText.js';
import { rarityOf } from '../rarity.js';
import { saying } from '../saying.js';
import { marks, marksSign } from '../terms.js';
import { costOf, habitatPaper, Price } from './Thumb.js';

const costWords = (card: number): string => {
  const due = costOf(dragonCard(card));
  if (due.length === 0) return say(saying('schwingenschlag.card.free'));
  return plainText(due.map(({ sign, n }) => `${n} {${sign}}`).join(', '), tongue());
};

/** Cost, caves, size, nature, nests and points of a dragon, in words and signs. */
function Facts({ card }: { card: number }) {
  const { habitats, size, trait, nests, points } = dragonCard(card);
  const words = labels(tongue());
  return (
    <dl class="ss-facts">
      <div>
        <dt>{say(saying('schwingenschlag.card.cost'))}</dt>
        <dd>
          <Price of={costOf(dragonCard(card))} />
          <span class={costOf(dragonCard(card)).length > 0 ? 'ss-hidden' : ''}>{costWords(card)}</span>
        </dd>
      </div>
      <div>
        <dt>{say(saying('schwingenschlag.card.lives'))}</dt>
        <dd>
          {habitats.map((row) => (
            <span key={row} class="ss-fact" {...marksSign(ROW_SIGNS[row])}>
              <Sign name={ROW_SIGNS[row]} />
              <span class="ss-hidden">{words.rows[ROWS[row]]}</span>
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{say(saying('schwingenschlag.card.kind'))}</dt>
        <dd>
          <span class="ss-fact" {...marksSign(size)}>
            <Sign name={size} />
            {words.sizes[size]},
          </span>{' '}
          <span class="ss-fact" {...marksSign(trait)}>
            <Sign name={trait} />
            {words.traits[trait]}
          </span>
        </dd>
      </div>
      <div>
        <dt>{say(saying('schwingenschlag.card.nests'))}</dt>
        <dd>
          <span class="ss-fact" {...marks('nest')}>
            {nests}
          </span>
        </dd>
      </div>
      <div>
        <dt>{words.points[1]}</dt>
        <dd>
          <b {...marks('printed')}>{points}</b>
        </dd>
      </div>
    </dl>
  );
}

/** The painting of a card; its small drawing stands there until the painting has been fetched. */
function Picture({ kind, number }: Card) {
  useEffect(() => {
    if (!paintings.peek()) void fetchPaintings();
  }, []);
  const Painting = paintings.value?.[kind];
  if (Painting) return <Painting number={number} />;
  return kind === 'dragon' ? <Dragon number={number} /> : <Cave number={number} />;
}

export function FullDragon({ card, later }: { card: number; later: boolean }) {
  return (
    <article class={`ss-full ss-edge-${rarityOf({ kind: 'dragon', number: card })}`}>
      <div class="ss-full-art" style={{ '--paper': habitatPaper(dragonCard(card).habitats) }}>
        <Picture kind="dragon" number={card} />
        <span class="ss-thumb-points" aria-hidden="true" {...marks('printed')}>
          {dragonCard(card).points}
        </span>
      </div>
      <Facts card={card} />
      <div class="ss-full-text">
        {dragonText(card, tongue(), later).map((text, i) => (
          <p key={text}>
            <Sign
              name={dragonCard(card).timings[i] ?? 'activated'}
              {...marksSign(dragonCard(card).timings[i] ?? 'activated')}
            />{' '}
            <RichText text={text} />
          </p>
        ))}
      </div>
    </article>
  );
}

export function FullCave({ card }: { card: number }) {
  return (
    <article class={`ss-full ss-full-cave ss-edge-${rarityOf({ kind: 'cave', number: card })}`}>
      <div class="ss-full-art">
        <Picture kind="cave" number={card} />
      </div>
      <div class="ss-full-text">
        <p>
          <RichText text={caveText(card, tongue())} />
        </p>
      </div>
    </article>
  );
}
