import { expect, test } from '../steps/fixtures';
import {
  openRemix,
  openSource,
  openTab,
  piece,
  placeCursorAfter,
  saveStatus,
  waitForStudio,
} from '../steps/studio';
import { headline, join, makeLink, title } from '../steps/together';

// A lost network is an error on the console, and so is an access that has ended.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|404|403/] });
test.setTimeout(120_000);

test('two people edit one Leuthen draft on the map, in the form and in the source; a lost network loses nothing', async ({
  browser,
  baseURL,
  page,
}) => {
  const id = await openRemix(page, 'leuthen-battle');
  const ada = await join(browser, baseURL, await makeLink(page, 'edit'), 'Ada');
  await expect(page.getByRole('button', { name: '1 other person here: Ada' })).toHaveText(/^Share/);
  await expect(ada.getByRole('button', { name: '1 other person here: Owner' })).toBeVisible();

  // On the map: whom the other has chosen is seen, and what they do with it.
  await piece(ada, 'pru-37-46').click();
  await expect(page.locator('[data-chosen-by="Ada"]').first()).toBeAttached();
  await ada.keyboard.press('Delete');
  await expect(piece(page, 'pru-37-46')).toHaveCount(0);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(piece(page, 'pru-37-46')).toBeVisible();

  // In the form, both at once: each keeps what the other wrote.
  await openTab(page, 'Battle');
  await openTab(ada, 'Battle');
  await title(page).fill('Leuthen of two');
  await expect(headline(ada, 'Leuthen of two')).toBeVisible();

  // In the source.
  await openSource(ada);
  await placeCursorAfter(ada, '"title": "Leuthen of two');
  await ada.keyboard.type(' people');
  await expect(headline(page, 'Leuthen of two people')).toBeVisible();

  // Without a network editing continues; on return both have everything.
  await ada.context().setOffline(true);
  await placeCursorAfter(ada, '"title": "Leuthen of two people');
  await ada.keyboard.type(', offline');
  await expect(headline(ada, 'Leuthen of two people, offline')).toBeVisible();
  await piece(page, 'pru-37-46').click();
  await page.keyboard.press('Delete');
  await expect(saveStatus(page)).toHaveText('Saved');
  await ada.context().setOffline(false);
  await expect(headline(page, 'Leuthen of two people, offline')).toBeVisible();
  await expect(piece(ada, 'pru-37-46')).toHaveCount(0);

  // Undo takes back the user's own last edit, and leaves the other's.
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const each of [page, ada]) {
    await expect(piece(each, 'pru-37-46')).toBeAttached();
    await expect(headline(each, 'Leuthen of two people, offline')).toBeVisible();
  }

  // Who did what is in the history, and a comment reaches the other.
  const edits = await (await page.request.get(`/api/drafts/${id}/edits`)).json();
  expect(edits.edits.map(({ by }: { by: string }) => by)).toContain('Ada');
  await openTab(ada, 'Comments' as 'History');
  await ada.getByRole('textbox', { name: /^Comment on/ }).fill('Is this the right wing?');
  await ada.getByRole('button', { name: 'Add comment' }).click();
  await openTab(page, 'Comments' as 'History');
  await expect(page.getByRole('list', { name: 'Open comments' })).toContainText('Is this the right wing?');
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(ada.getByText('1 resolved comment')).toBeVisible();
});

test('who may only view sees every edit and changes nothing; when the link is ended, they are out', async ({
  browser,
  baseURL,
  page,
}) => {
  const id = await openRemix(page, 'leuthen-battle');
  const link = await makeLink(page, 'view');
  await page.goto(link);
  await expect(
    page.getByText('You are invited to view “Leuthen: the battle” and comment on it.'),
  ).toBeVisible();
  await page.goto(`/studio/${id}`);
  await waitForStudio(page);
  const guest = await join(browser, baseURL, link, 'Bert');
  await expect(guest.getByText('View only')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await openTab(page, 'Battle');
  await title(page).fill('Leuthen, watched');
  await expect(headline(guest, 'Leuthen, watched')).toBeVisible();

  await openTab(guest, 'Battle');
  await title(guest).fill('Mine now');
  await expect(guest.getByText('You can view this draft and comment on it')).toBeVisible();
  await expect(headline(guest, 'Leuthen, watched')).toBeVisible();
  const { revision, document } = await (await guest.request.get(`/api/drafts/${id}`)).json();
  const forced = await guest.request.put(`/api/drafts/${id}`, { data: { revision, document } });
  expect(forced.status()).toBe(403);

  await page.getByRole('banner').getByRole('button', { name: '1 other person here: Bert' }).click();
  await page
    .getByRole('region', { name: 'Link to view' })
    .getByRole('button', { name: 'End link and access' })
    .click();
  await expect(guest.getByText('Your access to this draft has ended')).toBeVisible();
  expect((await guest.request.get(`/api/drafts/${id}`)).status()).toBe(404);
  await guest.goto(link);
  await expect(guest.getByRole('alert').filter({ hasText: 'This link has expired' })).toBeVisible();
});
