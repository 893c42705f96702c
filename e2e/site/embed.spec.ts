import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../steps/fixtures';

/** Another site, whose only page this is; its address. */
const siteWith = async (page: string): Promise<string> => {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

// The battle's own page refuses to be framed, which the browser notes on its console.
test.use({ expectedErrors: [/frame-ancestors 'none'/] });

test('another site shows a battle: its share image, and its map in a frame that moves', async ({
  page,
  request,
  baseURL,
}) => {
  const image = await request.get('/s/cannae/v/1/opengraph-image');
  expect(image.headers()).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  const body = `<link rel="icon" href="data:,"><img alt="share" src="${baseURL}/s/cannae/v/1/opengraph-image">
    <iframe title="battle" width="600" height="400" src="${baseURL}/embed/cannae?n=1"></iframe>
    <iframe title="page" src="${baseURL}/s/cannae"></iframe>`;
  await page.goto(await siteWith(body));
  await expect(page.getByAltText('share')).toHaveJSProperty('naturalWidth', 1200);
  const frame = page.frameLocator('iframe[title="battle"]');
  const map = frame.locator('main > svg');
  await expect(map).toBeVisible();
  await frame.getByRole('button', { name: 'Zoom in' }).click();
  await expect(map).toHaveAttribute('style', /scale\(1\.4\)/);
  await frame.getByRole('button', { name: 'Whole map' }).click();
  await expect(map).toHaveAttribute('style', /scale\(1\)/);
  await expect(frame.getByRole('link', { name: /Cannae/ })).toHaveAttribute('href', /\/s\/cannae\/v\/1$/);
  await expect(page.frameLocator('iframe[title="page"]').getByRole('heading', { level: 1 })).toHaveCount(0);
});
