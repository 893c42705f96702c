import { describe, expect, test, vi } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/game-system';
import { loadSystem } from '@/lib/systems';
import { movedTo } from './edits';
import { type JudgeWorker, startJudgeDesk } from './judge-desk';
import { isJudged } from './judged';
import { doJob, type Job, type JobAnswer, type Question } from './judging';
import { questionOf } from './overlay-question';
import { dragStarted, openStudio, undone } from './studio-state';
import { createStudioStore, type StudioStore } from './studio-store';
import { wished, wishLeft } from './wished';

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
  const questions: Job[] = [];
  let document: unknown;
  const isJob = (question: Question): question is Job =>
    ['judge', 'zone', 'odds', 'marks'].includes(question.type);
  const worker: JudgeWorker & { questions: Job[]; answer(): void } = {
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
      const data: JobAnswer = doJob({ system, format: 'scenario' }, document, job);
      worker.onmessage?.({ data } as MessageEvent<JobAnswer>);
    },
  };
  return worker;
};

const failure = { preventDefault: () => undefined } as ErrorEvent;

describe('the rules, asked beside the page', () => {
  test('answer about the document as it was opened, and again after an edit', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startJudgeDesk(store, () => worker);
    worker.answer();
    expect(isJudged(store.getState())).toBe(true);
    store.update(state => movedTo(state, ['velites'], 'D3'));
    expect(isJudged(store.getState())).toBe(false);
    worker.answer();
    expect(store.getState().reading.findings).not.toEqual([]);
    expect(store.getState().reading.faults.pieces).toEqual(['velites']);
  });

  test('tell the odds of a piece that is looked at, and again after an edit; until then the last ones stay', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startJudgeDesk(store, () => worker);
    worker.answer();
    store.update(state => wished(state, 'odds', 'velites'));
    worker.answer();
    const told = (): unknown => store.getState().wishes.odds.told.velites?.answer;
    const meant = (): unknown => {
      const { scenario } = store.getState().reading;
      return scenario && system.previews?.(scenario, 'velites');
    };
    const before = told();
    expect(before).toEqual(meant());
    store.update(state => movedTo(state, ['velites'], 'A1'));
    worker.answer();
    expect(told()).toBe(before);
    worker.answer();
    expect(told()).toEqual(meant());
    expect(told()).not.toEqual(before);
    store.update(state => wishLeft(state, 'odds', 'velites'));
    expect(store.getState().wishes.odds.told).toEqual({});
    expect(worker.questions).toEqual([]);
  });

  test('tell what an overlay marks; choosing what it does not look at asks nothing anew', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startJudgeDesk(store, () => worker);
    worker.answer();
    const [room, reach] = ['room', 'reach'].map(id => system.overlays.find(overlay => overlay.id === id));
    if (!room || !reach) throw new Error('no such overlay');
    const focus = { pieces: ['velites'], space: 'C2' };
    const name = questionOf(reach, focus);
    store.update(state => wished(state, 'marks', name));
    worker.answer();
    const { scenario } = store.getState().reading;
    expect(store.getState().wishes.marks.told[name]?.answer).toEqual(
      scenario && reach.marks(scenario, focus),
    );
    expect(questionOf(reach, { ...focus, space: 'D4' })).toBe(name);
    expect(questionOf(room, focus)).toBe(questionOf(room, { pieces: [], space: null }));
  });

  test('one question at a time; the answer about an older document is dropped', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startJudgeDesk(store, () => worker);
    worker.answer();
    store.update(state => movedTo(state, ['velites'], 'D3'));
    store.update(state => movedTo(state, ['velites'], 'C1'));
    store.update(undone);
    store.update(undone);
    expect(worker.questions).toHaveLength(1);
    worker.answer();
    expect(store.getState().reading.findings).toEqual([]);
    expect(isJudged(store.getState())).toBe(true);
  });

  test('a drag is lit when they have answered', () => {
    const [store, worker] = [openedStore(), handWorker()];
    startJudgeDesk(store, () => worker);
    worker.answer();
    store.update(state => dragStarted(state, ['velites']));
    expect(store.getState().dragging?.objections).toEqual({});
    worker.answer();
    expect(store.getState().dragging?.objections.C1).toEqual([]);
    expect(store.getState().dragging?.objections.D3).not.toEqual([]);
    expect(worker.questions).toEqual([]);
  });

  test('a worker that breaks down is replaced, and its question asked again', () => {
    const store = openedStore();
    const workers = [handWorker(), handWorker()];
    let hired = -1;
    startJudgeDesk(store, () => {
      hired += 1;
      return workers[hired] ?? handWorker();
    });
    workers[0]?.onerror?.(failure);
    workers[1]?.answer();
    expect(isJudged(store.getState())).toBe(true);
    expect(store.getState().notice).toBeNull();
  });

  test('where none works the page does it itself, and says so', () => {
    vi.useFakeTimers();
    const store = openedStore();
    startJudgeDesk(store, () => {
      throw new ReferenceError('Worker is not defined');
    });
    vi.runAllTimers();
    vi.useRealTimers();
    expect(isJudged(store.getState())).toBe(true);
    expect(store.getState().notice).toBe('no-worker');
  });
});
