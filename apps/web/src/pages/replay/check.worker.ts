import { type MatchFile, type Verdict, verifyMatchFile } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';

/** Verifies a match in a worker, because a long one takes seconds. */
self.onmessage = async ({ data: file }: MessageEvent<MatchFile>) => {
  const game = await loadGame(file.game);
  const verdict: Verdict = game
    ? verifyMatchFile(game, file)
    : { ok: false, at: 'game', reason: `there is no game ${file.game}` };
  self.postMessage(verdict);
};
