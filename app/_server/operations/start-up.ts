import { type Environment, getEnv } from '@/lib/env';
import { closeStore } from '@/lib/store/engine/open-store';
import { findOpeningProblem } from '@/lib/store/engine/opening-problems';
import { storeLocationFor } from '@/lib/store/engine/process-store';
import { seedShippedContent } from '../catalogue/shipped-content';
import { watchClocks } from '../games/watch-clocks';
import { setClientAddresses } from '../http/address/client-addresses';
import { watchRequests } from '../http/watch-requests';
import { getJobQueue } from '../jobs';
import { getStore } from '../store';
import { registerJobMetrics } from './job-metrics';
import { getLog } from './log';
import { recheckVersions } from './recheck-versions';
import { logPrintedErrors } from './request-errors';
import { printSetupLink } from './setup-link';
import { isStopping, runBeforeExit, stopGracefully } from './shutdown';
import { printStartError } from './start-messages';

/** Before the first request: a server without its database and the shipped battles must not stand. */
export const startUp = async ({ endsItself }: { readonly endsItself: boolean }): Promise<void> => {
  try {
    if (getEnv().mode === 'production') logPrintedErrors();
    setClientAddresses();
    watchRequests();
    registerJobMetrics();
    if (endsItself) stopOnSignals();
    runBeforeExit(async () => closeStore(await getStore()));
    runBeforeExit(() => getJobQueue().close());
    await seedShippedContent();
    await printSetupLink();
    watchClocks();
    getLog().info('ready');
  } catch (error) {
    printStartFailure(error);
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

const printStartFailure = (error: unknown): void => {
  const environment = readEnvironment();
  const problem = environment && findOpeningProblem(error, storeLocationFor(environment));
  const isAboutSettings = error instanceof Error && /^(environment|TRUSTED_PROXIES):/.test(error.message);
  if (problem) printStartError(`problem.${problem.code}`, problem.values);
  else if (isAboutSettings) printStartError('server.failed', { reason: error.message });
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};

/** The error may be about the environment itself. */
const readEnvironment = (): Environment | null => {
  try {
    return getEnv();
  } catch {
    return null;
  }
};
