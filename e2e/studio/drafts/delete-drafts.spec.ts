import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';

/** A deleted draft is answered by 404, which the browser notes on its console. */
test.use({ expectedErrors: [/404/] });

const newDraft = async (page: Page): Promise<string> => {
  const answer = await page.request.post('/api/drafts', { data: { remix: { slug: 'cannae', n: 1 } } });
  return (await answer.json()).id;
};

test('an author deletes a draft, takes it back, deletes it again and restores it later', async ({ page }) => {
  const id = await newDraft(page);
  await page.goto('/studio');
  const row = page.getByRole('link', { name: 'Cannae', exact: true });
  await page.getByRole('button', { name: 'Delete Cannae' }).click();
  await expect(page.getByRole('status').filter({ hasText: '“Cannae” deleted.' })).toBeVisible();
  await expect(row).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(row).toBeVisible();
  expect((await page.request.get(`/api/drafts/${id}`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete Cannae' }).click();
  await expect(row).toHaveCount(0);
  for (const path of [
    `/api/drafts/${id}`,
    `/api/drafts/${id}/underlay`,
    `/studio/${id}`,
    `/studio/${id}/play`,
  ])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await page.reload();
  await page.getByRole('link', { name: 'Deleted 1' }).click();
  await page.getByRole('button', { name: 'Restore Cannae' }).click();
  await page.getByRole('link', { name: 'All 1' }).click();
  await expect(row).toBeVisible();
});

test('a draft is deleted for good', async ({ page }) => {
  const id = await newDraft(page);
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Delete Cannae' }).click();
  await page.getByRole('link', { name: 'Deleted 1' }).click();
  await page.getByRole('button', { name: 'Delete Cannae permanently' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This deletes “Cannae” permanently.');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('button', { name: 'Restore Cannae' })).toHaveCount(0);
  expect((await page.request.post(`/api/deleted-drafts/${id}`)).status()).toBe(404);
});
