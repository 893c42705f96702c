import { describe, expect, test } from 'vitest';
import leuthenJson from '@/content/scenarios/prussias-glory/leuthen.json';
import leuthenBattleJson from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import rossbachJson from '@/content/scenarios/prussias-glory/rossbach.json';
import rossbachBattleJson from '@/content/scenarios/prussias-glory/rossbach-battle.json';
import torgauJson from '@/content/scenarios/prussias-glory/torgau.json';
import torgauBattleJson from '@/content/scenarios/prussias-glory/torgau-battle.json';
import zorndorfJson from '@/content/scenarios/prussias-glory/zorndorf.json';
import zorndorfBattleJson from '@/content/scenarios/prussias-glory/zorndorf-battle.json';
import { formatHexId, hexOf } from '@/lib/geometry/hex/hex';
import { canSee } from '../rules/map/sight';
import { boardSchema } from './board-schema';
import {
  type Ground,
  groundOf,
  HEXSIDE_BITS,
  hasTerrain,
  hexesOf,
  listTerrainKinds,
  sideBetween,
} from './ground';
import { scenarioSchema } from './scenario';

const _ground = (json: { readonly board: unknown }): Ground => groundOf(boardSchema.parse(json.board));
const scenarios = [leuthenJson, rossbachJson, torgauJson, zorndorfJson].map(json =>
  scenarioSchema.parse(json),
);
const [leuthen, rossbach, torgau, zorndorf] = scenarios.map(({ board }) => groundOf(board)) as [
  Ground,
  Ground,
  Ground,
  Ground,
];

/** Whether two hexes see each other over the bare ground. */
const sees = (on: Ground, from: string, to: string): boolean => {
  const scenario = scenarios.find(({ board }) => groundOf(board) === on);
  if (!scenario) throw new Error('no such map');
  const empty = { stacks: {}, units: {}, leaders: {} };
  return canSee({ scenario, field: empty }, hexOf(on.grid, from), hexOf(on.grid, to));
};

describe('[5.1] the shipped map of Zorndorf holds the examples of sight', () => {
  test.each([
    ['pg-g-los-slope-1', '2104', '2102', true],
    ['pg-g-los-slope-2', '2105', '2103', false],
    ['pg-g-los-low-2105-2107', '2105', '2107', true],
    ['pg-g-los-low-2105-2108', '2105', '2108', true],
    ['pg-g-los-low-2105-2207', '2105', '2207', true],
    ['pg-g-los-1724-1923', '1724', '1923', true],
    ['pg-g-los-1724-2023', '1724', '2023', true],
    ['pg-g-los-1724-1922', '1724', '1922', false],
    ['pg-g-los-1724-1423', '1724', '1423', false],
  ])('%s: %s to %s, both ways', (_, from, to, clear) => {
    expect(sees(zorndorf, from, to)).toBe(clear);
    expect(sees(zorndorf, to, from)).toBe(clear);
  });

  test('[7] 1809 stands a slope above 1709 on open ground', () => {
    const [low, high] = [hexOf(zorndorf.grid, '1709'), hexOf(zorndorf.grid, '1809')];
    expect(sideBetween(zorndorf, low, high)).toBe(HEXSIDE_BITS.up);
    expect(listTerrainKinds(zorndorf, high)).toEqual([]);
  });

  test('[7] somewhere a pond lies in a marsh', () => {
    const hexes = Array.from({ length: zorndorf.grid.count }, (_, hex) => hex);
    expect(hexes.some(hex => hasTerrain(zorndorf, hex, 'pond') && hasTerrain(zorndorf, hex, 'marsh'))).toBe(
      true,
    );
  });
});

describe('[5.2] the shipped map of Leuthen holds the examples of sight', () => {
  test('3617 and 3512 look at each other over low ground, and 3512 over the slope before it', () => {
    expect(sees(leuthen, '3617', '3512')).toBe(true);
    expect(sees(leuthen, '3512', '3614')).toBe(true);
    for (const below of ['3513', '3613'])
      expect(
        sideBetween(leuthen, hexOf(leuthen.grid, '3512'), hexOf(leuthen.grid, below)) & HEXSIDE_BITS.down,
      ).toBe(HEXSIDE_BITS.down);
  });
});

describe('the hexes that the book names', () => {
  const open = (on: Ground, ...ids: readonly string[]): void => {
    for (const id of ids) expect(`${id} ${listTerrainKinds(on, hexOf(on.grid, id)).join()}`).toBe(`${id} `);
  };
  const town = (on: Ground, id: string): readonly string[] =>
    (on.towns.get(id) ?? []).map(hex => formatHexId(on.grid, hex)).sort();

  test('[23.3] Rossbach: the villages that the French must reach', () => {
    expect(town(rossbach, 'klein-grosskayna')).toEqual(['1607', '1608', '1706']);
    expect(town(rossbach, 'reichardtswerben')).toEqual(['2604', '2605', '2606']);
  });

  test('[26.3] Torgau: the fight of the play example is in the open, and guns enter at the edge by 1110', () => {
    open(torgau, '2702', '2703', '2802', '2803', '2804', '2901', '2902', '2903');
    open(torgau, '1110');
    expect(torgau.grid.neighbours[hexOf(torgau.grid, '1110') * 6 + 5]).toBe(-1);
    expect(town(torgau, 'torgau').length).toBeGreaterThan(1);
  });

  test('[16.1] Leuthen: the guns of the example stand in the open', () => {
    open(leuthen, '3106', '3107', '3207', '3305');
  });
});

describe('[22] main and battle scenario are fought on one map', () => {
  test.each([
    ['Leuthen', leuthenJson, leuthenBattleJson],
    ['Rossbach', rossbachJson, rossbachBattleJson],
    ['Torgau', torgauJson, torgauBattleJson],
    ['Zorndorf', zorndorfJson, zorndorfBattleJson],
  ])('%s', (_, main, battle) => {
    expect(battle.board.terrain).toEqual(main.board.terrain);
    expect(battle.board.hexsides).toEqual(main.board.hexsides);
    const board = boardSchema.parse(main.board);
    const { grid } = groundOf(board);
    for (const { hexes } of [...board.setUpAreas, ...board.entryZones, ...board.towns])
      expect(hexesOf(grid, hexes).length).toBeGreaterThan(0);
  });
});
