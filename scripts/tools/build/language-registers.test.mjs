import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLanguageRegisters, writeLanguageRegisters } from './language-registers.mjs';

test.each(Object.entries(makeLanguageRegisters(resolve('.'))))('%s is what the build writes', (file, text) =>
  expect(readFileSync(file, 'utf8')).toBe(text),
);

describe('a third language needs its folders and one entry in the list of languages', () => {
  let root;

  /** The content with a language whose words are the German ones, but for its name of the site. */
  const addDutch = () => {
    cpSync('content', join(root, 'content'), { recursive: true });
    for (const folder of ['messages', 'translations'])
      cpSync(`content/${folder}/de`, join(root, 'content', folder, 'nl'), { recursive: true });
    for (const system of ['in-death-ground', 'lost-battles', 'perikles', 'pocket-battles', 'prussias-glory'])
      cpSync(
        `content/systems/${system}/titles.de.json`,
        join(root, 'content/systems', system, 'titles.nl.json'),
      );
    const site = join(root, 'content/messages/nl/site.json');
    writeFileSync(site, JSON.stringify({ ...JSON.parse(readFileSync(site, 'utf8')), name: 'Slagveld' }));
    const list = readFileSync('lib/game/language.ts', 'utf8');
    mkdirSync(join(root, 'lib/game'), { recursive: true });
    writeFileSync(
      join(root, 'lib/game/language.ts'),
      list.replace("LANGUAGES = ['en', ", "LANGUAGES = ['en', 'nl', "),
    );
  };

  const load = async file => {
    const bundle = await rolldown({ input: join(root, file), resolve: { alias: { '@': root } } });
    const built = join(root, `${file.replaceAll('/', '-')}.mjs`);
    await bundle.write({ file: built, format: 'esm', codeSplitting: false });
    await bundle.close();
    return import(/* @vite-ignore */ pathToFileURL(built).href);
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'battlewright-languages-'));
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    addDutch();
    writeLanguageRegisters(root);
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('its messages are those of the site', async () => {
    const { MESSAGES } = await load('content/messages/index.ts');
    expect(Object.keys(MESSAGES)).toEqual(['en', 'nl', 'de']);
    expect(MESSAGES.nl.site.name).toBe('Slagveld');
    expect({ ...MESSAGES.nl, site: 0 }).toEqual({ ...MESSAGES.de, site: 0 });
  });

  test('the fault page of last resort speaks it', async () => {
    const { LAST_RESORT } = await load('content/messages/last-resort.ts');
    expect(LAST_RESORT.nl.name).toBe('Slagveld');
  });

  test('its army lists are named in it', async () => {
    const { LIST_TRANSLATIONS } = await load('content/translations/lists.ts');
    for (const translations of Object.values(LIST_TRANSLATIONS))
      expect(translations.nl).toEqual(translations.de);
  });
});
