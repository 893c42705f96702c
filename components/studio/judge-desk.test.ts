import { describe, expect, test, vi } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/game-system';
import { loadSystem } from '@/lib/systems';
import { movedTo } from './edits';
import { type JudgeWorker, startJudgeDesk } from './judge-desk';
import { isJudged } from './judged';
import { doJob, type Job, type JobAnswer, type Question } from './judging';
import { dragStarted, openStudio, undone } from './studio-state';
import { createStudioStore, type StudioStore } from './studio-store';

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
  const isJob = (question: Question): question is Job => ['judge', 'zone'].includes(question.type);
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
