import type { Locator, Page } from '@playwright/test';
import { measureInkShare, renderPdf } from '../../lib/print/testing/rendered-pages';
import { expect, test } from '../steps/fixtures';
import {
  dropAnyway,
  expectStandsIn,
  middleOf,
  openProblems,
  openSource,
  problems,
  space,
  takeBrush,
  takeSelect,
  tally,
  waitForStudio,
} from '../steps/studio';

/** The whole way on a production build: from the catalogue through the studio to a published battle, its picture and its sheet. */

const drag = async (page: Page, piece: Locator, to: Locator): Promise<void> => {
  const from = await middleOf(piece);
  const target = await middleOf(to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + target.x) / 2, (from.y + target.y) / 2, { steps: 4 });
  await page.mouse.move(target.x, target.y, { steps: 4 });
};

const replaceInSource = async (page: Page, find: string, replacement: string): Promise<void> => {
  const source = page.getByRole('region', { name: 'JSON' });
  await source.getByRole('textbox').first().focus();
  await page.keyboard.press('Control+h');
  await page.getByRole('textbox', { name: 'Find' }).fill(find);
  await page.getByRole('textbox', { name: 'Replace' }).fill(replacement);
  await page.getByRole('button', { name: /Replace All/ }).click();
  await page.keyboard.press('Escape');
};

test('a battle from the catalogue to the studio and back', async ({ page, request }, {
  workerIndex,
  retry,
}) => {
  test.slow(true, 'one long way through the whole site');
  const title = `Cannae upon a hill ${workerIndex} ${retry}`;

  await page.goto('/catalogue');
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('Hannibal Cannae');
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).press('Enter');
  await page
    .getByRole('link', { name: /^Cannae/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae' })).toBeVisible();

  await page.getByRole('link', { name: 'Copy to studio' }).click();
  await waitForStudio(page);
  await expect(tally(page)).toHaveText('No errors', { timeout: 30_000 });

  await test.step('paint a hill', async () => {
    await takeBrush(page, 'Terrain', 'hill');
    const { x, y } = await middleOf(space(page, 'A3'));
    await page.mouse.click(x, y);
    await takeSelect(page);
    await expect(page.getByText(/Carthage, right flank \(A3\) · hill/)).toBeVisible();
  });

  const velites = page.locator('[data-piece="velites"]');
  await test.step('drag a unit among the enemy: the finding names its section', async () => {
    await drag(page, velites, space(page, 'C3'));
    await expect(space(page, 'C3')).toHaveAttribute('data-legality', 'illegal');
    await expect(space(page, 'B2')).toHaveAttribute('data-legality', 'legal');
    await dropAnyway(page);
    await openProblems(page);
    await expect(problems(page).getByText(/Carthage, centre \(C3\): units of both armies/)).toBeVisible();
    await expect(problems(page).getByRole('link', { name: /Rule 2\.1/ })).toHaveAttribute(
      'href',
      '/rules/lost-battles/2.1',
    );
  });

  await test.step('undo', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tally(page)).toHaveText('No errors');
  });

  await test.step('a value in the source: the canvas follows', async () => {
    await openSource(page);
    await replaceInSource(page, '"title": "Cannae"', `"title": "${title}"`);
    await replaceInSource(page, '"tile": "A4"', '"tile": "E4"');
    await page.getByRole('tab', { name: /^Carthage/ }).click();
    await page.getByRole('searchbox', { name: 'Search units' }).fill('Numidian');
    await expect(page.getByRole('treeitem', { name: /^Numidian horse.*E4$/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Fit' }).click();
    await expectStandsIn(page, 'numidian-1', 'E4');
  });

  await test.step('publish', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish this version' }).click();
    // The studio has the same heading: only the address tells that it is done.
    await page.waitForURL(/\/s\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('it is in the catalogue', async () => {
    await page.goto('/catalogue');
    await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill(title);
    await page.getByRole('searchbox', { name: 'Search the catalogue' }).press('Enter');
    await page
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('its share image and its sheet are not blank', async () => {
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const shared = await request.get(new URL(image ?? '', page.url()).pathname);
    expect(shared.headers()['content-type']).toBe('image/png');
    expect((await shared.body()).length).toBeGreaterThan(20_000);
    const sheet = await page.getByRole('link', { name: 'Setup sheet' }).first().getAttribute('href');
    const pdf = await request.get(sheet ?? '');
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    const [first] = await renderPdf(await pdf.body());
    if (!first) throw new Error('the sheet has no page');
    expect(measureInkShare(first, { left: 40, top: 40, right: 550, bottom: 780 })).toBeGreaterThan(0.05);
  });
});
