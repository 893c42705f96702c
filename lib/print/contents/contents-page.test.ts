import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import { composePart } from '../parts';
import { renderPdf } from '../testing/rendered-pages';
import { loadShippedBattle, makeSheetContents } from '../testing/sample-battle';
import { writePdf } from '../write-pdf';

const PATIENCE = { timeout: 120_000 };

const contentsPage = async (file: string, language: 'en' | 'de', paper: string) => {
  const say = makeSay(MESSAGES[language], language, error => {
    throw error;
  });
  const battle = makeSheetContents(await loadShippedBattle(file), { say, language });
  const job = composePart('contents', battle, new URLSearchParams({ paper }));
  const pages = await renderPdf(await writePdf(job));
  return { job, pages, text: pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ') };
};

describe('the contents page', PATIENCE, () => {
  test('says what the battle is, what to print and how to cut it, on one page', async () => {
    const { pages, text } = await contentsPage('lost-battles/cannae.json', 'en', 'a4');
    expect(pages).toHaveLength(1);
    for (const words of [
      'about 60 minutes',
      'Difficulty medium',
      'Length 9 turns',
      'Licence MIT',
      '3, 16 November 2025',
      '40 counters, 8 markers, fronts and backs',
      'tiles to cut out',
      'glue the two sheets back to back',
      'open terrain river',
      'Polybius, Histories 3.107–117',
    ])
      expect(text).toContain(words);
  });

  test('of a draft says so, and has no code for a page that is not there', async () => {
    const say = makeSay(MESSAGES.en, 'en', error => {
      throw error;
    });
    const battle = await loadShippedBattle('lost-battles/cannae.json');
    const published = makeSheetContents(battle, { say, language: 'en' });
    const draft = { ...published, version: null, publishedAt: null, address: null };
    const [said, drafted] = await Promise.all(
      [published, draft].map(async contents => {
        const job = composePart('contents', contents, new URLSearchParams());
        const [page] = await renderPdf(await writePdf(job));
        return page?.text ?? '';
      }),
    );
    expect(drafted).toContain('draft, not published');
    expect(said).not.toContain('draft, not published');
    expect(said).toContain(say({ code: 'print.contents.newest' }));
    expect(drafted).not.toContain(say({ code: 'print.contents.newest' }));
  });

  test.each([
    ['prussias-glory/leuthen.json', 'de', 'letter'],
    ['prussias-glory/leuthen-battle.json', 'en', 'letter'],
    ['in-death-ground/cannae-216-table.json', 'de', 'a4'],
    ['perikles/perikles-431.json', 'en', 'letter'],
    ['pocket-battles/pocket-alesia.json', 'de', 'letter'],
  ] as const)('%s in %s on %s shows a picture of every part', async (file, language, paper) => {
    const { job, pages } = await contentsPage(file, language, paper);
    expect(pages).toHaveLength(1);
    const small = job.pages.flatMap(({ prints }) => prints).filter(({ scale }) => scale < 0.3);
    expect(small.length).toBeGreaterThan(5);
  });
});
