import { type APIRequestContext, expect, type Page } from '@playwright/test';
import {
  createLinkGame,
  expectSameMoment,
  idOf,
  openVisitor,
  playTogether,
  readRecord,
  recordWire,
} from '../steps/by-link';
import { test } from '../steps/fixtures';
import { board, giveOrder, log, momentOf, panel } from '../steps/play';
import { runSql } from '../steps/roles';

// A lost network is an error on the console.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

const isAsked = async (page: Page): Promise<boolean> =>
  !((await panel(page).getByRole('heading', { level: 2 }).first().textContent()) ?? '').endsWith(' to play');

/** Whoever is asked comes first. */
const orderPages = async (pages: readonly [Page, Page]): Promise<readonly [Page, Page]> => {
  const [first, second] = pages;
  await expect.poll(async () => (await isAsked(first)) || (await isAsked(second))).toBe(true);
  return (await isAsked(first)) ? [first, second] : [second, first];
};

/** Whoever is asked gives an order; both screens then show the same moment. */
const playOn = async (pages: readonly [Page, Page]): Promise<void> => {
  const at = await momentOf(pages[0]);
  const [mover] = await orderPages(pages);
  await giveOrder(mover, []);
  for (const page of pages) await expect.poll(() => momentOf(page)).toBeGreaterThan(at);
  await expectSameMoment(pages);
};

const openPeople = (page: Page): Promise<void> => page.getByText(/^Players and chat/).click();

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

const talk = (page: Page) => page.getByRole('region', { name: 'Chat' });

test('two people play a whole Pocket Battle by link; a lost network loses nothing; the end is a replay for all', async ({
  browser,
  baseURL,
  page,
}) => {
  test.setTimeout(240_000);
  const own = await recordWire(page);
  const other = await openVisitor(browser, baseURL);
  const watcher = await openVisitor(browser, baseURL);
  const [link = ''] = await createLinkGame(page, '/s/pocket-clastidium/play');
  await other.page.goto(link);
  const pages = [page, other.page] as const;
  for (const each of pages) await expect(board(each)).toBeVisible();
  // The link is used up: whoever comes now watches.
  await watcher.page.goto(link);
  await expect(watcher.page.getByText('Someone else has taken this seat')).toBeVisible();
  for (let count = 0; count < 3; count += 1) await playOn(pages);
  await expect(log(other.page).getByRole('listitem').first()).toBeVisible();

  // Without a network nothing is lost: what happened meanwhile comes on return.
  const [mover, sleeper] = await orderPages(pages);
  await sleeper.context().setOffline(true);
  await giveOrder(mover, []);
  await sleeper.context().setOffline(false);
  await expectSameMoment([mover, sleeper]);

  // Players talk; who watches reads it at the end.
  await openPeople(page);
  await say(page, 'Good luck');
  await openPeople(other.page);
  await expect(talk(other.page)).toContainText('Good luck');
  await openPeople(watcher.page);
  await expect(
    watcher.page.getByText('Spectators can read and write here when the game is over.'),
  ).toBeVisible();

  await playTogether(pages);
  for (const each of [...pages, watcher.page])
    await expect(each.getByRole('complementary', { name: 'Result' })).toBeVisible();
  const record = await readRecord(watcher.page);
  expect(record.length).toBeGreaterThan(40);

  // Neither dice to come nor raw choices were on the wire while it lasted.
  for (const { wire } of [other, watcher, own]) {
    const told = wire.filter(text => !text.includes('"status":"over"') && !text.startsWith('{"entries"'));
    expect(told.length).toBeGreaterThan(20);
    const text = told.join('\n');
    for (const { entry, dice } of record) {
      for (const word of dice.filter(number => Math.abs(number) > 1e6))
        expect(text).not.toContain(String(word));
      if (entry) expect(text).not.toContain(JSON.stringify(entry));
    }
  }

  // Who watched now reads and writes; a player mutes them, hears them again, and blocks them.
  for (const each of [...pages, watcher.page]) await openPeople(each);
  await expect(talk(watcher.page)).toContainText('Good luck');
  await say(watcher.page, 'Well played');
  await expect(talk(page)).toContainText('Well played');
  const message = talk(page).getByRole('listitem').filter({ hasText: 'Well played' });
  await message.getByText('Mute or block').click();
  await message.getByRole('button', { name: 'Mute' }).click();
  await expect(message).toHaveCount(0);
  await talk(page).getByRole('button', { name: 'Show again' }).click();
  await message.getByText('Mute or block').click();
  await message.getByRole('button', { name: 'Block and report' }).click();
  await expect(message).toHaveCount(0);
  await expect(talk(other.page)).toContainText('Well played');

  // The address of the game is that of its replay, for anybody.
  const reader = await openVisitor(browser, baseURL);
  await reader.page.goto(new URL(page.url()).pathname);
  await reader.page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(board(reader.page)).toBeVisible();
  expect(await momentOf(reader.page)).toBe(0);
});

