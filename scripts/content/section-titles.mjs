/**
 * `node scripts/content/section-titles.mjs`: writes content/systems/<id>/titles.<language>.json, the section titles
 * from the headings of the rules pages, for code that cannot read a page: the browser, the print and the command
 * line. A test fails when it has to be run again.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '../../bench/print/bundle.mjs';

const { LANGUAGES } = await import(await bundled('lib/game/language.ts'));
const { splitTitles } = await import(await bundled('lib/documents/text/split-sections.ts'));
const FOLDER = join('content', 'systems');

for (const system of readdirSync(FOLDER))
  for (const language of LANGUAGES) {
    const page = join(FOLDER, system, language === 'en' ? 'rules.md' : `rules.${language}.md`);
    const titles = existsSync(page) ? splitTitles(readFileSync(page, 'utf8')) : {};
    writeFileSync(join(FOLDER, system, `titles.${language}.json`), `${JSON.stringify(titles, null, 2)}\n`);
  }
