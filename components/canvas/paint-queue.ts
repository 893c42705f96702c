import { painted } from '@/components/studio/edits';
import type { StudioStore } from '@/components/studio/studio-store';
import { handOf } from './hand-state';

/** Places that wait to be painted. */
export interface PaintQueue {
  /** A new stroke of this brush: what is laid from now on is one entry. */
  begin(brushId: string): void;
  add(places: readonly string[]): void;
  /** Instead of all that waits; nothing is laid before the end. */
  hold(places: readonly string[]): void;
  end(): void;
  drop(): void;
}

/** Above this the map cannot keep up with the hand: the rest of the stroke is laid when it ends. */
const SLOW_FRAME = 40;

/** What is laid stays marked until the picture shows it. */
const laid = (store: StudioStore, brush: string, places: readonly string[], stroke: string): void => {
  const hand = handOf(store);
  const before = store.getState().reading.position;
  store.update(state => painted(state, brush, places, stroke));
  if (store.getState().reading.position !== before) hand.set({ wet: [...hand.getState().wet, ...places] });
};

/** Lays what the hand touches at most once a frame: one edit for many places, and never two pictures for one look. */
export const makePaintQueue = (store: StudioStore): PaintQueue => {
  const hand = handOf(store);
  let strokes = 0;
  let brush = '';
  let touched = new Set<string>();
  let waiting: readonly string[] = [];
  let frame = 0;
  let isSlow = false;

  const wait = (places: readonly string[]): void => {
    waiting = places;
    hand.set({ trail: places });
  };
  const lay = (): void => {
    const places = waiting;
    wait([]);
    if (places.length > 0) laid(store, brush, places, `stroke ${strokes}`);
  };
  const layInFrame = (): void => {
    const before = performance.now();
    lay();
    frame = requestAnimationFrame(after => {
      frame = 0;
      isSlow = after - before > SLOW_FRAME;
      schedule();
    });
  };
  const schedule = (): void => {
    if (waiting.length > 0 && frame === 0 && !isSlow) frame = requestAnimationFrame(layInFrame);
  };
  const halt = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    begin: brushId => {
      strokes += 1;
      brush = brushId;
      touched = new Set();
      isSlow = false;
    },
    add: places => {
      const fresh = places.filter(place => !touched.has(place));
      if (fresh.length === 0) return;
      for (const place of fresh) touched.add(place);
      wait([...waiting, ...fresh]);
      schedule();
    },
    hold: wait,
    end: () => {
      halt();
      lay();
    },
    drop: () => {
      halt();
      wait([]);
    },
  };
};
