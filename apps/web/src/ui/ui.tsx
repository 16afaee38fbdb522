import './ui.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../words/words.js';
import { Icon, type IconName } from './icon.js';

/** So long a reason stays when somebody has asked for it. */
const TOLD_MS = 5000;

/** Why a button does nothing now, told where it is pressed: a title alone is nothing for a finger. */
function useWhy(whyNot: string | undefined) {
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>();
  useEffect(() => {
    if (!at) return;
    const forget = () => setAt(undefined);
    const timer = setTimeout(forget, TOLD_MS);
    for (const type of ['pointerdown', 'keydown', 'scroll'] as const) addEventListener(type, forget, true);
    return () => {
      clearTimeout(timer);
      for (const type of ['pointerdown', 'keydown', 'scroll'] as const)
        removeEventListener(type, forget, true);
    };
  }, [at]);
  return {
    tell({ currentTarget }: { readonly currentTarget: HTMLElement }) {
      const { left, width, top } = currentTarget.getBoundingClientRect();
      setAt({ x: left + width / 2, y: top });
    },
    told: at && whyNot !== undefined && (
      <span class="why-not" role="status" style={{ '--x': `${at.x}px`, '--y': `${at.y}px` }}>
        {whyNot}
      </span>
    ),
  };
}

interface ButtonProps {
  readonly children?: ComponentChildren;
  readonly icon?: IconName;
  readonly look?: 'plain' | 'primary' | 'quiet';
  readonly size?: 'usual' | 'big';
  /** Why it does nothing now: it can be reached all the same, and says so. */
  readonly whyNot?: string | undefined;
  readonly type?: 'button' | 'submit';
  readonly pressed?: boolean;
  readonly onClick?: () => void;
}

export function Button({
  children,
  icon,
  look = 'plain',
  size,
  whyNot,
  type = 'button',
  pressed,
  onClick,
}: ButtonProps) {
  const { tell, told } = useWhy(whyNot);
  return (
    <>
      <button
        type={type}
        class={`button ${look} ${size ?? ''}`}
        aria-disabled={whyNot !== undefined}
        aria-pressed={pressed}
        title={whyNot}
        onClick={(event) => (whyNot === undefined ? onClick?.() : tell(event))}
      >
        {icon && <Icon name={icon} />}
        {children}
      </button>
      {told}
    </>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly whyNot?: string | undefined;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly onClick: () => void;
}

/** A round button with a sign; its name is said and shown on hover. */
export function IconButton({ icon, label, whyNot, pressed, expanded, onClick }: IconButtonProps) {
  const said = whyNot === undefined ? label : `${label}: ${whyNot}`;
  const { tell, told } = useWhy(whyNot);
  return (
    <>
      <button
        type="button"
        class="button quiet round"
        aria-label={said}
        title={said}
        aria-disabled={whyNot !== undefined}
        aria-pressed={pressed}
        aria-expanded={expanded}
        onClick={(event) => (whyNot === undefined ? onClick() : tell(event))}
      >
        <Icon name={icon} />
      </button>
      {told}
    </>
  );
}

export function Link({
  to,
  children,
  look,
  size,
  icon,
}: {
  to: string;
  children: ComponentChildren;
  look?: string;
  size?: string;
  icon?: IconName;
}) {
  return (
    <a href={to} class={look ? `button ${look} ${size ?? ''}` : undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A sheet in front of the page. Escape, its cross and a tap beside it close it. */
export function Dialog({ title, wide, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before it is seen, so that no key or tap meets a dialog that is not open yet.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const beside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class={`dialog ${wide ? 'wide' : ''}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={beside}
    >
      <div class="head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
      <div class="inside" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  onChange(value: T): void;
}

/** One of a few. */
export function Choice<T extends string | number>({
  label,
  hideLabel,
  options,
  value,
  onChange,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={hideLabel ? 'hidden-visually' : 'label'}>{label}</legend>
      <div class="options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
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

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly wrong?: string | undefined;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly type?: 'text' | 'password' | 'email';
  /** What the browser may fill in. */
  readonly autoComplete?: string;
  /** Said below it. */
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
        // The types of preact want to know which one it is.
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

/** After so long one wants to see that something moves, and then to know why it takes so long. */
const SLOW_MS = 700;
const LONG_MS = 4000;

/** Whether so much time has passed since it was first shown. */
function usePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

/** A page or a table is on its way: where that takes more than a moment, a bar at the top of the window shows it. */
export function WaitingPage() {
  const isSlow = usePassed(SLOW_MS);
  return (
    <main class="page">
      {isSlow && <div class="progress" role="progressbar" aria-label={t('loading')} />}
      <Waiting what={t('loading')} />
    </main>
  );
}

/** Something is on its way; where that takes long, it says so. */
export function Waiting({ what }: { what: string }) {
  const isLong = usePassed(LONG_MS);
  return (
    <p class="row soft" role="status">
      <span class="waiting-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {what}
      {isLong && ` ${t('loading.slow')}`}
    </p>
  );
}

export function Notice({ children, bad }: { children: ComponentChildren; bad?: boolean }) {
  return (
    <div class={`notice ${bad ? 'bad' : ''}`} role={bad ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
