import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { openRemix, openTab, saveStatus, waitForStudio } from '../../steps/studio';

test.use({ expectedErrors: [/409|ERR_FAILED/] });

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const alert = (page: Page) => page.getByRole('banner').getByRole('alert');

const fillUntilSaved = async (page: Page, text: string): Promise<void> => {
  await openTab(page, 'Battle');
  const saved = page.waitForResponse(response => response.request().method() === 'PUT');
  await title(page).fill(text);
  expect((await saved).ok()).toBe(true);
};

/** Writes in a tab whose saving does not get through, so that it has edits of its own when the other saves. */
const writeUnsaved = async (page: Page, text: string): Promise<void> => {
  await page.route('**/api/drafts/*', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await openTab(page, 'Battle');
  await title(page).fill(text);
  await expect(page.getByRole('heading', { name: text })).toBeVisible();
};

const openSecondTab = async (context: BrowserContext, id: string): Promise<Page> => {
  const other = await context.newPage();
  await other.goto(`/studio/${id}`);
  await waitForStudio(other);
  return other;
};

test('a second tab without own edits follows the first', async ({ page, context }) => {
  const other = await openSecondTab(context, await openRemix(page, 'cannae'));
  await expect(other.getByText('open in another window too')).toBeVisible();
  await expect(page.getByText('open in another window too')).toBeVisible();
  await fillUntilSaved(page, 'Cannae of the first tab');
  await expect(other.getByRole('heading', { level: 1, name: 'Cannae of the first tab' })).toBeVisible();
  await fillUntilSaved(other, 'Cannae of both tabs');
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae of both tabs' })).toBeVisible();
  await expect(alert(page)).toBeHidden();
  await expect(alert(other)).toBeHidden();
});

test('two tabs with edits of their own: the other is told, sees what differs, and loses nothing', async ({
  page,
  context,
}) => {
  const id = await openRemix(page, 'cannae');
  const other = await openSecondTab(context, id);
  await writeUnsaved(other, 'Cannae of the second tab');
  await fillUntilSaved(page, 'Cannae of the first tab');
  await expect(alert(other)).toContainText('saved from another window');
  await other.unroute('**/api/drafts/*');

  await other.getByRole('button', { name: 'Show the differences' }).click();
  const dialog = other.getByRole('dialog', { name: 'What differs' });
  await expect(dialog.getByRole('row', { name: /title/ })).toContainText(
    'Cannae of the second tabCannae of the first tab',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();

  await other.getByRole('button', { name: 'Save mine as a new draft' }).click();
  await other.waitForURL(address => address.pathname !== `/studio/${id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Cannae of the second tab' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae of the first tab' })).toBeVisible();

  await page.reload();
  await waitForStudio(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae of the first tab' })).toBeVisible();
  await expect(alert(page)).toBeHidden();
});

test('what was written during a conflict outlives the tab', async ({ page, context }) => {
  const id = await openRemix(page, 'cannae');
  const other = await openSecondTab(context, id);
  await writeUnsaved(other, 'Cannae of the second tab');
  await fillUntilSaved(page, 'Cannae of the first tab');
  await expect(alert(other)).toBeVisible();
  await other.close({ runBeforeUnload: false });

  const third = await openSecondTab(context, id);
  await expect(third.getByRole('heading', { level: 1, name: 'Cannae of the first tab' })).toBeVisible();
  await expect(third.getByText('This device kept an older copy')).toBeVisible();
  await third.getByRole('button', { name: 'Undo' }).click();
  await expect(third.getByRole('heading', { level: 1, name: 'Cannae of the second tab' })).toBeVisible();
});

test('after leaving by the logo or for a playtest, Back shows the newest work', async ({ page }) => {
  await openRemix(page, 'cannae');
  await fillUntilSaved(page, 'Cannae, second thoughts');
  await expect(saveStatus(page)).toHaveText('Saved');
  await page.getByRole('button', { name: 'Playtest' }).click();
  await page.waitForURL(/\/play/);
  await page.goBack();
  await waitForStudio(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae, second thoughts' })).toBeVisible();
  await fillUntilSaved(page, 'Cannae, third thoughts');

  await page.getByRole('link', { name: 'Battlewright' }).click();
  await page.waitForURL(address => !/\/studio\/./.test(address.pathname));
  await page.goBack();
  await waitForStudio(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae, third thoughts' })).toBeVisible();
  await fillUntilSaved(page, 'Cannae, last thoughts');
  await expect(alert(page)).toBeHidden();
});

test('on two devices: the later one is told when its author comes back to it', async ({ page, context }) => {
  const id = await openRemix(page, 'cannae');
  const { revision, document } = await (await context.request.get(`/api/drafts/${id}`)).json();
  const elsewhere = await context.request.put(`/api/drafts/${id}`, {
    data: { revision, document: { ...document, title: 'Cannae from the other device' } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(elsewhere.ok()).toBe(true);
  await openTab(page, 'Battle');
  await title(page).fill('Cannae from this device');
  await expect(alert(page)).toContainText('saved from another window');
  await page.getByRole('button', { name: 'Load the other version' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae from the other device' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae from this device' })).toBeVisible();
  await expect(saveStatus(page)).toHaveText('Saved');
});
