import { useEffect, useRef, useState } from 'preact/hooks';
import { loadSoundscape } from '../games/registry.js';
import type { Soundscape } from '../sound/soundscape.js';
import { isPressed, mayBeHeard, wish } from '../sound/wishes.js';
import type { TableModel } from './table-model.js';

/** The soundscape of a game while its table is in sight, if it is wished, and once somebody has pressed something. */
export function useSoundscape(game: string): void {
  const isAsked = wish('soundscape').value && isPressed.value;
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const look = () => setHeard(mayBeHeard('soundscape'));
    look();
    if (!isAsked) return;
    const gone = new AbortController();
    const options = { signal: gone.signal };
    document.addEventListener('visibilitychange', look, options);
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', look, options);
    return () => gone.abort();
  }, [isAsked]);
  useEffect(() => {
    if (!isHeard) return;
    let stop: (() => void) | undefined;
    let gone = false;
    void withSoundscape(game, (scape, { perform }) => {
      if (!gone) stop = perform(scape);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [game, isHeard]);
}

async function withSoundscape(
  game: string,
  use: (scape: Soundscape, by: typeof import('../sound/soundscape.js')) => void,
): Promise<void> {
  const [scape, by] = await Promise.all([loadSoundscape(game), import('../sound/soundscape.js')]);
  if (scape) use(scape, by);
}

/** The tune of a victory, where a match ends before the eyes of somebody who has won it. */
export function useVictory(model: TableModel, over: boolean): void {
  const wasUnderWay = useRef(false);
  const outcome = model.player.moment.value?.outcome;
  if (outcome === null) wasUnderWay.current = true;
  useEffect(() => {
    if (!over || !outcome || !wasUnderWay.current) return;
    const won = model.mine.peek().some((seat) => outcome.places[seat] === 1);
    if (!won || !mayBeHeard('sound')) return;
    void withSoundscape(model.game.id, (scape, { celebrate }) => celebrate(scape));
  }, [model, over]);
}
