import { expect, test } from '../../steps/fixtures';
import {
  dragWithoutDrop,
  expectStandsIn,
  openRemix,
  openSource,
  openTab,
  piece,
  placeCursorAfter,
  space,
} from '../../steps/studio';

test('canvas, form, table and source are undone and redone in one sequence', async ({ page }) => {
  await openRemix(page, 'cannae');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const source = page.getByRole('region', { name: 'JSON' });
  await openTab(page, 'Battle');
  await title.fill('One');
  await dragWithoutDrop(page, piece(page, 'velites'), space(page, 'C1'));
  await page.mouse.up();
  await expectStandsIn(page, 'velites', 'C1');
  await page.getByRole('button', { name: 'Armies as a table' }).first().click();
  const name = page.getByRole('grid', { name: 'Rome: units' }).locator('[data-cell="0 0"]');
  await name.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Hastati');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await openSource(page);
  await placeCursorAfter(page, '"title": "One');
  await page.keyboard.type(' more');
  await expect(heading).toHaveText('One more');
  await openTab(page, 'History');
  const entries = page.getByRole('list', { name: 'History' }).getByRole('button');
  await expect(entries).toHaveText([
    'Edit JSON',
    'Change: Name',
    'Move Velites to C1',
    'Change: Title',
    'Opened',
  ]);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await undo.click();
  await expect(heading).toHaveText('One');
  await undo.click();
  await expect(source).not.toContainText('Hastati');
  await undo.click();
  await expectStandsIn(page, 'velites', 'C2');
  await undo.click();
  await expect(heading).toHaveText('Cannae');
  await expect(undo).toBeDisabled();
  for (let step = 0; step < 4; step += 1) await redo.click();
  await expect(heading).toHaveText('One more');
  await expectStandsIn(page, 'velites', 'C1');
  await expect(redo).toBeDisabled();
});
