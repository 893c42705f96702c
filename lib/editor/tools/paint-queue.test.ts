import { beforeAll, describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { createStudioStore } from '../session/store';
import { loadKnownSystem, openBattle } from '../testing/open-battle';
import { type FrameClock, makePaintQueue } from './paint-queue';

let system: AnySystem;

beforeAll(async () => {
  system = await loadKnownSystem('lost-battles');
});

/** A page whose frames come on demand, each this many milliseconds after the last. */
const makeFrames = () => {
  let [time, last] = [0, 0];
  const jobs = new Map<number, (time: number) => void>();
  const clock: FrameClock = {
    now: () => time,
    request: job => {
      last += 1;
      jobs.set(last, job);
      return last;
    },
    cancel: frame => void jobs.delete(frame),
  };
  const pass = (milliseconds: number): void => {
    time += milliseconds;
    const due = [...jobs.values()];
    jobs.clear();
    for (const job of due) job(time);
  };
  return { clock, pass };
};

const startStroke = () => {
  const store = createStudioStore(openBattle(system, cannae));
  const { clock, pass } = makeFrames();
  const queue = makePaintQueue(store, clock);
  const hill = system.palette.brushes.find(({ label }) => JSON.stringify(label).includes('hill'));
  queue.begin(hill?.id ?? '');
  return { store, queue, pass };
};

describe('painting what the pointer touches', () => {
  test('many places in one frame are one edit, and a whole stroke is one entry', () => {
    const { store, queue, pass } = startStroke();
    queue.add(['A1', 'B1']);
    expect(store.getState().interaction.trail).toEqual(['A1', 'B1']);
    pass(16);
    expect(store.getState().interaction).toMatchObject({ trail: [], pendingTiles: ['A1', 'B1'] });
    pass(16);
    queue.add(['A1', 'C1']);
    queue.end();
    expect(store.getState().history.past).toHaveLength(1);
    expect(store.getState().interaction.pendingTiles).toEqual(['A1', 'B1', 'C1']);
  });

  test('after a slow frame the rest waits until the stroke ends', () => {
    const { store, queue, pass } = startStroke();
    queue.add(['A1']);
    pass(16);
    pass(200);
    queue.add(['B1']);
    pass(16);
    expect(store.getState().interaction.trail).toEqual(['B1']);
    queue.end();
    expect(store.getState().interaction.trail).toEqual([]);
  });

  test('a stroke that is taken back leaves no trace', () => {
    const { store, queue, pass } = startStroke();
    const before = store.getState().history.present.document;
    queue.add(['A1']);
    pass(16);
    expect(store.getState().history.present.document).not.toEqual(before);
    queue.revert();
    expect(store.getState().history).toMatchObject({ past: [], future: [], present: { document: before } });
    expect(store.getState().interaction.trail).toEqual([]);
  });

  test('a cancelled stroke paints nothing of what waits', () => {
    const { store, queue, pass } = startStroke();
    queue.add(['A1']);
    queue.drop();
    pass(16);
    expect(store.getState().history.past).toHaveLength(0);
  });
});
