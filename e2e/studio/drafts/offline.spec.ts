import type { Page } from '@playwright/test';
import { renderPdf } from '../../../lib/print/testing/rendered-pages';
import { expect, test } from '../../steps/fixtures';
import { PASSWORD, signUp } from '../../steps/roles';
import { openRemix, openTab, saveStatus, waitForStudio } from '../../steps/studio';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/],
});

/** The code is on the device, and so are the pages named. */
const waitUntilKept = async (page: Page, paths: readonly string[]): Promise<void> => {
  await expect(async () => {
    const kept = await page.evaluate(
      async wanted => Promise.all(wanted.map(async path => Boolean(await caches.match(path)))),
      [...paths],
    );
    expect(kept).not.toContain(false);
  }).toPass({ timeout: 45_000 });
};

const rename = async (page: Page, title: string): Promise<void> => {
  await openTab(page, 'Battle');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('without a network the studio opens, edits, plays, and saves on return', async ({ page, context }) => {
  test.slow(true, 'the code of a whole release is fetched first');
  const id = await openRemix(page, 'cannae');
  await waitUntilKept(page, [`/studio/${id}`, `/studio/${id}/play`, '/studio']);
  await rename(page, 'Cannae at home');
  await expect(saveStatus(page)).toHaveText('Saved');

  await context.setOffline(true);
  await page.reload();
  await waitForStudio(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae at home' })).toBeVisible();
  await rename(page, 'Cannae on the train');
  await expect(saveStatus(page)).toContainText('this device');

  await page.getByRole('button', { name: 'Playtest' }).click();
  await page.waitForURL(/\/play/);
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: /Cannae on the train/ })).toBeVisible({ timeout: 30_000 });

  await page.goto('/catalogue?text=nothing-here');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();

  await page.goto(`/studio/${id}`);
  await waitForStudio(page);
  await context.setOffline(false);
  await expect(saveStatus(page)).toHaveText('Saved');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae on the train' })).toBeVisible();
});

test('without a network a draft is laid out and printed by the browser, each page on its sheet', async ({
  page,
  context,
}) => {
  test.slow(true, 'the code of a whole release is fetched first');
  const id = await openRemix(page, 'cannae');
  await waitUntilKept(page, [`/studio/${id}`]);
  await context.setOffline(true);
  await page.reload();
  await waitForStudio(page);
  // The browser's own dialog would wait for a hand.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Counters', { exact: true }).check();
  const print = dialog.getByRole('button', { name: /^Print [2-9] pages$/ });
  await expect(print).toBeVisible();
  const pages = await dialog.getByRole('list', { name: 'Preview' }).getByRole('listitem').count();
  await expect(print).toHaveText(`Print ${pages} pages`);
  await expect(dialog.getByRole('list', { name: 'Preview' })).toContainText('Hannibal');
  await print.click();
  await expect(page.locator('[data-sheets] > *')).toHaveCount(pages);
  const printed = await renderPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  // A4 in points, cut to the browser's whole pixels.
  expect(printed.map(({ width, height }) => [width, height])).toEqual(
    Array.from({ length: pages }, () => [594, 841]),
  );
  expect(printed[0]?.text).toContain('Hannibal');
});

test('another release takes over: what is older goes, pages that were kept are fetched again', async ({
  page,
}) => {
  await page.goto('/about-this-server');
  await page.evaluate(async () => {
    for (const release of ['one', 'two', 'three'])
      for (const kind of ['code', 'pages']) await caches.open(`${kind} ${release}`);
    await (await caches.open('pages three')).put('/learn', new Response('old'));
  });
  const id = await openRemix(page, 'cannae');
  await waitUntilKept(page, [`/studio/${id}`]);
  await expect(async () => {
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter(name => name.startsWith('pages '))).toEqual(['pages three', expect.any(String)]);
    expect(names.filter(name => name.startsWith('code '))).toHaveLength(2);
    const newest = names.filter(name => name.startsWith('pages ')).at(-1) ?? '';
    const text = await page.evaluate(
      async name => (await (await caches.open(name)).match('/learn'))?.text(),
      newest,
    );
    expect(text).toContain('<html');
  }).toPass({ timeout: 30_000 });
});

const keptPages = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async wanted => Boolean(await caches.match(wanted)), path);

const WAYS_OUT = [
  [
    'signing out',
    async (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true }).first().click(),
  ],
  [
    'deleting the account',
    async (page: Page) => {
      const form = page.getByRole('region', { name: 'Delete account' });
      await form.getByLabel('Current password').fill(PASSWORD);
      await form.getByRole('button', { name: 'Delete my account' }).click();
    },
  ],
] as const;

for (const [index, [name, leave]] of WAYS_OUT.entries())
  test(`${name} leaves none of one's pages on the device`, async ({ page }) => {
    test.slow(true, 'the code of a whole release is fetched first');
    await signUp(page, `leaver-${index}`);
    const id = await openRemix(page, 'cannae');
    await waitUntilKept(page, [`/studio/${id}`, '/studio']);
    await page.goto('/account');
    await leave(page);
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    for (const path of [`/studio/${id}`, '/studio'])
      await expect.poll(() => keptPages(page, path), { timeout: 15_000 }).toBe(false);
  });
