import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { pocketBattles } from '..';
import { armyLists } from '../authoring/army-lists';
import { editing } from '../authoring/editing';
import { SHIPPED_LISTS } from '../data';
import { fighter, findingPaths, makeBattle, tile } from '../testing/battle-setup';
import { computeLargestUnit, mayFormUnit, tokensFor } from './army';
import { computeFairPrice } from './price';
import {
  BOARD,
  findOwnSegment,
  getEngagementSegment,
  listAdjacentSectors,
  listOwnSegments,
  nameSector,
  SEGMENT_IDS,
  zoneOf,
} from './segments';

describe('1 The box', () => {
  test('[1.2] thirty tiles an army, and tokens for a hundred points a side', () => {
    for (const { troops } of SHIPPED_LISTS)
      expect(troops.reduce((sum, { count }) => sum + count, 0)).toBe(30);
    const large = { ...makeBattle({ troops: [], first: [], second: [] }), options: { points: 110 } };
    expect(findingPaths(large, 'tokens-in-box')).toEqual([['options', 'points']]);
  });
});

describe('2 Tiles', () => {
  test('[2.1] every shipped tile costs what the price rule says, and is marked as reconstructed', () => {
    for (const troop of SHIPPED_LISTS.flatMap(list => list.troops)) {
      expect([troop.id, troop.deploymentPoints]).toEqual([troop.id, computeFairPrice(troop)]);
      expect(troop.reconstructed).toBe(true);
    }
  });

  test('[2.1] a designed tile at another price is to be weighed', () => {
    const scenario = makeBattle({
      troops: [fighter('axe', [3, 4], { deploymentPoints: 2 })],
      first: [],
      second: [],
    });
    expect(findingPaths(scenario, 'price-of-tile')).toEqual([['troops', 0, 'deploymentPoints']]);
  });
});

describe('3 The battlefield', () => {
  test('[3.1] fifteen segments; my left is your right; the outer sectors are not adjacent', () => {
    expect(BOARD.spaces).toHaveLength(15);
    expect([nameSector('A', 0), nameSector('A', 1), nameSector('B', 1)]).toEqual(['left', 'right', 'centre']);
    expect([listAdjacentSectors('A'), listAdjacentSectors('B')]).toEqual([['B'], ['A', 'C']]);
  });

  test('[3.1] rear, front, engagement, front, rear', () => {
    const column = SEGMENT_IDS.filter(id => id.startsWith('B')).map(id => zoneOf(id));
    expect(column.map(({ zone, side }) => [zone, side])).toEqual([
      ['rear', 1],
      ['front', 1],
      ['engagement', null],
      ['front', 0],
      ['rear', 0],
    ]);
    expect([
      findOwnSegment(0, 'A', 'front'),
      findOwnSegment(1, 'A', 'front'),
      getEngagementSegment('A'),
    ]).toEqual(['A2', 'A4', 'A3']);
    expect(listOwnSegments(1)).toEqual(['A5', 'B5', 'C5', 'A4', 'B4', 'C4']);
  });
});

