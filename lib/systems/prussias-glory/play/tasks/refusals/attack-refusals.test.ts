import { expect, test } from 'vitest';
import type { TestUnit } from '../../../testing/scenario-builder';
import { stateOf } from '../../../testing/scripted-play';
import { listTaskObjections } from '../../sequence';
import type { State } from '../../state';

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['8-6-3', '7-5-3'],
  ...more,
});

const start = stateOf([
  foot('a', '1010'),
  foot('d', '1011', { side: 1 }),
  foot('far', '1014', { side: 1 }),
  { id: 'g', hex: '1009', arm: 'artillery', codes: ['8-5-3', '6-4-2'], side: 1 },
]);
const [own, enemy] = start.armies;
const awake: State = { ...start, armies: [{ ...own, active: true }, enemy], agenda: [{ task: 'combat' }] };
const fought = (...ids: readonly string[]): State => ({ ...awake, marks: { ...awake.marks, fought: ids } });

const reasons = (
  state: State,
  attacking: readonly string[],
  defending: readonly string[],
): readonly string[] =>
  listTaskObjections(state, { by: 'first', type: 'attack', attacking, defending }).map(({ code }) =>
    code.replace('prussias-glory/', ''),
  );

test.each([
  ['[19] a hex whose front has fought', fought('d'), ['1010'], ['1011'], 'hex-has-fought'],
  ['[19.1] nobody stands in the hex', awake, ['1010'], ['1110'], 'nobody-to-attack'],
  ['[19.1] the enemy is not beside the attackers', awake, ['1010'], ['1014'], 'not-beside-the-attack'],
  [
    '[19] guns that stand alone have no front that could have fought',
    awake,
    ['1010'],
    ['1009'],
    'all-must-fight',
  ],
  ['[19.1] an attack on nothing', awake, ['1010'], [], 'nobody-beside'],
  ['[19] the attacker has fought', fought('a'), ['1010'], ['1011'], 'has-fought'],
  [
    '[6.1] the army is not active',
    {
      ...awake,
      armies: start.armies.map(army => ({ ...army, active: false })) as unknown as State['armies'],
    },
    ['1010'],
    ['1011'],
    'not-active',
  ],
] as const)('%s', (_, state, attacking, defending, reason) =>
  expect(reasons(state, attacking, defending)).toEqual([reason]),
);
