import { canAdapt } from '@aerie/host';
import { ADAPTIVE, type Seated, type TableMessage } from '@aerie/protocol';
import { useId } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { strengthWords } from '../../setup/level-choice.js';
import { levelAbout, levelWords } from '../../table/people.js';
import { t } from '../../words/words.js';

interface Props {
  readonly table: TableMessage;
  readonly seated: Seated;
  /** How the bot is called. */
  readonly name: string;
  onChange(level: string): void;
}

/** How strong the bot of a seat is, for the host to choose, and how such a one plays. */
export function BotLevel({ table, seated, name, onChange }: Props) {
  const id = useId();
  const { game } = table;
  const level = seated.level ?? '';
  const cover = COVERS.get(game);
  const offered = [...new Set([...(cover?.levels ?? []), level])];
  // Where luck and skill are rated, everybody chooses their opponents.
  const mayAdapt = cover && canAdapt({ game: cover, levels: cover.levels }) && table.stakes !== 'rated';
  const about = seated.adaptive
    ? [t('level.adaptive.about'), t('level.now', { level: levelWords(game, level) })]
    : [levelAbout(game, level), strengthWords(game, level)];
  const said = about.filter(Boolean).join(' ');
  return (
    <div class="bot-level">
      <select
        class="input"
        aria-label={t('room.level', { name })}
        aria-describedby={said ? id : undefined}
        value={seated.adaptive ? ADAPTIVE : level}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {offered.map((value) => (
          <option key={value} value={value}>
            {levelWords(game, value)}
          </option>
        ))}
        {(mayAdapt || seated.adaptive) && <option value={ADAPTIVE}>{t('level.adaptive')}</option>}
      </select>
      {said && (
        <p class="small soft" id={id} aria-live="polite">
          {said}
        </p>
      )}
    </div>
  );
}
