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
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toHaveCount(isPlayable ? 1 : 0);
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
  test(`${slug} can be begun: the first choices are taken, logged and stepped back from`, async ({
    page,
  }) => {
    await page.goto(`/s/${slug}/play`);
    const ready = page.getByRole('button', { name: /^Go on as / });
    const choices = page.getByRole('region', { name: 'Choices' }).getByRole('list').getByRole('button');
    const log = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
    for (let taken = 0; taken < 3; taken += 1) {
      await expect(ready.or(choices.first()).first()).toBeVisible();
      if (await ready.isVisible()) await ready.click();
      await choices.first().click();
      await expect(log).toHaveCount(taken + 2);
    }
    await page.getByRole('button', { name: 'Step back' }).click();
    await expect(log.locator('[aria-current="step"]')).toHaveCount(1);
  });
