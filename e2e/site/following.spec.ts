import { expect, test } from '../steps/fixtures';
import { publishBattle, signUp } from '../steps/roles';

test('a reader follows an author and a document: new versions stand on the home page and in a feed that can be taken back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const author = await (await browser.newContext()).newPage();
  await signUp(author, 'Follow-me');
  const slug = await publishBattle(author);

  await page.goto('/authors/follow-me');
  await page.getByRole('button', { name: 'Follow Follow-me' }).click();
  await expect(page.getByRole('button', { name: 'Follow Follow-me' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(`/s/${slug}`);
  const document = page.getByRole('button', { name: 'Follow this document' });
  await document.click();
  await expect(document).toHaveAttribute('aria-pressed', 'true');
  const second = await publishBattle(author);

  await test.step('on the home page, for this reader alone', async () => {
    await page.goto('/');
    const news = page.getByRole('region', { name: 'New versions' });
    await expect(news.getByRole('link', { name: 'Issus, version 1' })).toHaveAttribute(
      'href',
      `/s/${second}/v/1`,
    );
    const home = await author.request.get('/');
    expect(await home.text()).not.toContain(`/s/${second}/v/1`);
    await news.getByRole('link', { name: 'All', exact: true }).click();
  });

  await test.step('in a feed with an address of its own', async () => {
    await page.getByRole('button', { name: 'Create address' }).click();
    const address = await page.getByLabel('Address of your feed, shown once').inputValue();
    const feed = await page.request.get(address);
    expect(await feed.text()).toContain(`/s/${second}/v/1`);
    expect(feed.headers()['cache-control']).toContain('no-store');
    await page.getByRole('button', { name: 'Revoke address' }).click();
    await expect(page.getByText('The address no longer works.')).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });

  await test.step('until it is ended', async () => {
    await page.reload();
    const followed = page.getByRole('region', { name: 'You follow' });
    const ended = page.waitForResponse(
      response => response.url().includes('/api/follows') && response.request().method() !== 'GET',
    );
    await followed.getByRole('button', { name: 'Stop following Follow-me' }).click();
    expect((await ended).ok()).toBe(true);
    await page.reload();
    await expect(followed.getByRole('link', { name: 'Follow-me' })).toHaveCount(0);
    await expect(followed.getByRole('link', { name: 'Issus' })).toBeVisible();
  });
});
