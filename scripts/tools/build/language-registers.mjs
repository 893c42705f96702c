/**
 * Bundlers want to see what is imported. So the build writes down what each language in LANGUAGES has in its
 * folders: a new language needs its folders and its entry in that list, and no other line.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const ORIGINAL = 'en';
const HEAD =
  '// Written by the build from LANGUAGES (scripts/tools/build/language-registers.mjs); a test compares them.';

/** The languages of lib/game/language.ts, read before anything can be bundled. */
const readLanguages = root => {
  const [, list = ''] =
    readFileSync(join(root, 'lib/game/language.ts'), 'utf8').match(/LANGUAGES = \[([^\]]*)\]/) ?? [];
  return [...list.matchAll(/'([a-z-]+)'/g)].map(([, language]) => language);
};

const nameOf = language => language.replaceAll('-', '_');

/** Every file of English's folder, from the folder of another language. */
const writeWords = (root, language) => {
  const english = readFileSync(join(root, 'content/messages/en.ts'), 'utf8');
  const inLanguage = english
    .replaceAll("from './en/", `from './${language}/`)
    .replaceAll('.en.json', `.${language}.json`)
    .replace(/^\/\*\* Every word .*$/m, '/** The same in another language, file by file and key by key. */');
  return `${HEAD}\n${inLanguage}`;
};

const writeMessages = languages => `${HEAD}
import type { Language } from '@/lib/game/language';
${languages.map(language => `import { messages as ${nameOf(language)} } from './${language}';`).join('\n')}

/** The words of every language. The server has them all at hand; a page gets those of its language. */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
${languages.map(language => `  '${language}': ${nameOf(language)},`).join('\n')}
};
`;

const writeLastResort = languages => `${HEAD}
import type { Language } from '@/lib/game/language';
import type en from './en/site.json';
${languages.map(language => `import ${nameOf(language)}Words from './${language}/site.json';`).join('\n')}

type LastResort = Pick<typeof en, 'name' | 'error'>;

/** What the fault page of last resort says: when even the layout fails nothing else is at hand. */
export const LAST_RESORT: Readonly<Record<Language, LastResort>> = {
${languages.map(language => `  '${language}': ${nameOf(language)}Words,`).join('\n')}
};
`;

const listsOf = (root, language) => {
  const folder = join(root, 'content/translations', language, 'lists');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter(file => file.endsWith('.json')).sort();
};

const writeLists = (root, languages) => {
  const rows = languages
    .filter(language => language !== ORIGINAL)
    .flatMap(language => listsOf(root, language).map(file => ({ language, file })))
    .map((row, index) => ({ ...row, list: basename(row.file, '.json'), name: `list${index + 1}` }));
  const lists = [...new Set(rows.map(({ list }) => list))].sort();
  const entries = lists.map(list => {
    const own = rows.filter(row => row.list === list);
    return `  '${list}': { ${own.map(({ language, name }) => `'${language}': ${name}`).join(', ')} },`;
  });
  return `${HEAD}
import type { Translation } from '@/lib/documents/translations/translation';
import type { Language } from '@/lib/game/language';
${rows.map(({ name, language, file }) => `import ${name} from './${language}/lists/${file}';`).join('\n')}

type Translations = Readonly<Partial<Record<Language, Translation>>>;

/** What the shipped lists and their troops are called in other languages: battles and armies name them by their ids alone. */
export const LIST_TRANSLATIONS: Readonly<Record<string, Translations>> = {
${entries.join('\n')}
};
`;
};

/** The registers of these languages: file to text. */
export const makeLanguageRegisters = (root, languages = readLanguages(root)) => ({
  ...Object.fromEntries(
    languages
      .filter(language => language !== ORIGINAL)
      .map(language => [`content/messages/${language}.ts`, writeWords(root, language)]),
  ),
  'content/messages/index.ts': writeMessages(languages),
  'content/messages/last-resort.ts': writeLastResort(languages),
  'content/translations/lists.ts': writeLists(root, languages),
});

/** Writes only what has changed, so that a build of the same sources changes no file. */
export const writeLanguageRegisters = (root = ROOT, languages = readLanguages(root)) => {
  for (const [file, text] of Object.entries(makeLanguageRegisters(root, languages))) {
    const path = join(root, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
};
