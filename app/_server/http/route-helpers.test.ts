import { describe, expect, test } from 'vitest';
import { isCrossOrigin, readBytes, readJsonBody } from './route-helpers';

const request = (headers: Record<string, string>, body?: BodyInit): Request =>
  new Request('http://localhost:3000/api/drafts', { method: 'POST', headers, body: body ?? null });

describe('the origin of a write', () => {
  test.each([
    ['localhost from localhost', { host: 'localhost:3000', origin: 'http://localhost:3000' }, false],
    ['127.0.0.1 from 127.0.0.1', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, false],
    ['behind a proxy that keeps the host', { host: 'club.example', origin: 'https://club.example' }, false],
    ['behind a proxy that does not', { host: 'upstream:8080', origin: 'http://localhost:3000' }, false],
    ['no browser at all', { host: 'localhost:3000' }, false],
    ['another site', { host: 'localhost:3000', origin: 'https://evil.example' }, true],
    ['another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }, true],
    ['a page in a sandbox', { host: 'localhost:3000', origin: 'null' }, true],
    ['a browser that hides the origin', { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }, true],
  ])('%s', (_, headers, expected) => expect(isCrossOrigin(request(headers))).toBe(expected));
});

const statusOf = async (sent: Request): Promise<number | null> => {
  const body = await readJsonBody(sent);
  return 'refused' in body ? body.refused.status : null;
};

describe('a body', () => {
  test('of 50 MB is refused, whatever its length claims, and not read to its end', async () => {
    let sent = 0;
    const stream = new ReadableStream({
      pull: controller => {
        sent += 1;
        if (sent > 50) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
      },
    });
    const init = { method: 'POST', body: stream, duplex: 'half' };
    expect(await statusOf(new Request('http://localhost/', init))).toBe(413);
    expect(sent).toBeLessThan(10);
    expect(await statusOf(request({ 'content-length': '52428800' }, '{}'))).toBe(413);
    expect(await readBytes(request({ 'content-length': '52428800' }, 'x'), 8 * 1024 * 1024)).toBeNull();
  });

  test.each([
    ['lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('of %s 10,000 deep is refused in words', async (_, text) => {
    const body = await readJsonBody(request({}, text));
    expect('refused' in body && (await body.refused.json())).toEqual({ error: { code: 'too-deep' } });
  });

  test('as deep as any document is read', async () => {
    const text = `${'['.repeat(60)}${']'.repeat(60)}`;
    expect(await statusOf(request({}, text))).toBeNull();
  });

  test('brackets within texts are no depth', async () => {
    expect(await statusOf(request({}, JSON.stringify({ a: `\\"${'['.repeat(500)}` })))).toBeNull();
  });
});