const newGame = (battle: object, more: object = {}) => ({
  ...{ battle, variant: null, paceDays: null, onTimeout: 'claim', ...more },
  seats: { romans: { type: 'me' }, celts: { type: 'link' } },
});

const CLASTIDIUM = { slug: 'pocket-clastidium', n: 1 };

/** A game by link that has begun, without its pages. */
const beginGame = async (
  first: APIRequestContext,
  second: APIRequestContext,
  game: object = newGame(CLASTIDIUM),
): Promise<string> => {
  const made = await first.post('/api/games', { data: game });
  expect(made.status()).toBe(201);
  const { id, tokens } = await made.json();
  const taken = await second.post(`/api/games/${id}/seats`, { data: { token: tokens.celts } });
  expect((await taken.json()).type).toBe('taken');
  return id;
};

test('a draft is played by link too; who resigns has lost on every screen', async ({
  browser,
  baseURL,
  page,
}) => {
  const other = await openVisitor(browser, baseURL);
  const made = await page.request.post('/api/drafts', { data: { remix: CLASTIDIUM } });
  const { id: draft } = await made.json();
  const id = await beginGame(page.request, other.page.request, newGame({ draft }));
  for (const each of [page, other.page]) {
    await each.goto(`/g/${id}`);
    await expect(board(each)).toBeVisible();
  }
  await openPeople(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign now' }).click();
  for (const each of [page, other.page]) await expect(each.getByText(/ resigned\./)).toBeVisible();
});

/** Notices are kept instead of shown; the page is behind another once `hide` was called. */
const keepNotices = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class KeptNotice {
      static readonly permission = 'granted';
      static readonly requestPermission = async (): Promise<string> => 'granted';
      onclick = null;
      constructor(title: string) {
        shown.push(title);
      }
      close(): void {
        this.onclick = null;
      }
    }
    Object.assign(window, { Notification: KeptNotice, shownNotices: shown });
  });
};

const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('My games says where it is your turn: in the list, the header, the title, a feed and a notification', async ({
  browser,
  baseURL,
  page,
}) => {
  const other = await openVisitor(browser, baseURL);
  await keepNotices(page);
  const id = await beginGame(page.request, other.page.request);
  const { message } = await (await page.request.get(`/api/games/${id}`)).json();
  const [awaited] = message.info.awaits;
  const isOwn = awaited === 'romans';
  await page.clock.install();
  await page.goto('/games');
  await page.getByRole('checkbox', { name: 'Notify me in this browser when it’s my turn' }).check();

  // The turn passes to the owner of this page.
  await other.page.goto(`/g/${id}`);
  await page.goto(`/g/${id}`);
  await expect(board(page)).toBeVisible();
  if (isOwn) await giveOrder(page, []);
  await hide(page);
  const askedAgain = async (): Promise<boolean> => {
    const { message: now } = await (await page.request.get(`/api/games/${id}`)).json();
    return now.info.awaits.includes('romans');
  };
  while (!(await askedAgain())) await giveOrder(other.page, []);
  await page.clock.fastForward(31_000);
  const notices = () => page.evaluate(() => (window as unknown as { shownNotices: string[] }).shownNotices);
  await expect.poll(notices).toEqual(['Your turn: Clastidium']);
  await expect(page).toHaveTitle(/^Your turn: Clastidium/);

  await page.goto('/games');
  await expect(page).toHaveTitle(/^\(1\) My games/);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'My games (1)' })).toBeVisible();
  const turns = page.getByRole('region', { name: 'Your turn' });
  await expect(turns.getByText('Clastidium')).toBeVisible();
  await page.getByRole('button', { name: 'Create private feed' }).click();
  const feed = await page.getByLabel('Feed address (shown once)').inputValue();
  // Whoever reads it needs nothing but the address.
  const reader = await browser.newContext();
  const atom = await (await reader.request.get(feed)).text();
  expect(atom).toContain('<title>Your turn: Clastidium</title>');
  expect(atom).toContain(`/g/${id}`);
  await expect(other.page.getByRole('link', { name: /^My games \(1\)/ })).toHaveCount(0);
});

