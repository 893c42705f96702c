import { expect, test } from 'vitest';
import { formatLogLine } from './log-line';

const line = (entry: object): string =>
  formatLogLine(JSON.stringify({ time: '2030-01-01T21:04:05.000Z', ...entry }));

test('a request is one short line', () => {
  const request = { level: 30, id: 'ab12', method: 'GET', route: '/s/[slug]', status: 200, ms: 12 };
  expect(line({ ...request, msg: 'request' })).toBe('21:04:05 GET /s/[slug] 200 12 ms (ab12)\n');
});

test('an error brings its stack', () => {
  const error = { level: 50, id: 'ab12', method: 'GET', route: '/', err: { stack: 'Error: no\n  at x' } };
  expect(line(error)).toBe('21:04:05 error GET / (ab12)\nError: no\n  at x\n');
});

test('an event is its name', () => expect(line({ level: 30, msg: 'ready' })).toBe('21:04:05 ready\n'));
