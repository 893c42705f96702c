import { paintPlaces } from '../edits/map/board-edits';
import { type StudioState, undoStep } from '../session/state';
import { type StudioStore, sliceOf } from '../session/store';

/** The frames of the page, and its time in milliseconds. */
export interface FrameClock {
  request(job: (time: number) => void): number;
  cancel(frame: number): void;
  now(): number;
}

/** Places that wait to be painted. */
export interface PaintQueue {
  /** A new stroke of this brush: what is painted from now on is one entry of the history. */
  begin(brushId: string): void;
  add(places: readonly string[]): void;
  /** Replaces all that waits; nothing is painted before the end. */
  hold(places: readonly string[]): void;
  end(): void;
  drop(): void;
  /** Drops what waits, and undoes what this stroke has painted. */
  revert(): void;
}

/** Above this the map cannot keep up with the pointer: the rest of the stroke is painted when it ends. */
const SLOW_FRAME = 40;

/** What is painted stays marked until the picture shows it. */
const paintAndMark = (
  state: StudioState,
  brush: string,
  places: readonly string[],
  stroke: string,
): StudioState => {
  const next = paintPlaces(state, brush, places, stroke);
  const { interaction } = next;
  if (next.derived.position === state.derived.position) return next;
  return { ...next, interaction: { ...interaction, pendingTiles: [...interaction.pendingTiles, ...places] } };
};

/** The stroke leaves no trace, neither to undo nor to redo. */
const forgetStroke = (state: StudioState, stroke: string): StudioState => {
  if (state.mergeKey !== stroke) return state;
  const before = undoStep(state);
  return { ...before, history: { ...before.history, future: [] } };
};

interface FramePainter {
  /** Paints in the next frame, unless one is under way or the map cannot keep up. */
  schedule(): void;
  halt(): void;
  /** A new stroke: the map may be quick again. */
  restart(): void;
}

const makeFramePainter = (frames: FrameClock, hasWaiting: () => boolean, paint: () => void): FramePainter => {
  let frame = 0;
  let isSlow = false;
  const paintInFrame = (): void => {
    const before = frames.now();
    paint();
    frame = frames.request(after => {
      frame = 0;
      isSlow = after - before > SLOW_FRAME;
      schedule();
    });
  };
  const schedule = (): void => {
    if (hasWaiting() && frame === 0 && !isSlow) frame = frames.request(paintInFrame);
  };
  return {
    schedule,
    halt: () => {
      frames.cancel(frame);
      frame = 0;
    },
    restart: () => {
      isSlow = false;
    },
  };
};

/** Paints what the pointer touches at most once a frame: one edit for many places, and never two pictures in one frame. */
export const makePaintQueue = (store: StudioStore, frames: FrameClock): PaintQueue => {
  const interaction = sliceOf(store, 'interaction');
  let strokes = 0;
  let brush = '';
  let touched = new Set<string>();
  let waiting: readonly string[] = [];

  const wait = (places: readonly string[]): void => {
    waiting = places;
    interaction.set({ trail: places });
  };
  const paint = (): void => {
    const places = waiting;
    wait([]);
    if (places.length > 0) store.update(state => paintAndMark(state, brush, places, `stroke ${strokes}`));
  };
  const { schedule, halt, restart } = makeFramePainter(frames, () => waiting.length > 0, paint);
  const drop = (): void => {
    halt();
    wait([]);
  };
  return {
    begin: brushId => {
      strokes += 1;
      brush = brushId;
      touched = new Set();
      restart();
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
      paint();
    },
    drop,
    revert: () => {
      drop();
      store.update(state => forgetStroke(state, `stroke ${strokes}`));
    },
  };
};
