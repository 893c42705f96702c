import { expect, test } from 'vitest';
import { listRecentErrors, rememberError, removeQuotedText } from './recent-errors';

test.each([
  ['Unexpected token in "my diary" at 4', 'Unexpected token in "…" at 4'],
  ["no such user 'anna'\nat line 2", "no such user '…'"],
  [`Unexpected token 'o', "no "secret" here" is not JSON`, `Unexpected token '…', "…" is not JSON`],
  ['database or disk is full', 'database or disk is full'],
])('of the message %j is kept %j', (message, kept) => expect(removeQuotedText(message)).toBe(kept));

test('what one request has twice is kept once', () => {
  const error = { time: '', id: 'twice', route: '/', type: 'Error', message: 'no' };
  expect([rememberError(error), rememberError(error)]).toEqual([true, false]);
});

test('the newest 50 are kept, and all are counted', () => {
  const error = { time: '', route: '/', type: 'Error', message: '' };
  for (let n = 1; n <= 60; n += 1) rememberError({ ...error, id: String(n) });
  expect(listRecentErrors().count).toBe(61);
  expect(listRecentErrors().newest).toHaveLength(50);
  expect(listRecentErrors().newest[0]?.id).toBe('60');
});
