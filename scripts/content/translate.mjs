/**
 * `node scripts/content/translate.mjs de scenarios/lost-battles/cannae`: writes
 * content/translations/de/scenarios/lost-battles/cannae.json with a line for every text of the document. Existing
 * translations stay, names that another file has translated are filled in, the rest is empty. A folder
 * (`scenarios/perikles`) means every document in it. Empty texts are printed in English.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundled } from '../../bench/print/bundle.mjs';

const [language, ...names] = process.argv.slice(2);
const { listTexts } = await import(await bundled('lib/documents/translations/translatable-texts.ts'));
const { findTranslated, readNameText } = await import(
  await bundled('lib/documents/translations/translation.ts')
);
const folder = join('content', 'translations', language);

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

const jsonFilesIn = path =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'));

const knownNames = Object.assign(
  {},
  ...jsonFilesIn(folder).map(file => {
    const { names: known = {} } = readJson(join(folder, file));
    return Object.fromEntries(Object.entries(known).filter(([, name]) => readNameText(name) !== ''));
  }),
);

const wordsFor = (old, text) => {
  const known = text.part === 'names' ? (old.names?.[text.key] ?? knownNames[text.key]) : undefined;
  return known ?? findTranslated(old, text) ?? '';
};

const put = (block, { part, key }, words) => {
  if (part === 'fields') block[key] = words;
  else if (part === 'variants') {
    const slash = key.lastIndexOf('/');
    block.variants ??= {};
    block.variants[key.slice(0, slash)] ??= {};
    block.variants[key.slice(0, slash)][key.slice(slash + 1)] = words;
  } else {
    block[part] ??= {};
    block[part][key] = words;
  }
};

const writeBlock = name => {
  const file = join(folder, `${name}.json`);
  const old = existsSync(file) ? readJson(file) : {};
  const block = {};
  console.log(file);
  for (const text of listTexts(readJson(join('content', `${name}.json`)))) {
    const words = wordsFor(old, text);
    put(block, text, words);
    if (readNameText(words) === '') console.log(`  ${text.part} ${text.key}: ${JSON.stringify(text.text)}`);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(block, null, 2)}\n`);
};

const documentsOf = name => {
  const path = join('content', name);
  if (!existsSync(path) || !statSync(path).isDirectory()) return [name];
  return jsonFilesIn(path).map(file => join(name, file.slice(0, -'.json'.length)));
};

for (const document of names.flatMap(documentsOf)) writeBlock(document);
