import { signal } from '@preact/signals';
import { api } from '../net/api.js';
import { fileOf } from '../play/match-files.js';
import { all, amend, type SavedMatch } from '../play/saved.js';
import { settings } from '../settings/settings.js';

/** How many finished games wait to go to the history; they go when the server can be reached and knows who one is. */
export const waitingUploads = signal(0);

/** Those that say plainly who played: over, played here from the beginning, by one person. */
const isUploadable = ({ over, imported, branch, sent, seats }: SavedMatch): boolean =>
  over && !imported && !branch && !sent && seats.filter(({ kind }) => kind === 'person').length === 1;

let uploading: Promise<void> | undefined;

/** Sends what is finished and not yet there, if that is wished. One after the other; what does not get there stays. */
export function uploadFinished(): Promise<void> {
  uploading ??= uploadAll().finally(() => {
    uploading = undefined;
  });
  return uploading;
}

async function uploadAll(): Promise<void> {
  const left = (await all()).filter(isUploadable);
  waitingUploads.value = left.length;
  if (settings.sendGames.peek() !== 'yes') return;
  for (const match of left) {
    const became = await uploadOne(match);
    if (became === 'later') return;
    await amend(match.id, { sent: became });
    waitingUploads.value--;
  }
}

/** A file that the server cannot use is not sent again; all else may be better another time. */
async function uploadOne(match: SavedMatch): Promise<'kept' | 'refused' | 'later'> {
  const file = await fileOf(match).catch(() => undefined);
  if (!file) return 'later';
  const seat = match.seats.findIndex(({ kind }) => kind === 'person');
  const answer = await api('POST /api/history/import', { body: { file, key: match.id, seat } });
  if (answer.kind === 'ok') return 'kept';
  return answer.kind === 'refused' && [400, 413].includes(answer.status) ? 'refused' : 'later';
}
