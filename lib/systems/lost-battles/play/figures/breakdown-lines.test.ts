import { describe, expect, test } from 'vitest';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { entry, group } from '../../testing/scenario-builder';
import {
  averageFoot,
  choose,
  commander,
  createBattle,
  eventsOfType,
  start,
} from '../../testing/scripted-play';
import { play } from '..';
import { listLimitLines } from './breakdown-lines';

const valuesOf = (lines: readonly BreakdownLine[]) =>
  lines.map(({ label, value }) => [label.code.split('.').at(-1), value]);

describe('what numbers are made of', () => {
  const dry = { enemyLeft: false, enemyRight: false, enemyBehind: false, water: false };

  test('[6.2] the limit, the point for one flank, and what water takes', () => {
    expect(valuesOf(listLimitLines(4, dry))).toEqual([['limit', 4]]);
    expect(valuesOf(listLimitLines(4, { ...dry, enemyLeft: true }))).toEqual([
      ['limit', 4],
      ['one-flank', 1],
    ]);
    expect(valuesOf(listLimitLines(4, { ...dry, water: true }))).toEqual([
      ['limit', 4],
      ['water', -2],
    ]);
    expect(valuesOf(listLimitLines(4, { ...dry, enemyRight: true, water: true }))).toEqual([
      ['limit', 4],
      ['one-flank', 1],
      ['water', -2],
    ]);
  });

  test('[4.2] [8.3] the price of an order, what generals spare of it, and what the log says of both', () => {
    const scenario = createBattle({
      first: [averageFoot('u', 9), entry('h', 'heavy-cavalry', 'average', 4)],
      generals: [[commander('g', 'uninspired')], []],
      groups: [
        group('first', 'C2', ['u-1', 'u-2', 'u-3'], { generals: ['g'] }),
        group('first', 'A2', ['u-4', 'u-5', 'u-6', 'u-7', 'u-8', 'u-9', 'h-1', 'h-2', 'h-3', 'h-4']),
        group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
      ],
    });
    const formed = choose(
      start(scenario),
      { type: 'activate', from: 'C2' },
      { type: 'join', units: ['u-1', 'u-2', 'u-3'] },
    );
    const order = { by: 'first', type: 'order', activation: 'normal' } as const;
    expect(valuesOf(play.costBreakdown?.(formed.state, order) ?? [])).toEqual([
      ['group', 2],
      ['spared', -1],
    ]);
    const ordered = choose(formed, { type: 'order', activation: 'normal' });
    const [activated] = eventsOfType(ordered, 'activated');
    expect([activated?.commands, activated?.spared]).toEqual([1, { g: 1 }]);
    expect(valuesOf(activated?.because ?? [])).toEqual([
      ['activation', 2],
      ['spared', -1],
    ]);
  });
});
