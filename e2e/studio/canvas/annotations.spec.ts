import { renderPdf } from '../../../lib/print/testing/rendered-pages';
import { expect, test } from '../../steps/fixtures';
import {
  middleOf,
  openCard,
  openRemix,
  openTab,
  saveStatus,
  space,
  toggleOverlays,
} from '../../steps/studio';

test('a designer draws an arrow and writes beside it; both are undone by step and printed with the battle', async ({
  page,
  request,
}) => {
  await openRemix(page, 'cannae');
  const notes = page.locator('[data-note]');

  const card = await openCard(page, 'Notes');
  await card.getByRole('button', { name: 'Draw an arrow' }).click();
  const [from, to] = [await middleOf(space(page, 'B4')), await middleOf(space(page, 'A3'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(page.locator('[data-note="note-1"]')).toBeVisible();
  await page.getByRole('radio', { name: 'Red' }).check({ force: true });

  await (await openCard(page, 'Notes')).getByRole('button', { name: 'Write on the map' }).click();
  const at = await middleOf(space(page, 'D4'));
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('[data-shape-type="text"] [contenteditable="true"]')).toBeFocused();
  await page.keyboard.type('Numidian feint');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-note="note-2"]')).toContainText('Numidian feint');

  await openTab(page, 'History');
  const steps = page.getByRole('list', { name: 'History' }).getByRole('button');
  await expect(steps).toHaveText(['Write on the map', 'Change a note', 'Draw an arrow', 'Opened']);
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes).toHaveCount(0);
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Redo' }).click();
  await expect(notes).toHaveCount(2);
  await expect(saveStatus(page)).toHaveText(/Saved/);

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Anyone with the link/ }).check();
  await dialog.getByRole('button', { name: 'Publish this version' }).click();
  await page.waitForURL(/\/s\/[^/]+$/);
  const address = new URL(page.url()).pathname;

  const drawing = await (await request.get(`${address}/board.svg`)).text();
  expect(drawing).toContain('Numidian feint');
  const document = await (await request.get(`${address}/document.json`)).json();
  expect(document.annotations).toMatchObject([
    { id: 'note-1', kind: 'arrow', ink: 'red' },
    { id: 'note-2', kind: 'text', text: 'Numidian feint' },
  ]);
  const pages = await renderPdf(await (await request.get(`${address}/sheet.pdf`)).body());
  expect(pages.map(({ text }) => text).join(' ')).toContain('Numidian feint');
});

test('a note is reworded and deleted without drawing', async ({ page }) => {
  await openRemix(page, 'cannae');
  await (await openCard(page, 'Notes')).getByRole('button', { name: 'Write on the map' }).click();
  const at = await middleOf(space(page, 'D4'));
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('[data-shape-type="text"] [contenteditable="true"]')).toBeFocused();
  await page.keyboard.type('Here');
  await page.keyboard.press('Escape');
  await toggleOverlays(page);
  const list = page.getByRole('list', { name: 'Notes' });
  await list.getByRole('textbox', { name: 'Words' }).fill('There');
  await expect(page.locator('[data-note="note-1"]')).toContainText('There');
  await list.getByRole('button', { name: /^Delete the note/ }).press('Enter');
  await expect(page.locator('[data-note]')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-note="note-1"]')).toContainText('There');
});
