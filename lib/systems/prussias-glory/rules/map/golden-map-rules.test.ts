import { describe, expect, test } from 'vitest';
import { CHARTS_OF_THE_GAME } from '../../data';
import { readFightingCode } from '../../document/counter-codes';
import {
  hexIn,
  testScene,
  unitIn,
  withHexsides,
  withLeader,
  withTerrain,
} from '../../testing/scenario-builder';
import { endangersFriends } from '../combat/bombardment';
import { encirclementOf, isSurrounded } from '../combat/close-combat';
import { computeArrivalThreshold } from '../command/arrival';
import { distanceToLeader } from '../command/command-radius';
import { listEngagedUnits, splitFrontLine } from './engagement';
import { checkMoveStep, computeMovementAllowance, UNHINDERED } from './movement';
import { canSee } from './sight';
import { countFightingSteps } from './stacking';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];

const stackOf = (steps: readonly number[]) =>
  testScene([
    ...steps.map((count, index) => ({ id: `u${index}`, hex: '1010', codes: LINE, steps: count })),
    { id: 'enemy', side: 1, hex: '1011', codes: LINE },
  ]);

describe('4 Zones of control and engaged units', () => {
  test.each([
    ['pg-g-engaged-1', [2, 2], [0, 1]],
    ['pg-g-engaged-2', [2, 3], [0]],
    ['pg-g-engaged-3', [1, 1, 2], [0, 1, 2]],
    ['pg-g-engaged-4', [1, 1, 4], [0, 1]],
  ])('[4.2] %s: of a stack of %j the units %j are engaged', (_, steps, engaged) => {
    const scene = stackOf(steps);
    const ids = listEngagedUnits(scene, hexIn(scene, '1010'), 0).map(({ unit }) => unit.id);
    expect(ids).toEqual(engaged.map(index => `u${index}`));
  });

  test('[4.2] pg-g-torgau-engaged: three stacks of cavalry and the top of an Austrian stack', () => {
    const scene = testScene([
      { id: 'freikorps', hex: '2702', arm: 'cavalry', codes: ["6'-6-6", "3'-5-6"], traits: ['double-steps'] },
      { id: 'hus-1', hex: '2702', arm: 'cavalry', codes: ['4-7-7', '3-6-7'] },
      { id: 'crb-11', hex: '2703', arm: 'cavalry', codes: ["6''-6-5", "5''-5-5", "3''-4-5", "2''-3-5"] },
      { id: 'cur-10', hex: '2804', arm: 'cavalry', codes: ["6''-7-5", "5''-6-5", "3''-5-5", "2''-4-5"] },
      { id: '40-52', side: 1, hex: '2803', codes: ['9-5-3', '8-4-3', '5-3-3', '3-3-3'] },
      { id: '38-22', side: 1, hex: '2803', codes: ['9-4-3', '8-4-3', '5-3-3', '3-3-3'] },
    ]);
    const engaged = ['2702', '2703', '2804'].flatMap(hex => listEngagedUnits(scene, hexIn(scene, hex), 0));
    expect(engaged.map(({ unit }) => unit.id)).toEqual(['freikorps', 'crb-11', 'cur-10']);
    expect(listEngagedUnits(scene, hexIn(scene, '2803'), 1).map(({ unit }) => unit.id)).toEqual(['40-52']);
  });

  test('[4.2] artillery is neither engaged nor does it use up steps', () => {
    const scene = testScene([
      { id: 'guns', hex: '1010', arm: 'artillery', codes: ['8-5-3', '6-4-2', '4-3-1', '2-1-1'] },
      { id: 'foot', hex: '1010', codes: LINE },
    ]);
    const { front, behind } = splitFrontLine([unitIn(scene, 'guns'), unitIn(scene, 'foot')]);
    expect(front.map(({ unit }) => unit.id)).toEqual(['foot']);
    expect(behind).toEqual([]);
  });
});

