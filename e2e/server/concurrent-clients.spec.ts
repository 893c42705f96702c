import { runClients } from '../../scripts/tools/clients/load-clients.mjs';
import { expect, test } from '../steps/fixtures';

/** The full load, on two servers and one PostgreSQL for a minute, is `npm run proof`. */
test('twenty clients read, save and publish at once without an error', async ({ baseURL }) => {
  test.slow(true, 'twenty clients share two cores with two browsers');
  const { done, failures } = await runClients({ addresses: [baseURL ?? ''], clients: 20, rounds: 3 });
  expect(failures).toEqual([]);
  expect(done.publish).toHaveLength(20);
});
