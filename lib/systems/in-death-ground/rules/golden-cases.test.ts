import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goldenCases } from '../testing/armies';

const FOLDER = join('lib', 'systems', 'in-death-ground');

const tests = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts') && file !== 'golden.test.ts')
  .map(file => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

/** Cases that a test takes by the beginning of their names carry their ids in its title. */
const begun = [...tests.matchAll(/goldenCases?\(([^)]*)\)/g)]
  .flatMap(([, call = '']) => [...call.matchAll(/'([^']+)'/g)])
  .map(([, name = '']) => `idg-g-${name}`);

test('every worked case of the book is a test', () => {
  const untried = goldenCases('')
    .map(({ id }) => id)
    .filter(id => !tests.includes(id) && !begun.some(name => id.startsWith(name)));
  expect(untried).toEqual([]);
});
