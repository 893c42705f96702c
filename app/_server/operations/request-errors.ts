import type { Instrumentation } from 'next';
import { REQUEST_ID } from '@/lib/accounts/client-address';
import { makeProcessSingleton } from '../process-singleton';
import { getLog, toLoggedError } from './log';
import { countError } from './metrics';
import { rememberError } from './recent-errors';

type RequestErrorArguments = Parameters<Instrumentation.onRequestError>;

const getReported = makeProcessSingleton('reported-errors', () => new WeakSet<Error>());

/** An error that no code of ours caught, with the request that it belongs to: into the log, the metrics and the administration page. */
export const reportRequestError = (
  thrown: RequestErrorArguments[0],
  request: RequestErrorArguments[1],
  context: RequestErrorArguments[2],
): void => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  getReported().add(error);
  const given = request.headers[REQUEST_ID];
  const id = (Array.isArray(given) ? given[0] : given) ?? '';
  const { routePath: route } = context;
  const { type, message } = toLoggedError(error);
  // A page and its title may fail alike.
  if (!rememberError({ time: new Date().toISOString(), id, route, type, message })) return;
  const digest = 'digest' in error ? { digest: String(error.digest) } : {};
  getLog().error({ id, method: request.method, route, ...digest, err: error }, 'error');
  countError();
};

/** Next prints an error before it reports it: this is enough time for the report. */
const PATIENCE = 200;

/** What Next and libraries print as an error becomes a line of the log; what is logged with its request is not logged twice. */
export const logPrintedErrors = (): void => {
  console.error = (...parts: unknown[]): void => {
    const error = parts.find(part => part instanceof Error);
    if (error) setTimeout(logUnlessReported, PATIENCE, error).unref();
    else getLog().error(parts.map(String).join(' '));
  };
};

const logUnlessReported = (error: Error): void => {
  if (!getReported().has(error)) getLog().error({ err: error }, 'printed error');
};
