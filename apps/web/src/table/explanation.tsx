import './explanation.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect } from 'preact/hooks';
import { termAbout, termName } from '../kit/term.js';
import { linkTo } from '../rules/address.js';
import { labelled } from '../ui/labelled.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import { bubblePlace } from './bubble-place.js';
import { type Explained, useExplained } from './explained.js';
import type { TableModel } from './table-model.js';

/**
 * Explains whatever is marked with `data-term` in a small bubble over the board: its name, what it is, and the way to the
 * rule. It never moves anything.
 */
export function Explanation({ model }: { model: TableModel }) {
  const { glossary } = model.ui;
  const game = model.game.id;
  const readRule = (term: string) => {
    model.rule.value = glossary[term]?.rule;
  };
  const { explained, bubble, close } = useExplained(glossary, readRule, model.play.kind === 'lesson');
  // What is explained may be gone with the next picture.
  const picture = model.player.picture.value;
  useEffect(() => {
    if (explained && !explained.anchor.isConnected) close();
  }, [picture]);
  return (
    <>
      <p class="hidden-visually" role="status">
        {(explained?.by === 'tap' || explained?.by === 'key') &&
          labelled(termName(game, explained.term), termAbout(game, explained.term))}
      </p>
      {explained && (
        <Bubble game={game} explained={explained} element={bubble}>
          {explained.isPassing ? null : model.play.kind === 'replay' ? (
            <a href={linkTo(game, glossary[explained.term]?.rule ?? '')}>{t('rules.read')}</a>
          ) : (
            <Button
              icon="rules"
              look="quiet"
              onClick={() => {
                close();
                readRule(explained.term);
              }}
            >
              {t('rules.read')}
            </Button>
          )}
        </Bubble>
      )}
    </>
  );
}

function Bubble({
  game,
  explained: { anchor, term, by, isPassing },
  element,
  children,
}: {
  game: string;
  explained: Explained;
  element: RefObject<HTMLDivElement | null>;
  /** The way to the rule. */
  children: ComponentChildren;
}) {
  const words = useId();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const { left, top } = bubblePlace(
      anchor.getBoundingClientRect(),
      { width: current.offsetWidth, height: current.offsetHeight },
      { width: document.documentElement.clientWidth, height: innerHeight },
      [...document.querySelectorAll('[data-keep-clear]')].map((one) => one.getBoundingClientRect()),
    );
    current.style.left = `${left}px`;
    current.style.top = `${top}px`;
    const before = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', before ? `${before} ${words}` : words);
    return () => {
      if (before) anchor.setAttribute('aria-describedby', before);
      else anchor.removeAttribute('aria-describedby');
    };
  }, [anchor, element, words]);
  // A key that goes from sign to sign leads on to the rule as well, and back to where the focus was.
  useEffect(() => {
    if (by !== 'key') return undefined;
    const { activeElement: before } = document;
    element.current?.querySelector<HTMLElement>('button, a')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [by, element]);
  return (
    <div class={`explanation${isPassing ? ' passing' : ''}`} ref={element}>
      <p id={words} role="tooltip">
        <strong>{termName(game, term)}</strong> {termAbout(game, term)}
      </p>
      {children}
    </div>
  );
}
