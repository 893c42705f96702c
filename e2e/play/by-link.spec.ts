import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../steps/fixtures';
import { board, giveOrder, log, momentOf, panel } from '../steps/play';

/** A person in a browser of their own, and everything that came to it over the network from games. */
interface Visitor {
  readonly page: Page;
  readonly sent: string[];
}

const openVisitor = async (browser: Browser, baseURL: string | undefined): Promise<Visitor> => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('response', async response => {
    if (/\/api\/games\/[^/]+(\/orders)?$/.test(response.url())) sent.push(await response.text());
  });
  return { page, sent };
};

/** From the start card to the lobby; gives back the links of the seats. */
const createGame = async (page: Page, battle: string): Promise<readonly string[]> => {
  await page.goto(`/s/${battle}/play`);
  await page.getByRole('radio', { name: /^(Person|People) by link$/ }).check();
  await page.getByRole('button', { name: 'Create game' }).click();
  // The first game of a server waits until its workers have loaded the rules.
  await expect(page.getByRole('region', { name: 'Seats of this game' })).toBeVisible({ timeout: 60_000 });
  const links = page.getByRole('textbox', { name: /^Link for / });
  await expect(links.first()).toBeVisible();
  return Promise.all((await links.all()).map(link => link.inputValue()));
};

const isAsked = async (page: Page): Promise<boolean> =>
  !((await panel(page).getByRole('heading', { level: 2 }).first().textContent()) ?? '').endsWith(' to play');

/** Whoever is asked gives an order; both screens then show the same moment. */
const playOn = async (pages: readonly [Page, Page], patterns: readonly RegExp[] = []): Promise<void> => {
  const at = await momentOf(pages[0]);
  await expect.poll(async () => (await isAsked(pages[0])) || (await isAsked(pages[1]))).toBe(true);
  const [first, second] = pages;
  await giveOrder((await isAsked(first)) ? first : second, patterns);
  await expect.poll(() => momentOf(first)).toBeGreaterThan(at);
  await expect
    .poll(async () => (await momentOf(first)) === (await momentOf(second)), { timeout: 10_000 })
    .toBe(true);
};

test('two people play a battle by link, each in their own browser', async ({ browser, baseURL, page }) => {
  test.setTimeout(120_000);
  const other = await openVisitor(browser, baseURL);
  const watcher = await openVisitor(browser, baseURL);
  const [link = ''] = await createGame(page, 'pocket-clastidium');
  await other.page.goto(link);
  const pages = [page, other.page] as const;
  for (const each of pages) await expect(board(each)).toBeVisible();
  // The link is used up: whoever comes now watches.
  await watcher.page.goto(link);
  await expect(watcher.page.getByText('Someone else has taken this seat')).toBeVisible();

  for (let count = 0; count < 8; count += 1) await playOn(pages);
  await expect.poll(async () => momentOf(watcher.page)).toBe(await momentOf(page));
  await expect(log(other.page).getByRole('listitem').first()).toBeVisible();

  // Without a network nothing is lost: what happened meanwhile comes on return.
  const [mover, sleeper] = (await isAsked(page)) ? [page, other.page] : [other.page, page];
  await sleeper.context().setOffline(true);
  await giveOrder(mover, []);
  await sleeper.context().setOffline(false);
  await expect.poll(async () => momentOf(sleeper), { timeout: 15_000 }).toBe(await momentOf(mover));

  // Talking, and giving up.
  await page.getByText('Players and chat').click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Good game');
  await page.getByRole('button', { name: 'Send' }).click();
  await other.page.getByText('Players and chat (1 message)').click();
  await expect(other.page.getByRole('region', { name: 'Chat' })).toContainText('Good game');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign now' }).click();
  for (const each of [...pages, watcher.page]) await expect(each.getByText(/ resigned\./)).toBeVisible();
});
