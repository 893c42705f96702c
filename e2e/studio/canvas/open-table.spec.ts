import { expect, test } from '../../steps/fixtures';
import { middleOf, openRemix, openTab, takeBrush, takeSelect } from '../../steps/studio';

/** A designer lays out an open table: no spaces, everything by measure. */
test('on an open table terrain is drawn corner by corner, and a unit is moved and turned by hand', async ({
  page,
}) => {
  await openRemix(page, 'ashdown-871');
  const entries = page.getByRole('list', { name: 'History' }).getByRole('button');
  await openTab(page, 'History');
  const sheet = await page.locator('[data-board]').boundingBox();
  if (!sheet) throw new Error('no table');
  await takeBrush(page, 'Terrain', 'Woods');
  for (const [x, y] of [
    [0.3, 0.7],
    [0.4, 0.7],
    [0.36, 0.8],
  ] as const)
    await page.mouse.click(sheet.x + sheet.width * x, sheet.y + sheet.height * y);
  await page.keyboard.press('Enter');
  await expect(entries).toHaveText(['Draw Woods', 'Opened']);

  await takeSelect(page);
  const thanes = await middleOf(page.getByRole('img', { name: /^Alfred’s thanes/ }));
  await page.mouse.move(thanes.x, thanes.y);
  await page.mouse.down();
  await page.mouse.move(thanes.x + 20, thanes.y - 60, { steps: 6 });
  await page.mouse.up();
  await expect(entries.first()).toHaveText('Move Alfred’s thanes');

  const handle = await middleOf(page.locator('[data-handle="turn"] circle').last());
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(handle.x + 60, handle.y + 30, { steps: 6 });
  await page.mouse.up();
  await expect(entries).toHaveText(['Turn Alfred’s thanes', 'Move Alfred’s thanes', 'Draw Woods', 'Opened']);
});

const THANES = /^Alfred’s thanes/;
const OTHERS = /^Fyrd/;

test('on an open table distances are measured by a ruler and while a unit is moved, and lines are dressed', async ({
  page,
}) => {
  const id = await openRemix(page, 'ashdown-871');
  const measure = page.getByRole('contentinfo').getByRole('status');
  const inches = async (): Promise<number> => {
    await expect(measure).toHaveText(/^\d+\.\d inches$/);
    return Number.parseFloat((await measure.textContent()) ?? '');
  };
  const placeOfThanes = async (): Promise<readonly [number, number]> => {
    const { document } = await (await page.request.get(`/api/drafts/${id}`)).json();
    return document.forces[0].units[0].place.at;
  };
  const [beforeX, beforeY] = await placeOfThanes();
  const thanes = await middleOf(page.getByRole('img', { name: THANES }));
  const other = await middleOf(page.getByRole('img', { name: OTHERS }).first());

  await page.getByRole('button', { name: 'Measure' }).click();
  await page.mouse.move(thanes.x, thanes.y - 60);
  await page.mouse.down();
  await page.mouse.move(thanes.x + 150, thanes.y - 60, { steps: 6 });
  await page.mouse.up();
  const ruled = await inches();
  await takeSelect(page);

  await page.mouse.move(thanes.x, thanes.y);
  await page.mouse.down();
  await page.mouse.move(thanes.x + 30, thanes.y - 40, { steps: 6 });
  await page.mouse.move(other.x + 2, thanes.y - 80, { steps: 6 });
  // A hand that flies past is not held: only one that comes to rest.
  await expect(async () => {
    await page.mouse.move(other.x + 3, thanes.y - 80);
    await page.mouse.move(other.x + 2, thanes.y - 80);
    expect(await page.locator('.tl-snap-indicator').count()).toBeGreaterThan(0);
  }).toPass();
  await page.keyboard.down('Control');
  await page.mouse.move(thanes.x + 60, thanes.y - 80, { steps: 6 });
  await expect(page.locator('.tl-snap-indicator')).toHaveCount(0);
  // The unit is carried 100 pixels, the ruler was drawn over 150; the line is written a frame after the hand has moved.
  await expect.poll(async () => Math.abs((await inches()) * 1.5 - ruled)).toBeLessThan(0.2);
  const carried = await inches();
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect.poll(placeOfThanes).not.toEqual([beforeX, beforeY]);
  const [x, y] = await placeOfThanes();
  expect(Math.abs(Math.hypot(x - beforeX, y - beforeY) - carried)).toBeLessThan(0.1);
});
