import type { Figures } from '../../contract/figures.js';
import { Cards, OneCard, PICKED, roundOf, Scene, Shares, WhoDoesWhat, Words } from './figures/cards.js';
import type { PLAN } from './rules/passages.js';

/** The figures of the rules: the round of the example. */
const figures: Figures<typeof PLAN> = {
  roles: {
    shape: 2.6,
    Show: () => (
      <Scene>
        <WhoDoesWhat p={roundOf('scout')} />
      </Scene>
    ),
  },
  picking: {
    shape: 1.5,
    Show: () => (
      <Scene night>
        <Cards p={roundOf('scout')} shown={PICKED} />
      </Scene>
    ),
  },
  dreaming: {
    shape: 1.9,
    Show: () => (
      <Scene night>
        <OneCard />
      </Scene>
    ),
  },
  guessing: {
    shape: 1.2,
    Show: () => (
      <Scene>
        <Words p={roundOf('guess', 3)} />
        <Cards p={roundOf('guess', 3)} />
      </Scene>
    ),
  },
  shares: {
    shape: 1.6,
    Show: () => (
      <Scene>
        <Shares />
      </Scene>
    ),
  },
};

export default figures;
