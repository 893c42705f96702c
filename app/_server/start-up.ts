import { type Environment, env } from '@/lib/env';
import { placeFor } from '@/lib/store/instance';
import { closeStore } from '@/lib/store/open';
import { openingProblem } from '@/lib/store/opening-problems';
import { registerJobMetrics } from './job-metrics';
import { jobs } from './jobs';
import { getLog } from './log';
import { noteClientAddresses } from './note-client-address';
import { recheckVersions } from './recheck';
import { logPrintedErrors } from './request-errors';
import { complainAtStart } from './say-at-start';
import { offerSetup } from './setup-link';
import { loadShipped } from './shipped';
import { beforeExit, isStopping, stopGracefully } from './shutdown';
import { getStore } from './store';
import { watchRequests } from './watch-requests';

/** Before the first request: a server without its database and the shipped battles must not stand. */
export const startUp = async ({ endsItself }: { readonly endsItself: boolean }): Promise<void> => {
  try {
    if (env().mode === 'production') logPrintedErrors();
    noteClientAddresses();
    watchRequests();
    registerJobMetrics();
    if (endsItself) stopOnSignals();
    beforeExit(async () => closeStore(await getStore()));
    beforeExit(() => jobs().close());
    await loadShipped();
    await offerSetup();
    getLog().info('ready');
  } catch (error) {
    tellWhy(error);
    process.exit(1);
  }
  // Beside the first requests: nobody waits for it.
  void recheckInBackground();
};

const recheckInBackground = async (): Promise<void> => {
  try {
    const count = await recheckVersions();
    getLog().info({ count }, 'checked versions again');
  } catch (error) {
    getLog().error(error, 'checking versions again failed');
  }
};

/** Longer than any answer takes, shorter than a service manager waits. */
const TIME_TO_FINISH = 20_000;

const stopOnSignals = (): void => {
  const stop = async (): Promise<void> => {
    // A terminal sends the signal to us and to the script that started us, which hands it on.
    if (isStopping()) return;
    getLog().info('stopping');
    await stopGracefully(TIME_TO_FINISH);
    getLog().info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};

const tellWhy = (error: unknown): void => {
  const environment = knownEnvironment();
  const problem = environment && openingProblem(error, placeFor(environment));
  const isAboutSettings = error instanceof Error && /^(environment|TRUSTED_PROXIES):/.test(error.message);
  if (problem) complainAtStart(`problem.${problem.code}`, problem.values);
  else if (isAboutSettings) complainAtStart('server.failed', { reason: error.message });
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};

/** The error may be about the environment itself. */
const knownEnvironment = (): Environment | null => {
  try {
    return env();
  } catch {
    return null;
  }
};
