import { expect, test } from 'vitest';
import { toLoggedError } from './log';

const thrownBy = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
};

test('an error keeps its stack and code, but no other field', () => {
  const error = Object.assign(new Error('no room'), { code: '53100', detail: 'Key (name)=(Anna)' });
  expect(toLoggedError(error)).toEqual({
    type: 'Error',
    message: 'no room',
    code: '53100',
    stack: error.stack,
  });
});

test('JSON that cannot be read is not quoted', () => {
  const error = thrownBy(() => JSON.parse('my "diary" of today'));
  expect(error.message).toContain('diary');
  expect(JSON.stringify(toLoggedError(error))).not.toContain('diary');
});
