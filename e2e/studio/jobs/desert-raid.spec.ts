import { expect, test } from '../../steps/fixtures';
import { beginBattle, lineUpSide, makeBattle, publishBattle } from '../../steps/jobs';
import { tally } from '../../steps/studio';

test('a desert raid: two armies loaded in the studio, lined up on the table, published', async ({ page }, {
  retry,
}) => {
  test.slow(true, 'one long way through the whole studio');
  const title = `Raid in the desert ${retry}`;
  await beginBattle(page, {
    game: /In Death Ground/,
    ground: 'desert',
    title,
    year: '215',
    sides: ['Carthage', 'Rome'],
  });
  await makeBattle(page, title);
  await expect(tally(page)).toContainText('errors');

  await page.getByRole('button', { name: 'Select armies' }).click();
  const armies = page.locator('[data-slip="side-army"]');
  for (const side of ['Carthage', 'Rome']) {
    await armies.getByRole('tab', { name: side }).click();
    await armies.getByLabel('Load an army').selectOption({ label: 'Hannibal in Italy, 215 BC' });
    await expect(armies.getByText(/of 450 points/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close Armies' }).click();
  await lineUpSide(page, 'Carthage');
  await lineUpSide(page, 'Rome');
  await publishBattle(page, title);
});
