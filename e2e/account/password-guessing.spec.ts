import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const NAME = 'Khevenhueller';
const PASSWORD = 'a long white coat';

/** A visitor from another address, by the word of the proxy that the tests' server trusts. */
const signIn = (request: APIRequestContext, address: string, password: string): Promise<APIResponse> =>
  request.post('/api/account/session', {
    headers: { 'x-forwarded-for': address },
    data: { name: NAME, password },
  });

const guessFrom = async (request: APIRequestContext, address: string, guesses: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < guesses; n++)
    statuses.push((await signIn(request, address, `a wrong guess, number ${n}`)).status());
  return statuses;
};

/** Limits are counted by the clock's ten minutes: it takes more guesses when they end just now. */
const guessUntilRefused = async (request: APIRequestContext, address: string): Promise<APIResponse> => {
  let answer = await signIn(request, address, 'a wrong guess');
  for (let n = 0; n < 25 && answer.status() !== 429; n++)
    answer = await signIn(request, address, 'a wrong guess');
  return answer;
};

test('strangers who guess a password are slowed down, and do not lock the owner out', async ({
  playwright,
  baseURL,
}) => {
  // Two hundred passwords are hashed, on purpose not quickly.
  test.slow();
  const newVisitor = () => playwright.request.newContext(baseURL ? { baseURL } : {});
  const [owner, stranger] = await Promise.all([newVisitor(), newVisitor()]);
  const signedUp = await owner.post('/api/account', { data: { name: NAME, password: PASSWORD } });
  expect(signedUp.ok()).toBe(true);

  const addresses = Array.from({ length: 20 }, (_, n) => `203.0.113.${n + 1}`);
  const statuses = await Promise.all(addresses.map(address => guessFrom(stranger, address, 10)));
  expect(statuses.flat()).toEqual(Array(200).fill(403));

  const refused = await guessUntilRefused(stranger, addresses[0] ?? '');
  expect(refused.status()).toBe(429);
  const wait = Number(refused.headers()['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);

  expect((await signIn(await newVisitor(), '198.51.100.7', PASSWORD)).status()).toBe(200);
});
