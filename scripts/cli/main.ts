import { getEnv } from '@/lib/env';
import { languageOf } from '@/lib/game/language';
import { findOpeningProblem } from '@/lib/store/engine/opening-problems';
import { storeLocationFor } from '@/lib/store/engine/process-store';
import { admin } from './admin';
import { backup, restore } from './backup';
import { check } from './check';
import { type Command, printError, speak } from './command';
import { convert } from './convert/convert';
import { exportAll, importFiles } from './exchange';
import { publish } from './publish';
import { search } from './search';
import { simulate } from './simulate';
import { work } from './work';

export { serveGames } from './simulate-pool';

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  convert,
  export: exportAll,
  import: importFiles,
  publish,
  search,
  backup,
  restore,
  admin,
  simulate,
  worker: work,
};

const LANGUAGE_OPTION = '--language';

/** `--language de`, else what the terminal is set to. */
const takeLanguage = (words: readonly string[]) => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const at = words.indexOf(LANGUAGE_OPTION);
  if (at < 0) return { language: languageOf(LC_ALL || LC_MESSAGES || LANG), rest: words };
  return { language: languageOf(words[at + 1]), rest: [...words.slice(0, at), ...words.slice(at + 2)] };
};

/** Resolves to an exit code. */
export const main = async (given: readonly string[]): Promise<number> => {
  const { language, rest } = takeLanguage(given);
  speak(language);
  const [name = '', ...words] = rest;
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
  const problem = isEnvironmentValid() ? findOpeningProblem(error, storeLocationFor(getEnv())) : null;
  if (problem) return printError(`problem.${problem.code}`, problem.values);
  return printError('failed', { reason: error.message });
};

/** The error may be that of reading the environment itself. */
const isEnvironmentValid = (): boolean => {
  try {
    return Boolean(getEnv());
  } catch {
    return false;
  }
};
