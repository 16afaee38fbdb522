import type { AnyGame } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { useEffect, useState } from 'preact/hooks';
import { loadUi } from '../games/registry.js';
import { spoken } from '../play/local.js';
import { Choice, Switch } from '../ui/ui.js';
import { addWords, canSay, say } from '../words/words.js';

/** Options as they are sent to whoever keeps the match. */
export type Options = Readonly<Record<string, string | number | boolean>>;

type Field = { readonly values?: readonly (string | number)[]; readonly default: string | number | boolean };

interface OptionsProps {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  onChange(options: Options): void;
}

/** The options that a game's rules declare; those that begin with `solo` are shown for one player only. */
export function OptionsForm({ id, seats, options, onChange }: OptionsProps) {
  const [game, setGame] = useState<AnyGame>();
  useEffect(() => {
    let gone = false;
    void Promise.all([loadGame(id), loadUi(id).then((ui) => ui && addWords(ui.words))]).then(([loaded]) => {
      if (!gone) setGame(loaded);
    });
    return () => {
      gone = true;
    };
  }, [id]);
  const defaults: Options = game ? spoken(game) : {};
  const fields = Object.entries((game?.options ?? {}) as Record<string, Field>);
  const shown = fields.filter(([key]) => seats === 1 || !key.startsWith('solo'));
  return (
    <>
      {shown.map(([key, field]) => {
        const label = say({ key: `${id}.option.${key}` });
        const value = options[key] ?? defaults[key] ?? field.default;
        const set = (chosen: string | number | boolean) => onChange({ ...options, [key]: chosen });
        // What the option is, and where there is more to say, what is chosen.
        const about = [`${id}.option.${key}.about`, `${id}.option.${key}.${value}.about`]
          .flatMap((one) => (canSay(one) ? say({ key: one }) : []))
          .join(' ');
        const explained = (
          <p class="small soft" aria-live="polite">
            {about}
          </p>
        );
        if (!field.values)
          return (
            <div key={key}>
              <Switch label={label} on={value === true} onChange={set} />
              {explained}
            </div>
          );
        return (
          <div key={key}>
            <Choice<string | number>
              label={label}
              value={value as string | number}
              onChange={set}
              options={field.values.map((one) => ({
                value: one,
                label: say({ key: `${id}.option.${key}.${one}` }),
              }))}
            />
            {explained}
          </div>
        );
      })}
    </>
  );
}
