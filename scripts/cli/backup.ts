import { createWriteStream } from 'node:fs';
import { access, constants, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeBackup, restoreBackup } from '@/lib/exchange/backup';
import { type Command, printError, printMessage, withStore } from './command';

/** Everything in one file, while the server runs. */
export const backup: Command = async ([file]) => {
  if (file === undefined) return printError('usage');
  return withStore(async store => {
    const bytes = await makeBackup(store);
    if (!(await isDone(writePrivately(file, bytes)))) return printError('no-place', { file });
    return printMessage('backed-up', { file, size: bytes.length });
  });
};

/** It holds what accounts are proved by: for its owner's eyes alone. */
const writePrivately = (file: string, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const out = createWriteStream(file, { mode: 0o600 });
    out.on('error', reject).on('close', resolve);
    out.end(bytes);
  });

/** An error in the operator's own file must not be reported as an error of the database. */
const FILE_PROBLEMS = ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'EROFS'];

const isFileProblem = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FILE_PROBLEMS.includes(String(error.code));

/** False: the file is not there, or may not be used. */
const isDone = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (isFileProblem(error)) return false;
    throw error;
  }
};

/** Into an empty store, or in place of what is there. */
export const restore: Command = async words => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) return printError('usage');
  // Asked first: opening the store would create one for nothing.
  if (!(await isDone(access(file, constants.R_OK)))) return printError('no-file', { file });
  return withStore(async store => {
    const result = await restoreBackup(store, await readFile(file), values.replace);
    if (result.type !== 'restored') return printError(result.type, { file });
    return printMessage('restored', { file, rows: result.rows });
  });
};
