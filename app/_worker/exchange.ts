import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitSections } from '@/lib/documents/text/split-sections';
import type { ExchangeFormat } from '@/lib/exchange/exchange-formats';
import {
  type ExchangeOptions,
  writeBattleModule,
  writeExchangeFile,
} from '@/lib/exchange/write-exchange-file';
import { DEFAULT_LANGUAGE, type Language, languageOf, rulesFileIn } from '@/lib/game/language';
import type { ReportPdfProgress } from '@/lib/print/write-pdf';
import { type LoadedBattle, readBattle, type TaskDocument } from './task-document';
import { sayIn } from './words';

export const makeExchangeFile = async (
  battle: LoadedBattle,
  subject: TaskDocument,
  format: ExchangeFormat,
  report: ReportPdfProgress,
): Promise<Uint8Array | null> =>
  writeExchangeFile(battle, format, await makeOptions([battle], [subject]), report);

/** Several published battles in one module; null: none of them can be read. */
export const makeModule = async (
  { subjects, title }: { readonly subjects: readonly TaskDocument[]; readonly title: string },
  report: ReportPdfProgress,
): Promise<Uint8Array | null> => {
  const read = await Promise.all(subjects.map(readBattle));
  const battles = read.filter(battle => battle !== null);
  if (battles.length === 0) return null;
  return writeBattleModule(battles, title, await makeOptions(battles, subjects), report);
};

const makeOptions = async (
  battles: readonly LoadedBattle[],
  subjects: readonly TaskDocument[],
): Promise<ExchangeOptions> => {
  const [subject] = subjects;
  const published = subjects.flatMap(each => each.published ?? []);
  return {
    say: sayIn(subject?.locale ?? DEFAULT_LANGUAGE),
    address: subject?.published?.address ?? null,
    version: published.map(({ n }) => n).join('.') || '0',
    savedAt: Math.max(0, ...published.map(({ publishedAt }) => Date.parse(publishedAt))),
    rules: await readRules([...new Set(battles.map(({ system }) => system.id))], languageOf(subject?.locale)),
  };
};

const readRules = async (systems: readonly string[], language: Language): Promise<ExchangeOptions['rules']> =>
  new Map(
    await Promise.all(
      systems.map(async id => {
        // Only ids of known systems reach the path.
        const file = join(
          /* turbopackIgnore: true */ process.cwd(),
          'content',
          'systems',
          id,
          rulesFileIn(language),
        );
        return [id, splitSections(await readFile(file, 'utf8'))] as const;
      }),
    ),
  );
