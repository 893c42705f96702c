/** A background page has no frames: then the work is done anyway. */
const MAX_WAIT = 100;

const runAfterNextFrame = (job: () => void): void => {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    job();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, MAX_WAIT);
};

const waiting: (() => void)[] = [];

const runNext = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) runAfterNextFrame(runNext);
};

/** One job to a frame, after it has been painted. */
export const queueFrame = (job: () => void): void => {
  waiting.push(job);
  if (waiting.length === 1) runAfterNextFrame(runNext);
};
