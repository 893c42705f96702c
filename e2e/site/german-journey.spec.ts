import { expect, test } from '../steps/fixtures';
import { newGame } from '../steps/play';
import { dropAnyway, middleOf, space } from '../steps/studio';

/** A reader of German goes the whole way without a page in English. */

const SOON = { timeout: 20_000 };

test('from the catalogue to the battle, the studio, a finding, and to the published sheet', async ({
  page,
  request,
}) => {
  test.slow(true, 'one long way through the whole site');
  const title = `Cannae auf Deutsch ${Date.now()}`;
  await page.goto('/de/catalogue');
  const search = page.getByRole('searchbox', { name: 'Katalog durchsuchen' });
  await search.fill('Karthago Cannae');
  await search.press('Enter');
  await page.getByRole('link', { name: 'Cannae', exact: true }).first().click();
  await expect(page).toHaveURL(/\/de\/s\/cannae/);
  await expect(page.getByText('Hannibal lässt die Legionen kommen')).toBeVisible();

  await page.getByRole('link', { name: 'Ins Studio kopieren' }).click();
  await page.locator('[data-board]').waitFor(SOON);
  await expect(page).toHaveURL(/\/de\/studio\//);
  const tally = page.getByRole('contentinfo').getByRole('button', { name: /Fehler|Warnung/ });
  await expect(tally).toHaveText('Keine Fehler', SOON);

  await test.step('a unit among the enemy is told in German, with its rule', async () => {
    const from = await middleOf(page.locator('[data-piece="velites"]'));
    const to = await middleOf(space(page, 'C3'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(space(page, 'C3')).toHaveAttribute('data-legality', 'illegal');
    await dropAnyway(page);
    await tally.click();
    const problems = page.getByRole('region', { name: 'Probleme' });
    await expect(problems.getByText(/Zentrum \(C3\): Einheiten beider Armeen/).first()).toBeVisible();
    await expect(problems.locator('a[href^="/de/rules/lost-battles/"]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(tally).toHaveText('Keine Fehler');
  });

  await test.step('it is named and published', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Schlacht', exact: true }).click();
    await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Lizenz').selectOption({ label: 'CC BY 4.0' });
    await page.getByRole('button', { name: 'Diese Version veröffentlichen' }).click();
    await page.waitForURL(/\/de\/s\/[^/]+$/);
  });

  await test.step('its setup sheet is a German one', async () => {
    const sheet = await page
      .getByRole('link', { name: 'Aufstellungsblatt', exact: true })
      .first()
      .getAttribute('href');
    expect(sheet).toMatch(/^\/de\//);
    const pdf = await request.get(sheet ?? '');
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    expect((await pdf.body()).toString('latin1')).toContain('/Lang (de)');
  });
});

test('a turn of play in German', async ({ page }) => {
  await page.goto(`/de/s/cannae/v/1/play#${newGame(1)}`);
  const decision = page.getByRole('complementary', { name: 'Deine Entscheidung' });
  const moment = page.locator('[data-moment]');
  const choices = decision
    .getByRole('list', { name: 'Befehle' })
    .getByRole('button')
    .or(decision.getByRole('region', { name: 'Gruppe auswählen' }).getByRole('button'));
  const handOver = page.getByRole('button', { name: /^Weiter als / });
  for (let choice = 0; choice < 4; choice += 1) {
    await choices.or(handOver).first().waitFor(SOON);
    if (await handOver.isVisible()) await handOver.click();
    await choices.first().click();
  }
  await expect(moment).not.toHaveAttribute('data-moment', '0');
  await expect(decision).not.toContainText(/\b(the|and|attack|move)\b/i);
});

test('an army is built in German', async ({ page }) => {
  await page.goto('/de/lists/carthaginians');
  await page.getByLabel('Jahr').fill('216');
  await page.getByLabel('Punkte').fill('300');
  await page.getByRole('button', { name: 'Bauen' }).click();
  const offers = page.getByRole('region', { name: 'Was die Liste bietet' });
  const first = offers.getByRole('button', { name: / hinzufügen$/ }).first();
  await first.waitFor(SOON);
  await first.click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /Regel/ })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/armies\//);
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
});
