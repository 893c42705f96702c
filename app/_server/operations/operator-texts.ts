import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getEnv } from '@/lib/env';

export const OPERATOR_TEXTS = ['imprint', 'contact', 'terms', 'conduct', 'privacy'] as const;
export type OperatorText = (typeof OPERATOR_TEXTS)[number];

interface CachedText {
  readonly changed: number;
  readonly text: string;
}

const known = new Map<string, CachedText>();

/** The operator's own words as Markdown, read again when their file has changed; null: none, or nothing in it. */
export const readOperatorText = async (
  name: OperatorText,
  folder: string = getEnv().operatorFolder,
): Promise<string | null> => {
  const file = join(/* turbopackIgnore: true */ folder, `${name}.md`);
  const changed = await modifiedTimeOf(file);
  if (changed === null) return null;
  const before = known.get(file);
  const read =
    before?.changed === changed ? before : { changed, text: (await readFile(file, 'utf8')).trim() };
  known.set(file, read);
  return read.text === '' ? null : read.text;
};

const modifiedTimeOf = async (file: string): Promise<number | null> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && isMissingFile(error.code)) return null;
    throw error;
  }
};

const isMissingFile = (code: unknown): boolean => code === 'ENOENT' || code === 'ENOTDIR';
