import { expect, test } from '../../steps/fixtures';
import {
  cornerOf,
  dragWithoutDrop,
  dropAnyway,
  expectStandsIn,
  middleOf,
  openProblems,
  openRemix,
  openTab,
  piece,
  problems,
  space,
  takeBrush,
  tally,
  toggleWords,
  unitsToDeploy,
} from '../../steps/studio';

test('a designer paints hills in one stroke and undoes them in one step', async ({ page }) => {
  await openRemix(page, 'cannae');
  await takeBrush(page, 'Terrain', 'hill');
  const [from, to] = [await middleOf(space(page, 'A4')), await middleOf(space(page, 'C4'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
  await toggleWords(page);
  const words = page.getByRole('region', { name: 'Board as text' });
  const rearTile = words.getByRole('listitem').filter({ hasText: '(B4)' });
  await expect(rearTile).toContainText('hill');
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    'Paint hill',
    'Opened',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rearTile).not.toContainText('hill');
  await page.keyboard.press('Control+Shift+z');
  await expect(rearTile).toContainText('hill');
});

test('a unit dragged to an illegal tile is told why, and the finding leads to it', async ({ page }) => {
  await openRemix(page, 'cannae');
  await expect(tally(page)).toHaveText('No errors');
  await dragWithoutDrop(page, piece(page, 'velites'), space(page, 'C3'));
  await expect(page.locator('[data-space="C3"]')).toHaveAttribute('data-legality', 'illegal');
  await expect(page.locator('[data-space="C1"]')).toHaveAttribute('data-legality', 'legal');
  await expect(page.getByRole('status').filter({ hasText: 'Rule 2.1' })).toContainText(
    'A tile holds one side only',
  );
  await dropAnyway(page);
  await expectStandsIn(page, 'velites', 'C3');
  await expect(tally(page)).toContainText('1 error');
  await openProblems(page);
  await expect(problems(page).getByRole('link', { name: 'Rule 2.1' })).toHaveAttribute(
    'href',
    /^\/rules\/[^/]+\/2\.1$/,
  );
  await expect(piece(page, 'velites')).toHaveAttribute('data-invalid', 'true');
  await problems(page)
    .getByRole('button', { name: /A tile holds one side only/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Velites', exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectStandsIn(page, 'velites', 'C2');
  await expect(tally(page)).toHaveText('No errors');
});

test('a unit dropped on the tray waits there, and one dropped beside the map goes back', async ({ page }) => {
  await openRemix(page, 'cannae');
  const tray = page.getByRole('complementary', { name: 'Armies' });
  await dragWithoutDrop(page, piece(page, 'velites'), tray);
  await page.mouse.up();
  const waiting = unitsToDeploy(page).filter({ hasText: 'Velites' });
  await expect(waiting).toBeVisible();
  await expect(piece(page, 'velites')).toHaveCount(0);
  await dragWithoutDrop(page, waiting, space(page, 'C1'));
  await page.mouse.up();
  await expectStandsIn(page, 'velites', 'C1');
  await dragWithoutDrop(page, piece(page, 'velites'), page.getByTitle('made with tldraw'));
  await page.mouse.up();
  await expectStandsIn(page, 'velites', 'C1');
});

test('the keyboard alone chooses, moves, turns and adds', async ({ page }) => {
  await openRemix(page, 'cannae');
  await toggleWords(page);
  const words = page.getByRole('region', { name: 'Board as text' });
  await words.getByRole('button', { name: /^Velites/ }).press('Enter');
  await page.getByLabel('Move to').selectOption('C1');
  await expect(words.getByRole('listitem').filter({ hasText: '(C1)' })).toContainText('Velites');
  await page.getByRole('button', { name: /^About face/ }).press('Enter');
  await expect(words.getByRole('listitem').filter({ hasText: '(C1)' })).toContainText('Facing down the map');
  await page.getByRole('button', { name: 'Add units' }).press('Enter');
  await page.getByRole('button', { name: 'Add Indian elephants' }).press('Enter');
  await page.getByLabel('Move to').selectOption('D1');
  await expect(words.getByRole('listitem').filter({ hasText: '(D1)' })).toContainText('Indian elephants');
});

test('a click beside the counters chooses the space, where ground can be laid by buttons', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await expect(async () => {
    const corner = await cornerOf(space(page, 'B1'));
    await page.mouse.click(corner.x, corner.y);
    await expect(page.getByRole('heading', { name: /\(B1\)/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByText('Place here').click();
  await page.getByRole('button', { name: 'Paint marsh here' }).click();
  const ground = page
    .getByRole('complementary', { name: 'Inspector' })
    .getByLabel('Terrain', { exact: true });
  await expect(ground.locator('option:checked')).toHaveText('marsh');
});
