import './button.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.js';

/** How long a reason is shown after a press. */
const TOLD_MS = 5000;

/** Shows why a button does nothing now where it is pressed: fingers do not see titles. */
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
  /** Why it does nothing now. It is not `disabled` then, so that keyboard and screen reader still reach it and its reason. */
  readonly whyNot?: string | undefined;
  readonly type?: 'button' | 'submit';
  readonly pressed?: boolean;
  /** The key that does the same, as `aria-keyshortcuts` has it. */
  readonly shortcut?: string;
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
  shortcut,
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
        aria-keyshortcuts={shortcut}
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
  /** The key that does the same, as `aria-keyshortcuts` has it. */
  readonly shortcut?: string;
  readonly onClick: () => void;
}

/** A round button with an icon; its label is read out, and shown on hover. */
export function IconButton({ icon, label, whyNot, pressed, expanded, shortcut, onClick }: IconButtonProps) {
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
        aria-keyshortcuts={shortcut}
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
  aside,
}: {
  to: string;
  children: ComponentChildren;
  look?: string;
  size?: string;
  icon?: IconName;
  /** Opens in a window of its own, so that this page stays as it is. */
  aside?: boolean;
}) {
  return (
    <a
      href={to}
      class={look ? `button ${look} ${size ?? ''}` : undefined}
      {...(aside ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
