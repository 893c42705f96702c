import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { readDocument } from '@/lib/systems/read-document';
import { type ComputerRequest, type ComputerWorker, startComputerClient } from './client';

// Beside the tests: on a busy machine the first load of a rule book may take longer than a hook may.
const read = await readDocument(cannae);
if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
const rules = read.system.play;
const start = rules.start(read.checked.document, 1);
const [seat = ''] = rules.awaits(start);
const decision = { state: start, seat, seed: 1, level: 'learner' } as const;
const [offered] = rules.actions(start, seat);

/** A worker in the same thread: it answers when the test lets it. */
const handWorker = () => {
  const questions: ComputerRequest[] = [];
  const worker: ComputerWorker & { questions: ComputerRequest[]; answer(): void } = {
    questions,
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: question => void questions.push(structuredClone(question)),
    answer: () => {
      const id = questions.shift()?.id ?? -1;
      worker.onmessage?.({ data: { id, action: offered } } as MessageEvent);
    },
  };
  return worker;
};

const failure = { preventDefault: () => undefined } as ErrorEvent;

describe('the computer player in its worker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('answers when it has thought, not before', () => {
    const [worker, next] = [handWorker(), vi.fn()];
    startComputerClient('lost-battles', rules, () => worker).ask(decision, next);
    expect(worker.questions[0]).toMatchObject({ system: 'lost-battles', seat, seed: 1 });
    vi.runAllTimers();
    expect(next).not.toHaveBeenCalled();
    worker.answer();
    expect(next).toHaveBeenCalledWith(offered);
  });

  test('a question that is taken back is not answered, and its thinking ends at once', () => {
    const [first, second, next] = [handWorker(), handWorker(), vi.fn()];
    const workers = [first, second];
    const client = startComputerClient('lost-battles', rules, () => workers.shift() ?? handWorker());
    client.ask(decision, next)();
    expect(first.terminate).toHaveBeenCalled();
    first.answer();
    expect(next).not.toHaveBeenCalled();
    client.ask(decision, next);
    second.answer();
    expect(next).toHaveBeenCalledWith(offered);
  });

  test('a worker that has answered goes on with the next question', () => {
    const [worker, next] = [handWorker(), vi.fn()];
    const client = startComputerClient('lost-battles', rules, () => worker);
    const takeBack = client.ask(decision, next);
    worker.answer();
    takeBack();
    expect(worker.terminate).not.toHaveBeenCalled();
  });

  test('where a worker breaks down the page thinks itself', () => {
    const [worker, next] = [handWorker(), vi.fn()];
    startComputerClient('lost-battles', rules, () => worker).ask(decision, next);
    worker.onerror?.(failure);
    vi.runAllTimers();
    expect(worker.terminate).toHaveBeenCalled();
    expect(rules.actions(start, seat)).toContainEqual(next.mock.calls[0]?.[0]);
  });

  test('where none can be had the page thinks itself', () => {
    const next = vi.fn();
    const none = () => {
      throw new ReferenceError('Worker is not defined');
    };
    startComputerClient('lost-battles', rules, none).ask(decision, next);
    vi.runAllTimers();
    expect(rules.actions(start, seat)).toContainEqual(next.mock.calls[0]?.[0]);
  });
});
