import { expect, test } from 'vitest';
import { addTallies, tallyOf, tallyOfFile, verdict } from './tally.mjs';

const VITEST = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const PLAYWRIGHT = { stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 3 } };

test('the tests of both kinds are summed', () => {
  expect(addTallies([tallyOf(VITEST), tallyOf(PLAYWRIGHT)])).toEqual({
    passed: 12,
    failed: 3,
    skipped: 6,
    unsteady: 1,
  });
});

test('a step without a report counts nothing', () => {
  expect(tallyOfFile('/nowhere/report.json')).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
    unsteady: 0,
  });
});

test.each([
  [{ passed: 3, failed: 0 }, true, '3 passed, 0 failed'],
  [{ passed: 3, failed: 2 }, false, '3 passed, 2 failed'],
  [{ passed: 3, failed: 0 }, false, '3 passed, 1 failed'],
])('%j, all well: %s → %s', (tally, allWell, line) => expect(verdict(tally, allWell)).toBe(line));
