import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeBackup, restoreBackup } from '@/lib/exchange/backup';
import { type Command, printError, printMessage, withStore } from './command';

/** Everything in one file, while the server runs. */
export const backup: Command = async ([file]) => {
  if (file === undefined) return printError('usage');
  return withStore(async store => {
    const bytes = await makeBackup(store);
    // It holds what accounts are proved by: for its owner's eyes alone.
    await new Promise<void>((resolve, reject) => {
      const out = createWriteStream(file, { mode: 0o600 });
      out.on('error', reject).on('close', resolve);
      out.end(bytes);
    });
    return printMessage('backed-up', { file, size: bytes.length });
  });
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
  return withStore(async store => {
    const result = await restoreBackup(store, await readFile(file), values.replace);
    if (result.type !== 'restored') return printError(result.type, { file });
    return printMessage('restored', { file, rows: result.rows });
  });
};
