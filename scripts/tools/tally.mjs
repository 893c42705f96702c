import { existsSync, readFileSync } from 'node:fs';

const NOTHING = { passed: 0, failed: 0, skipped: 0, unsteady: 0 };

const fromVitest = report => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  unsteady: 0,
});

const fromPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  unsteady: stats.flaky,
});

/** Counts the tests of one report, written by Vitest's or by Playwright's JSON reporter. */
export const tallyOf = report => ('stats' in report ? fromPlaywright(report) : fromVitest(report));

/** Counts the tests of a report file; nothing when the step ended before it wrote one. */
export const tallyOfFile = file =>
  existsSync(file) ? tallyOf(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;

export const addTallies = tallies =>
  tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      unsteady: sum.unsteady + tally.unsteady,
    }),
    NOTHING,
  );

/** The last line of a run. A step that failed without a failed test (types, lint, a build) counts as one failure. */
export const verdict = ({ passed, failed }, allWell) =>
  `${passed} passed, ${allWell ? failed : Math.max(failed, 1)} failed`;
