import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

globalThis.reachedMutants ??= new Set();

const begin = performance.now();

/** Each test file leaves a note of the mutants that it reached. */
afterAll(() => {
  const { testPath } = expect.getState();
  const name = testPath.replaceAll(/[^\w.-]/g, '_');
  const note = { file: testPath, reached: [...globalThis.reachedMutants], took: performance.now() - begin };
  writeFileSync(join(process.env.REACH_NOTES, `${name}.json`), JSON.stringify(note));
});
