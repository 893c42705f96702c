import { expect, test } from '../steps/fixtures';
import { grantRole, publishBattle, signUp } from '../steps/roles';

test('a reader comments, deletes it again, and a moderator hides and restores what was reported', async ({
  page,
  browser,
}) => {
  // Three visitors, two of them with new accounts: on a busy machine that takes longer than one test usually may.
  test.setTimeout(150_000);
  await signUp(page, 'comments-anna');
  const slug = await publishBattle(page);
  await page.goto(`/s/${slug}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments
    .getByLabel('Write a comment')
    .fill('Would the velites not fall back?\n<b>I play them so.</b>');
  await comments.getByRole('button', { name: 'Post' }).click();
  await expect(comments.getByRole('listitem').filter({ hasText: '<b>I play them so.</b>' })).toBeVisible();
  await comments.getByLabel('Write a comment').fill('A slip');
  await comments.getByRole('button', { name: 'Post' }).click();
  const slip = comments.getByRole('listitem').filter({ hasText: 'A slip' });
  await slip.getByRole('button', { name: 'Delete' }).click();
  await expect(slip).toHaveCount(0);

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`/s/${slug}`);
  const seen = reader.getByRole('region', { name: 'Comments' });
  await expect(seen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await seen.getByRole('button', { name: 'Report' }).click();
  await reader.getByLabel('What is wrong with it?').fill('Not about the battle');
  await reader.getByRole('button', { name: 'Send report' }).click();
  await expect(seen.getByText('The moderators will look at it.')).toBeVisible();

  await test.step('the moderator', async () => {
    const moderator = await (await browser.newContext()).newPage();
    await signUp(moderator, 'comments-mod');
    grantRole('comments-mod', 'curator');
    await moderator.goto('/admin');
    const row = moderator.getByRole('row', { name: /Not about the battle/ });
    await row.getByLabel('Reason shown to the author').fill('Keep to the battle.');
    await row.getByRole('button', { name: 'Hide' }).click();
    const hidden = moderator.getByRole('region', { name: 'Hidden comments and play reports' });
    await expect(hidden).toContainText('Keep to the battle.');
    await reader.reload();
    await expect(seen.getByText('No comments yet.')).toBeVisible();
    await page.reload();
    await expect(comments.getByText('Hidden by a moderator: Keep to the battle.')).toBeVisible();
    await hidden.getByRole('button', { name: 'Restore' }).click();
    await expect(hidden).not.toContainText('Keep to the battle.');
    await reader.reload();
    await expect(seen.getByText('Would the velites not fall back?')).toBeVisible();
  });
});

test('an army has comments, and all of many stand on a page of their own', async ({ page }) => {
  await signUp(page, 'comments-bert');
  const slug = await publishBattle(page);
  for (let count = 1; count <= 6; count += 1)
    await page.request.post(`/api/s/${slug}/comments`, { data: { n: 1, text: `Word ${count}` } });
  await page.goto(`/s/${slug}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('listitem')).toHaveCount(4);
  await comments.getByRole('link', { name: 'All 6' }).click();
  await expect(comments.getByRole('listitem')).toHaveCount(6);
  await expect(comments.getByRole('listitem').first()).toContainText('Word 6');
  const armies = await (await page.request.get('/api/v1/documents?kind=army&pageSize=1')).json();
  await page.goto(`/s/${armies.items[0].slug}`);
  await expect(comments.getByText('No comments yet.')).toBeVisible();
});
