import type { Reason } from '@aerie/kernel';
import type { TableMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import type { OnlinePlay } from '../../play/online.js';
import { ClockChoice } from '../../setup/clock-choice.js';
import { LevelChoice } from '../../setup/level-choice.js';
import { type Options, OptionsForm } from '../../setup/options-form.js';
import { StakesChoice } from '../../setup/stakes-choice.js';
import { reasonWords } from '../../table/people.js';
import { Button, Choice, Dialog, Notice, Switch } from '../../ui/ui.js';
import { t } from '../../words/words.js';

interface Props {
  readonly play: OnlinePlay;
  readonly table: TableMessage;
  onClose(): void;
}

/** For the host: what can be changed at a table until its match begins. It is changed all at once, so that people are asked once. */
export function TermsForm({ play, table, onClose }: Props) {
  const { game } = table;
  const [terms, setTerms] = useState(() => termsOf(table));
  const [refused, setRefused] = useState<Reason>();
  const change = (part: Partial<typeof terms>) => setTerms({ ...terms, ...part });
  const apply = async () => {
    const reason = await play.configure(terms);
    if (reason) setRefused(reason);
    else onClose();
  };
  const hasOthers = table.seats.some(({ kind, mine }) => kind === 'person' && !mine);
  return (
    <Dialog title={t('terms.changeTitle')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <StakesChoice game={game} friendly={terms.friendly} onChange={(friendly) => change({ friendly })} />
        <Choice<number>
          label={t('begin.count')}
          value={terms.seats}
          onChange={(seats) => change({ seats })}
          options={countsAt(table).map((value) => ({ value, label: String(value) }))}
        />
        <OptionsForm
          id={game}
          seats={terms.seats}
          options={terms.options}
          onChange={(options) => change({ options })}
        />
        <ClockChoice clock={terms.clock} online onChange={(clock) => change({ clock })} />
        {terms.seats > 2 && terms.coverLevel !== undefined && (
          <LevelChoice
            game={game}
            label={t('cover.label')}
            level={terms.coverLevel}
            onChange={(coverLevel) => change({ coverLevel })}
          />
        )}
        <Switch label={t('begin.listed')} on={terms.listed} onChange={(listed) => change({ listed })} />
        {refused && <Notice bad>{reasonWords(game, refused)}</Notice>}
        {hasOthers && <p class="small soft">{t('terms.applyAbout')}</p>}
        <Button type="submit" look="primary" size="big" icon="check">
          {t('terms.apply')}
        </Button>
      </form>
    </Dialog>
  );
}

const termsOf = ({ listed, stakes, clock, options, seats, coverLevel }: TableMessage) => ({
  listed,
  ...(coverLevel === undefined ? {} : { coverLevel }),
  friendly: stakes !== 'rated',
  clock,
  options: knownOptions(options),
  seats: seats.length,
});

const knownOptions = (options: TableMessage['options']): Options =>
  Object.fromEntries(
    Object.entries(options).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[key, value]]
        : [],
    ),
  );

/** How many may play: as many as sit there or are asked at least, and friends are at least two. */
function countsAt({ game, seats }: TableMessage): readonly number[] {
  const { min, max } = COVERS.get(game)?.seats ?? { min: seats.length, max: seats.length };
  const held = seats.filter(({ kind, invited }) => kind === 'person' || invited).length;
  const least = Math.max(min, held, Math.min(2, max));
  return Array.from({ length: max - least + 1 }, (_, i) => least + i);
}
