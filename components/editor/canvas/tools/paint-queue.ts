import { paintPlaces } from '@/lib/editor/edits/board-edits';
import { interactionOf } from '@/lib/editor/session/interaction-state';
import type { StudioStore } from '@/lib/editor/session/store';

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
const paintAndMark = (store: StudioStore, brush: string, places: readonly string[], stroke: string): void => {
  const interaction = interactionOf(store);
  const before = store.getState().derived.position;
  store.update(state => paintPlaces(state, brush, places, stroke));
  if (store.getState().derived.position !== before)
    interaction.set({ pendingTiles: [...interaction.getState().pendingTiles, ...places] });
};

/** Lays what the hand touches at most once a frame: one edit for many places, and never two pictures for one look. */
export const makePaintQueue = (store: StudioStore): PaintQueue => {
  const interaction = interactionOf(store);
  let strokes = 0;
  let brush = '';
  let touched = new Set<string>();
  let waiting: readonly string[] = [];
  let frame = 0;
  let isSlow = false;

  const wait = (places: readonly string[]): void => {
    waiting = places;
    interaction.set({ trail: places });
  };
  const lay = (): void => {
    const places = waiting;
    wait([]);
    if (places.length > 0) paintAndMark(store, brush, places, `stroke ${strokes}`);
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
