import { plain } from './spelling.js';

/** Words that only hold others together, in one language at least, and mean nothing that could be looked for in a cloud. */
const WORDS = `
der die das dem den ein eine einen einem einer mit und auf im am an in von vom zu zum zur oder wie als ist sind sehr auch nur noch mein meine
hinten weitem mehr weniger leicht zerzaust beinahe vielleicht Eile denk erinnert irgendwie vor allem zuerst halb dahinter
so etwas dazu erst dann trifft sucht verschluckt wird schon wieder ziemlich ohne
of the with and in on at to or my is are it its as from by
afar more less slightly ruffled almost maybe hurry reminds me somehow nothing but mainly first half behind meets seeks swallows
something like plus then hint turning into again rather very that who which
un une le la les des du de au aux à son sa ses mon ma pas sur est et ou avec dans en qui que par
loin peut-être peu près presque on dirait pense ça rappelle genre rien surtout abord moitié derrière rencontre cherche avale devient
puis air quelque chose encore comme très
il lo gli i un uno una con di da dal del della dei che per e o al alla sul sulla nel nella mio mia suo sua
lontano forse più meno quasi sembra pensa ricorda qualche modo nient’altro soprattutto prima metà dietro incontra cerca inghiotte
qualcosa poi diventa nuovo come molto`;

export const GLUE: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(plain));
