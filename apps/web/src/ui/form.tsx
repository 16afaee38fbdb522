import './form.css';
import { useEffect, useId, useRef } from 'preact/hooks';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly hideLabel?: boolean;
  /** `note` stands beside a label, smaller. */
  readonly options: readonly { readonly value: T; readonly label: string; readonly note?: string }[];
  readonly value: T;
  onChange(value: T): void;
}

/** Four labels with more letters than this do not fit side by side on a phone: they stand in two pairs there. */
const LETTERS_IN_ROW = 24;

/** A choice among a few values, as radio buttons side by side. */
export function Choice<T extends string | number>({
  label,
  hideLabel,
  options,
  value,
  onChange,
}: ChoiceProps<T>) {
  const name = useId();
  const letters = options.reduce((sum, { label, note = '' }) => sum + label.length + note.length, 0);
  const isPairs = options.length === 4 && letters > LETTERS_IN_ROW;
  return (
    <fieldset class="choice">
      <legend class={hideLabel ? 'hidden-visually' : 'label'}>{label}</legend>
      <div class={isPairs ? 'options pairs' : 'options'}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.note && <span class="note"> {option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

/** A part of a whole, from 0 to 1, in tenths. */
export function Slider({
  label,
  value,
  onInput,
  onChange,
}: {
  label: string;
  value: number;
  onInput(value: number): void;
  /** It was let go. */
  onChange?(): void;
}) {
  return (
    <label class="slider">
      <span>{label}</span>
      <input
        type="range"
        min={0.1}
        max={1}
        step={0.1}
        value={value}
        aria-valuetext={`${Math.round(value * 100)} %`}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
        onChange={onChange}
      />
    </label>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly wrong?: string | undefined;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly type?: 'text' | 'password' | 'email' | 'date';
  /** The least of a date. */
  readonly min?: string;
  /** What the browser may fill in: a value of the HTML attribute. */
  readonly autoComplete?: string;
  /** Stands below it, and is read out with it. */
  readonly hint?: string;
  onInput(value: string): void;
}

export function Field({
  label,
  value,
  wrong,
  maxLength,
  autoFocus,
  type = 'text',
  min,
  autoComplete = 'off',
  hint,
  onInput,
}: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        class="input"
        value={value}
        maxLength={maxLength}
        min={min}
        // The types of preact want one literal, not a union.
        type={type as 'text'}
        autoComplete={autoComplete}
        aria-invalid={wrong !== undefined}
        aria-describedby={
          `${hint ? `${id}-hint` : ''} ${wrong === undefined ? '' : `${id}-wrong`}`.trim() || undefined
        }
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hint && (
        <span class="small soft" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {wrong !== undefined && (
        <span class="wrong" id={`${id}-wrong`}>
          {wrong}
        </span>
      )}
    </div>
  );
}
