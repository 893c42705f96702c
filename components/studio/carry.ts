import { type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useStudio } from './studio-context';
import type { StudioState } from './studio-state';
import { draggedOver, dragStarted } from './studio-state';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Carrying {
  /** Where the carried counter hangs; null: nothing is carried. */
  readonly spot: Spot | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: SyntheticEvent) => void;
  };
}

const FAR_ENOUGH = 5;

const laidDown = (state: StudioState): StudioState =>
  state.dragging === null ? state : { ...state, dragging: null };

/** Carries a counter from the tray to the map by the pointer; `pieces` are lit by the rules while they are carried. */
export const useCarry = (
  pieces: readonly string[],
  land: (state: StudioState, space: string) => StudioState,
): Carrying => {
  const { store, map } = useStudio();
  const [start, setStart] = useState<Spot | null>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const wasCarried = useRef(false);
  const end = (): void => {
    setStart(null);
    setSpot(null);
    store.update(laidDown);
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
        if (!spot) store.update(state => dragStarted(state, pieces));
        wasCarried.current = true;
        setSpot({ x, y });
        store.update(state => draggedOver(state, map.spaceAt(x, y)));
      },
      onPointerUp: ({ clientX, clientY }) => {
        const space = spot && map.spaceAt(clientX, clientY);
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
