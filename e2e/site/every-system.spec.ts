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
  test(`${slug} can be begun: the first order is given, logged and stepped back from`, async ({ page }) => {
    await page.goto(`/s/${slug}/play`);
    await page.getByRole('radio', { name: /^Friends? on this screen/ }).check();
    await page.getByRole('button', { name: /^Start as / }).click();
    const ready = page.getByRole('button', { name: /^Continue as / });
    const orders = page.getByRole('list', { name: 'Orders' }).getByRole('button');
    const groups = page.getByRole('region', { name: 'Choose a group' }).getByRole('button');
    const log = page.getByRole('region', { name: 'Log' });
    const lines = log.getByRole('listitem');
    const step = orders.or(groups).or(ready).first();
    for (let taken = 0; taken < 8 && (await lines.count()) < 2; taken += 1) {
      await expect(step).toBeVisible();
      await step.click();
    }
    await expect(lines).not.toHaveCount(1);
    await log.getByRole('button', { name: 'Start of the game' }).click();
    await expect(log.getByText('You see an earlier moment.')).toBeVisible();
  });
