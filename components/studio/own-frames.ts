/** A page in the background has no frames: then it is done all the same. */
const LONGEST = 100;

const afterNextFrame = (job: () => void): void => {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    job();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST);
};

const waiting: (() => void)[] = [];

const next = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) afterNextFrame(next);
};

/** One job to a frame, after it has been painted. */
export const inOwnFrame = (job: () => void): void => {
  waiting.push(job);
  if (waiting.length === 1) afterNextFrame(next);
};
