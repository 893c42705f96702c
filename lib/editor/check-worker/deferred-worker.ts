import type { CheckWorker } from './client';
import type { WorkerRequest } from './protocol';

/** A worker that is started when the page has time for it; what it is sent before waits. */
export const makeDeferredWorker = (
  makeWorker: () => CheckWorker,
  defer: (job: () => void) => void,
): CheckWorker => {
  const waiting: WorkerRequest[] = [];
  let worker: CheckWorker | null = null;
  let isEnded = false;
  const start = (): void => {
    if (isEnded) return;
    try {
      worker = makeWorker();
    } catch {
      // Reported as a crash, which the client handles.
      outer.onerror?.(new ErrorEvent('error'));
      return;
    }
    worker.onmessage = event => outer.onmessage?.(event);
    worker.onerror = event => outer.onerror?.(event);
    for (const request of waiting.splice(0)) worker.postMessage(request);
  };
  const outer: CheckWorker = {
    onmessage: null,
    onerror: null,
    postMessage: request => (worker ? worker.postMessage(request) : void waiting.push(request)),
    terminate: () => {
      isEnded = true;
      worker?.terminate();
    },
  };
  defer(start);
  return outer;
};
