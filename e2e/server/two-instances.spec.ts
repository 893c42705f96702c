import { type Browser, expect } from '@playwright/test';
import { startPostgres } from '../../scripts/proofs/postgres.mjs';
import { createLinkGame, openVisitor, playTogether, readRecord } from '../steps/by-link';
import { test } from '../steps/fixtures';
import { type OwnServer, startServer, waitUntilReady } from '../steps/own-server';
import { board, momentOf } from '../steps/play';
import { openRemix, openSource, openTab, piece, placeCursorAfter } from '../steps/studio';
import { headline, join, makeLink, title } from '../steps/together';

// One instance is killed: its visitors see that it does not answer.
test.use({ expectedErrors: [/ERR_|Failed to load resource|50[0-9]/] });
test.describe.configure({ timeout: 420_000 });

const SETTINGS = { TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error', ADMIN_SECOND_FACTOR: 'optional' };

/** Two instances on one PostgreSQL; the first brings the tables up to date. */
const startBoth = async (url: string): Promise<readonly [OwnServer, OwnServer]> => {
  const settings = { ...SETTINGS, DATABASE_URL: url };
  const first = await startServer(settings);
  await waitUntilReady(first);
  const second = await startServer(settings);
  await waitUntilReady(second);
  return [first, second];
};

/** A killed instance comes back at its address. */
const killAndStart = async ({ folder, port, signal, ended }: OwnServer, url: string): Promise<OwnServer> => {
  signal('SIGKILL');
  await ended;
  const server = await startServer({ ...SETTINGS, DATABASE_URL: url, PORT: String(port) }, folder);
  await waitUntilReady(server);
  return server;
};

const editLeuthen = async (browser: Browser, [first, second]: readonly [OwnServer, OwnServer]) => {
  const { page } = await openVisitor(browser, first.address);
  await openRemix(page, 'leuthen-battle');
  const link = new URL(await makeLink(page, 'edit'));
  const ada = await join(browser, second.address, link.pathname, 'Ada');
  await piece(ada, 'pru-37-46').click();
  await ada.keyboard.press('Delete');
  await expect(piece(page, 'pru-37-46')).toHaveCount(0);
  await openTab(page, 'Battle');
  await title(page).fill('Leuthen of two');
  await expect(headline(ada, 'Leuthen of two')).toBeVisible();
  await openSource(ada);
  await placeCursorAfter(ada, '"title": "Leuthen of two');
  await ada.keyboard.type(' instances');
  await expect(headline(page, 'Leuthen of two instances')).toBeVisible();
};

test('on two instances with PostgreSQL two people play a whole battle by link, though one instance is killed, and edit one draft', async ({
  browser,
}) => {
  const database = await startPostgres();
  if (!database) throw new Error('PostgreSQL could not be started');
  const [first, started] = await startBoth(database.url);
  let second = started;
  try {
    const ada = await openVisitor(browser, first.address);
    const bert = await openVisitor(browser, second.address);
    const [link = ''] = await createLinkGame(ada.page, '/s/pocket-clastidium/play');
    await bert.page.goto(new URL(link).pathname);
    const pages = [ada.page, bert.page];
    for (const page of pages) await expect(board(page)).toBeVisible();
    await playTogether(pages, 12);
    const before = await momentOf(ada.page);
    second = await killAndStart(second, database.url);
    await playTogether(pages);
    for (const page of pages) await expect(page.getByRole('complementary', { name: 'Result' })).toBeVisible();
    expect((await readRecord(bert.page)).length).toBeGreaterThan(before);
    await editLeuthen(browser, [first, second]);
  } finally {
    await first.remove();
    await second.remove();
    await database.stop();
  }
});
