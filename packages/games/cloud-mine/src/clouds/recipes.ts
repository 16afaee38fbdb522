import type { Motif } from './motifs.js';
import { speck } from './noise.js';

/** What one cloud is made of. */
export interface Recipe {
  /** The first shapes the upper half, the second the lower one; the third stands out of the middle as a relief. */
  readonly motifs: readonly [Motif, Motif] | readonly [Motif, Motif, Motif];
  /** Where the first gives way to the second, from -1 (top) to 1. */
  readonly line: number;
  /** Slant, in radians. */
  readonly turn: number;
  readonly seed: number;
}

/** Eighty clouds by their numbers, from 1: above, below, within. A number at the end moves the line. */
const TABLE = `
owl vase heart
butterfly hands skull
bat ballerina
crab castle
rabbit pear swans
cat lotus
elephant anchor
bull heart
deer face
fox rocket
bear house butterfly
lion jellyfish
dog shirt heart
hat pig cat -.3
mouse balloon
mountain frog
turtle plane
crown beetle -.25
spider palm .1
bee monkey
dragonfly fish
ufo octopus -.2
jellyfish ballerina doves .15
ray tulip
whale goblet
fish dress angel
lobster scissors .15
eagle tree
peacock dress .1
heart swans .05
doves moustache
icecream penguin ghost -.2
seahorses anchor
fountain dolphins -.1
horses trousers .1
palm volcano .05
unicorn fir
monkey cherries .1
snowman hourglass
ghost trousers .15
angel bell owl
ballerina mushroom -.1
crown elephant -.3
mask lips
tree face -.25
skull goblet .15
robot castle
alien ray .1
hands owl -.15
pineapple heart
cat bow .15
dolphins heart .15
rabbit feet -.1
deer guitar
fir ship -.05
mushroom ghost bear -.15
palm turtle -.05
tulip key
lotus crab -.15
daisy scales .1
leaf fox -.2
apple hat feet .15
bulb pear deer -.1
lobster ship -.05
crown skull -.1
cupcake star -.1
umbrella spider lion -.1
profiles vase
goblet hourglass .1
bow trousers -.2
balloon house elephant .1
parachute angel -.1
rocket bat -.1
ufo lotus face -.1
plane eagle -.05
dragon castle -.05
gate sun -.25
helmet moustache .25
swans butterfly fox -.05
star ray key .1
`;

const SLANT = 0.09;

function read(row: string, i: number): Recipe {
  const words = row.split(' ');
  const last = Number(words.at(-1));
  const shifted = !Number.isNaN(last);
  const motifs = (shifted ? words.slice(0, -1) : words) as unknown as Recipe['motifs'];
  const seed = i * 31 + 7;
  return { motifs, line: shifted ? last : 0, turn: (speck(i, 1, 5) - 0.5) * 2 * SLANT, seed };
}

export const RECIPES: readonly Recipe[] = TABLE.trim().split('\n').map(read);
