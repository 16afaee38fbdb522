import type { Intro } from '../../contract/intro.js';
import { Cards, OneCard, PICKED, roundOf, Scene, Shares, WhoDoesWhat, Words } from './figures/cards.js';

/** Cloud Mine in one minute. */
const intro: Intro = [
  {
    words: 'cloud-mine.minute.roles',
    beats: 1,
    Show: () => (
      <Scene>
        <WhoDoesWhat p={roundOf('scout')} />
      </Scene>
    ),
  },
  {
    words: 'cloud-mine.minute.pick',
    beats: 2,
    Show: ({ beat }) => (
      <Scene night>
        <Cards p={roundOf('scout')} {...(beat > 0 ? { shown: PICKED } : {})} />
      </Scene>
    ),
  },
  {
    words: 'cloud-mine.minute.say',
    beats: 2,
    Show: ({ beat }) => (
      <Scene night>
        <OneCard small={beat > 0} />
        {beat > 0 && <Words p={roundOf('guess')} />}
      </Scene>
    ),
  },
  {
    words: 'cloud-mine.minute.guess',
    beats: 4,
    Show: ({ beat }) => (
      <Scene>
        <Words p={roundOf('guess', beat)} />
        <Cards p={roundOf('guess', beat)} />
      </Scene>
    ),
  },
  {
    words: 'cloud-mine.minute.share',
    beats: 1,
    Show: () => (
      <Scene>
        <Shares />
      </Scene>
    ),
  },
];

export default intro;
