import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { openRemix, openTab, saveStatus, waitForStudio } from '../../steps/studio';

test.use({ expectedErrors: [/409|404|ERR_FAILED/] });

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

/** Waits for the server's own answer: the note in the bar may change back before anyone looks. */
const fillUntilSaved = async (page: Page, text: string): Promise<void> => {
  await openTab(page, 'Battle');
  const saved = page.waitForResponse(response => response.request().method() === 'PUT');
  await title(page).fill(text);
  expect((await saved).ok()).toBe(true);
  await expect(saveStatus(page)).toHaveText('Saved');
};

test('an edit is saved by itself and is there after a reload', async ({ page }) => {
  await openRemix(page, 'cannae');
  await fillUntilSaved(page, 'Cannae, anew');
  await page.reload();
  await waitForStudio(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae, anew' })).toBeVisible();
});

test('Ctrl+S saves at once', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openTab(page, 'Battle');
  await title(page).fill('Cannae, saved');
  const saved = page.waitForResponse(response => response.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  expect((await saved).ok()).toBe(true);
  await expect(saveStatus(page)).toHaveText('Saved');
});

test('out of reach of the server: kept on this device, also over a reload, then saved', async ({ page }) => {
  await openRemix(page, 'cannae');
  page.on('dialog', dialog => dialog.accept());
  await page.route('**/api/drafts/*', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await openTab(page, 'Battle');
  await title(page).fill('Written on the train');
  await expect(saveStatus(page)).toHaveText('Saved on this device only');
  await page.reload();
  await waitForStudio(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Written on the train' })).toBeVisible();
  await expect(page.getByText('This device has edits that aren’t on the server yet')).toBeVisible();
  await page.unroute('**/api/drafts/*');
  await expect(saveStatus(page)).toHaveText('Saved', { timeout: 15_000 });
});

test("another visitor's draft is not there", async ({ page, browser }) => {
  const id = await openRemix(page, 'cannae');
  const stranger = await browser.newContext();
  const answer = await stranger.request.get(new URL(`/studio/${id}`, page.url()).href);
  expect(answer.status()).toBe(404);
  await stranger.close();
});

test('a battle is published from the studio, and its page is shown', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openTab(page, 'Battle');
  await title(page).fill('Cannae for publishing');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog).toContainText('No problems found.');
  await dialog.getByLabel('Anyone with the link').check();
  await dialog.getByLabel('What’s new in this version').fill('A test of the whole way');
  await dialog.getByRole('button', { name: 'Publish this version' }).click();
  await page.waitForURL(/\/s\/cannae-for-publishing/);
});
