import { expect, test } from '../steps/fixtures';
import { openRemix, openSource, openTab, placeCursorAfter, saveStatus } from '../steps/studio';

test('a designer writes down when, where, who and how we know; the reader finds it on the page', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await openTab(page, 'Battle');
  await field('Title').fill('Second Cannae');
  await field('Year').fill('0');
  await expect(page.getByText('There’s no year 0.')).toBeVisible();
  await field('Year').fill('212');
  await page.getByRole('combobox', { name: 'Era', exact: true }).selectOption('AD');
  await page.getByRole('combobox', { name: 'Era', exact: true }).selectOption('BC');
  await page.getByRole('combobox', { name: 'Month', exact: true }).selectOption('March');
  await field('Latitude').fill('41.3');
  await field('Longitude').fill('200');
  await expect(page.getByText('from -180 to 180')).toBeVisible();
  await field('Tags, between commas').fill('Punic, river');
  await page.getByRole('group').getByText('Sources', { exact: true }).click();
  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByRole('textbox', { name: 'Author, work and place' }).last().fill('Livy 22.44');
  await page.getByText('Sources and reconstruction').click();
  await page.getByRole('button', { name: 'Mark a part' }).click();
  await expect(page.getByRole('combobox', { name: 'Basis', exact: true }).last()).toHaveValue(
    'reconstructed',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await openTab(page, 'History');
  const history = page.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Change: Title');
  await expect(saveStatus(page)).toContainText('Saved');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await page.waitForURL(/\/s\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Second Cannae' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('212');
  await expect(page.getByRole('main')).toContainText('Livy 22.44');
});

test('sides that look alike are told so, and special rules are previewed without their HTML', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await openTab(page, 'Battle');
  const second = page.getByRole('group', { name: 'Carthage', exact: true });
  await second.getByRole('combobox', { name: 'Counters', exact: true }).selectOption('solid');
  await page
    .getByRole('group', { name: 'Colour of Carthage' })
    .getByRole('button', { name: 'Brick red' })
    .click();
  await expect(page.getByText('Rome and Carthage look alike')).toBeVisible();
  await second.getByRole('combobox', { name: 'Counters', exact: true }).selectOption('in outline');
  await expect(page.getByText('Rome and Carthage look alike')).toHaveCount(0);
  await page.getByText('Victory, special rules, notes').click();
  await page.getByRole('textbox', { name: 'special rules' }).fill('The **wind** blows. <b id="evil">x</b>');
  await page.getByRole('button', { name: 'Preview: Special rules' }).click();
  const preview = page.getByRole('region', { name: 'Preview: Special rules' });
  await expect(preview.locator('strong')).toHaveText('wind');
  await expect(preview.locator('#evil')).toHaveCount(0);
});

test("the rule book's options are a form, and a finding stands at its field", async ({ page }) => {
  await openRemix(page, 'cannae');
  await openTab(page, 'Battle');
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Attack limit', exact: true }).selectOption('3');
  await page.getByRole('checkbox', { name: 'Fatigued: Rome' }).check();
  await expect(page.getByText('Key figures').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Battle' }).getByRole('tabpanel')).toContainText(
    'Fatigued',
  );
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Change: Attack limit');
});

test('while the source is malformed the forms say so and take nothing', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openTab(page, 'Battle');
  await openSource(page);
  await placeCursorAfter(page, '"attackLimit": ');
  await page.keyboard.type('9');
  await expect(page.getByText('The JSON has errors, so the form is read-only')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveAttribute('readonly', '');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Cannae');
});
