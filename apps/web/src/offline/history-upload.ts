import { signal } from '@preact/signals';
import { api } from '../net/api.js';
import { matchFileOf } from '../play/match-files.js';
import { countsForOneself } from '../play/own-results.js';
import { savedMatches, updateSaved } from '../play/saved.js';
import type { SavedMatch } from '../play/saved-match.js';
import { settings } from '../settings/settings.js';
import { tellDecisions } from './decisions-upload.js';

/** How many finished matches wait to be uploaded, until the server can be reached and there is a session. */
export const waitingUploads = signal(0);

/** How many matches the server takes a day, where it has taken that many from this person; they wait until it takes more. */
export const uploadLimit = signal<number | undefined>(undefined);

const isUploadable = (match: SavedMatch): boolean => countsForOneself(match) && !match.sent;

let uploading: Promise<void> | undefined;

/**
 * Uploads finished matches one after the other, if the setting says so, then what analyses came to; what fails is tried again the next
 * time.
 */
export function uploadFinished(): Promise<void> {
  uploading ??= uploadAll()
    .then(tellDecisions)
    .finally(() => {
      uploading = undefined;
    });
  return uploading;
}

async function uploadAll(): Promise<void> {
  const left = (await savedMatches()).filter(isUploadable);
  waitingUploads.value = left.length;
  if (settings.sendGames.peek() !== 'yes') return;
  for (const match of left) {
    const became = await uploadOne(match);
    if (became === 'later') return;
    await updateSaved(match.id, { sent: became });
    waitingUploads.value--;
  }
}

/** A file that the server refuses as such is not sent again; any other failure may pass. */
async function uploadOne(match: SavedMatch): Promise<'kept' | 'refused' | 'later'> {
  const file = await matchFileOf(match).catch(() => undefined);
  if (!file) return 'later';
  const seat = match.seats.findIndex(({ kind }) => kind === 'person');
  const answer = await api('POST /api/history/import', { body: { file, key: match.id, seat } });
  uploadLimit.value = undefined;
  if (answer.kind === 'ok') return 'kept';
  if (answer.kind === 'unreachable') return 'later';
  if (answer.code === 'tooManyImports') uploadLimit.value = Number(answer.args.limit);
  return [400, 413].includes(answer.status) ? 'refused' : 'later';
}