describe('4 Setting up', () => {
  test('[4.1] PB-G01 sixty points are six tokens', () => expect(tokensFor(60)).toBe(6));
  test('[4.1] the size is a multiple of ten', () =>
    expect(
      findingPaths(makeBattle({ troops: [], first: [], second: [], options: { points: 45 } }), 'agreed-size'),
    ).toEqual([['options', 'points']]));

  test('[4.1] an army may cost what was agreed and no more', () => {
    const troops = [tile('ten', { deploymentPoints: 10 })];
    const army = (count: number) =>
      makeBattle({ troops, first: [['u', Array(count).fill('ten')]], second: [], options: { points: 30 } });
    expect(findingPaths(army(3), 'army-points')).toEqual([]);
    expect(findingPaths(army(4), 'army-points')).toEqual([['forces', 0, 'units']]);
  });

  test('[4.1] of each design there are only so many', () => {
    const troops = [tile('rare', { count: 2 })];
    const scenario = makeBattle({ troops, first: [['u', ['rare', 'rare', 'rare']]], second: [] });
    expect(findingPaths(scenario, 'tiles-in-box')).toEqual([['forces', 0, 'units', 0, 'troops', 2]]);
  });

  test('[4.1] a battle may ask for troops and forbid others', () => {
    const troops = [tile('gaesatae')];
    const limits = [
      { side: 'first', name: 'gaesatae', min: 2 },
      { side: 'first', name: 'gaesatae', max: 0 },
    ];
    const scenario = makeBattle({ troops, first: [['u', ['gaesatae']]], second: [], options: { limits } });
    expect(findingPaths(scenario, 'limits-of-battle')).toHaveLength(2);
  });

  test.each([
    ['PB-G02 with a 3 among them, three', [5, 3, 4], 3],
    ['PB-G03 formation 1 stays alone', [5, 1], 1],
  ])('[4.2] %s', (_, formations, most) => {
    const tiles = formations.map(formation => ({ formation }));
    expect(computeLargestUnit(tiles)).toBe(most);
    expect(mayFormUnit(tiles)).toBe(tiles.length <= most);
  });

  test('[4.2] a unit too large for its formation is named', () => {
    const troops = [tile('a', { formation: 4 }), tile('b', { formation: 2 })];
    const scenario = makeBattle({ troops, first: [['u', ['a', 'a', 'b']]], second: [] });
    expect(findingPaths(scenario, 'formation')).toEqual([['forces', 0, 'units', 0, 'troops']]);
  });

  test('[4.3] units begin in their own front and rear zones', () => {
    const troops = [tile('a')];
    const at = (segment: (typeof SEGMENT_IDS)[number]) =>
      findingPaths(makeBattle({ troops, first: [['u', ['a'], segment]], second: [] }), 'place-of-unit')
        .length;
    expect(SEGMENT_IDS.filter(segment => at(segment) === 0)).toEqual(listOwnSegments(0));
  });

  test('[4.3] where a battle begins as drawn, every unit stands, unless its side comes late', () => {
    const request = { troops: [tile('a')], first: [['u', ['a']]] as const, second: [] };
    expect(findingPaths(makeBattle(request), 'drawn-set-up-stands')).toHaveLength(1);
    expect(
      findingPaths(makeBattle({ ...request, options: { late: ['first'] } }), 'drawn-set-up-stands'),
    ).toEqual([]);
  });
});

describe('forming units in the studio', () => {
  const scenario = makeBattle({
    troops: [tile('a'), tile('b')],
    first: [
      ['u', ['a', 'b'], 'A1'],
      ['v', ['b'], 'B2'],
    ],
    second: [],
  });
  const afterwards = (pieces: readonly string[], command: string) => {
    const found = editing.commands(scenario, pieces).find(({ id }) => id === command);
    return found ? applyChanges(scenario, found.changes).forces[0]?.units : null;
  };

  test('[4.2] chosen tiles of several units form one where the first of them lies', () =>
    expect(afterwards(['u-1', 'v-1'], 'form-unit')).toEqual([
      { id: 'u', troops: ['a', 'b', 'b'], at: 'A1' },
    ]));
  test('[4.2] tiles split off', () =>
    expect(afterwards(['u-2'], 'split-off')).toEqual([
      { id: 'u', troops: ['a'], at: 'A1' },
      { id: 'u-1', troops: ['b'], at: 'A1' },
      { id: 'v', troops: ['b'], at: 'B2' },
    ]));
  test('[4.2] the owner chooses the top tile', () =>
    expect(afterwards(['u-2'], 'put-on-top')?.[0]).toEqual({ id: 'u', troops: ['b', 'a'], at: 'A1' }));
  test('[4.2] the last tile takes its unit away', () =>
    expect(afterwards(['v-1'], 'remove')?.map(({ id }) => id)).toEqual(['u']));
  test('[4.2] moving one tile moves its unit', () =>
    expect(applyChanges(scenario, editing.move(scenario, ['u-2'], 'C2')).forces[0]?.units[0]?.at).toBe('C2'));
  test('a new tile is a unit of its own', () => {
    const changes = editing.add(scenario, 'celt-nobles-34', 'second', 'B4', '');
    expect(applyChanges(scenario, changes).forces[1]?.units).toEqual([
      { id: 'nobles-1', troops: ['celt-nobles-34'], at: 'B4' },
    ]);
  });
});

