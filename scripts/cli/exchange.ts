import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readArchive } from '@/lib/exchange/archive';
import { exportDocuments, importDocument } from '@/lib/exchange/document-transfer';
import { VISIBILITIES } from '@/lib/store/schema/schema';
import { type Command, printError, printMessage, withStore } from './command';
import { findOwner } from './owner';

/** Every published version, one file each. */
export const exportAll: Command = async words => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { author: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) return printError('usage');
  return withStore(async store => {
    const author = values.author === undefined ? undefined : await findOwner(store, values.author);
    if (author === null) return printError('unknown-user', { name: values.author ?? '' });
    await writeFile(file, await exportDocuments(store, author));
    return printMessage('exported', { file });
  });
};

/** Documents or archives of them, as drafts or published. */
export const importFiles: Command = async words => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { as: { type: 'string' }, publish: { type: 'string' } },
    allowPositionals: true,
  });
  const visibility = VISIBILITIES.find(known => known === values.publish) ?? null;
  if (positionals.length === 0 || values.as === undefined) return printError('usage');
  if (values.publish !== undefined && visibility === null) return printError('usage');
  return withStore(async store => {
    const owner = await findOwner(store, values.as ?? '');
    if (owner === null) return printError('unknown-user', { name: values.as ?? '' });
    let code = 0;
    for (const [name, text] of await readTexts(positionals)) {
      const result = text === null ? null : await importDocument(store, text, owner, visibility);
      if (result?.type === 'published') printMessage('published', { name, slug: result.slug, n: result.n });
      else if (result?.type === 'draft') printMessage('draft', { name, id: result.id });
      else code = printError(result?.type ?? 'refused', { file: name });
    }
    return code;
  });
};

/** The documents of files and archives; null: an archive that is not taken. */
const readTexts = async (
  files: readonly string[],
): Promise<readonly (readonly [string, string | null])[]> => {
  const texts = await Promise.all(
    files.map(async file => {
      if (!file.endsWith('.zip')) return [[file, await readFile(file, 'utf8')] as const];
      const archive = readArchive(await readFile(file));
      return archive.type === 'read' ? [...archive.files] : [[`${file} ${archive.name}`, null] as const];
    }),
  );
  return texts.flat();
};
