import { expect, test } from '../../steps/fixtures';
import { makePng } from '../../steps/png';
import { openRemix, openTab, saveStatus, toggleOverlays, waitForStudio } from '../../steps/studio';

const WIDTH = 500;
const HEIGHT = 400;

/** An old map: one grey all over. */
const oldMap = (): Buffer => makePng(WIDTH, HEIGHT, () => [170, 170, 170]);

test('an old map lies under the board, fitted by three clicks, and is never published', async ({
  page,
  request,
}) => {
  const id = await openRemix(page, 'cannae');
  await toggleOverlays(page);
  await page
    .getByLabel('Choose image')
    .setInputFiles({ name: 'old-map.png', mimeType: 'image/png', buffer: oldMap() });
  const picture = page.locator('[data-underlay] img');
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Align to grid' }).click();
  const next = page.getByRole('status').filter({ hasText: 'In the image' });
  await expect(next).toContainText('A4');
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  for (const [x, y] of [
    [70, 62.5],
    [390, 62.5],
    [70, 317.5],
  ] as const)
    await page.mouse.click(box.x + (x / WIDTH) * box.width, box.y + (y / HEIGHT) * box.height);
  await expect(next).toBeHidden();
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    'Fit the picture to the grid',
    'Put a picture under the board',
    'Opened',
  ]);
  await expect(saveStatus(page)).toHaveText(/Saved/);
  const draft = await (await page.request.get(`/api/drafts/${id}`)).json();
  const [a, , , d] = draft.document.underlay.matrix;
  // The middles of A4 and E4 are 880 units apart and 320 pixels; those of A4 and A1 660 and 255.
  expect(a).toBeCloseTo(880 / 320, 1);
  expect(d).toBeCloseTo(660 / 255, 1);

  await page.reload();
  await waitForStudio(page);
  await expect(picture).toBeVisible();

  const own = await page.request.get(`/api/drafts/${id}/underlay`);
  expect(own.headers()).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect((await request.get(`/api/drafts/${id}/underlay`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Anyone with the link/ }).check();
  await dialog.getByRole('button', { name: 'Publish this version' }).click();
  await page.waitForURL(/\/s\/[^/]+$/);
  const address = new URL(page.url()).pathname;
  expect(await (await request.get(`${address}/document.json`)).json()).not.toHaveProperty('underlay');
  expect(await (await request.get(`${address}/board.svg`)).text()).not.toContain('<image');
});

test.describe('what is no picture', () => {
  test.use({ expectedErrors: [/415/] });

  test('is refused, and the author is told why', async ({ page }) => {
    await openRemix(page, 'cannae');
    await toggleOverlays(page);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await page
      .getByLabel('Choose image')
      .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
    await expect(page.getByRole('alert').filter({ hasText: 'isn’t a PNG, JPEG or WebP' })).toBeVisible();
    await expect(page.locator('[data-underlay]')).toHaveCount(0);
  });
});
