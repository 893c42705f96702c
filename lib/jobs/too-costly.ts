/** The worker was ended at its deadline, ran out of memory, or called itself too deeply. */
export const isTooCostly = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')));
