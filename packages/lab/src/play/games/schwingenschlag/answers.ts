import {
  type Answer,
  COVER_BONUS,
  circleText,
  DIG_EGGS,
  dragonAt,
  dragonCard,
  EXPLORE_EGGS,
  GUILD_CIRCLE,
  MAT_ICONS,
  MAT_NESTS,
  MAT_SPOT,
  type Mat,
  type Resource,
  ROWS,
  type Row,
  resourceIndex,
  type Spot,
  type View,
} from '@aerie/schwingenschlag';
import { counted } from '../../../text/format.js';
import { topTask } from './decision.js';
import {
  abilityWords,
  amountsWords,
  brief,
  caveName,
  caveWords,
  costColumn,
  dragonName,
  effectWords,
  enticeCost,
  fit,
  nests,
  ordinal,
  some,
  spotName,
  squareWords,
  worded,
} from './words.js';

/** Room for an explanation behind the longest notation that cards come with. */
const WIDTH = 78;

/** What an answer of the person who is asked would do. */
export function explain(answer: Answer, view: View): string {
  const mat = view.mats[view.who as number];
  return mat ? fit(meaning(answer, view, mat), WIDTH) : '';
}

function meaning(answer: Answer, view: View, mat: Mat): string {
  const has = (resource: Resource): number => mat.resources[resourceIndex(resource)] ?? 0;
  switch (answer.a) {
    case 'dig':
      return digging(answer.card, answer.row, view, mat);
    case 'entice':
      return `${dragonName(answer.card)} comes to ${nextSpace(mat, answer.row)} for ${enticeCost(answer.card)}`;
    case 'play':
      return `${dragonName(answer.card)} comes to ${nextSpace(mat, answer.row)}`;
    case 'cover':
      return `${dragonName(answer.card)} comes over ${nameAt(mat, answer.at)}`;
    case 'explore':
      return walk(answer.row, mat);
    case 'pass':
      return 'out until the round ends; you keep everything';
    case 'step':
      return `guild step: ${worded(circleText((mat.steps + 1) % GUILD_CIRCLE.length, 'en'))}`;
    case 'done':
      return declining(view);
    case 'take':
      return `you would have ${has(answer.resource) + 1}`;
    case 'name':
      return `${answer.resource} for everybody`;
    case 'pay':
      return `${has(answer.resource) - 1} left`;
    case 'waive':
      return `${some(1, answer.resource)} less to pay`;
    case 'waiveEgg':
      return '1 egg less to pay';
    case 'keep':
      return 'in your supply';
    case 'discard':
      return `${has(answer.resource) - 1} left`;
    case 'takeDragon':
      return answer.card === 0 ? 'the unseen top of the dragon deck' : dragonOffer(answer.card, view);
    case 'takeCave':
      return answer.card === 0 ? 'the unseen top of the cave deck' : caveOffer(answer.card);
    case 'egg':
      return `${nestAt(mat, answer.at)}`;
    case 'payEgg':
      return `from ${nestAt(mat, answer.at)}`;
    case 'cache':
      return `on ${nameAt(mat, answer.at)}${feeding(mat, answer.at, answer.resource)}`;
    case 'tuck': {
      const what = answer.card === 0 ? 'the top of the deck' : dragonName(answer.card);
      return `${what} under ${nameAt(mat, answer.at)}${feeding(mat, answer.at, 'dragon')}`;
    }
    case 'use':
      return using(answer.piece, view);
    case 'activate':
      return dragonText(answer.card, view);
    case 'icon':
      return effectWords(MAT_ICONS[answer.row]?.[answer.icon] ?? []);
    case 'swap':
      return `${nameAt(mat, answer.at)} and ${nameAt(mat, answer.with)} change places`;
    case 'payDragon':
    case 'keepDragon':
    case 'discardDragon':
      return dragonOffer(answer.card, view);
    case 'payCave':
    case 'discardCave':
      return caveOffer(answer.card);
    case 'exchange':
      return `you would have ${some(has(answer.for) + 1, answer.for)}`;
    case 'mark':
      return squareWords(view.guild, answer.square);
  }
}

