import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const FOLDER_OF_ONE = 0o700;
const FILE_OF_ONE = 0o600;

/** SQLite gives the files beside the database the rights that the database has. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** Makes a file that only this user of the machine reads, in a folder of the same kind; a folder that is there already stays as it is. */
export function makePrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: FOLDER_OF_ONE });
  closeSync(openSync(file, 'a', FILE_OF_ONE));
  for (const ending of BESIDE) restrictAccess(`${file}${ending}`);
}

/** Missing, or another user's, who decides about it. */
const PASSED_OVER: readonly unknown[] = ['ENOENT', 'EPERM'];

const restrictAccess = (file: string): void => {
  try {
    chmodSync(file, FILE_OF_ONE);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && PASSED_OVER.includes(error.code))) throw error;
  }
};
