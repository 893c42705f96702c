import { expect, test } from '../steps/fixtures';
import { openProblems, openRemix, problems, saveStatus } from '../steps/studio';

test('an author translates side by side, is told what is missing or stale, and both languages are published', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  const dialog = page.getByRole('dialog', { name: 'Languages' });
  const open = async (): Promise<void> => {
    await page.getByRole('banner').getByRole('button', { name: 'Cannae' }).click();
    await page.getByRole('menuitem', { name: 'Languages' }).click();
    await expect(dialog).toBeVisible();
  };
  await open();
  await expect(dialog.getByRole('combobox', { name: 'Original language' })).toHaveValue('en');
  await expect(dialog.getByRole('combobox', { name: 'Translation' })).toHaveValue('de');
  await expect(dialog.getByRole('textbox', { name: 'Rome', exact: true })).toHaveValue('Rom');

  // One name is missing, and is found by the filter; it stays while it is written.
  await dialog.getByRole('textbox', { name: 'Rome', exact: true }).fill('');
  await dialog.getByRole('checkbox', { name: 'Untranslated only' }).check();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await openProblems(page);
  await expect(problems(page)).toContainText(/German translation: 1 of \d+ missing/);
  await open();
  await dialog.getByRole('textbox', { name: 'Rome', exact: true }).pressSequentially('Römer');
  await dialog.getByRole('combobox', { name: 'Translation' }).selectOption('fr');
  await expect(dialog.getByText(/^0 of \d+ translated$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(problems(page)).not.toContainText('translation');

  await expect(saveStatus(page)).toContainText('Saved');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await page.waitForURL(/\/s\/[^/]+$/);
  const languages = page.getByRole('region', { name: 'Languages' });
  await languages.getByRole('link', { name: 'German' }).click();
  await expect(page).toHaveURL(/\/de\/s\//);
  await expect(page.getByText('Römer').filter({ visible: true }).first()).toBeVisible();
});
