import type { APIRequestContext } from '@playwright/test';
import { measureInkShare, renderPdf } from '../../lib/print/testing/rendered-pages';
import { expect, test } from '../steps/fixtures';

const get = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return { headers: answer.headers(), body: await answer.body() };
};

const pngSize = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a player prints the set-up sheet of a battle', async ({ request }) => {
  const { headers, body } = await get(request, '/s/cannae/v/1/sheet.pdf');
  expect(headers['content-type']).toBe('application/pdf');
  // It may be hidden one day: a browser asks each time whether it still stands.
  expect(headers['cache-control']).toBe('public, no-cache');
  const [first, second] = await renderPdf(body);
  if (!first || !second) throw new Error('the sheet has two pages');
  expect(measureInkShare(first, { left: 40, top: 40, right: 550, bottom: 780 })).toBeGreaterThan(0.05);
  expect(first.text).toContain('Cannae');
  expect(first.text).toContain('Hannibal');
  expect(first.text).toContain('1 / 2');
  expect((await get(request, '/s/cannae/v/1/sheet.pdf')).body.equals(body)).toBe(true);
});

test('another site shows the share image and the map', async ({ request }) => {
  const share = await get(request, '/s/cannae/opengraph-image');
  expect(share.headers['content-type']).toBe('image/png');
  expect(pngSize(share.body)).toEqual([1200, 630]);

  const map = await get(request, '/s/cannae/v/1/board.png?width=640');
  expect(pngSize(map.body)[0]).toBe(640);
  const huge = await get(request, '/s/cannae/board.png?width=100000');
  expect(pngSize(huge.body)[0]).toBe(3000);
  const again = await request.get('/s/cannae/v/1/board.png?width=640', {
    headers: { 'if-none-match': map.headers.etag ?? '' },
  });
  expect(again.status()).toBe(304);

  const drawing = await get(request, '/s/cannae/board.svg');
  expect(drawing.headers['content-type']).toContain('image/svg+xml');
  expect(drawing.body.toString()).toContain('<title>Cannae</title>');
});

test('a designer takes the document home', async ({ request }) => {
  const { headers, body } = await get(request, '/s/cannae/document.json');
  expect(headers['content-disposition']).toContain('cannae-v1-document.json');
  expect(headers['x-rules-broken']).toBe('0');
  expect(JSON.parse(body.toString())).toMatchObject({ format: 'scenario', title: 'Cannae' });
});

for (const path of [
  '/s/no-such-battle/sheet.pdf',
  '/s/no-such-battle/opengraph-image',
  '/s/cannae/v/999/board.svg',
  '/s/cannae/v/last/board.png',
  '/s/cannae/v/0/document.json',
])
  test(`${path} is clearly not there`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toHaveProperty('error.code');
  });
