/** The studio beside a bare tldraw page of the same build; prints ratios. Called by `npm run bench:studio`. */
import { chromium } from '@playwright/test';
import { bundled } from '../print/bundle.mjs';
import { benchDocument, wideDocument } from './document.mjs';
import { brush, dragInCircles, pan } from './gestures.mjs';
import { measureDuring, median } from './measure.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Over forty columns this is two hundred spaces. */
const SWEEPS = 5;
const VIEWPORT = { width: 1440, height: 900 };

const waitUntilDrawable = async page => {
  await page.waitForFunction(() => performance.getEntriesByName('can-draw').length > 0, null, {
    timeout: 60_000,
    polling: 'raf',
  });
  return page.evaluate(() => performance.getEntriesByName('can-draw')[0].startTime);
};

/** A visitor with an empty cache. */
const openingTimes = async (browser, state, address) => {
  const context = await browser.newContext({ viewport: VIEWPORT, storageState: state });
  const page = await context.newPage();
  const bytes = { scripts: 0 };
  page.on('requestfinished', async request => {
    if (request.url().endsWith('.js')) bytes.scripts += (await request.sizes()).responseBodySize;
  });
  await page.goto(address);
  const time = await waitUntilDrawable(page);
  await context.close();
  return { time, ...bytes };
};

const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

const onBarePage = async page => {
  const box = await page.locator('.tl-container').boundingBox();
  const panning = await measureDuring(page, () => pan(page, middleOf(box)));
  // Twenty of its counters, by a frame drawn around them.
  const shapes = page.locator('.tl-shape');
  const [first, last] = [await shapes.nth(0).boundingBox(), await shapes.nth(4 + 15 * 3).boundingBox()];
  await page.mouse.move(first.x - 12, first.y - 12);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width - 4, last.y + last.height - 4, { steps: 6 });
  await page.mouse.up();
  const dragging = await measureDuring(page, () => dragInCircles(page, middleOf(first)));
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  const brushing = await measureDuring(page, () => brush(page, box, SWEEPS));
  return { panning, dragging, brushing };
};

const inStudio = async page => {
  const board = await page.locator('[data-board]').boundingBox();
  const panning = await measureDuring(page, () => pan(page, middleOf(board)));
  await page.getByRole('button', { name: 'Fit' }).click();
  const pieces = page.locator('[data-piece]');
  const chosen = await pieces.nth(0).boundingBox();
  await page.mouse.click(...Object.values(middleOf(chosen)));
  await page.keyboard.down('Shift');
  for (let index = 1; index < 20; index += 1) {
    const { x, y } = middleOf(await pieces.nth(index).boundingBox());
    await page.mouse.click(x, y);
  }
  await page.keyboard.up('Shift');
  const count = await page.locator('[data-piece][data-chosen]').count();
  const dragging = await measureDuring(page, async () =>
    dragInCircles(page, middleOf(await page.locator('[data-piece][data-chosen]').first().boundingBox())),
  );
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2_000);
  const renewing = await measureDuring(page, () => moveOne(page));
  return { count, panning, dragging, renewing, brushing: await brushingIn(page) };
};

/** Paints with the second brush, in one stroke. */
const brushingIn = async page => {
  const brushes = page.locator('button[aria-label^="Paint"]');
  // The studio remembers the tool: its card may be open already, and the key would close it.
  if (!(await brushes.nth(1).isVisible())) await page.keyboard.press('t');
  await brushes.nth(1).click();
  const board = await page.locator('[data-board]').boundingBox();
  return measureDuring(page, () => brush(page, board, SWEEPS));
};

/** One unit is moved by an arrow key; the findings follow. */
const moveOne = async page => {
  const { x, y } = middleOf(await page.locator('[data-piece]').nth(30).boundingBox());
  await page.mouse.click(x, y);
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(1_500);
};

