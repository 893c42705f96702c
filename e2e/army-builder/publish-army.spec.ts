import { expect, test } from '../steps/fixtures';
import { chooseLicence, openRemix, tally } from '../steps/studio';

test('an army is published, found among the armies and opened again as a copy', async ({ page }) => {
  await openRemix(page, 'cannae');
  await page.getByRole('button', { name: 'Army from troop numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Army from troop numbers' });
  await dialog.getByLabel('legion, average: Men').fill('55000');
  await dialog.getByLabel('heavy cavalry, average: Men').fill('6000');
  await dialog.getByRole('button', { name: 'Save as army' }).click();
  const kept = dialog.getByRole('status').getByRole('link', { name: 'Rome, Cannae' });
  await page.goto((await kept.getAttribute('href')) ?? '');

  await page.getByRole('button', { name: 'Publish' }).click();
  await chooseLicence(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/s\/rome-cannae/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rome, Cannae' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rome' }).getByRole('row', { name: /legion/ })).toBeVisible();

  await page.goto('/catalogue');
  await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Armies' }).click();
  const found = page.getByRole('region', { name: 'Armies found' });
  await expect(found.getByRole('link', { name: 'Rome, Cannae' })).toBeVisible();
  const picture = await page.request.get('/s/rome-cannae/board.png?width=400');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await page.request.get('/s/rome-cannae/opengraph-image')).ok()).toBe(true);
  expect((await page.request.get('/s/rome-cannae/sheet.pdf')).headers()['content-type']).toBe(
    'application/pdf',
  );

  await found.getByRole('link', { name: 'Rome, Cannae' }).click();
  await page.getByRole('link', { name: 'Copy to studio' }).click();
  await expect(tally(page)).toHaveText('No errors', { timeout: 20_000 });
});
