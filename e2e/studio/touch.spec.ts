import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { middleOf, openCard, openRemix, space } from '../steps/studio';

// What the canvas library says of touches that Chromium does not let it cancel.
const expectedErrors = [/preventDefault inside passive|cancel a touchend event/];

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, expectedErrors });

type Finger = readonly [number, number];

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: readonly Finger[],
) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
  });

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Two fingers, the second a moment after the first, that pull apart. */
const pinch = async (session: CDPSession, [x, y]: Finger): Promise<void> => {
  await touch(session, 'touchStart', [[x, y]]);
  await touch(session, 'touchMove', [[x - 2, y]]);
  await touch(session, 'touchStart', [
    [x - 2, y],
    [x + 60, y],
  ]);
  for (let step = 1; step <= 10; step += 1)
    await touch(session, 'touchMove', [
      [x - 2 - step * 6, y],
      [x + 60 + step * 6, y],
    ]);
  await touch(session, 'touchEnd', []);
};

test('one finger draws, two move and zoom and never paint', async ({ page, context }) => {
  await openRemix(page, 'cannae');
  const card = await openCard(page, 'Terrain');
  await card.getByRole('button', { name: 'Paint hill', exact: true }).tap();
  const session = await context.newCDPSession(page);
  const { x, y } = await middleOf(space(page, 'C3'));
  const before = (await space(page, 'C3').boundingBox())?.width ?? 0;
  await pinch(session, [x, y]);
  await expect
    .poll(async () => (await space(page, 'C3').boundingBox())?.width ?? 0)
    .toBeGreaterThan(before + 10);
  await expect(undo(page)).toBeDisabled();

  const from = await middleOf(space(page, 'C3'));
  await touch(session, 'touchStart', [[from.x, from.y]]);
  for (let step = 1; step <= 6; step += 1) await touch(session, 'touchMove', [[from.x + step * 6, from.y]]);
  await touch(session, 'touchEnd', []);
  await expect(undo(page)).toHaveAttribute('title', 'Paint hill');
});

test('on a tablet the army is a drawer at the foot, and what a finger hits is large enough', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  const drawer = await page.locator('[data-slip="army"]').boundingBox();
  expect(drawer).toMatchObject({ x: 0, width: 1024, height: 126 });
  expect((drawer?.y ?? 0) + (drawer?.height ?? 0)).toBe(768);
  await expect(page.locator('[data-slip="inspector"]')).toHaveCount(0);
  for (const name of ['Select', 'Terrain', 'Zoom in', 'More', 'Publish', 'Undo']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(42);
  }
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: /^Inspector/ }).tap();
  const sheet = await page.locator('[data-slip="inspector"]').boundingBox();
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBe(1024);
  await page.getByRole('button', { name: 'Unfold Army' }).tap();
  await expect
    .poll(async () => (await page.locator('[data-slip="army"]').boundingBox())?.height ?? 0)
    .toBeGreaterThan(300);
});
