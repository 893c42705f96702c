import type { Instrumentation } from 'next';

const isNode = (): boolean => process.env.NEXT_RUNTIME === 'nodejs';

/** Once for each process, before the first request. */
export const register = async (): Promise<void> => {
  if (!isNode()) return;
  const { startUp } = await import('@/app/_server/operations/start-up');
  // Set by scripts/start.mjs and by the standalone server: Next then leaves the signals to us.
  await startUp({ endsItself: process.env.NEXT_MANUAL_SIG_HANDLE !== undefined });
};

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (!isNode()) return;
  const { reportRequestError } = await import('@/app/_server/operations/request-errors');
  reportRequestError(error, request, context);
};