const line = (what, { frames, median: usual, longest, late, tasks, longestTask, cpuTasks, longestCpu }) =>
  console.log(
    `${what.padEnd(44)} ${String(frames).padStart(4)} frames, median ${usual.toFixed(1)} ms, longest ${longest.toFixed(0)} ms, ` +
      `over 34 ms: ${late}; tasks over 50 ms: ${tasks}, longest ${longestTask.toFixed(0)} ms; ` +
      `of the processor's time: ${cpuTasks}, longest ${longestCpu.toFixed(0)} ms`,
  );

const newDraft = async (context, origin, slug, changed) => {
  const made = await context.request.post(`${origin}/api/drafts`, { data: { remix: { slug, n: 1 } } });
  const { id } = await made.json();
  const { revision, document } = await (await context.request.get(`${origin}/api/drafts/${id}`)).json();
  const answer = await context.request.put(`${origin}/api/drafts/${id}`, {
    data: { revision, document: changed(document) },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`the draft was refused: ${await answer.text()}`);
  return `${origin}/studio/${id}`;
};

/** Repeats the start, alternating, so that other load on the machine affects both equally. */
const openings = async (browser, state, bare, studio) => {
  const opened = { studio: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    opened.bare.push(await openingTimes(browser, state, bare));
    opened.studio.push(await openingTimes(browser, state, studio));
  }
  const [ours, theirs] = [opened.studio, opened.bare].map(rounds => median(rounds.map(({ time }) => time)));
  console.log(
    `time until one can draw: studio ${ours.toFixed(0)} ms, bare tldraw ${theirs.toFixed(0)} ms, ratio ${(ours / theirs).toFixed(2)} (goal 1.25)`,
  );
  const scripts = rounds => (rounds[0].scripts / 1024).toFixed(0);
  console.log(`scripts on the wire: studio ${scripts(opened.studio)} kB, bare ${scripts(opened.bare)} kB`);
};

/** 10,800 hexes, 184 counters and 1,500 hexsides of each kind: what a map should at least be able to have. */
const loadGreatMap = async () => {
  const { crowdedMap } = await import(await bundled('lib/systems/testing/crowded-maps.ts'));
  const size = { columns: 120, rows: 90, hexsides: 1500, variants: 0 };
  return crowdedMap({ ...size, wings: 2, unitsInWing: 40, guns: 10, stacks: 100 });
};

const onGreatMap = async page => {
  const board = await page.locator('[data-board]').boundingBox();
  const panning = await measureDuring(page, () => pan(page, middleOf(board)));
  await page.getByRole('button', { name: 'Fit' }).click();
  return { panning, brushing: await brushingIn(page) };
};

const openedAt = async (page, address) => {
  await page.goto(address);
  await waitUntilDrawable(page);
  await page.waitForTimeout(2_000);
};

export const measure = async (origin, executablePath) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ viewport: VIEWPORT });
  const studio = await newDraft(context, origin, 'cannae', benchDocument);
  const wide = await newDraft(context, origin, 'leuthen-battle', wideDocument);
  const greatMap = await loadGreatMap();
  const great = await newDraft(context, origin, 'leuthen-battle', () => greatMap);
  const bare = `${origin}/bench/tldraw`;
  await openings(browser, await context.storageState(), bare, studio);
  const page = await context.newPage();
  await openedAt(page, bare);
  const beside = await onBarePage(page);
  await openedAt(page, studio);
  const own = await inStudio(page);
  await openedAt(page, wide);
  const brushing = await brushingIn(page);
  await openedAt(page, great);
  const onGreat = await onGreatMap(page);
  line('bare tldraw: panning', beside.panning);
  line('studio: panning 150 counters', own.panning);
  line('bare tldraw: dragging 20 of 150', beside.dragging);
  line(`studio: dragging ${own.count} of 150`, own.dragging);
  line('studio: findings renewed after one edit', own.renewing);
  line('bare tldraw: drawing, five sweeps', beside.brushing);
  line('studio: brushing all of 20 tiles', own.brushing);
  line('studio: brushing 200 of 1,040 hexes', brushing);
  line('studio: panning 120 x 90 hexes', onGreat.panning);
  line('studio: brushing over 120 x 90 hexes', onGreat.brushing);
  await browser.close();
};
