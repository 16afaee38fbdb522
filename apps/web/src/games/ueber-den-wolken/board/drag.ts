import type { Space } from '@aerie/ueber-den-wolken';
import type { TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** A finger may tremble so far before it is a drag. */
const TREMBLE = 8;

interface Rules {
  may(space: Space): boolean;
  lift(space: Space): void;
  drop(from: Space, to: Space): void;
}

type PointerHandler = (e: TargetedPointerEvent<HTMLButtonElement>) => void;
interface Handlers {
  readonly onPointerDown: PointerHandler;
  readonly onPointerMove: PointerHandler;
  readonly onPointerUp: PointerHandler;
  readonly onPointerCancel: PointerHandler;
}

export interface Drag {
  readonly offset: { readonly space: Space; readonly dx: number; readonly dy: number } | undefined;
  /** Whether what looks like a click was the end of a drag. */
  dragged(): boolean;
  on(space: Space): Handlers;
}

/** Dragging a bird onto another; `may` says which can be dragged. */
export function useDrag({ may, lift, drop }: Rules): Drag {
  const held = useRef<{ space: Space; x: number; y: number; moved: boolean } | undefined>(undefined);
  const last = useRef(false);
  const [offset, setOffset] = useState<Drag['offset']>();
  const end = () => {
    held.current = undefined;
    setOffset(undefined);
  };
  return {
    offset,
    dragged: () => last.current,
    on: (space) => ({
      onPointerDown(e) {
        last.current = false;
        if (!may(space) || e.button !== 0) return;
        held.current = { space, x: e.clientX, y: e.clientY, moved: false };
        e.currentTarget.setPointerCapture(e.pointerId);
      },
      onPointerMove(e) {
        const { current } = held;
        if (!current) return;
        const [dx, dy] = [e.clientX - current.x, e.clientY - current.y];
        if (!current.moved && Math.hypot(dx, dy) < TREMBLE) return;
        if (!current.moved) lift(current.space);
        current.moved = true;
        last.current = true;
        setOffset({ space: current.space, dx, dy });
      },
      onPointerUp(e) {
        const { current } = held;
        end();
        if (!current?.moved) return;
        const under = document
          .elementsFromPoint(e.clientX, e.clientY)
          .flatMap((one) =>
            one instanceof HTMLElement && one.dataset.space !== undefined ? [Number(one.dataset.space)] : [],
          );
        drop(current.space, under.find((other) => other !== current.space) ?? current.space);
      },
      onPointerCancel: end,
    }),
  };
}
