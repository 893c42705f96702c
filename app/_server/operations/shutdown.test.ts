import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { checkReadiness } from './readiness';
import { isStopping, runBeforeExit, stopGracefully, trackInFlight } from './shutdown';

const CHANNEL = 'http.server.request.start';
const note = (message: unknown): void => {
  const { server, response } = message as { readonly server: Server; readonly response: ServerResponse };
  trackInFlight(server, response);
};
subscribe(CHANNEL, note);
afterAll(() => unsubscribe(CHANNEL, note));

test('a request in flight is finished, new connections are refused, then everything closes in turn', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const asked = request({ port, agent });
  const answered = once(asked, 'response');
  asked.end();
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];

  const closed: string[] = [];
  runBeforeExit(async () => void closed.push('store'));
  runBeforeExit(async () => void closed.push('pool'));
  const stopped = stopGracefully(60_000);
  expect(isStopping()).toBe(true);
  expect(await checkReadiness()).toBe('stopping');
  const [refused] = await once(request({ port, agent: new Agent() }).end(), 'error');
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  expect(closed).toEqual([]);

  response.end('all of it');
  const [answer] = (await answered) as [IncomingMessage];
  expect(await text(answer)).toBe('all of it');
  await stopped;
  expect(closed).toEqual(['pool', 'store']);
});
