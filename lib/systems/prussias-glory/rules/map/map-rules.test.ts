import { describe, expect, test } from 'vitest';
import { runChecks } from '@/lib/game/check/check';
import { armyOf, rosterOf } from '../../document/army';
import { CHECKS } from '../../document/checks';
import {
  hexIn,
  type TestUnit,
  testScenario,
  testScene,
  unitIn,
  withHexsides,
  withLeader,
  withTerrain,
} from '../../testing/scenario-builder';
import { mayBombard, targetsOf } from '../combat/bombardment';
import { isInCommand } from '../command/command-radius';
import { gunsAbleToJoin, mayFormColumn } from './column';
import { listSupportingUnits } from './engagement';
import { checkLeaderStep, checkMoveStep, mustStopIn, reachOf, UNHINDERED } from './movement';
import { isAtFriendlyEdge, listBestRetreatHexes, listFriendlyEdges } from './retreat';
import { canSeeWithin } from './sight';
import { hasRoomFor, isOverstacked } from './stacking';
import { isInEnemyZone, zoneOfUnit } from './zones-of-control';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const HORSE = ["6'-7-6", "5'-6-6", "3'-5-6", "2'-4-6"];
const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];

const codesOf = (units: readonly TestUnit[], change?: Parameters<typeof testScenario>[1]) =>
  new Set(
    runChecks(CHECKS, testScenario(units, change)).map(({ code }) => code.replace('prussias-glory/', '')),
  );

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});

