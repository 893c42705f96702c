import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portTrouble, wantedPort } from './port.mjs';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['0', null],
  ['70000', null],
  ['http', null],
])('PORT=%s asks for %s', (text, port) => expect(wantedPort(text)).toBe(port));

test('a taken port is named in the trouble', async () => {
  const server = createServer();
  await new Promise(resolve => server.listen(0, resolve));
  const { port } = server.address();
  expect(await portTrouble(port)).toContain(`Port ${port} is taken`);
  await new Promise(resolve => server.close(resolve));
});

test('a free port gives no trouble', async () => {
  expect(await portTrouble(await freePort())).toBeNull();
});
