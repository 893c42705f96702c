import { expect, test } from '../../steps/fixtures';
import { openRemix, waitForStudio } from '../../steps/studio';

test('an author finds, opens, duplicates and publishes what they wrote from My work', async ({ page }) => {
  await openRemix(page, 'cannae');
  await page.request.post('/api/drafts', { data: { remix: { slug: 'leuthen', n: 1 } } });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My work' }).click();
  await expect(page.getByRole('heading', { name: 'My work' })).toBeVisible();
  const cards = page.getByRole('list', { name: 'My work' }).locator('> li');
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'Cannae' })).toContainText(/No errors|warning/);

  await page.getByRole('searchbox', { name: 'Search by title or tag' }).fill('cann');
  await page.getByRole('searchbox', { name: 'Search by title or tag' }).press('Enter');
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Duplicate Cannae' }).click();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Cannae (copy)', exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Game' }).selectOption('Prussia’s Glory');
  await expect(page.getByText('Nothing found for “cann”.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(cards).toHaveCount(3);

  await test.step('several at once: deleted together, brought back by one Undo', async () => {
    const selection = page.getByRole('region', { name: 'What is selected' });
    await page.getByRole('checkbox', { name: 'Select Cannae', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Select Leuthen' }).check();
    await expect(selection).toContainText('2 selected');
    await selection.getByRole('button', { name: 'Delete' }).click();
    await expect(cards).toHaveCount(1);
    await expect(page.getByText('2 drafts deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(3);
  });

  await test.step('a draft is renamed and tagged where it lies, and found by its tag', async () => {
    await page.getByRole('listitem').filter({ hasText: 'Leuthen' }).hover();
    await page.getByRole('button', { name: 'More: Leuthen' }).click();
    await page.getByRole('menuitem', { name: 'Rename and tag' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Leuthen in snow');
    await dialog.getByRole('textbox', { name: 'Tags' }).fill('for the club, winter');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Leuthen in snow', exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Tag' }).selectOption('for the club');
    await expect(cards).toHaveCount(1);
    await page.getByRole('button', { name: 'More: Leuthen in snow' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await waitForStudio(page);
    await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
    await page.goto('/studio');
  });

  await page.getByRole('link', { name: 'Cannae (copy)', exact: true }).click();
  await waitForStudio(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae (copy)' })).toBeVisible();
});

test('the author of a published battle edits it from its page; others are not offered that', async ({
  page,
  browser,
}) => {
  const id = await openRemix(page, 'cannae');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/s\//);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
    'href',
    `/studio/${id}`,
  );
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('link', { name: 'Copy to studio' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await stranger.context().close();
  await page.goto('/studio?show=published');
  await expect(page.getByRole('link', { name: 'Published v1', exact: true })).toBeVisible();
});

test('a visitor without drafts is shown how to begin', async ({ page }) => {
  await page.goto('/studio');
  await expect(page.getByText('Nothing here yet. Start a new battle or import one.')).toBeVisible();
  await page.getByRole('link', { name: 'New battle' }).click();
  await page.waitForURL('**/studio/new');
});
