import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { findingsInWords } from '@/lib/catalogue/findings-in-words';
import { readArchive } from '@/lib/exchange/archive';
import { makeBackup, restoreBackup } from '@/lib/exchange/backup';
import { exportDocuments, importDocument } from '@/lib/exchange/documents';
import { isError } from '@/lib/game/finding';
import { storeInstance } from '@/lib/store/instance';
import { closeStore, type Store } from '@/lib/store/open';
import { VISIBILITIES } from '@/lib/store/schema';
import { readDocument } from '@/lib/systems/read-document';
import { ownerFor } from './owner';

const say = makeSay(messages, 'en');
const tell = (code: string, values: Record<string, string | number> = {}): void =>
  console.log(say({ code: `cli.${code}`, values }));
const complain = (code: string, values: Record<string, string | number> = {}): 1 => {
  console.error(say({ code: `cli.${code}`, values }));
  return 1;
};

type Command = (words: readonly string[]) => Promise<number>;

/** Judges files by their rule books; 1 when one of them breaks a rule or cannot be read. */
const check: Command = async files => {
  if (files.length === 0) return complain('usage');
  let code = 0;
  for (const file of files) if (await checkFile(file)) code = 1;
  return code;
};

/** Whether a file has an error. */
const checkFile = async (file: string): Promise<boolean> => {
  const json = parsed(await readFile(file, 'utf8'));
  if (json === undefined) return complain('not-json', { file }) === 1;
  const read = await readDocument(json);
  const findings = read.type === 'unknown' ? read.findings : read.checked.findings;
  if (findings.length === 0) tell('met', { file });
  for (const { severity, section, path, words } of findingsInWords(findings, say))
    tell('finding', {
      ...{ file, severity, words, place: `/${path.join('/')}` },
      ...{ section: section ?? '', isRule: section === null ? 'no' : 'yes' },
    });
  return findings.some(isError);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** The server may run meanwhile: both engines bear several processes. */
const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
  const store = await storeInstance(() => new Date().toISOString());
  try {
    return await work(store);
  } finally {
    await closeStore(store);
  }
};

const export_: Command = async words => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { author: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) return complain('usage');
  return withStore(async store => {
    const author = values.author === undefined ? undefined : await ownerFor(store, values.author);
    if (author === null) return complain('unknown-author', { name: values.author ?? '' });
    await writeFile(file, await exportDocuments(store, author));
    tell('exported', { file });
    return 0;
  });
};

const import_: Command = async words => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { as: { type: 'string' }, publish: { type: 'string' } },
    allowPositionals: true,
  });
  const visibility = VISIBILITIES.find(known => known === values.publish) ?? null;
  if (positionals.length === 0 || values.as === undefined) return complain('usage');
  if (values.publish !== undefined && visibility === null) return complain('usage');
  return withStore(async store => {
    const owner = await ownerFor(store, values.as ?? '');
    if (owner === null) return complain('unknown-author', { name: values.as ?? '' });
    let code = 0;
    for (const [name, text] of await textsOf(positionals)) {
      const result = text === null ? null : await importDocument(store, text, owner, visibility);
      if (result?.type === 'published') tell('published', { name, slug: result.slug, n: result.n });
      else if (result?.type === 'draft') tell('draft', { name, id: result.id });
      else code = complain(result?.type ?? 'refused', { file: name });
    }
    return code;
  });
};

/** The documents of files and archives; null: an archive that is not taken. */
const textsOf = async (files: readonly string[]): Promise<readonly (readonly [string, string | null])[]> => {
  const texts = await Promise.all(
    files.map(async file => {
      if (!file.endsWith('.zip')) return [[file, await readFile(file, 'utf8')] as const];
      const archive = readArchive(await readFile(file));
      return archive.type === 'read' ? [...archive.files] : [[`${file} ${archive.name}`, null] as const];
    }),
  );
  return texts.flat();
};

const backup: Command = async ([file]) => {
  if (file === undefined) return complain('usage');
  return withStore(async store => {
    const bytes = await makeBackup(store);
    // It holds what accounts are proved by: for its owner's eyes alone.
    await new Promise<void>((resolve, reject) => {
      const out = createWriteStream(file, { mode: 0o600 });
      out.on('error', reject).on('close', resolve);
      out.end(bytes);
    });
    tell('backed-up', { file, size: bytes.length });
    return 0;
  });
};

const restore: Command = async words => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) return complain('usage');
  return withStore(async store => {
    const result = await restoreBackup(store, await readFile(file), values.replace);
    if (result.type !== 'restored') return complain(result.type, { file });
    tell('restored', { file, rows: result.rows });
    return 0;
  });
};

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  export: export_,
  import: import_,
  backup,
  restore,
};

/** Resolves to an exit code. */
export const main = async ([name = '', ...words]: readonly string[]): Promise<number> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return complain('usage');
  try {
    return await command(words);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return complain('failed', { reason: error.message });
  }
};
