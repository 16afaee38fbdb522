import './album.css';
import type { PastRound } from '@aerie/cloud-mine';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/ui.js';
import { type Args, say } from '../../../words/words.js';
import { Cloud } from '../art/Cloud.js';
import { Hill } from '../art/Hill.js';
import { storyOf } from '../story.js';
import { keepsake, type Album as Rounds } from './keepsake.js';
import { word } from './word.js';

const said = (name: string, args?: Args): string =>
  say({ key: `cloud-mine.album.${name}`, ...(args ? { args } : {}) });

const FILE = 'clouds.png';

function download(picture: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Hands the picture to another program of the device; closing that without choosing one is no failure. */
async function share(picture: Blob): Promise<void> {
  const files = [new File([picture], FILE, { type: 'image/png' })];
  await navigator.share({ files }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}

const canShare = (): boolean =>
  navigator.canShare?.({ files: [new File([], FILE, { type: 'image/png' })] }) ?? false;

/** More pages lie in three rows on a large board. */
const MOST_IN_TWO_ROWS = 12;

/** Every cloud of the match, what was seen in it and who found it; to be kept as a picture. */
export function Album(rounds: Rounds) {
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const make = async (then: (picture: Blob) => void | Promise<void>) => {
    setState('drawing');
    try {
      await then(await keepsake(rounds));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const rows = rounds.past.length > MOST_IN_TWO_ROWS ? 3 : 2;
  const busy = state === 'drawing' ? said('drawing') : undefined;
  return (
    <div class="cm-album">
      <Hill />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="cm-album-pages" aria-labelledby="cm-album-title" tabIndex={0}>
        <header>
          <h2 id="cm-album-title">{said('title')}</h2>
          <p>{said('about', { rounds: rounds.past.length })}</p>
          <div class="cm-album-tools" data-tool>
            <Button look="primary" whyNot={busy} onClick={() => void make(download)}>
              {said('save')}
            </Button>
            {canShare() && (
              <Button icon="share" whyNot={busy} onClick={() => void make(share)}>
                {said('share')}
              </Button>
            )}
          </div>
          <p class="cm-album-state" role="status">
            {state !== 'ready' && said(state)}
          </p>
        </header>
        <ol style={{ '--cm-rows': rows, '--cm-columns': Math.ceil(rounds.past.length / rows) }}>
          {rounds.past.map((round) => (
            <Page key={round.picked} round={round} names={rounds.names} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Page({ round, names }: { round: PastRound; names: readonly string[] }) {
  const { words, picked, daydreamer, finder } = storyOf(round, names.length);
  return (
    <li>
      <span class="cm-page-cloud">
        <Cloud card={picked} />
      </span>
      <strong>{word('quoted', { words })}</strong>
      <span>{said('seen', { name: names[daydreamer] ?? '' })}</span>
      <span>{finder === null ? said('notFound') : said('found', { name: names[finder] ?? '' })}</span>
    </li>
  );
}
