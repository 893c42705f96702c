import { expect, test } from '../steps/fixtures';

/** One battle of each rule book: whatever the board is, page, pictures and prints are there. */
const BATTLES = [
  { slug: 'zama', title: 'Zama', isPlayable: true },
  { slug: 'rossbach-battle', title: /Rossbach/, isPlayable: true },
  { slug: 'pocket-telamon', title: /Telamon/, isPlayable: true },
  { slug: 'perikles-431', title: /Archidamian/, isPlayable: true },
  { slug: 'antioch-1098', title: /Antioch/, isPlayable: true },
];

for (const { slug, title, isPlayable } of BATTLES) {
  test(`${slug} has its page, its pictures and its prints`, async ({ page }) => {
    await page.goto(`/s/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('img', { name: /^Map of/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'All choices', exact: true })).toHaveCount(
      isPlayable ? 1 : 0,
    );
    for (const file of [
      'sheet.pdf',
      'counters.pdf',
      'map.pdf',
      'board.png?width=400',
      'board.svg',
      'opengraph-image',
    ])
      expect((await page.request.get(`/s/${slug}/${file}`)).status(), file).toBe(200);
  });
}

for (const { slug } of BATTLES.filter(({ isPlayable }) => isPlayable))
  test(`${slug} can be begun from its start card, on which every message has its words`, async ({ page }) => {
    await page.goto(`/s/${slug}/play`);
    const brief = page.getByRole('region', { name: 'Your aim, your turn' }).getByRole('listitem');
    await expect(brief).toHaveCount(3);
    for (const side of await page.getByRole('group', { name: 'Your side' }).getByRole('radio').all())
      await side.check();
    await page.getByRole('button', { name: 'Draw lots and start' }).click();
    await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
    const log = page.getByRole('region', { name: 'Log' });
    await expect(log.getByRole('button', { name: 'Start of the game' })).toBeVisible();
  });
