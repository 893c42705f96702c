import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import {
  chooseLicence,
  middleOf,
  openCard,
  openProblems,
  problems,
  space,
  takeSelect,
  toggleOverlays,
  toggleWords,
  waitForStudio,
} from '../../steps/studio';

/** A battle on hexes from an empty map to its sheet: ground, two wings in their area, sight, publication, print. */

const takeUp = async (page: Page, tool: Parameters<typeof openCard>[1], brush: string): Promise<void> => {
  const card = await openCard(page, tool);
  await card.getByRole('button', { name: new RegExp(`^Paint ${brush}`) }).click();
};

const between = async (page: Page, side: string) => {
  const [one, other] = await Promise.all(side.split('/').map(hex => middleOf(space(page, hex))));
  return { x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2 };
};

/** From one hex or side to another without letting go. */
const stroke = async (page: Page, from: string, to: string): Promise<void> => {
  const spot = (place: string) => (place.includes('/') ? between(page, place) : middleOf(space(page, place)));
  const [start, end] = [await spot(from), await spot(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
};

const typeCommand = async (page: Page, order: string): Promise<void> => {
  const line = page.getByRole('textbox', { name: 'Type a command' });
  await line.fill(order);
  await line.press('Enter');
};

test('a designer paints slopes and a stream, deploys two wings, sees the sight change, publishes and prints', async ({
  page,
}) => {
  test.slow(true, 'one long way through the studio');
  await page.goto('/studio/new');
  await page.getByRole('radio', { name: /Prussia’s Glory/ }).check();
  await page.getByLabel('Size').selectOption({ label: 'A corner of a field, 16 by 12 hexes' });
  await page.getByRole('radio', { name: 'Blank, to be painted' }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill('Hills by the brook');
  await page.getByRole('button', { name: 'Create battle' }).click();
  await page.waitForURL(/\/studio\/(?!new)[^/]+$/);
  await waitForStudio(page);

  await takeUp(page, 'Hexsides', 'slope');
  await stroke(page, '0404/0405', '0704/0705');
  await takeUp(page, 'Hexsides', 'stream');
  await stroke(page, '1102/1202', '1106/1206');
  await takeUp(page, 'Zones', 'setup hexes of the first side');
  await stroke(page, '0507', '0907');
  await takeSelect(page);

  await toggleWords(page);
  await openProblems(page);
  for (const order of [
    'add wing leader to 0507',
    'add russian grenadiers to 0507',
    'add wing leader to 0807',
    'add russian grenadiers to 0810',
  ])
    await typeCommand(page, order);
  await expect(problems(page)).toContainText(/must be in the setup area/);
  await typeCommand(page, 'move it to 0807');
  await expect(problems(page)).not.toContainText(/must be in the setup area/);
  await toggleWords(page);
  await page.getByRole('button', { name: 'Close Problems' }).click();

  await toggleOverlays(page);
  await page.getByRole('region', { name: 'Layers and overlays' }).getByLabel('Line of sight').check();
  await toggleOverlays(page);
  await page.keyboard.press('Escape');
  const { x, y } = await middleOf(space(page, '0509'));
  await page.mouse.click(x, y);
  const sight = page.locator('canvas[data-overlay="line-of-sight"]');
  const picture = () => sight.evaluate(canvas => (canvas as HTMLCanvasElement).toDataURL());
  await expect(sight).toBeVisible();
  const before = await picture();
  await takeUp(page, 'Terrain', 'woods');
  await stroke(page, '0709', '0709');
  await expect.poll(picture).not.toBe(before);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await chooseLicence(page);
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await page.waitForURL(/\/s\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hills by the brook' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  const { board, forces } = await (await page.request.get(`${address}/document.json`)).json();
  expect(board.hexsides.slopes.length).toBeGreaterThan(3);
  expect(board.hexsides.streams.length).toBeGreaterThan(3);
  expect(forces[0].wings).toHaveLength(2);
  const sheet = await page.request.get(`${address}/sheet.pdf`);
  expect(sheet.headers()['content-type']).toContain('application/pdf');
  expect((await sheet.body()).length).toBeGreaterThan(20_000);
});
