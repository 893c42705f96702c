import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const sent = async (request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: unknown) => {
  const answer = await request.fetch(path, { method, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
};

test.use({ expectedErrors: [/410/] });

test('an author publishes unlisted, then openly, reads what changed, and withdraws', async ({ page }) => {
  const { request } = page;
  const { id } = await sent(request, 'POST', '/api/drafts', { remix: { slug: 'cannae', n: 1 } });
  const quiet = { revision: 1, visibility: 'unlisted', changeNote: 'For my friends' };
  const { slug } = await sent(request, 'POST', `/api/drafts/${id}/publish`, quiet);
  await page.goto(`/s/${slug}`);
  await expect(page.getByText('Unlisted: only people with the link')).toBeVisible();
  await expect(page.getByText('For my friends')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cannae', exact: true }).first()).toBeVisible();

  const { document, revision } = await (await request.get(`/api/drafts/${id}`)).json();
  document.board.terrain[0] = 'h....';
  document.board.legend.h = ['hill'];
  await sent(request, 'PUT', `/api/drafts/${id}`, { revision, document });
  const open = { revision: revision + 1, visibility: 'public', changeNote: 'A hill' };
  const { slug: shown } = await sent(request, 'POST', `/api/drafts/${id}/publish`, open);
  expect(shown).toMatch(/^cannae-\d+$/);
  await page.goto(`/s/${shown}/v/1`);
  await expect(page.getByText(/New terrain: hill at Carthage, right wing/)).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw this version' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The hill was never there');
  await dialog.getByRole('button', { name: 'Withdraw version 1' }).click();
  await expect(page.getByRole('heading', { name: 'Cannae: no longer here' })).toBeVisible();
  await expect(page.getByText('The hill was never there')).toBeVisible();
  for (const path of [`/s/${shown}/v/1`, `/s/${shown}/v/1/document.json`, `/s/${shown}`])
    expect((await request.get(path)).status(), path).toBe(410);
  expect((await request.get(`/s/${slug}/v/1`)).status()).toBe(200);
});
