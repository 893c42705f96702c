import { type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { setDragTarget, startDrag } from '@/lib/editor/session/drag-state';
import type { StudioState } from '@/lib/editor/session/state';
import { useStudio } from '../session/studio-context';

export interface PointerPosition {
  readonly x: number;
  readonly y: number;
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

const clearDrag = (state: StudioState): StudioState =>
  state.dragging === null ? state : { ...state, dragging: null };

/** Carries a counter from the tray to the map by the pointer; `pieces` are lit by the rules while they are carried. */
export const useCarry = (
  pieces: readonly string[],
  land: (state: StudioState, space: string) => StudioState,
): CarryState => {
  const { store, canvas } = useStudio();
  const [start, setStart] = useState<PointerPosition | null>(null);
  const [spot, setSpot] = useState<PointerPosition | null>(null);
  const wasCarried = useRef(false);
  const end = (): void => {
    setStart(null);
    setSpot(null);
    store.update(clearDrag);
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
      onPointerMove: ({ clientX: x, clientY: y }) => {
        if (!start || (!spot && Math.hypot(x - start.x, y - start.y) < FAR_ENOUGH)) return;
        if (!spot) store.update(state => startDrag(state, pieces));
        wasCarried.current = true;
        setSpot({ x, y });
        store.update(state => setDragTarget(state, canvas.current?.spaceAt(x, y) ?? null));
      },
      onPointerUp: ({ clientX, clientY }) => {
        const space = spot && canvas.current?.spaceAt(clientX, clientY);
        end();
        if (space) store.update(state => land(state, space));
      },
      onPointerCancel: end,
      // The browser ends every press with a click, also when the counter was carried away in between.
      onClickCapture: event => {
        if (wasCarried.current) event.stopPropagation();
        wasCarried.current = false;
      },
    },
  };
};
