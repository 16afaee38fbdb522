import './share-picture.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { downloadBlob } from '../ui/download.js';
import { snapshot } from '../ui/snapshot.js';
import { Button, Notice, Waiting } from '../ui/ui.js';
import { language, say, t } from '../words/words.js';
import type { FetchedProps } from './fetched-panel.js';
import { Poster, type Shape } from './poster.js';

/** Px of the picture for a px of the board: boards of phones are small. */
const BOARD_SCALE = 2;

const FILE = 'aerie.png';

/** The picture of a finished match, to be sent to others: made here, also without a network. */
export default function SharePicture({ model }: FetchedProps) {
  const [shape, setShape] = useState<Shape>('wide');
  const [board, setBoard] = useState<string>();
  const [picture, setPicture] = useState<{
    readonly blob: Blob;
    readonly address: string;
    readonly shape: Shape;
  }>();
  const [state, setState] = useState<'copied' | 'failed'>();
  const poster = useRef<HTMLDivElement>(null);
  const replay = replayOf(model.play.kind, model.table.value?.id);
  const link = `${location.origin}${replay ?? '/'}?lang=${language.value}`;
  const [played, setPlayed] = useState<{ readonly at: number | undefined }>();
  useEffect(() => {
    const unknown = { at: undefined };
    void model.play.lastDecidedAt?.().then(
      (at) => setPlayed({ at }),
      () => setPlayed(unknown),
    );
    if (!model.play.lastDecidedAt) setPlayed(unknown);
  }, [model]);
  useEffect(() => {
    const shown = document.querySelector<HTMLElement>('.board');
    if (!shown) return setState('failed');
    snapshot(shown, BOARD_SCALE).then(
      (canvas) => setBoard(canvas.toDataURL()),
      () => setState('failed'),
    );
  }, []);
  useEffect(() => {
    if (!board || !played || !poster.current) return;
    let gone = false;
    const draw = async (sheet: HTMLElement): Promise<void> => {
      await sheet.querySelector('img')?.decode();
      const canvas = await snapshot(sheet, 1);
      const blob = await pngOf(canvas);
      if (!gone) setPicture({ blob, address: canvas.toDataURL(), shape });
    };
    draw(poster.current).catch(() => setState('failed'));
    return () => {
      gone = true;
    };
  }, [board, played, shape]);
  const file = picture && new File([picture.blob], FILE, { type: 'image/png' });
  const share = () =>
    void navigator.share({ ...(file ? { files: [file] } : {}), text: link }).catch(() => {});
  const copy = () => {
    if (picture)
      navigator.clipboard.write([new ClipboardItem({ 'image/png': picture.blob })]).then(
        () => setState('copied'),
        () => setState('failed'),
      );
  };
  const title = say({ key: `game.${model.game.id}` });
  return (
    <div class="share-picture stack">
      {board && played && (
        <Poster
          ref={poster}
          model={model}
          shape={shape}
          board={board}
          link={link}
          isReplay={replay !== undefined}
          at={played.at}
        />
      )}
      {picture ? (
        <img src={picture.address} alt={t('share.alt', { game: title })} class={picture.shape} />
      ) : (
        state !== 'failed' && <Waiting what={t('share.making')} />
      )}
      {state === 'failed' && <Notice bad>{t('share.failed')}</Notice>}
      {state === 'copied' && <Notice good>{t('share.copied')}</Notice>}
      {picture && (
        <div class="row">
          {file && navigator.canShare?.({ files: [file] }) && (
            <Button look="primary" icon="share" onClick={share}>
              {t('invite.share')}
            </Button>
          )}
          <Button icon="download" onClick={() => downloadBlob(FILE, picture.blob)}>
            {t('share.download')}
          </Button>
          {typeof ClipboardItem !== 'undefined' && (
            <Button icon="copy" onClick={copy}>
              {t('share.copy')}
            </Button>
          )}
          <Button icon="full" onClick={() => setShape(shape === 'wide' ? 'square' : 'wide')}>
            {t(shape === 'wide' ? 'share.square' : 'share.wide')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The path where others can watch the match; what was played in one browser has none. */
function replayOf(kind: string, table: string | undefined): string | undefined {
  if (kind === 'online' && table) return `/replay/${table}`;
  const { pathname } = location;
  return kind === 'replay' && !/\/(local|file)/.test(pathname) ? pathname : undefined;
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('there is no picture'))), 'image/png');
  });
