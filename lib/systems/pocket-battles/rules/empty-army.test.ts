import { expect, test } from 'vitest';
import { runChecks } from '@/lib/game/check/check';
import { makeBattle, tile } from '../testing/battle-setup';
import { emptyArmy } from './army';

test('[4.1] an army without units is noticed, one with a single unit is not', () => {
  const troops = [tile('foot')];
  const one = makeBattle({ troops, first: [['u', ['foot'], 'A2']], second: [['x', ['foot'], 'A4']] });
  const none = makeBattle({ troops, first: [['u', ['foot'], 'A2']], second: [] });
  expect([runChecks([emptyArmy], one).length, runChecks([emptyArmy], none).length]).toEqual([0, 1]);
});
