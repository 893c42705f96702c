import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTexts } from '@/lib/documents/translations/translatable-texts';
import { findTranslated, type Translation } from '@/lib/documents/translations/translation';
import { translationSchema } from '@/lib/game/document/translations';

const CONTENT = join(process.cwd(), 'content');

const readJson = (path: string): unknown =>
  existsSync(join(CONTENT, path)) ? JSON.parse(readFileSync(join(CONTENT, path), 'utf8')) : undefined;

const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .map(file => join(folder, file.slice(0, -'.json'.length)))
    .sort();

/** "scenarios/lost-battles/cannae", "collections/hannibal"…: everything that the program ships with texts in it. */
export const SHIPPED_NAMES: readonly string[] = ['scenarios', 'lists', 'armies', 'collections'].flatMap(namesIn);

const keysOf = ({ names, passages, variants, ...fields }: Translation): readonly string[] => [
  ...Object.keys(fields).filter(key => key !== 'of' && key !== 'by'),
  ...Object.keys(names ?? {}),
  ...Object.keys(passages ?? {}),
  ...Object.entries(variants ?? {}).flatMap(([id, said]) => Object.keys(said).map(key => `${id}/${key}`)),
];

/** What the translation of a shipped document lacks, or has too much. */
export const compareDocument = (language: string, name: string): readonly string[] => {
  const block = readJson(join('translations', language, `${name}.json`));
  if (block === undefined) return ['has no translation'];
  const parsed = translationSchema.safeParse(block);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const texts = listTexts(readJson(`${name}.json`));
  const keys = new Set(texts.map(({ key }) => key));
  return [
    ...texts
      .filter(text => !findTranslated(parsed.data, text)?.trim())
      .map(({ part, key }) => `${part} ${key} is not translated`),
    ...keysOf(parsed.data)
      .filter(key => !keys.has(key))
      .map(key => `${key} is not in the original`),
  ];
};

const tagsIn = (name: string): readonly string[] => {
  const document = readJson(`${name}.json`) as { readonly tags?: readonly string[] };
  return document.tags ?? [];
};

export const compareTags = (language: string): readonly string[] => {
  const words = readJson(join('translations', language, 'tags.json')) as Record<string, string> | undefined;
  const tags = new Set(SHIPPED_NAMES.flatMap(tagsIn));
  return [
    ...[...tags].filter(tag => !words?.[tag]?.trim()).map(tag => `${tag} is not translated`),
    ...Object.keys(words ?? {})
      .filter(tag => !tags.has(tag))
      .map(tag => `${tag} is no tag`),
  ];
};

const HEADING = /^#{1,2} (\S+) (\S.*)$/;

/** Numbers of sections in order, each with whether it has words below its heading. */
const sectionsOf = (path: string): ReadonlyMap<string, string> => {
  const text = existsSync(join(CONTENT, path)) ? readFileSync(join(CONTENT, path), 'utf8') : '';
  return new Map(
    text
      .split(/^(?=#{1,2} )/m)
      .filter(part => part.trim() !== '')
      .map(part => {
        const [heading = '', ...body] = part.split('\n');
        return [HEADING.exec(heading)?.[1] ?? heading, body.join('\n').trim()];
      }),
  );
};

export const compareRules = (language: string, system: string): readonly string[] => {
  const [english, other] = ['rules.md', `rules.${language}.md`].map(file =>
    sectionsOf(join('systems', system, file)),
  );
  if (!english || !other || other.size === 0) return [`systems/${system}/rules.${language}.md is missing`];
  const missing = [...english].filter(([number, body]) => body !== '' && !other.get(number));
  return [
    ...missing.map(([number]) => `${number} is not translated`),
    ...[...other.keys()].filter(number => !english.has(number)).map(number => `${number} is no section`),
    ...([...english.keys()].join() === [...other.keys()].join() ? [] : ['the sections are in another order']),
  ];
};
