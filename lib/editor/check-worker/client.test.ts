import { describe, expect, test, vi } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { movePieces } from '../edits/map/board-edits';
import { startDrag } from '../session/drag-state';
import { openStudio } from '../session/open-studio';
import { undoStep } from '../session/state';
import { createStudioStore, type StudioStore } from '../session/store';
import { type CheckWorker, startCheckClient } from './client';
import { toOverlayQuery } from './overlay-query';
import { type CheckAnswer, type CheckJob, runJob, type WorkerRequest } from './protocol';
import { isChecked } from './reducer';
import { unwatch, watch } from './watched-queries';

// Not in a hook: on a busy machine reading a whole rule book may take longer than a hook may.
const loaded = await loadSystem('lost-battles');
if (!loaded) throw new Error('no system');
const system: AnySystem = loaded;

const openedStore = (): StudioStore => {
  const draft = { id: 'd', kind: 'scenario', system: system.id, revision: 1, slug: null } as const;
  return createStudioStore(openStudio({ system, format: 'scenario' }, { ...draft, document: cannae }, null));
};

/** A worker in the same thread: it answers when the test lets it. */
const handWorker = () => {
  const questions: CheckJob[] = [];
  let document: unknown;
  const isJob = (question: WorkerRequest): question is CheckJob =>
    ['check', 'zone', 'odds', 'marks'].includes(question.type);
  const worker: CheckWorker & { questions: CheckJob[]; answer(): void } = {
    questions,
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: question => {
      if (question.type === 'document') document = question.document;
      else if (isJob(question)) questions.push(question);
    },
    answer: () => {
      const job = questions.shift();
      if (!job) throw new Error('nothing was asked');
      const data: CheckAnswer = runJob({ system, format: 'scenario' }, document, job);
      worker.onmessage?.({ data } as MessageEvent<CheckAnswer>);
    },
  };
  return worker;
};

const failure = { preventDefault: () => undefined } as ErrorEvent;

describe('the rules, asked beside the page', () => {
  test('answer about the document as it was opened, and again after an edit', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startCheckClient(store, () => worker);
    worker.answer();
    expect(isChecked(store.getState())).toBe(true);
    store.update(state => movePieces(state, ['velites'], 'D3'));
    expect(isChecked(store.getState())).toBe(false);
    worker.answer();
    expect(store.getState().derived.findings).not.toEqual([]);
    expect(store.getState().derived.invalid.pieces).toEqual(['velites']);
  });

  test('tell the odds of a piece that is looked at, and again after an edit; until then the last ones stay', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startCheckClient(store, () => worker);
    worker.answer();
    store.update(state => watch(state, 'odds', 'velites'));
    worker.answer();
    const next = (): unknown => store.getState().watched.odds.answers.velites?.answer;
    const meant = (): unknown => {
      const { scenario } = store.getState().derived;
      return scenario && system.previews?.(scenario, 'velites');
    };
    const before = next();
    expect(before).toEqual(meant());
    store.update(state => movePieces(state, ['velites'], 'A1'));
    worker.answer();
    expect(next()).toBe(before);
    worker.answer();
    expect(next()).toEqual(meant());
    expect(next()).not.toEqual(before);
    store.update(state => unwatch(state, 'odds', 'velites'));
    expect(store.getState().watched.odds.answers).toEqual({});
    expect(worker.questions).toEqual([]);
  });

  test('tell what an overlay marks; choosing what it does not look at asks nothing again', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startCheckClient(store, () => worker);
    worker.answer();
    const [room, reach] = ['room', 'reach'].map(id => system.overlays.find(overlay => overlay.id === id));
    if (!room || !reach) throw new Error('no such overlay');
    const focus = { pieces: ['velites'], space: 'C2' };
    const name = toOverlayQuery(reach, focus);
    store.update(state => watch(state, 'marks', name));
    worker.answer();
    const { scenario } = store.getState().derived;
    expect(store.getState().watched.marks.answers[name]?.answer).toEqual(
      scenario && reach.marks(scenario, focus),
    );
    expect(toOverlayQuery(reach, { ...focus, space: 'D4' })).toBe(name);
    expect(toOverlayQuery(room, focus)).toBe(toOverlayQuery(room, { pieces: [], space: null }));
  });

  test('one question at a time; the answer about an older document is dropped', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startCheckClient(store, () => worker);
    worker.answer();
    store.update(state => movePieces(state, ['velites'], 'D3'));
    store.update(state => movePieces(state, ['velites'], 'C1'));
    store.update(undoStep);
    store.update(undoStep);
    expect(worker.questions).toHaveLength(1);
    worker.answer();
    expect(store.getState().derived.findings).toEqual([]);
    expect(isChecked(store.getState())).toBe(true);
  });

  test('a drag is lit when they have answered', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startCheckClient(store, () => worker);
    worker.answer();
    store.update(state => startDrag(state, ['velites']));
    expect(store.getState().dragging?.objections).toEqual({});
    worker.answer();
    expect(store.getState().dragging?.objections.C1).toEqual([]);
    expect(store.getState().dragging?.objections.D3).not.toEqual([]);
    expect(worker.questions).toEqual([]);
  });

  test('a worker that breaks down is replaced, and its question asked again', () => {
    const store = openedStore();
    const workers = [handWorker(), handWorker()];
    let started = -1;
    startCheckClient(store, () => {
      started += 1;
      return workers[started] ?? handWorker();
    });
    workers[0]?.onerror?.(failure);
    workers[1]?.answer();
    expect(isChecked(store.getState())).toBe(true);
    expect(store.getState().notice).toBeNull();
  });

  test('where none works the page does it itself, and says so', () => {
    vi.useFakeTimers();
    const store = openedStore();
    startCheckClient(store, () => {
      throw new ReferenceError('Worker is not defined');
    });
    vi.runAllTimers();
    vi.useRealTimers();
    expect(isChecked(store.getState())).toBe(true);
    expect(store.getState().notice).toBe('no-worker');
  });
});
