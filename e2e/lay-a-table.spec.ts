import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { findings, studioStands } from './studio-steps';

const table = (page: Page) => page.locator('[data-board]').first();

/** Corner by corner on the open table, in parts of its breadth and depth; a double click sets the last. */
const lay = async (
  page: Page,
  brush: string,
  corners: readonly (readonly [number, number])[],
): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^Paint ${brush}$`, 'i') }).click();
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
  await studioStands(page);
  await lay(page, 'Sand', [
    [0.42, 0.4],
    [0.58, 0.4],
    [0.58, 0.55],
    [0.42, 0.55],
  ]);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(findings(page)).not.toContainText('Desert:');
  await lay(page, 'Wood', [
    [0.42, 0.65],
    [0.58, 0.65],
    [0.58, 0.8],
    [0.42, 0.8],
  ]);
  await expect(findings(page)).toContainText('Desert: no woods, marshes, streams or shores');
  await expect(
    findings(page)
      .getByRole('link', { name: /§ 7\.14/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findings(page)).not.toContainText('Desert:');
});
