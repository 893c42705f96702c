import { expect, test } from '../steps/fixtures';

test('a reader goes from the rule books to a section and on to the next', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Lost Battles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lost Battles' })).toBeVisible();
  await page.getByRole('link', { name: '5.5 Stacking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5.5Stacking');
  await page
    .getByRole('navigation', { name: 'Previous and next section' })
    .getByRole('link', { name: /^Next/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5.6Mixed groups');
});

test('a section that is named in the text is a link', async ({ page }) => {
  await page.goto('/rules/lost-battles/1.1');
  await page.getByRole('article').getByRole('link', { name: '6.5', exact: true }).click();
  await expect(page).toHaveURL('/rules/lost-battles/6.5');
});

test('charts are tables with heads and captions', async ({ page }) => {
  await page.goto('/rules/lost-battles/5.5');
  const table = page.getByRole('table', { name: 'Table to section 5.5' }).first();
  await expect(table.getByRole('columnheader').first()).toBeVisible();
  await expect(table.getByRole('cell').first()).toBeVisible();
});

test('a chapter lists its sections, and the path leads back', async ({ page }) => {
  await page.goto('/rules/lost-battles/10');
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: '10.3 Handicaps' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Lost Battles' })
    .click();
  await expect(page).toHaveURL('/rules/lost-battles');
});

test('a book is read on one page: contents, a search inside, links to battles and examples, print', async ({
  page,
}) => {
  await page.goto('/rules/lost-battles');
  await page.getByRole('link', { name: 'Read the book on one page' }).click();
  const book = page.getByRole('article');
  await expect(book.getByRole('heading', { level: 1, name: 'Lost Battles' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: '5.5 Stacking' })
    .click();
  await expect(page).toHaveURL(/#5\.5$/);
  const stacking = book.getByRole('region', { name: '5.5 Stacking' });
  await expect(stacking.getByRole('heading')).toBeInViewport();
  await expect(stacking.getByRole('table', { name: 'Table to section 5.5' }).first()).toBeVisible();

  const [sections, seen] = [book.getByRole('region'), book.getByText('Seen in:')];
  const numbered = sections.filter({ has: page.getByRole('heading') });
  expect(await seen.count()).toBe(await numbered.count());

  await page.getByRole('searchbox', { name: 'Search this book' }).fill('scythed');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?q=scythed/);
  const found = page.getByRole('region', { name: 'Found in' });
  await expect(found.getByRole('link', { name: '1.1 Unit types and classes' })).toBeVisible();
  await expect(found.getByRole('link', { name: '5.5 Stacking' })).toHaveCount(0);
  await expect(book.locator('mark').first()).toHaveText(/scythed/i);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox', { name: 'Search this book' })).toBeHidden();
  await expect(stacking.getByRole('heading')).toBeVisible();
});
