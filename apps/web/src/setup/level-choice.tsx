import { ratingsOf, type Strength } from '@aerie/bots/ratings';
import { COVERS } from '../games/registry.js';
import { levelAbout, levelWords } from '../table/people.js';
import { Choice } from '../ui/ui.js';
import { t } from '../words/words.js';

interface Props {
  readonly game: string;
  readonly label: string;
  readonly level: string;
  onChange(level: string): void;
}

/** How strong bots are: the levels of a game, how the chosen one plays, and how strong it was measured to be. */
export function LevelChoice({ game, label, level, onChange }: Props) {
  const ratings = ratingsOf(game)?.bots ?? {};
  // One that was chosen once may be offered no more.
  const levels = [...new Set([...(COVERS.get(game)?.levels ?? []), level])];
  const about = [levelAbout(game, level) ?? [], strengthWords(ratings[level]) ?? []].flat().join(' ');
  return (
    <div>
      <Choice<string>
        label={label}
        value={level}
        onChange={onChange}
        options={levels.map((value) => {
          const rating = ratings[value]?.rating;
          const option = { value, label: levelWords(game, value) };
          return rating === undefined ? option : { ...option, note: `${Math.round(rating)}` };
        })}
      />
      {about && (
        <p class="small soft" aria-live="polite">
          {about}
        </p>
      )}
    </div>
  );
}

function strengthWords(strength: Strength | undefined): string | undefined {
  if (!strength) return undefined;
  const { rating, low, high } = strength;
  const margin = Math.round(Math.max(rating - low, high - rating));
  return t('level.strength', { rating: Math.round(rating), margin });
}
