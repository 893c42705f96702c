/** Gestures of a user, with as many events as a real pointer sends. */
const wait = (page, milliseconds) => page.waitForTimeout(milliseconds);

export const pan = async (page, { x, y }) => {
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(step < 30 ? 12 : -12, step < 30 ? 6 : -6);
    await wait(page, 8);
  }
};

const around = (page, { x, y }, steps) =>
  Array.from(
    { length: steps },
    (_, step) => () => page.mouse.move(x + Math.sin(step / 9) * 150, y + Math.cos(step / 7) * 90),
  );

/** Drags a counter that is already selected, and all selected ones with it. */
export const dragInCircles = async (page, from) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
  for (const move of around(page, from, 60)) {
    await move();
    await wait(page, 8);
  }
  await page.mouse.up();
};

/** Sweeps over the whole board, each at another level. */
export const brush = async (page, { x, y, width, height }, sweeps) => {
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const level = y + (sweep + 0.5) * (height / sweeps);
    await page.mouse.move(x + 20, level, { steps: 2 });
    await page.mouse.move(x + width - 20, level, { steps: 30 });
  }
  await page.mouse.up();
  // What the stroke leaves behind is part of it.
  await wait(page, 1_500);
};
