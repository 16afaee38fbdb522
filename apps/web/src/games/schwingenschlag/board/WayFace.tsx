import { dragonAt, dragonText, type Spot } from '@aerie/schwingenschlag';
import { say } from '../../../words/words.js';
import { answerWords, pieceText, squareText } from '../answer-words.js';
import { Dragon } from '../art/dragon/Dragon.js';
import { isSign, Sign } from '../art/icons.js';
import { dragonName, tongue } from '../names.js';
import { RichText } from '../RichText.js';
import { saying } from '../saying.js';
import type { Way } from './choices.js';
import type { Table } from './Table.js';

/** Who lives at a space of the own mat, as a small face. */
function FaceAt({ t, spot }: { t: Table; spot: Spot }) {
  const mat = t.view.mats[t.me];
  const dragon = mat && dragonAt(mat, spot);
  return dragon ? <Face card={dragon.card} /> : null;
}

const Face = ({ card }: { card: number }) => (
  <span class="ss-chip-face">
    <Dragon number={card} />
  </span>
);

/** The signs and faces of an answer, where they say it better than a sentence. */
function Signs({ t, way: { answer: a, thing } }: { t: Table; way: Way }) {
  switch (a.a) {
    case 'exchange':
      return (
        <>
          <Sign name={a.one} />
          <Sign name={a.two} />
          <span aria-hidden="true">→</span>
          <Sign name={a.for} />
        </>
      );
    case 'egg':
    case 'payEgg':
      return (
        <>
          <Sign name="egg" />
          <FaceAt t={t} spot={a.at} />
        </>
      );
    case 'cache':
      return (
        <>
          <Sign name={a.resource} />
          <FaceAt t={t} spot={a.at} />
        </>
      );
    case 'tuck':
      return (
        <>
          <Sign name="tucked" />
          <FaceAt t={t} spot={a.at} />
        </>
      );
    case 'swap':
      return (
        <>
          <FaceAt t={t} spot={a.at} />
          <span aria-hidden="true">⇄</span>
          <FaceAt t={t} spot={a.with} />
        </>
      );
    case 'cover':
      return (
        <>
          <Face card={a.card} />
          <span aria-hidden="true">↓</span>
          <FaceAt t={t} spot={a.at} />
        </>
      );
    default:
      return isSign(thing) ? <Sign name={thing} /> : null;
  }
}

/** What `use` shows: the text of the effect, or just a verb where it is the only answer and its text stands above. */
function UseFace({ t, piece }: { t: Table; piece: number }) {
  if (t.ways.filter(({ thing }) => thing !== 'done').length > 1)
    return <RichText text={pieceText(t.view, piece)} />;
  const pays = t.task?.task === 'pieces' && t.task.pieces[piece]?.op === 'pay';
  return <>{say(saying(pays ? 'schwingenschlag.verb.pay' : 'schwingenschlag.verb.use'))}</>;
}

/** A dragon that could work, and what it does. */
function WorkFace({ t, card }: { t: Table; card: number }) {
  return (
    <span class="ss-go ss-works">
      <Face card={card} />
      <span>
        <b>{dragonName(card)}</b>{' '}
        <small>
          <RichText text={dragonText(card, tongue(), t.later).join(' ')} />
        </small>
      </span>
    </span>
  );
}

/** What a button for an answer shows. */
export function WayFace({ t, way }: { t: Table; way: Way }) {
  const { answer: a } = way;
  if (a.a === 'use') return <UseFace t={t} piece={a.piece} />;
  if (a.a === 'activate') return <WorkFace t={t} card={a.card} />;
  if (a.a === 'mark') return <RichText text={squareText(t.view, a.square)} />;
  return (
    <span class="ss-go">
      <Signs t={t} way={way} />
      <span>{say(answerWords(way.answer, t.view))}</span>
    </span>
  );
}
