import './term.css';
import type { ComponentChildren } from 'preact';
import type { Glossary } from '../contract/glossary.js';
import { say } from '../words/words.js';

/** The short name of a term. */
export const termName = (game: string, term: string): string => say({ key: `${game}.term.${term}` });

/** What a term is and does, in one line. */
export const termAbout = (game: string, term: string): string => say({ key: `${game}.term.${term}.about` });

interface TermProps<Id> {
  readonly of: Id;
  /** More classes of the button. */
  readonly class?: string;
  /** What is heard, where it is not the short name and what is inside. */
  readonly label?: string;
  /** What it is called where it must not lie over anything else. */
  readonly apart?: string;
  readonly children: ComponentChildren;
}

/**
 * The terms of a game's glossary for its board. `Term` is a small button around a number or sign that stands by itself;
 * `marks` gives the attribute for one that lies inside another button or card. Whoever points at either is told what it
 * is (`table/explanation.tsx`).
 */
export function termsOf<G extends Glossary>(game: string, _glossary: G) {
  type Id = keyof G & string;
  const name = (id: Id): string => termName(game, id);
  return {
    name,
    marks: (id: Id) => ({ 'data-term': id }),
    Term: ({ of, class: look = '', label, apart, children }: TermProps<Id>) => (
      <button type="button" class={`term ${look}`} data-term={of} data-apart={apart}>
        <span class="hidden-visually">{label ?? `${name(of)}: `}</span>
        {label === undefined ? children : <span aria-hidden="true">{children}</span>}
      </button>
    ),
  };
}
