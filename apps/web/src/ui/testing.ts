import '../words/testing-globals.js';
import { type ComponentChild, options, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { switchLanguage } from '../words/words.js';

/** Tests read the English words. */
await switchLanguage('en');

type Element = VNode<Record<string, unknown>>;

/** What was rendered: its HTML, and its elements with their properties, so that their handlers can be called. */
export interface Rendered {
  readonly html: string;
  all(type: string): readonly Element['props'][];
  /** The only element of this type. */
  one(type: string): Element['props'];
}

export function rendered(child: () => ComponentChild): Rendered {
  const elements: Element[] = [];
  const before = options.vnode;
  options.vnode = (vnode) => {
    elements.push(vnode as Element);
    before?.(vnode);
  };
  try {
    const html = renderToString(child() as VNode);
    const all = (type: string) => elements.flatMap((one) => (one.type === type ? [one.props] : []));
    return {
      html,
      all,
      one(type) {
        const [first, ...more] = all(type);
        if (!first || more.length > 0) throw new Error(`there is not one ${type} but ${all(type).length}`);
        return first;
      },
    };
  } finally {
    options.vnode = before as NonNullable<typeof before>;
  }
}

/** Calls a handler of an element, as the browser would. */
export const fire = (
  props: Readonly<Record<string, unknown>>,
  handler: string,
  event: object = {},
): unknown => (props[handler] as (event: object) => unknown)(event);
