import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../steps/fixtures';
import { type OwnServer, startServer, waitUntilReady } from '../steps/own-server';

/** Each starts servers of its own, which takes a few seconds. */
test.describe.configure({ timeout: 120_000 });

const linesOf = (server: OwnServer): readonly Record<string, unknown>[] =>
  server
    .said()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line));

const setupLink = (server: OwnServer): string => /http\S+\/setup\?key=\S+/.exec(server.said())?.[0] ?? '';

test.describe('a fresh server', () => {
  test.use({ expectedErrors: [/40[34]/] });

  test('prints a link by which one person becomes administrator', async ({ page }) => {
    const first = await startServer();
    await waitUntilReady(first);
    const old = setupLink(first);
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);
    const server = await startServer({}, first.folder);
    await waitUntilReady(server);
    const key = new URL(old).searchParams.get('key');
    await page.goto(`${server.address}/setup?key=${key}`);
    await expect(page.getByRole('heading', { name: 'This setup link no longer works' })).toBeVisible();

    await page.goto(setupLink(server));
    await page.getByLabel('User name').fill('Founder');
    await page.getByLabel('Password').fill('a long password');
    await page.getByRole('button', { name: 'Create administrator' }).click();
    // An administrator works with a second factor, unless the server says otherwise.
    await expect(page.getByRole('heading', { name: 'Two-factor authentication', level: 1 })).toBeVisible();
    await page.goto(setupLink(server));
    await expect(page.getByRole('heading', { name: 'This setup link no longer works' })).toBeVisible();
    // The key is in what was printed once, and in no line of the log.
    expect(JSON.stringify(linesOf(server))).not.toContain('key=');

    server.signal('SIGINT');
    expect(await server.ended).toBe(0);
    const third = await startServer({ ADMIN_SECOND_FACTOR: 'optional' }, first.folder);
    await waitUntilReady(third);
    expect(third.said()).not.toContain('/setup');
    // The session is in the same database, and cookies know no ports.
    await page.goto(`${third.address}/admin`);
    await expect(page.getByRole('region', { name: 'Moderators' })).toContainText('Founder Administrator');
    await third.remove();
  });
});

test('a request in flight is answered although the server is told to stop, which then ends well', async () => {
  const server = await startServer();
  await waitUntilReady(server);
  const body = JSON.stringify({ remix: { slug: 'cannae', n: 1 } });
  const socket = connect(server.port, 'localhost').setEncoding('utf8');
  let heard = '';
  socket.on('data', text => {
    heard += text;
  });
  const closed = once(socket, 'close');
  const head = ['POST /api/drafts HTTP/1.1', `Host: localhost:${server.port}`, 'Expect: 100-continue'];
  const length = `Content-Length: ${body.length}`;
  socket.write(`${[...head, 'Content-Type: application/json', length].join('\r\n')}\r\n\r\n`);
  await expect.poll(() => heard).toContain('100 Continue');
  server.signal('SIGTERM');
  await expect.poll(() => server.said()).toContain('"msg":"stopping"');
  const [refused] = await once(connect(server.port, 'localhost'), 'error');
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  socket.write(body);
  await closed;
  expect(heard).toContain('201 Created');
  expect(heard.toLowerCase()).toContain('connection: close');
  expect(await server.ended).toBe(0);
  expect(server.said()).toContain('"msg":"stopped"');
  await server.remove();
});

test('each request is one line of JSON with a number, and with nothing of the visitor', async () => {
  const server = await startServer();
  await waitUntilReady(server);
  const response = await fetch(`${server.address}/catalogue?q=my-secret-search`, {
    headers: { 'x-request-id': 'forged', 'user-agent': 'MyBrowser' },
  });
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  await fetch(`${server.address}/authors/Anna`);
  const requests = () => linesOf(server).filter(({ msg }) => msg === 'request');
  await expect.poll(() => requests().length).toBe(2);
  expect(requests()[0]).toMatchObject({ level: 30, id, method: 'GET', route: '/catalogue', status: 200 });
  expect(requests()[1]).toMatchObject({ route: '/authors/[name]', status: 404 });
  for (const secret of ['my-secret-search', 'Anna', 'MyBrowser', '127.0.0.1', '::1'])
    expect(JSON.stringify(linesOf(server))).not.toContain(secret);
  await server.remove();
});

test('a trusted proxy numbers the requests, and is refused the metrics', async () => {
  const server = await startServer({ TRUSTED_PROXIES: 'loopback' });
  await waitUntilReady(server);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.address}${path}`, { headers });
  expect((await get('/healthz', { 'x-request-id': 'proxy-7' })).headers.get('x-request-id')).toBe('proxy-7');
  await (await get('/s/cannae')).text();
  // A request is counted when its connection is done with it, a moment after its last byte.
  await expect
    .poll(async () => (await get('/metrics')).text())
    .toMatch(/battlewright_http_request_seconds_count\{group="page",method="GET",status="2xx"\} 1/);
  expect((await get('/metrics')).status).toBe(200);
  expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  await server.remove();
});

test('with a token the metrics need it, from wherever they are asked', async () => {
  const token = 'a-token-for-prometheus';
  const server = await startServer({ METRICS_TOKEN: token });
  await waitUntilReady(server);
  const ask = async (authorization: string) =>
    (await fetch(`${server.address}/metrics`, { headers: { authorization } })).status;
  expect([await ask(''), await ask('Bearer wrong'), await ask(`Bearer ${token}`)]).toEqual([404, 404, 200]);
  await server.remove();
});

test('a database that cannot be used is told in a sentence, without a stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-own-'));
  writeFileSync(join(folder, 'battlewright.db'), 'Dear members, '.repeat(500));
  const broken = await startServer({}, folder);
  expect(await broken.ended).toBe(1);
  expect(broken.said()).toContain('isn’t a database. Move it away and restore a backup');
  expect(broken.said()).not.toMatch(/\n\s+at /);
  await broken.remove();
  const unreachable = await startServer({ DATABASE_URL: 'postgres://club:hunter2@127.0.0.1:1/battles' });
  expect(await unreachable.ended).toBe(1);
  expect(unreachable.said()).toContain('PostgreSQL at 127.0.0.1:1 doesn’t answer');
  expect(unreachable.said()).not.toMatch(/hunter2|\n\s+at /);
  await unreachable.remove();
});
