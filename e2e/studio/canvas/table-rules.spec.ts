import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import {
  middleOf,
  openInspector,
  openProblems,
  openRemix,
  openTab,
  piece,
  problems,
  takeBrush,
  waitForStudio,
} from '../../steps/studio';

const table = (page: Page) => page.locator('[data-board]').first();

/** Corner by corner on the open table, in parts of its breadth and depth; a double click sets the last. */
const lay = async (
  page: Page,
  brush: string,
  corners: readonly (readonly [number, number])[],
): Promise<void> => {
  await takeBrush(page, 'Terrain', brush);
  const box = await table(page).boundingBox();
  if (!box) throw new Error('no table');
  const spots = corners.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const);
  for (const [x, y] of spots.slice(0, -1)) await page.mouse.click(x, y);
  const [x, y] = spots.at(-1) ?? [0, 0];
  await page.mouse.dblclick(x, y);
};

test('a desert takes sand and refuses a wood, with the section', async ({ page }) => {
  const document = await (await page.request.get('/s/dorylaeum-1097/document.json')).json();
  const pieces = document.board.pieces.filter(({ kind }: { kind: string }) => kind !== 'stream');
  const desert = { ...document, board: { ...document.board, home: 'desert', pieces } };
  const made = await page.request.post('/api/drafts', { data: { document: desert } });
  await page.goto(`/studio/${(await made.json()).id}`);
  await waitForStudio(page);
  await lay(page, 'Sand', [
    [0.42, 0.4],
    [0.58, 0.4],
    [0.58, 0.55],
    [0.42, 0.55],
  ]);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await lay(page, 'Woods', [
    [0.42, 0.65],
    [0.58, 0.65],
    [0.58, 0.8],
    [0.42, 0.8],
  ]);
  await openProblems(page);
  await expect(problems(page)).toContainText('Desert: no woods, marshes, streams or sea shores');
  await expect(
    problems(page)
      .getByRole('link', { name: /Rule 7\.14/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(problems(page)).not.toContainText('Desert:');
});

test('an ambush is deployed: out of sight, and not within reach of the edge where the column comes on', async ({
  page,
}) => {
  await openRemix(page, 'teutoburg-9');
  await openTab(page, 'History');
  const entries = page.getByRole('list', { name: 'History' }).getByRole('button');
  const cherusci = piece(page, 'cherusci-1').first();
  await cherusci.click();
  await openInspector(page);
  await page.getByRole('button', { name: 'In ambush / not in ambush' }).click();
  await openTab(page, 'History');
  await expect(entries).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();

  const from = await middleOf(cherusci);
  const sheet = await table(page).boundingBox();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((sheet?.x ?? 0) + (sheet?.width ?? 0) * 0.1, from.y, { steps: 8 });
  await page.mouse.up();
  await openProblems(page);
  await expect(problems(page)).toContainText('must be set up more than 12 inches from the enemy’s edge');
  await expect(
    problems(page)
      .getByRole('link', { name: /Rule 9\./ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(problems(page)).not.toContainText('12 inches from');
});
