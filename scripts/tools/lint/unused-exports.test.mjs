import { describe, expect, test } from 'vitest';
import { unusedExports } from './unused-exports.mjs';

const PAGE = 'app/page.tsx';
const RULE = 'lib/systems/chess/rules/move.ts';

const namesIn = files =>
  unusedExports(new Map(Object.entries(files))).map(({ name, isTested }) => [name, isTested]);

describe('exports that only tests use', () => {
  test('are found, and those that nothing uses', () => {
    const files = {
      [PAGE]: `import { used } from '@/lib/systems/chess/rules/move'; const Page = () => used(); export default Page;`,
      [RULE]: 'export const used = () => 1; export const tested = () => 2; export const idle = () => 3;',
      'lib/systems/chess/rules/move.test.ts': `import { tested, used } from './move'; used(); tested();`,
    };
    expect(namesIn(files)).toEqual([
      ['tested', true],
      ['idle', false],
    ]);
  });

  test('also when another that only tests use calls them, or a helper of tests does', () => {
    const files = {
      [PAGE]: 'export default () => null;',
      [RULE]: 'export const inner = () => 1; export const outer = () => inner();',
      'lib/systems/chess/testing/play.ts': `import { outer } from '../rules/move'; export const play = () => outer();`,
    };
    expect(namesIn(files)).toEqual([
      ['inner', true],
      ['outer', true],
    ]);
  });

  test.each([
    ['used within its own file', 'export const rule = () => 1; export const used = () => rule();', 'used'],
    [
      'a type of what is used',
      'export interface Rule { a: 1 } export const used = (rule: Rule) => rule;',
      'used',
    ],
  ])('not one that is %s', (_, text, name) => {
    const page = `import { ${name} } from '@/lib/systems/chess/rules/move'; export default () => ${name};`;
    expect(namesIn({ [PAGE]: page, [RULE]: text })).toEqual([]);
  });

  test.each([
    ['under another name', `export { rule as GET } from '../../lib/systems/chess/rules/move';`],
    ['with all others', `import * as rules from '@/lib/systems/chess/rules/move'; export const GET = rules;`],
    [
      'when it is needed',
      `export const GET = async () => (await import('@/lib/systems/chess/rules/move')).rule;`,
    ],
    ['as a worker', `export const GET = new URL('../../lib/systems/chess/rules/move.ts', import.meta.url);`],
  ])('not one that a route takes %s', (_, route) => {
    expect(namesIn({ 'app/x/route.ts': route, [RULE]: 'export const rule = () => 1;' })).toEqual([]);
  });

  test('not one that a script names by its path', () => {
    const script = `const { rule } = await load('lib/systems/chess/rules/move.ts');`;
    expect(namesIn({ 'scripts/bench.mjs': script, [RULE]: 'export const rule = () => 1;' })).toEqual([]);
  });

  test('a property of the same name is not a use', () => {
    const page = `import { used } from '@/lib/systems/chess/rules/move'; export default () => used.rule;`;
    const text = 'export const rule = () => 1; export const used = { rule: 2 };';
    expect(namesIn({ [PAGE]: page, [RULE]: text })).toEqual([['rule', false]]);
  });
});
