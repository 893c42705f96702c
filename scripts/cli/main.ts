import { env } from '@/lib/env';
import { placeFor } from '@/lib/store/instance';
import { openingProblem } from '@/lib/store/opening-problems';
import { admin } from './admin';
import { backup, restore } from './backup';
import { check } from './check';
import { type Command, complain } from './command';
import { exportAll, importFiles } from './exchange';

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  export: exportAll,
  import: importFiles,
  backup,
  restore,
  admin,
};

/** Resolves to an exit code. */
export const main = async ([name = '', ...words]: readonly string[]): Promise<number> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return complain('usage');
  try {
    return await command(words);
  } catch (error) {
    return complainOf(error);
  }
};

const complainOf = (error: unknown): 1 => {
  if (!(error instanceof Error)) throw error;
  const problem = isEnvironmentFit() ? openingProblem(error, placeFor(env())) : null;
  if (problem) return complain(`problem.${problem.code}`, problem.values);
  return complain('failed', { reason: error.message });
};

/** The error may be that of reading the environment itself. */
const isEnvironmentFit = (): boolean => {
  try {
    return Boolean(env());
  } catch {
    return false;
  }
};
