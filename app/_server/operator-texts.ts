import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env';

export const OPERATOR_TEXTS = ['imprint', 'contact', 'terms', 'conduct', 'privacy'] as const;
export type OperatorText = (typeof OPERATOR_TEXTS)[number];

interface Read {
  readonly changed: number;
  readonly text: string;
}

const known = new Map<string, Read>();

/** The operator's own words as Markdown, read again when their file has changed; null: none, or nothing in it. */
export const operatorText = async (
  name: OperatorText,
  folder: string = env().operatorFolder,
): Promise<string | null> => {
  const file = join(/* turbopackIgnore: true */ folder, `${name}.md`);
  const changed = await timeOf(file);
  if (changed === null) return null;
  const before = known.get(file);
  const read =
    before?.changed === changed ? before : { changed, text: (await readFile(file, 'utf8')).trim() };
  known.set(file, read);
  return read.text === '' ? null : read.text;
};

const timeOf = async (file: string): Promise<number | null> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && isAbsence(error.code)) return null;
    throw error;
  }
};

const isAbsence = (code: unknown): boolean => code === 'ENOENT' || code === 'ENOTDIR';
