import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNameText, readOwnValue, type Translation } from '@/lib/documents/translations/translation';
import type { Language } from '@/lib/game/language';

const FOLDER = join(process.cwd(), 'content', 'translations');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const filesIn = (language: Language): readonly string[] => {
  const folder = join(FOLDER, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .map(file => join(folder, file));
};

interface Words {
  /** Sides, units and places of the battles that come with the program. */
  readonly names: ReadonlyMap<string, string>;
  readonly tags: Readonly<Record<string, string>>;
  /** Collections that come with the program, by their slugs. */
  readonly collections: ReadonlyMap<string, Translation>;
}

const readWords = (language: Language): Words => {
  const files = filesIn(language);
  const isTags = (file: string) => file.endsWith('/tags.json');
  const blocks = files
    .filter(file => !isTags(file))
    .map(file => [file, readJson(file) as Translation] as const);
  const names = blocks.flatMap(([, { names = {} }]) => Object.entries(names));
  const collections = blocks.filter(([file]) => file.includes('/collections/'));
  const tags = files.find(isTags);
  return {
    names: new Map(names.map(([name, said]) => [name, readNameText(said)])),
    tags: tags === undefined ? {} : (readJson(tags) as Words['tags']),
    collections: new Map(collections.map(([file, block]) => [file.replace(/^.*\/(.+)\.json$/, '$1'), block])),
  };
};

const known = new Map<Language, Words>();

/** Read once: what comes with the program does not change while it runs. */
const wordsIn = (language: Language): Words => {
  const words = known.get(language) ?? readWords(language);
  known.set(language, words);
  return words;
};

/** A filter's value is the original word in every language; this is what the reader sees. */
export const tagIn = (language: Language, tag: string): string =>
  readOwnValue(wordsIn(language).tags, tag) ?? tag;

export const nameIn = (language: Language, name: string): string => wordsIn(language).names.get(name) ?? name;

/** A collection that comes with the program, in the reader's language. */
export const collectionIn = <
  Collection extends {
    readonly slug: string;
    readonly owner: string | null;
    readonly title: string;
    readonly summary: string;
  },
>(
  language: Language,
  collection: Collection,
): Collection => {
  const said = collection.owner === null ? wordsIn(language).collections.get(collection.slug) : undefined;
  return {
    ...collection,
    title: said?.title ?? collection.title,
    summary: said?.summary ?? collection.summary,
  };
};