const runOut = (id: string): void =>
  runSql('update games set deadline = ? where id = ?', '2020-01-01T00:00:00.000Z', id);

/** The seat that decides at the beginning, and the pages of who has it and who has the other. */
const sortByTurn = async (id: string, romans: Page, celts: Page) => {
  const { message } = await (await romans.request.get(`/api/games/${id}`)).json();
  return message.info.awaits.includes('romans')
    ? { late: romans, other: celts }
    : { late: celts, other: romans };
};

test('when time is out the other claims the win, or the computer plays on until its player comes back', async ({
  browser,
  baseURL,
  page,
}) => {
  const guest = await openVisitor(browser, baseURL);
  const begin = (onTimeout: string) =>
    beginGame(page.request, guest.page.request, newGame(CLASTIDIUM, { paceDays: 1, onTimeout }));
  const claimed = await begin('claim');
  runOut(claimed);
  const { other } = await sortByTurn(claimed, page, guest.page);
  await other.goto(`/g/${claimed}`);
  await openPeople(other);
  await other.getByRole('button', { name: 'Claim the win' }).click();
  await expect(other.getByText(/ ran out of time\./)).toBeVisible();

  const played = await begin('computer');
  runOut(played);
  const turn = await sortByTurn(played, page, guest.page);
  await turn.other.goto(`/g/${played}`);
  await openPeople(turn.other);
  await expect(turn.other.getByRole('list').getByText('computer', { exact: true })).toBeVisible();
  await turn.late.goto(`/g/${played}`);
  await openPeople(turn.late);
  await turn.late.getByRole('button', { name: 'Take over from computer' }).click();
  await expect(turn.other.getByRole('list').getByText('computer', { exact: true })).toHaveCount(0);
});

test('a game that a release cannot read is frozen in words: its log and its chat stay', async ({
  browser,
  baseURL,
  page,
}) => {
  const guest = await openVisitor(browser, baseURL);
  const id = await beginGame(page.request, guest.page.request);
  const { late, other } = await sortByTurn(id, page, guest.page);
  for (const each of [late, other]) {
    await each.goto(`/g/${id}`);
    await expect(board(each)).toBeVisible();
  }
  await giveOrder(late, []);
  await openPeople(other);
  await say(other, 'What now?');
  runSql('update games set state = ? where id = ?', '{"of":"another time"}', id);
  const actions = [{ type: 'pass' }];
  for (const each of [late, other]) {
    const { message } = await (await each.request.get(`/api/games/${id}`)).json();
    await each.request.post(`/api/games/${id}/orders`, { data: { after: message.seq, actions } });
  }
  for (const each of [late, other]) {
    await expect(each.getByRole('alert').filter({ hasText: 'You can still read it' })).toBeVisible();
    await expect(talk(each)).toContainText('What now?');
    await expect(each.getByRole('list').getByRole('listitem').first()).toBeVisible();
  }
});

test('limits are refused in words: messages that are too long, orders without end, and too many games', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await openVisitor(browser, baseURL);
  const id = await beginGame(page.request, other.page.request);
  const post = (path: string, data: unknown) => page.request.post(`/api/games${path}`, { data });
  const long = await post(`/${id}/talk`, { text: 'x'.repeat(501) });
  const chain = await post(`/${id}/orders`, {
    after: 0,
    actions: Array.from({ length: 61 }, () => ({ type: 'x' })),
  });
  const bytes = await post(`/${id}/orders`, {
    after: 0,
    actions: [{ type: 'x', text: 'x'.repeat(3_000_000) }],
  });
  expect([long.status(), chain.status(), bytes.status()]).toEqual([400, 400, 413]);

  for (let count = 1; count < 10; count += 1) await beginGame(page.request, other.page.request);
  await page.goto('/s/pocket-clastidium/play');
  await page.getByRole('radio', { name: /^Person by link$/ }).check();
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You have reached the limit' })).toBeVisible();

  await page.goto(`/g/${id}`);
  await expect(board(page)).toBeVisible();
  await openPeople(page);
  // 180 a minute are let through: whenever that minute began, one of these is too many.
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 400) {
    const requests = Array.from({ length: 20 }, () => post(`/${id}/requests`, { type: 'claim' }));
    statuses.push(...(await Promise.all(requests)).map(answer => answer.status()));
  }
  expect(statuses).toContain(429);
  await say(page, 'Is anybody there?');
  await expect(page.getByRole('alert').filter({ hasText: /Too many attempts/ })).toBeVisible();
  expect(idOf(page)).toBe(id);
});