describe('2 and 3: counters and stacks', () => {
  test('[2.2, 2.3, 1.4] artillery belongs to no wing, every wing has a leader, units have the nation of their army', () => {
    const scenario = testScenario([
      foot('a', '1010'),
      { id: 'g', hex: '1010', arm: 'artillery', codes: GUNS },
    ]);
    const { units, wings } = rosterOf(scenario);
    expect(units.get('g')?.wing).toBeNull();
    expect(units.get('a')?.nation).toBe('prussian');
    expect([...wings.values()].every(({ leader }) => leader !== null)).toBe(true);
  });

  test('[3.1] twelve steps and eight of guns; guns alone twelve', () => {
    const scene = testScene([
      ...[1, 2, 3, 4].map(index => foot(`f${index}`, '1010')),
      ...[1, 2, 3, 4].map(index => ({
        id: `g${index}`,
        hex: '1111',
        arm: 'artillery' as const,
        codes: GUNS,
      })),
    ]);
    const f = (count: number) => [1, 2, 3, 4].slice(0, count).map(index => unitIn(scene, `f${index}`));
    const g = (count: number) => [1, 2, 3, 4].slice(0, count).map(index => unitIn(scene, `g${index}`));
    expect([isOverstacked(f(3)), isOverstacked(f(4))]).toEqual([false, true]);
    expect([isOverstacked(g(3)), isOverstacked(g(4))]).toEqual([false, true]);
    expect([isOverstacked([...f(3), ...g(2)]), isOverstacked([...f(1), ...g(3)])]).toEqual([false, true]);
    expect(codesOf([1, 2, 3, 4].map(index => foot(`f${index}`, '1010')))).toContain('stacking');
  });

  test('[3.2] four steps in column', () => {
    const scene = testScene([foot('a', '1010', { state: { column: true } }), foot('b', '1111')]);
    expect(hasRoomFor(scene, hexIn(scene, '1010'), unitIn(scene, 'b'))).toBe(false);
  });

  test('[3.4] only guns above all infantry and cavalry may bombard', () => {
    const guns: TestUnit = { id: 'g', hex: '1010', arm: 'artillery', codes: GUNS };
    const [above, below] = [testScene([guns, foot('a', '1010')]), testScene([foot('a', '1010'), guns])];
    expect([mayBombard(above, unitIn(above, 'g')), mayBombard(below, unitIn(below, 'g'))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('4 Zones of control', () => {
  test('[4.1] all six neighbours but those that may not be entered; none for routed units', () => {
    const scene = testScene(
      [foot('a', '1010'), foot('r', '2010', { state: { status: 'routed' } })],
      withTerrain({ '1011': 'l' }),
    );
    expect(zoneOfUnit(scene, unitIn(scene, 'a'), hexIn(scene, '1010'))).toHaveLength(5);
    expect(zoneOfUnit(scene, unitIn(scene, 'r'), hexIn(scene, '2010'))).toEqual([]);
    expect(isInEnemyZone(scene, hexIn(scene, '1009'), 1)).toBe(true);
  });
});

describe('6 Command', () => {
  test('[6.2.2] five hexes from the leader of the wing; guns look to anybody', () => {
    const scene = withLeader(
      'first-infantry-leader',
      '1010',
    )(
      testScene([
        foot('near', '1015'),
        foot('far', '1016'),
        { id: 'g', hex: '1005', arm: 'artillery', codes: GUNS },
      ]),
    );
    const unit = (id: string) => unitIn(scene, id).unit;
    expect([isInCommand(scene, unit('near')), isInCommand(scene, unit('far'))]).toEqual([true, false]);
    expect(isInCommand(scene, unit('g'))).toBe(true);
  });

  test('[23.3.2] cavalry near a leader of all cavalry looks to him; [26.3.4] a detachment to the leader of detachments', () => {
    const units: TestUnit[] = [{ id: 'h', hex: '1010', arm: 'cavalry', codes: HORSE }];
    const leads = (trait: 'leads-all-cavalry' | 'leads-detachments', kind: 'cavalry' | 'detachment') =>
      withLeader(
        'first-infantry-leader',
        '1012',
      )(
        testScene(units, scenario => ({
          ...scenario,
          forces: scenario.forces.map(force => ({
            ...force,
            groups: force.groups.map(group => (group.kind === 'cavalry' ? { ...group, kind } : group)),
            wings: force.wings.map(wing =>
              wing.leader ? { ...wing, leader: { ...wing.leader, traits: [trait] } } : wing,
            ),
          })),
        })),
      );
    for (const scene of [leads('leads-all-cavalry', 'cavalry'), leads('leads-detachments', 'detachment')])
      expect(isInCommand(scene, unitIn(scene, 'h').unit)).toBe(true);
    const plain = withLeader('first-infantry-leader', '1012')(testScene(units));
    expect(isInCommand(plain, unitIn(plain, 'h').unit)).toBe(false);
  });
});

describe('7 Movement', () => {
  const step = (
    scene: ReturnType<typeof testScene>,
    id: string,
    from: string,
    to: string,
    hindrance = UNHINDERED,
  ) => {
    const result = checkMoveStep(scene, unitIn(scene, id), hexIn(scene, from), hexIn(scene, to), hindrance);
    return 'cost' in result ? result.cost : result.refusal.code;
  };
  const enemy = foot('enemy', '1012', { side: 1 });

  test('[7.2] entering an enemy zone costs nothing extra, [7.2.1] and infantry stops in it', () => {
    const scene = testScene([foot('a', '1010'), enemy]);
    expect(step(scene, 'a', '1010', '1011')).toBe(1);
    expect(mustStopIn(scene, unitIn(scene, 'a'), hexIn(scene, '1011'))).toBe(true);
  });

  test('[7.2.1] engaged infantry stays, supporting infantry leaves for a point more', () => {
    const scene = testScene([foot('top', '1011'), foot('below', '1011'), enemy]);
    expect(step(scene, 'top', '1011', '1010')).toBe('engaged-stays');
    expect(step(scene, 'below', '1011', '1010')).toBe(2);
    expect(listSupportingUnits(scene, hexIn(scene, '1011'), 0).map(({ unit }) => unit.id)).toEqual(['below']);
  });

  test('[7.2.2] guns enter an enemy zone only where friends stand', () => {
    const gun: TestUnit = { id: 'g', hex: '1010', arm: 'artillery', codes: GUNS };
    expect(step(testScene([gun, enemy]), 'g', '1010', '1011')).toBe('guns-need-escort');
    expect(step(testScene([gun, foot('a', '1011'), enemy]), 'g', '1010', '1011')).toBe(1);
  });

  test('[7.2.3, 4.4] fast units leave, Prussian horse for one point and others for two; formed cavalry holds them', () => {
    const horse = (side: 0 | 1): TestUnit => ({ id: 'h', side, hex: '1011', arm: 'cavalry', codes: HORSE });
    expect(step(testScene([horse(0), enemy]), 'h', '1011', '1010')).toBe(2);
    expect(step(testScene([horse(1), foot('foe', '1012')]), 'h', '1011', '1010')).toBe(3);
    const held = testScene([horse(0), { id: 'eh', side: 1, hex: '1012', arm: 'cavalry', codes: HORSE }]);
    expect(step(held, 'h', '1011', '1010')).toBe('held-by-cavalry');
  });

  test('[7.2.4] a leader enters an enemy zone only where an own unit stands', () => {
    const scene = testScene([foot('a', '1111'), enemy]);
    const go = (to: string) => checkLeaderStep(scene, 0, 'X', hexIn(scene, '1010'), hexIn(scene, to));
    expect(go('1011')).toMatchObject({ refusal: { code: 'leader-needs-escort' } });
    expect(go('1110')).toEqual({ cost: 1 });
  });

  test('[7.2.5, 25.3.7] exhausted units keep out of enemy zones, and so do [6.2.2] units out of command', () => {
    expect(step(testScene([foot('a', '1010', { codes: ['(3)-3-3'] }), enemy]), 'a', '1010', '1011')).toBe(
      'exhausted-keeps-away',
    );
    const lost = { degraded: false, outOfCommand: true };
    expect(step(testScene([foot('a', '1010'), enemy]), 'a', '1010', '1011', lost)).toBe(
      'out-of-command-keeps-away',
    );
  });

  test('[7.3] a wing forms column when effective, formed and out of enemy zones', () => {
    const units = [foot('a', '1010'), { id: 'g', hex: '1011', arm: 'artillery' as const, codes: GUNS }];
    const scene = withLeader('first-infantry-leader', '1010')(testScene(units));
    const wing = rosterOf(scene.scenario).wings.get('first-infantry-wing');
    if (!wing) throw new Error('no wing');
    expect([mayFormColumn(scene, wing, true), mayFormColumn(scene, wing, false)]).toEqual([true, false]);
    expect(gunsAbleToJoin(scene, wing, () => true).map(({ id }) => id)).toEqual(['g']);
    const near = testScene([...units, foot('e', '1009', { side: 1 })]);
    expect(mayFormColumn(near, wing, true)).toBe(false);
  });

  test('[7.1] a unit reaches what its points allow, and always one hex', () => {
    const scene = testScene([foot('a', '1010')], withTerrain({ '1011': 'w', '1012': 'w' }));
    const reach = reachOf(scene, unitIn(scene, 'a'), UNHINDERED);
    expect(reach?.spent[hexIn(scene, '1011')]).toBe(2);
    expect(Number.isFinite(reach?.spent[hexIn(scene, '1012')] ?? 0)).toBe(false);
    const slow = testScene([foot('a', '1010', { codes: ['8-6-1'] })], withTerrain({ '1011': 'm' }));
    expect(Number.isFinite(reachOf(slow, unitIn(slow, 'a'), UNHINDERED)?.spent[hexIn(slow, '1011')])).toBe(
      true,
    );
  });

  test('[25.3.5] a point more next to the light baggage, and nobody passes it', () => {
    const scene = testScene([
      foot('a', '1010'),
      foot('b', '1012', { codes: ['(1)-2-2'], traits: ['light-baggage'] }),
    ]);
    expect(step(scene, 'a', '1010', '1011')).toBe(2);
    expect(step(scene, 'a', '1011', '1012')).toBe('baggage-in-the-way');
  });

  test('[25.3.6] a river is crossed in column only, others stop beside it', () => {
    const scene = testScene(
      [foot('a', '1010'), foot('c', '1111', { state: { column: true } })],
      scenario => ({
        ...withHexsides({ rivers: ['1010/1011', '1111/1112'] })(scenario),
        traits: [{ trait: 'river-in-column' }],
      }),
    );
    expect(step(scene, 'a', '1010', '1011')).toBe('prohibited-ground');
    expect(step(scene, 'c', '1111', '1112')).toBe(1);
    expect(mustStopIn(scene, unitIn(scene, 'a'), hexIn(scene, '1010'))).toBe(true);
  });
});

describe('8.4 Retreats', () => {
  const at = (edges: ('north' | 'east' | 'south' | 'west')[], more: object = {}) =>
    testScene([foot('a', '1010'), foot('e', '1009', { side: 1 })], scenario => ({
      ...scenario,
      board: { ...scenario.board, friendlyEdges: [{ side: 'first', edges, ...more }] },
    }));

  test('[8.4] away from the enemy and out of his zones, towards the friendly edge', () => {
    const scene = at(['south']);
    const hexes = listBestRetreatHexes(scene, unitIn(scene, 'a'), hexIn(scene, '1010'), [], 'steady');
    expect(hexes).toEqual([hexIn(scene, '1011')]);
    expect(isAtFriendlyEdge(scene, 0, hexIn(scene, '1026'))).toBe(true);
  });

  test('[8.4] among hexes that are as good the retreat goes straight on', () => {
    const scene = testScene([foot('a', '1010'), foot('e', '2010', { side: 1 })], scenario => ({
      ...scenario,
      board: { ...scenario.board, friendlyEdges: [{ side: 'first', edges: ['west'] }] },
    }));
    const next = (way: readonly string[]) =>
      listBestRetreatHexes(
        scene,
        unitIn(scene, 'a'),
        hexIn(scene, '1010'),
        way.map(hex => hexIn(scene, hex)),
        'steady',
      ).toSorted((one, other) => one - other);
    const [upper, lower] = next([]);
    expect([next(['1009']), next(['1011'])]).toEqual([[lower], [upper]]);
  });

  test('[25.3.3, 26.3.2] the edge away from the enemy', () => {
    const scene = at(['north'], { awayFromEnemy: true });
    expect(listFriendlyEdges(scene, 0, hexIn(scene, '1010'))).toEqual([2]);
  });

  test('[24.2.4] a town stands for the edge until the army is demoralised', () => {
    const scene = testScene([foot('a', '1010'), foot('e', '1009', { side: 1 })], scenario => {
      const painted = withTerrain({ '1410': 't' })(scenario);
      return {
        ...painted,
        board: {
          ...painted.board,
          towns: [{ id: 'leuthen', name: 'Leuthen', hexes: ['1410'] }],
          friendlyEdges: [{ side: 'first', edges: ['west'], through: 'leuthen' }],
        },
      };
    });
    const next = (spirit: 'steady' | 'demoralised') =>
      listBestRetreatHexes(scene, unitIn(scene, 'a'), hexIn(scene, '1010'), [hexIn(scene, '1009')], spirit);
    expect(next('steady')).not.toEqual(next('demoralised'));
  });
});

test('[24.2.3] fog ends sight after three hexes', () => {
  const scene = testScene([], scenario => ({
    ...scenario,
    traits: [{ trait: 'fog', from: '0700', to: '0800', limit: 3 }],
  }));
  const sees = (to: string, turn: string) =>
    canSeeWithin(scene, hexIn(scene, '1010'), hexIn(scene, to), 7, turn);
  expect([sees('1013', '0700'), sees('1014', '0800'), sees('1014', '0900')]).toEqual([true, false, true]);
});

test('[16.2, 18] guns fire three hexes far, at neighbours first, and at those alone in defence', () => {
  const gun: TestUnit = { id: 'g', hex: '1010', arm: 'artillery', codes: GUNS };
  const far = testScene([gun, foot('e', '1013', { side: 1 })]);
  const targets = (scene: typeof far, phase: 'offensive' | 'defensive') =>
    targetsOf(scene, unitIn(scene, 'g'), phase, '1200').length;
  expect([targets(far, 'offensive'), targets(far, 'defensive')]).toEqual([1, 0]);
  const near = testScene([gun, foot('e', '1013', { side: 1 }), foot('n', '1110', { side: 1 })]);
  expect(targetsOf(near, unitIn(near, 'g'), 'offensive', '1200')).toEqual([hexIn(near, '1110')]);
  expect(armyOf(near.scenario, 0).doctrine).toBe('prussian');
});
