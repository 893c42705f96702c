import { expect, test } from '../steps/fixtures';
import { openRemix, openTab } from '../steps/studio';

/** A hand that is quicker than the page loses nothing. */
test('what is typed in a form stands there letter by letter, however much the page has to do', async ({
  page,
}) => {
  await openRemix(page, 'leuthen-battle');
  await openTab(page, 'Battle');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('');
  await title.pressSequentially('Leuthen in the snow');
  await expect(title).toHaveValue('Leuthen in the snow');
  await expect(page.getByRole('banner')).toContainText('Leuthen in the snow');
});

test('what is typed right after another side was chosen is searched, also where frames are slow', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await page.evaluate(() => {
    window.requestAnimationFrame = job => window.setTimeout(() => job(performance.now()), 95);
  });
  await page.getByRole('tab', { name: /^Carthage/ }).click();
  await page.getByRole('searchbox', { name: 'Search units' }).fill('Numidian');
  await expect(page.getByRole('treeitem', { name: /^Numidian horse.*A4$/ })).toHaveCount(2);
});
