import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fillErrorBodies } from './fill-error-bodies';

/** Asks a server that answers in this way. */
const ask = async (path: string, accept: string, answer: RequestListener): Promise<Response> => {
  const server = createServer((request, response) => {
    fillErrorBodies(request, response);
    answer(request, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
  const body = await response.text();
  server.close();
  return new Response(body, response);
};

const silent: RequestListener = (_request, response) => {
  response.statusCode = 500;
  response.end();
};

const inPlainText: RequestListener = (_request, response) => {
  response.statusCode = 500;
  response.setHeader('content-type', 'text/plain');
  response.setHeader('content-length', 21);
  response.setHeader('etag', '"x"');
  response.end('Internal Server Error');
};

test('a German page that cannot even be begun fails in German, and leads to the German home page', async () => {
  const text = await (await ask('/de/s/cannae?x=1', 'text/html', silent)).text();
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('href="/de"');
  expect(text).not.toContain('Something went wrong');
});

test.each([
  ['/api/drafts', 'text/html', silent],
  ['/api/drafts', 'text/html', inPlainText],
  ['/s/cannae/document.json', '*/*', silent],
])('%s for %s fails in JSON', async (path, accept, answer) => {
  const response = await ask(path, accept, answer);
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/json']);
  expect(await response.json()).toEqual({ error: { code: 'failed' } });
});

test('a method that a route of the API lacks is refused in JSON', async () => {
  const refuse: RequestListener = (_request, response) => {
    response.statusCode = 405;
    response.end();
  };
  const response = await ask('/api/v1/documents', '*/*', refuse);
  expect([response.status, response.headers.get('content-type')]).toEqual([405, 'application/json']);
  expect(await response.json()).toMatchObject({ error: { code: 'method-not-allowed', field: 'method' } });
});

test('a page that cannot even be begun fails in words, with a policy', async () => {
  const response = await ask('/s/cannae', 'text/html,*/*', inPlainText);
  expect([response.status, response.headers.get('etag')]).toEqual([500, null]);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(await response.text()).toContain('<h1>Something went wrong on our side</h1>');
});

test.each([
  [200, 'text/plain', 'fine'],
  [404, 'text/plain', 'Not Found'],
  [500, 'text/html', '<h1>Our own page</h1>'],
  [503, 'application/json', '{"error":{"code":"busy"}}'],
])('an answer %d in %s stays as it is', async (status, type, body) => {
  const response = await ask('/x', 'text/html', (_request, answer) => {
    answer.writeHead(status, { 'content-type': type });
    answer.write(body.slice(0, 3));
    answer.end(body.slice(3));
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
  expect(await response.text()).toBe(body);
});
