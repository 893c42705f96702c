import { describe, expect, test } from 'vitest';
import { formatHexId } from '@/lib/geometry/hex/hex';
import { nameHex } from '../../play/game';
import { hexIn, type TestUnit, testScene, withHexsides, withTerrain } from '../../testing/scenario-builder';
import { stateOf } from '../../testing/scripted-play';
import { groundIn } from '../field';
import { listAdjacentEnemyHexes } from './engagement';
import { canSee, findSightBlock } from './sight';

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['8-6-3', '7-5-3'],
  ...more,
});

describe('5 Sight along a line of five hexes', () => {
  const between = ['1011', '1012', '1013'];
  const sees = (scene: Parameters<typeof canSee>[0]): boolean =>
    canSee(scene, hexIn(scene, '1010'), hexIn(scene, '1014'));

  test('[5.0] open ground does not block', () => expect(sees(testScene([]))).toBe(true));

  test.each(between)('[5.0] a wood at %s blocks', hex =>
    expect(sees(testScene([], withTerrain({ [hex]: 'w' })))).toBe(false),
  );

  test.each(between)('[5.0] a unit at %s blocks on level ground', hex =>
    expect(sees(testScene([foot('a', hex)]))).toBe(false),
  );

  test('[5.0] neighbours see each other whatever is around', () => {
    const scene = testScene([foot('a', '1010')], withTerrain({ '1010': 'w', '1011': 'w' }));
    expect(canSee(scene, hexIn(scene, '1010'), hexIn(scene, '1011'))).toBe(true);
  });
});

describe('5 What hides a hex', () => {
  const hides = (scene: Parameters<typeof canSee>[0]) => {
    const block = findSightBlock(scene, hexIn(scene, '1010'), hexIn(scene, '1014'));
    return block && [formatHexId(groundIn(scene).grid, block.hex), block.by];
  };

  test('[5.0] nothing on open ground', () => expect(hides(testScene([]))).toBeNull());

  test('[5.0] the first wood or town on the way', () => {
    expect(hides(testScene([foot('a', '1012')], withTerrain({ '1013': 'w' })))).toEqual(['1013', 'woods']);
    expect(hides(testScene([], withTerrain({ '1011': 't', '1013': 'w' })))).toEqual(['1011', 'town']);
  });

  test('[5.2] units where the ground alone hides nothing', () =>
    expect(hides(testScene([foot('a', '1012')]))).toEqual(['1012', 'units']));

  test('[5.1] a crest', () => {
    const crest = testScene([], withHexsides({ slopes: ['1012/1011', '1012/1013'] }));
    expect(hides(crest)?.[1]).toBe('slope');
  });
});

describe('5.1.1, 5.2 Sight over low ground', () => {
  const seesOver = (...occupied: readonly string[]): boolean => {
    const scene = testScene(
      occupied.map((hex, index) => foot(`u${index}`, hex)),
      withHexsides({ slopes: ['1012/1013', '1015/1014'] }),
    );
    return canSee(scene, hexIn(scene, '1010'), hexIn(scene, '1017'));
  };

  test('[5.1.1] slopes that enclose low ground do not count', () => expect(seesOver()).toBe(true));

  test('[5.2] units on the low ground do not block, those before and behind it do', () => {
    expect([seesOver('1013'), seesOver('1014')]).toEqual([true, true]);
    expect(['1011', '1012', '1015', '1016'].map(hex => seesOver(hex))).toEqual([false, false, false, false]);
  });
});

describe('4.2 Enemy hexes next to a hex', () => {
  const around = ['1009', '1011', '0910', '1110', '0909', '1109', '0911', '1111'];
  const state = stateOf([
    foot('a', '1010'),
    ...around.map((hex, index) => foot(`d${index}`, hex, { side: 1 })),
    foot('far', '1012', { side: 1 }),
  ]);
  const enemiesOf = (hex: string) =>
    listAdjacentEnemyHexes(state, hexIn(state, hex), 0).map(found => nameHex(state, found));

  test('[4.2] all six sides are looked at, and no hex beyond them', () => {
    const found = enemiesOf('1010');
    expect(found).toHaveLength(6);
    expect(found).toEqual(expect.arrayContaining(['1009', '1011']));
    expect(found).not.toContain('1012');
  });

  test('[4.2] guns alone do not count, nor do own units', () => {
    const guns = stateOf([
      { id: 'g', hex: '1011', arm: 'artillery', codes: ['8-5-3'], side: 1 },
      foot('own', '1009'),
    ]);
    expect(listAdjacentEnemyHexes(guns, hexIn(guns, '1010'), 0)).toEqual([]);
  });

  test('[4.2] at the edge of the map there are fewer sides', () => {
    const edge = stateOf([foot('d', '0102', { side: 1 })]);
    expect(listAdjacentEnemyHexes(edge, hexIn(edge, '0101'), 0)).toEqual([hexIn(edge, '0102')]);
  });
});
