import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { makePng } from '../../steps/png';
import { middleOf, openRemix, saveStatus, space, toggleOverlays } from '../../steps/studio';

/** As high to its breadth as the map is: woods on the left, fields on the right, both a little speckled. */
const [WIDTH, HEIGHT] = [595, 643];
const WOODS_TO = 0.45;
const colourAt = (x: number, y: number): readonly [number, number, number] => {
  const speck = (x * 7 + y * 13) % 24;
  return x < WIDTH * WOODS_TO ? [120 + speck, 150 + speck, 90] : [225, 205 + speck, 160 + speck];
};

const GROUND = { woods: 'w', open: '.' } as const;

const boardOf = async (page: Page, id: string) => {
  await expect(saveStatus(page)).toHaveText(/Saved/);
  const { document } = await (await page.request.get(`/api/drafts/${id}`)).json();
  return document.board as { readonly terrain: readonly string[]; readonly firstColumn: number };
};

const groundAt = ({ terrain, firstColumn }: Awaited<ReturnType<typeof boardOf>>, hex: string) =>
  terrain[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - firstColumn];

test('a few examples on an old map propose the rest; all of it is accepted and undone in one step', async ({
  page,
}) => {
  const id = await openRemix(page, 'leuthen-battle');
  const before = await boardOf(page, id);
  await toggleOverlays(page);
  await page
    .getByLabel('Choose image')
    .setInputFiles({ name: 'old-map.png', mimeType: 'image/png', buffer: makePng(WIDTH, HEIGHT, colourAt) });
  await expect(page.locator('[data-underlay] img')).toBeVisible();
  await page.getByRole('button', { name: 'Propose terrain' }).click();
  const bar = page.getByRole('status', { name: 'Propose terrain' });
  const show = async (ground: string, hexes: readonly string[]): Promise<void> => {
    await bar.getByLabel('Click examples of').selectOption({ label: ground });
    for (const hex of hexes) {
      const { x, y } = await middleOf(space(page, hex));
      await page.mouse.click(x, y);
    }
  };
  await show('woods', ['2415', '2516']);
  await show('clear', ['3015', '3114']);
  await expect(page.locator('[data-proposal="example"]')).toHaveCount(4);
  await bar.getByRole('button', { name: 'Propose the rest' }).click();
  await expect(bar).toContainText(/\d+ places proposed/);
  await expect(page.locator('[data-proposal="proposed"][data-brush="hex-woods"]').first()).toBeAttached();

  await bar.getByRole('button', { name: 'Accept all' }).click();
  await expect(bar).toContainText('Nothing left to accept');
  const after = await boardOf(page, id);
  for (const hex of ['2016', '2210', '2518']) expect(groundAt(after, hex)).toBe(GROUND.woods);
  for (const hex of ['2914', '3513', '4005']) expect(groundAt(after, hex)).toBe(GROUND.open);

  await bar.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await boardOf(page, id)).terrain).toEqual(before.terrain);
});
