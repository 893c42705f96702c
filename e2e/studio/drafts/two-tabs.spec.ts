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

/** Types in a tab whose saves fail, so that it has unsaved edits when the other saves. */
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

test('two tabs follow each other, and each shows that the other is there', async ({ page, context }) => {
  const other = await openSecondTab(context, await openRemix(page, 'cannae'));
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: '1 other person here' })).toBeVisible();
  await fillUntilSaved(page, 'Cannae of the first tab');
  await expect(other.getByRole('heading', { level: 1, name: 'Cannae of the first tab' })).toBeVisible();
  await fillUntilSaved(other, 'Cannae of both tabs');
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae of both tabs' })).toBeVisible();
  await expect(alert(page)).toBeHidden();
  await expect(alert(other)).toBeHidden();
});

test('two tabs write one text at once: the later one stands, and the earlier one gets theirs back by one press', async ({
  page,
  context,
}) => {
  const id = await openRemix(page, 'cannae');
  const other = await openSecondTab(context, id);
  await writeUnsaved(other, 'Cannae of the second tab');
  await fillUntilSaved(page, 'Cannae of the first tab');
  await other.unroute('**/api/drafts/*');
  // The next look at the server brings both together.
  await other.reload();
  await waitForStudio(other);
  for (const tab of [other, page])
    await expect(tab.getByRole('heading', { level: 1, name: 'Cannae of the second tab' })).toBeVisible();
  const told = page.getByRole('alert', { name: /changed a text you just wrote/ });
  await expect(told).toContainText('Cannae of the first tab');
  await told.getByRole('button', { name: 'Put my text back' }).click();
  for (const tab of [other, page])
    await expect(tab.getByRole('heading', { level: 1, name: 'Cannae of the first tab' })).toBeVisible();
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

test('on two devices: what was saved elsewhere and what is written here come together', async ({
  page,
  context,
}) => {
  const id = await openRemix(page, 'cannae');
  const { revision, document } = await (await context.request.get(`/api/drafts/${id}`)).json();
  const elsewhere = await context.request.put(`/api/drafts/${id}`, {
    data: { revision, document: { ...document, summary: 'From the other device' } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(elsewhere.ok()).toBe(true);
  await openTab(page, 'Battle');
  await title(page).fill('Cannae from this device');
  await expect(saveStatus(page)).toHaveText('Saved');
  const newest = async () => (await (await context.request.get(`/api/drafts/${id}`)).json()).document;
  await expect.poll(async () => (await newest()).title).toBe('Cannae from this device');
  expect((await newest()).summary).toBe('From the other device');
  // Undo takes back what was done here, and nothing else.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await newest()).title).toBe(document.title);
  expect((await newest()).summary).toBe('From the other device');
});
