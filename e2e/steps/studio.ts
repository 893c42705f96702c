import { expect, type Locator, type Page } from '@playwright/test';
import { runByPalette } from './keyboard';

/** Steps that several tests of the studio take. */

/** A new draft of the user, made from a shipped battle; the page that offers it has its own tests. Returns its id. */
export const openRemix = async (page: Page, slug: string): Promise<string> => {
  const answer = await page.request.post('/api/drafts', { data: { remix: { slug, n: 1 } } });
  expect(answer.status()).toBe(201);
  const { id }: { readonly id: string } = await answer.json();
  await page.goto(`/studio/${id}`);
  await waitForStudio(page);
  return id;
};

/** The workshop is the one heavy page: it may take its time. */
const OPENING = { timeout: 20_000 };

/**
 * The map stands and the rules have answered: from here on nothing moves by itself. An expectation that is not met yet would describe the
 * whole page at every look, which takes the studio its time; waiting does not.
 */
export const waitForStudio = async (page: Page): Promise<void> => {
  await page.locator('[data-board]').waitFor(OPENING);
  await tally(page).filter({ hasNotText: 'Checking…' }).waitFor(OPENING);
};

/** The source panel is closed at the first visit, and its code is loaded only when needed. */
export const openSource = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await page.getByRole('textbox', { name: 'JSON' }).waitFor({ ...OPENING, state: 'attached' });
};

export const piece = (page: Page, id: string): Locator => page.locator(`[data-piece="${id}"]`);
export const space = (page: Page, id: string): Locator => page.locator(`[data-space="${id}"]`).first();

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Where something lies once it has lain still for some frames: the map follows its pane a frame later. */
const boxOf = (locator: Locator): Promise<DOMRect> =>
  locator.evaluate(async element => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const isSame = (one: DOMRect, other: DOMRect) => JSON.stringify(one) === JSON.stringify(other);
    let box = element.getBoundingClientRect();
    for (let still = 0; still < 3; ) {
      await frame();
      const now = element.getBoundingClientRect();
      still = isSame(now, box) ? still + 1 : 0;
      box = now;
    }
    return box.toJSON();
  });

export const middleOf = async (locator: Locator): Promise<ScreenPoint> => {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A lower corner of a space, where no counter stands. */
export const cornerOf = async (locator: Locator): Promise<ScreenPoint> => {
  const box = await boxOf(locator);
  return { x: box.x + 8, y: box.y + box.height - 8 };
};

/** Presses, carries in small steps as a hand does, and does not let go. */
export const dragWithoutDrop = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 12 });
};

/** Drops where the rules refuse it: with Alt held it lands anyway. */
export const dropAnyway = async (page: Page): Promise<void> => {
  await page.keyboard.down('Alt');
  await page.mouse.up();
  await page.keyboard.up('Alt');
};

/** Units that are not on the board yet, in the tray of the side that is shown. */
export const unitsToDeploy = (page: Page): Locator => page.getByRole('treeitem', { name: /, to deploy$/ });

/** How many problems there are, in the status bar. */
export const tally = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: /errors?|warnings?|Checking/ });

/** The list of problems; it is closed at first. */
export const problems = (page: Page): Locator => page.getByRole('region', { name: 'Problems' });

export const openProblems = async (page: Page): Promise<void> => {
  if (!(await problems(page).isVisible())) await tally(page).click();
  await expect(problems(page)).toBeVisible();
};

const pressSwitch = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
};

/** The form of the battle, or its plan or history beside it. */
export const openTab = async (page: Page, tab: 'Battle' | 'Plan' | 'History'): Promise<void> => {
  await pressSwitch(page, 'Battle');
  await page.getByRole('tab', { name: tab }).click();
};

export const openInspector = (page: Page): Promise<void> => pressSwitch(page, 'Inspector');

type ToolName =
  | 'Terrain'
  | 'Hexsides'
  | 'Roads & names'
  | 'Zones'
  | 'Walls'
  | 'Locations'
  | 'Notes'
  | 'Units';

/** Opens the card of a tool, unless it is open. */
export const openCard = async (page: Page, tool: ToolName): Promise<Locator> => {
  const card = page.getByRole('region', { name: tool, exact: true });
  const button = page
    .getByRole('toolbar', { name: 'Tools' })
    .getByRole('button', { name: tool, exact: true });
  if (!(await card.isVisible())) await button.click();
  await expect(card).toBeVisible();
  return card;
};

/** Takes up a brush from the card of its tool. */
export const takeBrush = async (page: Page, tool: ToolName, brush: string): Promise<void> => {
  const card = await openCard(page, tool);
  await card.getByRole('button', { name: `Paint ${brush}`, exact: true }).click();
};

/** Lets go of every brush. */
export const takeSelect = (page: Page): Promise<void> =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Select', exact: true }).click();

/** The board in words instead of the map, and back. */
export const toggleWords = (page: Page): Promise<void> => runByPalette(page, 'open board as text');

/** Layers and overlays, opened or closed. */
export const toggleOverlays = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Overlays', exact: true }).click();

export const saveStatus = (page: Page): Locator => page.getByRole('banner').getByRole('status');

/** Whether a piece stands in a space, by what is drawn. */
export const expectStandsIn = async (page: Page, pieceId: string, spaceId: string): Promise<void> => {
  await expect(async () => {
    const at = await middleOf(piece(page, pieceId));
    const box = await space(page, spaceId).boundingBox();
    if (!box) throw new Error('no such space');
    expect(at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height).toBe(true);
  }).toPass({ timeout: 5_000 });
};

/** Sets the cursor behind a text that stands once in the source. */
export const placeCursorAfter = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'JSON' }).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.insertText(text);
  await expect(page.getByRole('region', { name: 'JSON' }).getByText('1 of 1')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
};

/** In the dialog before publishing: what readers may do with the document. */
export const chooseLicence = async (page: Page, name = 'CC BY 4.0'): Promise<void> => {
  await page.getByRole('dialog').getByLabel('Licence').selectOption({ label: name });
};
