import { expect, test } from '../steps/fixtures';
import { PASSWORD, runSql, signUp } from '../steps/roles';

const endSessions = (name: string): void =>
  runSql('delete from sessions where user_id = (select id from users where username = ?)', name);

test('whose session was ended elsewhere signs in again at the first try', async ({ page }) => {
  await signUp(page, 'signed-out');
  endSessions('signed-out');
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Sign in' });
  await part.getByLabel('User name').fill('signed-out');
  await part.getByLabel('Password').fill(PASSWORD);
  await part.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'signed-out', level: 1 })).toBeVisible();
});

test('who writes after their session was ended finds the draft again', async ({ page }) => {
  await signUp(page, 'ended-writer');
  endSessions('ended-writer');
  const created = await page.request.post('/api/drafts', { data: { remix: { slug: 'cannae', n: 1 } } });
  const { id } = await created.json();
  expect((await page.request.get(`/api/drafts/${id}`)).status()).toBe(200);
});