describe('1 Distance and 7 movement', () => {
  const scene = testScene(
    [
      { id: 'foot', hex: '1709', codes: LINE },
      { id: 'horse', hex: '1709', arm: 'cavalry', codes: ["6'-7-6", "5'-6-6"] },
      { id: 'guns', hex: '1709', arm: 'artillery', codes: ['4-2-1', '2-1-0'] },
    ],
    scenario => withTerrain({ '1710': 'b' })(withHexsides({ slopes: ['1809/1709'] })(scenario)),
  );
  const foot = unitIn(scene, 'foot');

  test('[1.1] pg-g-dist-adjacent: neighbours are one hex apart', () => {
    const led = withLeader('first-infantry-leader', '1809')(scene);
    expect(distanceToLeader(led, 'foot', 'first-infantry-leader')).toBe(1);
  });

  test('[7.1] pg-g-ma-disordered, pg-g-torgau-degraded-ma: half of three is two', () => {
    expect(computeMovementAllowance({ ...foot, status: 'disordered' }, UNHINDERED)).toBe(2);
    expect(computeMovementAllowance(foot, { degraded: true, outOfCommand: false })).toBe(2);
    expect(
      computeMovementAllowance({ ...foot, status: 'disordered' }, { degraded: true, outOfCommand: true }),
    ).toBe(2);
  });

  test.each([
    ['pg-g-column-degraded-ART', 'guns', 4],
    ['pg-g-column-degraded-INF', 'foot', 5],
    ['pg-g-column-degraded-CAV', 'horse', 7],
  ])('[7.3.1] %s: %s in a degraded column moves %d', (_, id, allowance) => {
    const inColumn = { ...unitIn(scene, id), column: true };
    expect(computeMovementAllowance(inColumn, { degraded: true, outOfCommand: false })).toBe(allowance);
  });

  test('[7] pg-g-move-upslope: an open hex up a slope costs two', () => {
    const step = checkMoveStep(scene, foot, hexIn(scene, '1709'), hexIn(scene, '1809'), UNHINDERED);
    expect(step).toEqual({ cost: 2 });
  });

  test('[7] pg-g-move-marsh-pond: only the dearest terrain of a hex counts', () => {
    const step = checkMoveStep(
      scene,
      unitIn(scene, 'horse'),
      hexIn(scene, '1709'),
      hexIn(scene, '1710'),
      UNHINDERED,
    );
    expect(step).toEqual({ cost: 3 });
  });

  test('[25.3.8] pg-g-cossack-steps: two steps of Cossacks count as four', () => {
    const cossacks = testScene([
      { id: 'c', hex: '0505', codes: ['2-2-7', '1-2-7'], arm: 'cavalry', traits: ['double-steps'] },
    ]);
    expect(countFightingSteps(unitIn(cossacks, 'c'))).toBe(4);
  });
});

