import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { openRemix, saveStatus, waitForStudio } from '../steps/studio';

test.use({ expectedErrors: [/409|ERR_FAILED/] });

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const alert = (page: Page) => page.getByRole('banner').getByRole('alert');

const fillUntilSaved = async (page: Page, text: string): Promise<void> => {
  const saved = page.waitForResponse(response => response.request().method() === 'PUT');
  await title(page).fill(text);
  expect((await saved).ok()).toBe(true);
};

test('two tabs on one draft: the other is told at once, sees what differs, and loses nothing', async ({
  page,
  context,
}) => {
  const id = await openRemix(page, 'cannae');
  const other = await context.newPage();
  await other.goto(`/studio/${id}`);
  await waitForStudio(other);
  await expect(other.getByText('open in another window too')).toBeVisible();
  await expect(page.getByText('open in another window too')).toBeVisible();

  await fillUntilSaved(page, 'Cannae of the first tab');
  await expect(alert(other)).toContainText('saved from another window');
  await title(other).fill('Cannae of the second tab');

  await other.getByRole('button', { name: 'Show the differences' }).click();
  const dialog = other.getByRole('dialog', { name: 'What differs' });
  await expect(dialog.getByRole('row', { name: /title/ })).toContainText(
    'Cannae of the second tabCannae of the first tab',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();

  await other.getByRole('button', { name: 'Save mine as a new draft' }).click();
  await other.waitForURL(address => address.pathname !== `/studio/${id}`);
  await expect(other.getByRole('heading', { name: 'Cannae of the second tab' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cannae of the first tab' })).toBeVisible();

  await page.reload();
  await waitForStudio(page);
  await expect(page.getByRole('heading', { name: 'Cannae of the first tab' })).toBeVisible();
  await expect(alert(page)).toBeHidden();
});

test('what was written during a conflict outlives the tab', async ({ page, context }) => {
  const id = await openRemix(page, 'cannae');
  const other = await context.newPage();
  await other.goto(`/studio/${id}`);
  await waitForStudio(other);
  await fillUntilSaved(page, 'Cannae of the first tab');
  await expect(alert(other)).toBeVisible();
  await title(other).fill('Cannae of the second tab');
  await expect(other.getByRole('heading', { name: 'Cannae of the second tab' })).toBeVisible();
  await other.close({ runBeforeUnload: false });

  const third = await context.newPage();
  await third.goto(`/studio/${id}`);
  await waitForStudio(third);
  await expect(third.getByRole('heading', { name: 'Cannae of the first tab' })).toBeVisible();
  await expect(third.getByText('This device kept an older copy')).toBeVisible();
  await third.getByRole('button', { name: 'Undo' }).click();
  await expect(third.getByRole('heading', { name: 'Cannae of the second tab' })).toBeVisible();
});

test('on two devices: the later one is told when its author comes back to it', async ({ page, context }) => {
  const id = await openRemix(page, 'cannae');
  const { revision, document } = await (await context.request.get(`/api/drafts/${id}`)).json();
  const elsewhere = await context.request.put(`/api/drafts/${id}`, {
    data: { revision, document: { ...document, title: 'Cannae from the other device' } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(elsewhere.ok()).toBe(true);
  await title(page).fill('Cannae from this device');
  await expect(alert(page)).toContainText('saved from another window');
  await page.getByRole('button', { name: 'Load the other version' }).click();
  await expect(page.getByRole('heading', { name: 'Cannae from the other device' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Cannae from this device' })).toBeVisible();
  await expect(saveStatus(page)).toHaveText('Saved');
});
