import { expect, test } from '../steps/fixtures';
import { beginBattle, makeBattle } from '../steps/jobs';
import { chooseLicence, openRemix } from '../steps/studio';

test('an author chooses a licence when publishing: it stands on the page and in every file, and a remix keeps it', async ({
  page,
  playwright,
  baseURL,
}) => {
  await beginBattle(page, {
    ...{ game: /^Lost Battles/, title: 'The licensed ford', year: '-300', sides: ['Reds', 'Blues'] },
  });
  await makeBattle(page, 'The licensed ford');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await expect(page.getByRole('dialog').getByLabel('Licence')).toHaveJSProperty('validity.valid', false);
  await chooseLicence(page, 'CC BY-SA 4.0');
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await page.waitForURL(/\/s\/the-licensed-ford$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
    ...(['rel', /license/] as const),
  );

  const read = async (file: string) => (await page.request.get(`/s/the-licensed-ford/${file}`)).text();
  expect(JSON.parse(await read('document.json'))).toMatchObject({ licence: 'CC-BY-SA-4.0' });
  expect(await read('setup.txt')).toContain('Licence: CC BY-SA 4.0');
  const listed = await (await page.request.get('/api/v1/documents/the-licensed-ford')).json();
  expect(listed).toMatchObject({ licence: 'CC-BY-SA-4.0' });

  await test.step('what was chosen last is offered for the next document', async () => {
    await beginBattle(page, {
      ...{ game: /^Lost Battles/, title: 'The next ford', year: '-300', sides: ['Reds', 'Blues'] },
    });
    await makeBattle(page, 'The next ford');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('Licence')).toHaveValue('CC-BY-SA-4.0');
  });

  await test.step('another author may publish a remix under the same licence alone', async () => {
    const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
    const { id } = await (
      await stranger.post('/api/drafts', { data: { remix: { slug: 'the-licensed-ford', n: 1 } } })
    ).json();
    const publish = async (revision: number) =>
      stranger.post(`/api/drafts/${id}/publish`, {
        data: { revision, visibility: 'public', changeNote: '' },
      });
    const document = JSON.parse(await read('document.json'));
    const save = (revision: number, licence: string) =>
      stranger.put(`/api/drafts/${id}`, { data: { revision, document: { ...document, licence } } });
    await save(1, 'CC0-1.0');
    expect((await publish(2)).status()).toBe(422);
    await save(2, 'CC-BY-SA-4.0');
    expect((await publish(3)).status()).toBe(201);
  });
});

test('a shipped battle states its licence, and a remix of it offers what that allows', async ({ page }) => {
  await page.goto('/s/cannae');
  await expect(page.getByRole('main').getByRole('link', { name: 'MIT' })).toBeVisible();
  await openRemix(page, 'cannae');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const licence = page.getByRole('dialog').getByLabel('Licence');
  await expect(licence).toHaveValue('MIT');
  await expect(licence.getByRole('option', { name: 'CC0 1.0' })).toHaveCount(0);
});
