/** A worker for tests: it answers, never ends, takes all memory, or calls itself for ever. */
const callItself = depth => callItself(depth + 1) + 1;

const TASKS = {
  double: number => number * 2,
  bytes: length => new Uint8Array(length),
  spin: () => {
    for (;;);
  },
  fill: () => {
    const kept = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  },
  recurse: () => callItself(0),
  fail: () => {
    throw new Error('broken');
  },
};

export const perform = async ({ task, input, progress }) => {
  progress.postMessage('started');
  progress.postMessage({ made: 1, of: 2 });
  try {
    return TASKS[task](input);
  } finally {
    progress.close();
  }
};