describe('5 Line of sight on ground of the book’s examples', () => {
  const sees = (
    slopes: readonly string[],
    from: string,
    to: string,
    units: readonly string[] = [],
  ): boolean => {
    const scene = testScene(
      units.map((hex, index) => ({ id: `u${index}`, hex, codes: LINE })),
      withHexsides({ slopes: [...slopes] }),
    );
    const [one, other] = [hexIn(scene, from), hexIn(scene, to)];
    expect(canSee(scene, other, one)).toBe(canSee(scene, one, other));
    return canSee(scene, one, other);
  };

  test('[5.1] the higher hex must touch the slope', () => {
    expect(sees(['2104/2103'], '2104', '2102')).toBe(true);
    expect(sees(['2104/2103'], '2105', '2103')).toBe(false);
  });

  test('[5] only what lies between hides: woods and towns are seen out of and into', () => {
    const across = (terrain: Readonly<Record<string, string>>): boolean => {
      const scene = testScene([], withTerrain(terrain));
      return canSee(scene, hexIn(scene, '2104'), hexIn(scene, '2107'));
    };
    expect([across({ '2104': 'w' }), across({ '2107': 't' }), across({ '2104': 't', '2107': 'w' })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([across({ '2105': 'w' }), across({ '2106': 't' })]).toEqual([false, false]);
  });

  test('[5.1.1] two slopes that enclose low ground are ignored, a long slope is seen along, a crest hides', () => {
    expect(sees(['2105/2106', '2107/2106'], '2105', '2108')).toBe(true);
    expect(sees(['1724/1824', '1824/1923'], '1724', '2023')).toBe(true);
    expect(sees(['1724/1824', '1823/1922'], '1724', '1922')).toBe(false);
    expect(sees(['2106/2105', '2106/2107'], '2105', '2107')).toBe(false);
  });

  test('[5.1.2] further falls must follow on consecutive sides', () => {
    expect(sees(['2104/2105', '2105/2106', '2106/2107'], '2104', '2108')).toBe(true);
    expect(sees(['2104/2105', '2105/2106', '2107/2108'], '2104', '2108')).toBe(false);
  });

  test('[5.2] units hide, but not on low ground nor right below the higher end', () => {
    expect(sees([], '2104', '2106', ['2105'])).toBe(false);
    expect(sees(['3617/3616', '3512/3513'], '3617', '3512', ['3615'])).toBe(true);
    expect(sees(['3512/3513', '3512/3613'], '3512', '3614', ['3513', '3613'])).toBe(true);
  });

  test('[5.2] leaders hide nobody, woods and towns always do', () => {
    const scene = testScene([], withTerrain({ '1011': 'w', '2011': 't' }));
    expect(canSee(scene, hexIn(scene, '1010'), hexIn(scene, '1012'))).toBe(false);
    expect(canSee(scene, hexIn(scene, '2010'), hexIn(scene, '2012'))).toBe(false);
    expect(canSee(scene, hexIn(scene, '1010'), hexIn(scene, '1011'))).toBe(true);
  });
});

describe('16 and 19: who is near whom', () => {
  test('[16.1] pg-g-bomb-proximity: guns spare friends unless they stand beside them and the target', () => {
    const scene = testScene([
      { id: 'target', side: 1, hex: '3106', codes: LINE },
      { id: 'own', hex: '3107', codes: LINE },
    ]);
    const at = (hex: string) => hexIn(scene, hex);
    expect(endangersFriends(scene, 0, at('3207'), at('3106'))).toBe(false);
    expect(endangersFriends(scene, 0, at('3305'), at('3106'))).toBe(true);
  });

  const ring = (hexes: readonly string[]) => {
    const scene = testScene([
      ...hexes.map((hex, index) => ({ id: `a${index}`, hex, codes: LINE })),
      { id: 'd0', side: 1 as const, hex: '2803', codes: LINE },
      { id: 'd1', side: 1 as const, hex: '2803', codes: LINE },
    ]);
    const melee = {
      attacker: 0 as const,
      attackingHexes: hexes.map(hex => hexIn(scene, hex)),
      defendingHexes: [hexIn(scene, '2803')],
    };
    return { surrounded: isSurrounded(scene, melee), kind: encirclementOf(scene, melee) };
  };

  test.each([
    ['pg-g-torgau-surround', ['2702', '2703', '2804'], false, 'none'],
    ['pg-g-torgau-surround-2802-2703-2804', ['2802', '2703', '2804'], true, 'supported-defence'],
    ['pg-g-torgau-surround-2702-2703-2903', ['2702', '2703', '2903'], true, 'supported-defence'],
  ])('[19.1.1] %s: attackers in %j', (_, hexes, surrounded, kind) => {
    expect(ring(hexes)).toEqual({ surrounded, kind });
  });

  test('[26.3.3] pg-g-lascy-0600 … pg-g-lascy-1000, pg-g-torgau-lascy: when Lascy comes', () => {
    const lascy = {
      trait: 'arrival' as const,
      side: 'second',
      wing: 'lascy',
      artillery: [],
      town: 'torgau',
      chances: [
        { turn: '0600', upTo: 1 },
        { turn: '0700', upTo: 2 },
        { turn: '0800', upTo: 4 },
        { turn: '0900', upTo: 5 },
        { turn: '1000', upTo: 6 },
      ],
    };
    const turns = ['0600', '0700', '0800', '0900', '1000', '1100'];
    expect(turns.map(turn => computeArrivalThreshold(lascy, turn))).toEqual([1, 2, 4, 5, 6, 6]);
  });
});

test('[2.1] a code shows strength, shock, morale, movement and exhaustion', () => {
  expect(readFightingCode("6''-7-6")).toEqual({
    strength: 6,
    exhausted: false,
    shock: 2,
    morale: 7,
    movement: 6,
  });
  expect(readFightingCode('(3)-3-3')).toMatchObject({ strength: 3, exhausted: true });
});

test('[19.6] the chart has a result for every column and row', () => {
  const { columns, firstRow, lastRow, cells } = CHARTS_OF_THE_GAME['close-combat'];
  for (const { id } of columns)
    for (let row = firstRow; row <= lastRow; row++) expect(cells[id]?.[String(row)]?.result).toMatch(/\//);
});
