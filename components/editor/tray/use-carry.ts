import { type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { type DragKeys, endDrag } from '@/lib/editor/edits/drop-edits';
import { keysOf } from '../canvas/pieces/drag-keys';
import { useStudio } from '../session/studio-context';

export interface PointerPosition {
  readonly x: number;
  readonly y: number;
}

/** What happens to that which is carried. */
export interface Carrying {
  readonly onStart: () => void;
  readonly onMove: (at: PointerPosition, keys: DragKeys) => void;
  readonly onDrop: (at: PointerPosition, keys: DragKeys) => void;
}

interface CarryState {
  /** Where the carried counter hangs; null: nothing is carried. */
  readonly spot: PointerPosition | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: SyntheticEvent) => void;
  };
}

const FAR_ENOUGH = 5;

/** Carries something from the tray to the map by the pointer. */
export const useCarry = ({ onStart, onMove, onDrop }: Carrying): CarryState => {
  const { store } = useStudio();
  const [start, setStart] = useState<PointerPosition | null>(null);
  const [spot, setSpot] = useState<PointerPosition | null>(null);
  const wasCarried = useRef(false);
  const letGo = (): void => {
    setStart(null);
    setSpot(null);
  };
  return {
    spot,
    handlers: {
      onPointerDown: event => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        wasCarried.current = false;
        setStart({ x: event.clientX, y: event.clientY });
      },
      onPointerMove: event => {
        const { clientX: x, clientY: y } = event;
        if (!start || (!spot && Math.hypot(x - start.x, y - start.y) < FAR_ENOUGH)) return;
        if (!spot) onStart();
        wasCarried.current = true;
        setSpot({ x, y });
        onMove({ x, y }, keysOf(event));
      },
      onPointerUp: event => {
        const isCarried = spot !== null;
        letGo();
        if (isCarried) onDrop({ x: event.clientX, y: event.clientY }, keysOf(event));
      },
      onPointerCancel: () => {
        letGo();
        store.update(endDrag);
      },
      // The browser ends every press with a click, even when the counter was carried away in between.
      onClickCapture: event => {
        if (wasCarried.current) event.stopPropagation();
        wasCarried.current = false;
      },
    },
  };
};
