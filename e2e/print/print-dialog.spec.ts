import { renderPdf } from '../../lib/print/testing/rendered-pages';
import { expect, test } from '../steps/fixtures';

test('a player chooses what to print, sees it, and takes it home as one file', async ({ page, request }) => {
  await page.goto('/s/cannae');
  await page.getByRole('button', { name: 'Print…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  const first = dialog.getByRole('img', { name: 'Cannae, page 1 of 2' });
  await expect(first).toBeVisible();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  await dialog.getByRole('checkbox', { name: 'Counters' }).check();
  await dialog.getByLabel('Paper').selectOption('US Letter');
  await dialog.getByLabel('Ink').selectOption('Ink saver');
  await expect(dialog.getByRole('img', { name: 'Cannae: counters, page 4 of 6' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create PDF (6 pages)' }).click();
  const link = dialog.getByRole('link', { name: /Open PDF: 6 pages/ });
  await expect(link).toBeVisible();
  const pdf = await request.get((await link.getAttribute('href')) ?? '');
  const pages = await renderPdf(await pdf.body());
  expect(pages.map(({ width, height }) => [width, height])).toEqual(Array(6).fill([612, 792]));
  expect(pages[4]?.text).toContain('Cannae: counters');
});