describe('army lists', () => {
  const [celts] = SHIPPED_LISTS;
  if (!celts) throw new Error('no list');
  const request = { title: 'A', points: 50, variant: 'telamon' };
  const built = (...picks: readonly (readonly [string, number])[]) =>
    picks.reduce(
      (army, [entry, count]) =>
        applyChanges(army, armyLists.applyPick(army, celts, { entry, count, options: [] })),
      armyLists.newArmyDraft(celts, request),
    );
  const codes = (army: ReturnType<typeof built>) =>
    armyLists.check(army, celts).map(({ code }) => code.replace('pocket-battles/', ''));

  test('[4.1] picks become units, and go again', () => {
    const army = built(['celt-warriors-3', 2], ['celt-nobles-34', 1]);
    expect(armyLists.picks(army).map(({ entry, count }) => [entry, count])).toEqual([
      ['celt-warriors-3', 2],
      ['celt-nobles-34', 1],
    ]);
    expect(armyLists.cost(army, celts)).toEqual({ spent: 11, limit: 50, most: 50 });
    const [first] = armyLists.picks(army);
    if (!first) throw new Error('no pick');
    expect(applyChanges(army, armyLists.applyPick(army, celts, { ...first, count: 0 })).units).toHaveLength(
      1,
    );
  });

  test('[4.1] an army is judged by its list, its battle and the book', () => {
    expect(codes(built())).toEqual(['limits-of-battle', 'limits-of-battle']);
    const gaesatae = ['16', '25', '34'].map(faces => [`celt-gaesatae-${faces}`, 1] as const);
    expect(codes(built(...gaesatae, ['celt-chariot-246-s5', 1]))).toEqual([]);
    expect(codes(built(...gaesatae, ['celt-chariot-246-s5', 2]))).toEqual(['tiles-in-box']);
    const foreign = {
      ...built(...gaesatae, ['celt-chariot-246-s5', 1]),
      units: [{ id: 'x', troops: ['roma-auxilia-2'] }],
    };
    expect(codes(foreign)).toContain('tiles-of-list');
  });

  test('[4.1] a list of one’s own goes with the army that is built from it', () => {
    const own = { ...celts, id: 'own', troops: [fighter('axe', [3], { deploymentPoints: 3 })] };
    const army = armyLists.newArmyDraft(own, { ...request, variant: null });
    const changed = applyChanges(
      army,
      armyLists.applyPick(army, own, { entry: 'axe', count: 2, options: [] }),
    );
    expect(armyLists.listOf(changed)).toEqual(own);
    expect(armyLists.check(changed, own)).toEqual([]);
  });

  test('[4.1][4.2] one tile beyond a limit is refused: tiles in the box, points, formation', () => {
    const empty = armyLists.newArmyDraft(celts, { ...request, variant: null, points: 400 });
    for (const { id, max, unit } of armyLists.availableEntries(empty, celts)) {
      const pick = (count: number) =>
        armyLists
          .check(
            applyChanges(empty, armyLists.applyPick(empty, celts, { entry: id, count, options: [] })),
            celts,
          )
          .map(({ code, rule }) => `${code.replace('pocket-battles/', '')} ${rule?.section}`);
      expect(pick(1)).toEqual([]);
      expect(pick((max ?? 0) + 1)).toContain('tiles-in-box 4.1');
      expect(pick((unit?.most ?? 0) + 1)).toContain('formation 4.2');
    }
    const poor = { ...built(['celt-nobles-34', 1]), points: 0 };
    expect(codes(poor)).toContain('army-points');
  });

  test('the forbidden is not offered', () => {
    const chariots = armyLists.entries(celts, 'allia').filter(({ label }) => label === 'Chariot');
    expect(chariots.map(({ max }) => max)).toEqual([0]);
    expect(pocketBattles.armyLists?.variants(celts)).toContainEqual({ id: 'allia', label: 'Allia, 390 BC' });
  });
});

test('[1.2] each player’s tokens are printed, orders on one side, wounds on the other', () => {
  const scenario = makeBattle({ troops: [], first: [], second: [], options: { points: 60 } });
  const tokens = pocketBattles.printing.markers(scenario).filter(({ back }) => back !== null);
  expect(tokens.map(({ count }) => count)).toEqual([6, 6]);
});
