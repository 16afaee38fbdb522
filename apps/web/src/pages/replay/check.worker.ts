import { type MatchFile, type Verdict, verifyMatchFile } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';

/** A match is played through again here, beside the page: a long one takes its time. */
self.onmessage = async ({ data: file }: MessageEvent<MatchFile>) => {
  const game = await loadGame(file.game);
  const verdict: Verdict = game
    ? verifyMatchFile(game, file)
    : { ok: false, at: 'game', reason: `there is no game ${file.game}` };
  self.postMessage(verdict);
};
