import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../steps/fixtures';

test('a player takes a battle to VASSAL, Tiled, a forum and a spreadsheet', async ({ page, request }) => {
  await page.goto('/s/cannae');
  const link = (name: string) => page.getByRole('link', { name });
  const fileOf = async (name: string) => {
    const answer = await request.get((await link(name).getAttribute('href')) ?? '');
    expect(answer.status(), name).toBe(200);
    return { body: await answer.body(), headers: answer.headers() };
  };
  const module = await fileOf('Module for VASSAL');
  expect(module.headers['content-disposition']).toContain('cannae-v1-vassal.vmod');
  expect(Object.keys(unzipSync(module.body))).toEqual(
    expect.arrayContaining(['moduledata', 'buildFile.xml']),
  );
  expect(Object.keys(unzipSync((await fileOf('Map for Tiled (ZIP)')).body))).toContain('map.tmj');
  expect((await fileOf('Setup as text, for forums')).body.toString()).toContain('6 × Roman legions');
  expect((await fileOf('Order of battle (CSV)')).body.toString()).toContain('side,unit,name');
  const plain = await request.get('/s/cannae/board.png?width=400');
  expect((await fileOf('Map with key (PNG)')).body.equals(await plain.body())).toBe(false);
  const again = await request.get('/s/cannae/v/1/vassal.vmod', {
    headers: { 'if-none-match': module.headers.etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test.describe('a file that takes a while', () => {
  test.use({ expectedErrors: [/503 \(Service Unavailable\).*vassal\.vmod/] });

  test('a module takes a while: the page shows that it is being made, then saves it', async ({
    page,
    request,
  }) => {
    await page.goto('/s/zama');
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    await page.route('**/vassal.vmod', async route => {
      const answer = await route.fetch();
      await opened;
      await route.fulfill({ response: answer });
    });
    await page.route('**/vassal.vmod?progress=1', route =>
      route.fulfill({ json: { progress: { made: 3, of: 9 } } }),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Module for VASSAL' }).click();
    await expect(page.getByRole('progressbar', { name: 'Creating the file…' })).toHaveJSProperty('value', 3);
    gate.emit('open');
    expect((await download).suggestedFilename()).toBe('zama-v1-vassal.vmod');
    await expect(page.getByRole('progressbar', { name: 'Creating the file…' })).toBeHidden();
    const progress = await request.get('/s/zama/v/1/vassal.vmod?progress=1');
    expect(await progress.json()).toEqual({ progress: null });
    await page.unrouteAll();
    await page.route('**/vassal.vmod', route =>
      route.fulfill({ status: 503, json: { error: { code: 'busy', message: 'Try again in a minute.' } } }),
    );
    await page.getByRole('link', { name: 'Module for VASSAL' }).click();
    await expect(page.getByText('Try again in a minute.')).toBeVisible();
  });
});

test('the whole print and play is one file with a page count of its own', async ({ page, request }) => {
  await page.goto('/s/cannae');
  const href = (await page.getByRole('link', { name: 'Print and play' }).getAttribute('href')) ?? '';
  const answer = await request.get(href);
  expect(answer.headers()['content-disposition']).toContain('cannae-v1-print-and-play.pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const again = await request.get(href);
  expect((await again.body()).equals(await answer.body())).toBe(true);
});

test('a whole collection is one module with a board for each battle', async ({ request }) => {
  const answer = await request.get('/collections/caesar-in-gaul/vassal.vmod');
  expect(answer.status()).toBe(200);
  const build = strFromU8(unzipSync(await answer.body())['buildFile.xml'] ?? new Uint8Array());
  const boards = [...build.matchAll(/boardPicker\.Board name="([^"]+)"/g)].map(([, name]) => name);
  expect(boards.length).toBeGreaterThanOrEqual(6);
  expect(new Set(boards).size).toBe(boards.length);
  expect(boards).toEqual(expect.arrayContaining(['Bibracte', 'Alesia']));
});

test('what a board cannot be, a draft of another and an unknown file are not found', async ({ request }) => {
  for (const path of [
    '/s/perikles-431/tiled.tmj',
    '/s/atlantis/vassal.vmod',
    '/api/drafts/none/files/setup.txt',
    '/collections/atlantis/vassal.vmod',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.post('/s/cannae/vassal.vmod')).status()).toBe(405);
});

/** The dialog of a new draft of this document. */
const openExchange = async (page: Page, document: { readonly title: string }) => {
  const created = await page.request.post('/api/drafts', { data: { document } });
  const { id } = await created.json();
  await page.goto(`/studio/${id}`);
  await page.getByRole('button', { name: document.title }).click();
  await page.getByRole('menuitem', { name: 'Import and export' }).click();
  return { id, dialog: page.getByRole('dialog', { name: 'Import and export' }) };
};

test('a game that VASSAL saved is read in the studio, piece by piece', async ({ page }) => {
  const document = JSON.parse(readFileSync('content/scenarios/prussias-glory/leuthen.json', 'utf8'));
  const { dialog } = await openExchange(page, { ...document, title: 'A saved game' });
  await dialog.getByLabel(/^File/).setInputFiles('lib/exchange/vassal/testing/leuthen-saved-by-vassal.vsav');
  await expect(dialog.getByText('This file changes nothing.')).toBeVisible();
});

test('a map that Tiled drew for something else becomes the ground of a new battle', async ({ page }) => {
  const blank = await page.request.post('/api/drafts', { data: { system: 'prussias-glory' } });
  const draft = await page.request.get(`/api/drafts/${(await blank.json()).id}`);
  const document = { ...(await draft.json()).document, title: 'Elsewhere' };
  const { id, dialog } = await openExchange(page, document);
  const map = {
    ...{ type: 'map', orientation: 'hexagonal', width: 20, height: 12, tilewidth: 32, tileheight: 32 },
    ...{ staggeraxis: 'x', staggerindex: 'odd' },
    tilesets: [{ firstgid: 1, tiles: ['grass', 'woods', 'burg'].map((type, tile) => ({ id: tile, type })) }],
    layers: [
      {
        type: 'tilelayer',
        name: 'ground',
        data: Array.from({ length: 240 }, (_, at) => (at < 3 ? at + 1 : 1)),
      },
    ],
  };
  const buffer = Buffer.from(JSON.stringify(map));
  await dialog.getByLabel(/^File/).setInputFiles({ name: 'map.tmj', mimeType: 'application/json', buffer });
  await expect(dialog.getByText('New board: 20 × 12')).toBeVisible();
  await expect(dialog.getByLabel('woods (1 cell)')).toHaveValue('hex-woods');
  await dialog.getByLabel('burg (1 cell)').selectOption('hex-town');
  await expect(dialog.getByText(/^town: 1 cell painted/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply changes' }).click();
  await expect
    .poll(async () => {
      const { board } = (await (await page.request.get(`/api/drafts/${id}`)).json()).document;
      return [board.columns, board.rows];
    })
    .toEqual([20, 12]);
});

test('a designer edits the order of battle in a spreadsheet and sees what changes first', async ({
  page,
  request,
}) => {
  const document = JSON.parse(readFileSync('content/scenarios/lost-battles/cannae.json', 'utf8'));
  const created = await request.post('/api/drafts', { data: { document } });
  const { id } = await created.json();
  await page.context().addCookies((await request.storageState()).cookies);
  await page.goto(`/studio/${id}`);
  await page.getByRole('button', { name: 'Cannae' }).click();
  await page.getByRole('menuitem', { name: 'Import and export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import and export' });
  const picture = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Map with key (PNG)' }).click();
  expect((await picture).suggestedFilename()).toBe('board.png');
  const drawn = await request.get(`/api/drafts/${id}/files/board.svg`);
  expect(drawn.headers()['content-type']).toContain('image/svg+xml');
  const csv = (text: string) => ({ name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByLabel(/^File/).setInputFiles(csv('hello'));
  await expect(dialog.getByRole('alert')).toContainText('first line must name the columns');
  await dialog.getByLabel(/^File/).setInputFiles(csv('unit,place\nvelites,B2\nnobody,A1\n'));
  await expect(dialog.getByText('Velites: C2 → B2')).toBeVisible();
  await expect(dialog.getByText('Line 3: no unit has the id nobody')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply changes' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () =>
      (await (await request.get(`/api/drafts/${id}/files/order.csv`)).text()).includes(
        'velites,Velites,average light infantry,B2',
      ),
    )
    .toBe(true);
});
