import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { printAreaOf } from './layout/paper';
import type { Page } from './layout/print-job';
import { composePart } from './parts';
import { loadShippedBattle, makeSheetContents } from './testing/sample-battle';

const FOLDER = 'content/scenarios';

/** Every third battle of every book. */
const BATTLES = readdirSync(FOLDER).flatMap(book =>
  readdirSync(join(FOLDER, book))
    .filter((_, index) => index % 3 === 0)
    .map(file => `${book}/${file}`),
);

/** Lines of text above the foot. */
const countLines = (page: Page): number => {
  const { foot } = printAreaOf(page);
  const baselines = page.prints.flatMap(({ list, y, scale }) =>
    list.items.flatMap(item => (item.k === 'text' ? [Math.round(y + item.y * scale)] : [])),
  );
  return new Set(baselines.filter(at => at < foot - 14)).size;
};

const FEW = 6;

describe.each(BATTLES)('%s', { timeout: 60_000 }, file => {
  test.each(['a4', 'letter'])(
    'its set-up sheet and its player aid on %s end with no few lines',
    async paper => {
      const contents = makeSheetContents(await loadShippedBattle(file), { say, hasOwnMap: true });
      for (const part of ['sheet', 'aid'] as const) {
        const { pages } = composePart(part, contents, new URLSearchParams({ paper }));
        const last = pages.at(-1);
        if (pages.length > 1 && last) expect(countLines(last), part).toBeGreaterThan(FEW);
      }
    },
  );
});