/** The first space of a row without a dragon. */
const nextSpace = (mat: Mat, row: Row): string => `${ROWS[row]}${(mat.rows[row]?.dragons.length ?? 0) + 1}`;

/** Only digging as an action costs something; what offers it otherwise has been paid for. */
function digging(card: number, row: Row, view: View, mat: Mat): string {
  const dug = mat.rows[row]?.caves.length ?? 0;
  const price = amountsWords([
    ['coin', 1],
    ['egg', DIG_EGGS[dug] ?? 0],
  ]);
  const how = topTask(view)?.task === 'turn' ? `for ${price}` : 'for free';
  return `${caveName(card)} goes on ${ROWS[row]}${dug + 2} ${how}`;
}

/** The price of a walk and what lies on its way. */
function walk(row: Row, mat: Mat): string {
  const { dragons, explored } = mat.rows[row] ?? { dragons: [], explored: 0 };
  const price = amountsWords([
    ['coin', 1],
    ['egg', EXPLORE_EGGS[explored] ?? 0],
  ]);
  const icons = MAT_ICONS[row] ?? [];
  const way = icons.slice(0, dragons.length + 1).flatMap((icon, i) => {
    const next = dragons[i];
    const works = next && dragonCard(next.card).timings.includes('activated');
    return [brief(icon), ...(works ? [`d${next.card}`] : [])];
  });
  return `for ${price}: ${way.join(' · ')}`;
}

function declining(view: View): string {
  switch (topTask(view)?.task) {
    case 'sharing':
      return 'keep the rest';
    case 'taking':
      return 'take no more';
    case 'roundAbilities':
      return 'use no more of them';
    default:
      return 'decline what is left';
  }
}

const nameAt = (mat: Mat, spot: Spot): string => {
  const dragon = dragonAt(mat, spot);
  return dragon ? `${dragonName(dragon.card)} (${spotName(spot)})` : spotName(spot);
};

const nestAt = (mat: Mat, spot: Spot): string => {
  if (spot === MAT_SPOT) return `the mat ${nests(mat.eggs, MAT_NESTS)}`;
  const dragon = dragonAt(mat, spot);
  return dragon ? `${dragonName(dragon.card)} ${nests(dragon.eggs, dragonCard(dragon.card).nests)}` : '';
};

/** Whether this is food to a hatchling. */
function feeding(mat: Mat, spot: Spot, food: Resource | 'dragon'): string {
  const dragon = dragonAt(mat, spot);
  const [feed] = dragon ? dragonCard(dragon.card).effects : [];
  if (!dragon || feed?.op !== 'feed' || feed.food !== food) return '';
  return `, its ${ordinal(dragon.fed + 1)} meal`;
}

const dragonText = (card: number, view: View): string =>
  `${dragonName(card)}: ${abilityWords(card, view.laterPrinting)}`;

/** A dragon card with all that speaks for it. */
function dragonOffer(card: number, view: View): string {
  const { points, habitats } = dragonCard(card);
  const homes = habitats.map((row) => ROWS[row]).join('');
  return `${dragonName(card)} (${counted(points, 'pt')}, ${homes}, ${costColumn(card)}) ${abilityWords(card, view.laterPrinting)}`;
}

const caveOffer = (card: number): string => `${caveName(card)}: ${caveWords(card)}`;

/** A piece of an effect that is taken as a whole. */
function using(piece: number, view: View): string {
  const task = topTask(view);
  if (task?.task === 'dug') return piece === 0 ? caveOffer(task.card) : effectWords([COVER_BONUS]);
  const effect = task?.task === 'pieces' ? task.pieces[piece] : undefined;
  if (!effect) return '';
  return effectWords(effect.op === 'repeat' ? effect.effect : [effect]);
}
