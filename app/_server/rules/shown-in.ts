import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getLocale } from 'next-intl/server';
import type { BookUses, DocumentUse } from '@/app/_worker/book-uses';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { DEFAULT_LANGUAGE } from '@/lib/game/language';
import { getRequester } from '../http/requester';
import { DEADLINES, runJob } from '../jobs';

export interface ShownDocument {
  readonly href: string;
  readonly title: string;
}

/** Where a section is seen at work. */
export interface ShownIn {
  /** Shipped battles that need it beyond what every battle needs, and lists that it is about. */
  readonly documents: readonly ShownDocument[];
  /** A step of the tutorial goes by it. */
  readonly isInLesson: boolean;
}

const CONTENT = join(process.cwd(), 'content');

/** What ships with the program never changes while it runs. */
const known = new Map<string, BookUses>();

/** For each section of a book the shipped documents and the lesson that show it. */
export const loadShownIn = async ({ id }: AnySystem): Promise<(section: string) => ShownIn> =>
  makeShownIn(await loadUses(id), await getLocale());

/** Worked out beside the thread that answers everybody; a server too busy for it shows the rules without these links. */
const loadUses = async (system: string): Promise<BookUses> => {
  const found = known.get(system);
  if (found) return found;
  const listed = await runJob('listBookUses', {
    key: system,
    input: async () => ({ system }),
    bytes: 0,
    deadline: DEADLINES.file,
    client: (await getRequester()).client,
  });
  if (listed.type !== 'done') return { documents: [], lesson: [] };
  known.set(system, listed.result);
  return listed.result;
};

export const makeShownIn = async (
  { documents, lesson }: BookUses,
  language: string,
): Promise<(section: string) => ShownIn> => {
  const titled = await Promise.all(documents.map(use => titleIn(use, language)));
  return section => ({
    documents: titled.filter(({ sections }) => sections.includes(section)),
    isInLesson: lesson.includes(section),
  });
};

const titleIn = async (use: DocumentUse, language: string): Promise<DocumentUse> => {
  const file = join(CONTENT, 'translations', language, use.file);
  if (language === DEFAULT_LANGUAGE || !existsSync(file)) return use;
  const { title = use.title } = JSON.parse(await readFile(file, 'utf8')) as { readonly title?: string };
  return { ...use, title };
};
