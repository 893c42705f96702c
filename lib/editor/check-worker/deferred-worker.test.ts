import { describe, expect, test } from 'vitest';
import type { CheckWorker } from './client';
import { makeDeferredWorker } from './deferred-worker';
import type { WorkerRequest } from './protocol';

const DOCUMENT: WorkerRequest = { type: 'document', document: {} };

const openLater = () => {
  const [jobs, received]: [(() => void)[], WorkerRequest[]] = [[], []];
  const real: CheckWorker = {
    onmessage: null,
    onerror: null,
    postMessage: request => void received.push(request),
    terminate: () => undefined,
  };
  const worker = makeDeferredWorker(
    () => real,
    job => jobs.push(job),
  );
  return { worker, real, received, start: () => jobs[0]?.() };
};

describe('a worker that waits for the page', () => {
  test('gets what it was sent before it started, in order, and what comes after', () => {
    const { worker, received, start } = openLater();
    worker.postMessage(DOCUMENT);
    worker.postMessage({ type: 'check' });
    expect(received).toEqual([]);
    start();
    worker.postMessage({ type: 'zone', piece: 'a' });
    expect(received).toEqual([DOCUMENT, { type: 'check' }, { type: 'zone', piece: 'a' }]);
  });

  test('is not started any more once it was ended', () => {
    const { worker, received, start } = openLater();
    worker.postMessage(DOCUMENT);
    worker.terminate();
    start();
    expect(received).toEqual([]);
  });
});
