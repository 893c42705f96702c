import { env } from '@/lib/env';
import { findOpeningProblem } from '@/lib/store/engine/opening-problems';
import { storeLocationFor } from '@/lib/store/engine/process-store';
import { admin } from './admin';
import { backup, restore } from './backup';
import { check } from './check';
import { type Command, printError } from './command';
import { convert } from './convert';
import { exportAll, importFiles } from './exchange';
import { simulate } from './simulate';
import { work } from './work';

export { serveGames } from './simulate-pool';

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  convert,
  export: exportAll,
  import: importFiles,
  backup,
  restore,
  admin,
  simulate,
  worker: work,
};

/** Resolves to an exit code. */
export const main = async ([name = '', ...words]: readonly string[]): Promise<number> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return printError('usage');
  try {
    return await command(words);
  } catch (error) {
    return printFailure(error);
  }
};

const printFailure = (error: unknown): 1 => {
  if (!(error instanceof Error)) throw error;
  const problem = isEnvironmentValid() ? findOpeningProblem(error, storeLocationFor(env())) : null;
  if (problem) return printError(`problem.${problem.code}`, problem.values);
  return printError('failed', { reason: error.message });
};

/** The error may be that of reading the environment itself. */
const isEnvironmentValid = (): boolean => {
  try {
    return Boolean(env());
  } catch {
    return false;
  }
};
