import { loadGame } from '@aerie/registry/lazy';
import { useEffect, useState } from 'preact/hooks';
import { ratedRules } from '../table/rated-rules.js';
import { Choice } from '../ui/ui.js';
import { t } from '../words/words.js';

interface Props {
  readonly game: string;
  readonly friendly: boolean;
  onChange(friendly: boolean): void;
}

/** Whether a table changes ratings; asked only where people play against each other. */
export function StakesChoice({ game, friendly, onChange }: Props) {
  const [against, setAgainst] = useState(false);
  useEffect(() => {
    let gone = false;
    void loadGame(game).then((loaded) => {
      if (!gone) setAgainst(loaded !== undefined && !loaded.together);
    });
    return () => {
      gone = true;
    };
  }, [game]);
  if (!against) return null;
  return (
    <div>
      <Choice<'rated' | 'friendly'>
        label={t('stakes.label')}
        value={friendly ? 'friendly' : 'rated'}
        onChange={(chosen) => onChange(chosen === 'friendly')}
        options={[
          { value: 'friendly', label: t('stakes.friendly') },
          { value: 'rated', label: t('stakes.rated') },
        ]}
      />
      <p class="small soft" aria-live="polite">
        {friendly ? t('stakes.friendlyAbout') : `${t('stakes.ratedAbout')} ${ratedRules()}`}
      </p>
    </div>
  );
}
