import { computed, effect } from '@preact/signals';
import { fetchSession, person, sessionInfo } from './net/session.js';
import { loadSettings, saveSettings } from './net/settings.js';
import { tellDecisions } from './offline/decisions-upload.js';
import { uploadFinished } from './offline/history-upload.js';
import { tellTries } from './offline/puzzle-tries.js';
import { onAnalysed } from './play/analysed.js';
import { resumePairing } from './play/pairing.js';
import { onFinished } from './play/saved.js';
import { syncSettings } from './settings/sync.js';

/** What goes on beside the page: settings stay in step with the account; finished matches, what analyses came to, and tries at puzzles are told. */
export async function startBackground(): Promise<void> {
  const account = computed(() => (sessionInfo.value.hasAccount ? (person.value?.id ?? null) : null));
  syncSettings(account, { load: loadSettings, save: saveSettings });
  if (person.peek() === undefined) fetchSession().catch(() => {});
  resumePairing();
  onFinished(() => void uploadFinished());
  onAnalysed(() => void tellDecisions());
  // Whoever signs in brings what waited for it.
  effect(() => {
    if (person.value) bringWhatWaits();
  });
  addEventListener('online', bringWhatWaits);
  await uploadFinished();
}

function bringWhatWaits(): void {
  void uploadFinished();
  void tellTries();
}
