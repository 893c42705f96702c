import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { findFixes, runChecks } from '@/lib/game/check/check';
import { CHECKS } from '../../document/checks';
import type { Scenario } from '../../document/scenario';
import { testScenario } from '../../testing/scenario-builder';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const base = testScenario([{ id: 'a', hex: '1010', codes: LINE }]);

const slips: readonly [string, Scenario][] = [
  [
    'unknown-piece',
    {
      ...base,
      deployment: { ...base.deployment, stacks: [{ hex: '1010', side: 'first', pieces: ['a', 'ghost'] }] },
    },
  ],
  [
    'placed-once',
    {
      ...base,
      deployment: { ...base.deployment, stacks: [{ hex: '1010', side: 'first', pieces: ['a', 'a'] }] },
    },
  ],
  [
    'bridge-over-water',
    { ...base, board: { ...base.board, hexsides: { ...base.board.hexsides, bridges: ['1010/1011'] } } },
  ],
  [
    'hexside-between-neighbours',
    { ...base, board: { ...base.board, hexsides: { ...base.board.hexsides, streams: ['1010/1013'] } } },
  ],
  [
    'morale-track',
    { ...base, forces: base.forces.map(force => ({ ...force, morale: { start: 20, top: 10 } })) },
  ],
  [
    'leader-with-units',
    {
      ...base,
      deployment: {
        ...base.deployment,
        stacks: [
          ...base.deployment.stacks,
          { hex: '0505', side: 'first', pieces: ['first-infantry-leader'] },
        ],
      },
    },
  ],
];

describe('obvious ways to mend a fault', () => {
  test.each(slips)('%s is gone when its first fix is taken', (name, notice) => {
    const code = `prussias-glory/${name}`;
    const before = runChecks(CHECKS, notice).filter(finding => finding.code === code);
    const [finding] = before;
    if (!finding) throw new Error('nothing to mend');
    const [fix] = findFixes(CHECKS, notice, finding);
    const fixed = applyChanges(notice, fix?.changes ?? []);
    expect(runChecks(CHECKS, fixed).filter(other => other.code === code)).toHaveLength(before.length - 1);
  });
});
