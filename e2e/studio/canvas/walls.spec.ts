import { expect, test } from '../../steps/fixtures';
import { openRemix, openTab, takeBrush } from '../../steps/studio';

test('a wall is drawn on the table, with a tower and a gate where they are clicked', async ({ page }) => {
  const id = await openRemix(page, 'ashdown-871');
  const walls = async () => {
    const { document } = await (await page.request.get(`/api/drafts/${id}`)).json();
    return (document.board.walls ?? []).map(
      ({ towers, gates }: { towers: unknown[]; gates: unknown[] }) => [towers.length, gates.length] as const,
    );
  };
  await openTab(page, 'History');
  const entries = page.getByRole('list', { name: 'History' }).getByRole('button');
  const sheet = await page.locator('[data-board]').boundingBox();
  if (!sheet) throw new Error('no table');
  const spot = (x: number, y: number) => [sheet.x + sheet.width * x, sheet.y + sheet.height * y] as const;

  await takeBrush(page, 'Walls', 'Wall');
  await page.mouse.click(...spot(0.3, 0.5));
  await page.mouse.click(...spot(0.5, 0.5));
  await page.mouse.click(...spot(0.7, 0.5));
  await page.keyboard.press('Enter');
  await expect(entries).toHaveText(['Draw Wall', 'Opened']);

  await takeBrush(page, 'Walls', 'Tower of a wall');
  await page.mouse.click(...spot(0.4, 0.51));
  await expect(entries).toHaveText(['Draw Tower of a wall', 'Draw Wall', 'Opened']);
  await takeBrush(page, 'Walls', 'Gate');
  await page.mouse.click(...spot(0.46, 0.49));
  await expect(entries.first()).toHaveText('Draw Gate');
  await expect.poll(walls).toEqual([[2, 3]]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(walls).toEqual([[2, 2]]);
});
