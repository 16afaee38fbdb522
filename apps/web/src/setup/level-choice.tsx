import { ratingsOf } from '@aerie/bots/ratings';
import { ADAPTIVE } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../games/registry.js';
import { adaptiveLevelHere } from '../play/adaptive.js';
import { levelAbout, levelWords } from '../table/people.js';
import { Choice } from '../ui/ui.js';
import { t } from '../words/words.js';

interface Props {
  readonly game: string;
  readonly label: string;
  readonly level: string;
  /** Whether a bot can be had that adapts to the person at this screen. */
  readonly adapts?: boolean;
  onChange(level: string): void;
}

/** How strong bots are: the levels of a game, how the chosen one plays, and how strong it was measured to be. */
export function LevelChoice({ game, label, level, adapts, onChange }: Props) {
  const ratings = ratingsOf(game)?.bots ?? {};
  const offered = COVERS.get(game)?.levels ?? [];
  const now = useAdaptiveLevel(game, offered, level === ADAPTIVE);
  // One that was chosen once may be offered no more.
  const levels = [...new Set([...offered, ...(level === ADAPTIVE ? [] : [level])])];
  const options = levels.map((value) => {
    const rating = ratings[value]?.rating;
    const option = { value, label: levelWords(game, value) };
    return rating === undefined ? option : { ...option, note: `${Math.round(rating)}` };
  });
  const about =
    level === ADAPTIVE
      ? [t('level.adaptive.about'), now && t('level.now', { level: levelWords(game, now) })]
      : [levelAbout(game, level), strengthWords(game, level)];
  const said = about.filter(Boolean).join(' ');
  return (
    <div>
      <Choice<string>
        label={label}
        value={level}
        onChange={onChange}
        options={adapts ? [...options, { value: ADAPTIVE, label: t('level.adaptive') }] : options}
      />
      {said && (
        <p class="small soft" aria-live="polite">
          {said}
        </p>
      )}
    </div>
  );
}

/** The level of a bot that adapts, once it is known; it is looked up only where it is asked for. */
function useAdaptiveLevel(game: string, levels: readonly string[], isAsked: boolean): string | undefined {
  const [now, setNow] = useState<string>();
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    void adaptiveLevelHere(game, levels).then((level) => {
      if (!isGone) setNow(level);
    });
    return () => {
      isGone = true;
    };
  }, [game, levels, isAsked]);
  return now;
}

/** How strong a level was measured to be, in words; undefined where nobody has. */
export function strengthWords(game: string, level: string): string | undefined {
  const strength = ratingsOf(game)?.bots[level];
  if (!strength) return undefined;
  const { rating, low, high } = strength;
  const margin = Math.round(Math.max(rating - low, high - rating));
  return t('level.strength', { rating: Math.round(rating), margin });
}
