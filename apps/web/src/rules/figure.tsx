import './rules.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Figure } from '../contract/figures.js';
import type { Caption } from '../contract/rules.js';
import { anchorOf } from './address.js';

/** A picture in the rules. It is drawn shortly before it comes into sight; its space is reserved from the start. */
export function RuleFigure({
  of,
  address,
  caption,
  alt,
}: { of: Figure | undefined; address: string } & Caption) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  if (!of) return null;
  return (
    <figure class="rule-figure" id={anchorOf(address)}>
      <div
        ref={place}
        class="picture"
        role="img"
        aria-label={alt}
        style={{ aspectRatio: of.shape, minHeight: of.least }}
      >
        {near && (
          <Still>
            <of.Show />
          </Still>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Parts of a board as a picture: inert, and hidden from screen readers. */
export const Still = ({ children }: { children: ComponentChildren }) => (
  <div class="still" inert aria-hidden="true">
    {children}
  </div>
);
