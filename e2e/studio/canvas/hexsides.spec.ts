import { expect, test } from '../../steps/fixtures';
import { openRemix, openTab, space, takeBrush } from '../../steps/studio';

/** A designer draws what lies between the hexes. */
test('a stream is laid on the side of a hex, and the eyedropper takes it up again', async ({ page }) => {
  await openRemix(page, 'leuthen-battle');
  await page.keyboard.press('Shift+Digit0');
  await takeBrush(page, 'Hexsides', 'stream');
  await expect.poll(async () => (await space(page, '2912').boundingBox())?.width ?? 0).toBeGreaterThan(80);
  const hex = await space(page, '2912').boundingBox();
  if (!hex) throw new Error('no hex');
  const upper = { x: hex.x + hex.width / 2, y: hex.y + 2 };
  await page.mouse.move(upper.x, upper.y);
  await expect(page.locator('[data-mark="aim"]')).toHaveAttribute('data-side', '2911/2912');
  await page.mouse.click(upper.x, upper.y);
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    'Paint stream',
    'Opened',
  ]);
  await takeBrush(page, 'Terrain', 'woods');
  await page.keyboard.down('Alt');
  await page.mouse.click(upper.x, upper.y);
  await page.keyboard.up('Alt');
  await expect(page.getByRole('button', { name: 'Paint stream', pressed: true })).toBeVisible();
});
