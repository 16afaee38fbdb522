import { hintLevel } from '@aerie/bots/levels';
import { loadGame } from '@aerie/registry/lazy';
import { COVERS, loadUi } from '../games/registry.js';
import type { Play } from '../play/play.js';
import { addWords } from '../words/words.js';
import { TableModel } from './table-model.js';

/** Loads what a game needs and makes the model of its table; undefined where there is no such game here. */
export async function openTable(play: Play, gameId: string): Promise<TableModel | undefined> {
  const [game, ui] = await Promise.all([loadGame(gameId), loadUi(gameId)]);
  if (!game || !ui) return undefined;
  await addWords(ui.words);
  return new TableModel(play, game, ui, hintLevel(COVERS.get(gameId)?.levels ?? []));
}
