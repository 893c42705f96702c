import { describe, expect, test } from 'vitest';
import { CHARTS_OF_THE_GAME } from '../data';
import { hexIn, testScene, unitIn, withHexsides, withLeader, withTerrain } from '../testing/scenario-builder';
import {
  addExhaustion,
  bonusesFor,
  computeCurrentMorale,
  countLostCounters,
  createTrack,
  isBroken,
  isDemoralised,
  levelOf,
  listCapturedGunSteps,
  type MoraleTrack,
  payPoints,
  raiseMorale,
  removeExhaustion,
  withEntry,
} from './army-morale';
import { captureResult } from './combat/capture';
import { computeChargeTotal, isChargeSuccessful } from './combat/charge';
import { computeCountedStrength, countContributedSteps, engagedIn } from './combat/close-combat';
import { findLeadMoraleModifier } from './combat/close-combat-modifiers';
import { closeCombatCell, findOddsColumn } from './combat/combat-charts';
import { computeLossPoints, exchangePoints, readResult, readSideResult } from './combat/combat-result';
import { fightTerrainOf, terrainEffectOf } from './combat/combat-terrain';
import { computeMeanShock, shockOf } from './combat/shock';
import { isActivationSuccessful } from './command/activation';
import { findCommandStatus, mayInspire } from './command/command-status';
import { isLeaderHit, resolveLeaderFate } from './leaders';
import {
  checkMorale,
  computeEffectiveMorale,
  isRallySuccessful,
  leaderBonusAt,
  rallyLines,
  resolveRally,
  resolveStatus,
} from './unit-morale';
import { pointsForLosses } from './victory';

const CHART = CHARTS_OF_THE_GAME['close-combat'];
const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];

describe('10 and 21: the morale of the army', () => {
  test('[10.1] pg-g-am-activation-1, pg-g-am-activation-2: points paid fill boxes, the first that of the marker', () => {
    expect(payPoints(createTrack(24, 28), 2).boxes).toEqual([24, 23]);
    const lost = [1, 2].reduce(track => withEntry(track, { kind: 'destroyed' }), createTrack(24, 28));
    expect(payPoints(lost, 2).boxes).toEqual([24, 23, 22, 21]);
  });

  test('[10.1] pg-g-am-artillery-capture: three steps of guns are two counters, one step and two', () => {
    expect(listCapturedGunSteps(3)).toEqual([1, 2]);
    expect(countLostCounters(3, 0)).toBe(2);
    expect([
      countLostCounters(4, 3),
      countLostCounters(3, 2),
      countLostCounters(2, 1),
      countLostCounters(1, 0),
    ]).toEqual([0, 1, 0, 1]);
  });

  test('[10.2] pg-g-demoral-box4, pg-g-demoral-box4-b: at four a one or two demoralises', () => {
    const chart = CHARTS_OF_THE_GAME.demoralisation;
    expect([1, 2, 3].map(die => isDemoralised(chart, 4, die))).toEqual([true, true, false]);
    expect(isDemoralised(chart, 0, 6)).toBe(true);
    expect(isDemoralised(chart, 7, 1)).toBe(false);
  });

  test('[10.3] an army breaks at minus ten', () => {
    expect([-9, -10].map(morale => isBroken(CHARTS_OF_THE_GAME.demoralisation, morale))).toEqual([
      false,
      true,
    ]);
  });

  const downTo = (box: number): MoraleTrack => ({
    top: 50,
    base: 34,
    boxes: Array.from({ length: 35 - box }, (_, index) => 34 - index),
    entries: [],
  });

  test('pg-g-morale-21-turn1: two counters lost, two successes, two routed', () => {
    const lost = [1, 2].reduce(track => withEntry(track, { kind: 'destroyed' }), downTo(34));
    expect(levelOf(lost)).toBe(32);
    expect(bonusesFor(2)).toBe(0);
    expect(computeCurrentMorale(lost, 2)).toBe(30);
  });

  test('pg-g-morale-21-turn2: three more counters, six successes, nobody routed', () => {
    const lost = [1, 2, 3].reduce(track => withEntry(track, { kind: 'destroyed' }), downTo(32));
    expect(levelOf(lost)).toBe(29);
    expect(computeCurrentMorale(raiseMorale(lost, bonusesFor(6)), 0)).toBe(31);
  });

  test('[25.3.4] pg-g-exhaustion-1, pg-g-exhaustion-2: heat fills two boxes, rest empties them', () => {
    const hot = addExhaustion(downTo(31));
    expect(hot.boxes.slice(-2)).toEqual([30, 29]);
    expect(computeCurrentMorale(hot, 2)).toBe(27);
    expect(computeCurrentMorale(removeExhaustion(hot), 2)).toBe(29);
    expect(removeExhaustion(downTo(31)).boxes).toEqual(downTo(31).boxes);
  });

  test('pg-g-torgau-morale: a single filled box rises above the start, routed units only lower the marker', () => {
    expect(computeCurrentMorale(raiseMorale(payPoints(createTrack(28, 32), 1), bonusesFor(3)), 0)).toBe(29);
    expect(computeCurrentMorale(withEntry(createTrack(21, 25), { kind: 'destroyed' }), 2)).toBe(19);
  });

  test('[22.1] captured counters are worth two, each captured gun step two, others one, fillers nothing', () => {
    const entries = [
      { kind: 'destroyed' },
      { kind: 'fled' },
      { kind: 'captured' },
      { kind: 'captured', gunSteps: 2 },
      { kind: 'paid' },
      { kind: 'exhaustion' },
    ] as const;
    expect(pointsForLosses(entries)).toBe(1 + 1 + 2 + 4);
  });
});

describe('8 and 9: morale of units, leaders', () => {
  test('[9.1] pg-g-leader-mm: a unit of morale four with a leader of two has six', () => {
    const scene = withLeader(
      'first-cavalry-leader',
      '1010',
    )(testScene([{ id: 'horse', hex: '1010', arm: 'cavalry', codes: ['5-4-5'] }]));
    expect(leaderBonusAt(scene, unitIn(scene, 'horse'))).toBe(1);
    expect(computeEffectiveMorale(4, 2, 'steady')).toBe(6);
    expect(computeEffectiveMorale(4, 2, 'broken')).toBe(4);
  });

  test('[8.3] one or two above the morale disorders, three or more routs', () => {
    expect([4, 5, 6].map(die => checkMorale(4, die))).toEqual(['stands', 'disordered', 'disordered']);
    expect(checkMorale(3, 6)).toBe('routed');
  });

  test('[8.1, 8.2] disorder upon disorder is a rout', () => {
    expect(resolveStatus('formed', 'disordered')).toBe('disordered');
    expect(resolveStatus('disordered', 'disordered')).toBe('routed');
    expect(resolveStatus('routed', 'disordered')).toBe('routed');
  });

  test('[8.5] rallying brings up one level, with the modifiers of the chart', () => {
    const scene = testScene(
      [{ id: 'foot', hex: '1010', codes: LINE, state: { status: 'routed' } }],
      withTerrain({ '1010': 'w' }),
    );
    const lines = rallyLines(scene, unitIn(scene, 'foot'), 'demoralised');
    expect(lines.map(({ id, value }) => [id, value])).toEqual([
      ['demoralised', -1],
      ['routed', -1],
      ['cover', 1],
    ]);
    expect(isRallySuccessful(6, lines, 5)).toBe(true);
    expect(isRallySuccessful(6, lines, 6)).toBe(false);
    expect([resolveRally('routed'), resolveRally('disordered')]).toEqual(['disordered', 'formed']);
  });

  test('[9.2, 19.7] pg-g-torgau-leader: only a six hits a leader', () => {
    expect([3, 5, 6].map(isLeaderHit)).toEqual([false, false, true]);
    expect([1, 2, 5, 6].map(resolveLeaderFate)).toEqual(['unhurt', 'wounded', 'wounded', 'killed']);
  });
});

describe('11: results', () => {
  test('[11.2] pg-g-exchange-1, pg-g-torgau-exchange: a quarter of the enemy’s steps, a half counting up', () => {
    expect([5, 6, 11, 3].map(exchangePoints)).toEqual([1, 2, 3, 1]);
    const { attacker, defender } = readResult('Ex/Ex(+1)');
    expect(computeLossPoints(attacker, { stepsOfOthers: 3, supported: false, capped: true })).toBe(1);
    expect(computeLossPoints(defender, { stepsOfOthers: 11, supported: false, capped: true })).toBe(4);
  });

  test('[11.3] a result is read with all its letters', () => {
    expect(readSideResult('(4)RS*')).toEqual({
      losses: { kind: 'points', points: 4, eased: true },
      rout: true,
      further: false,
      surrender: true,
      guns: true,
    });
    expect(readSideResult('r')).toMatchObject({ losses: { points: 0 }, further: true });
    expect(readSideResult('Exr')).toMatchObject({ losses: { kind: 'exchange', plus: 0 }, further: true });
  });

  test('[11.3.4] brackets take one point off where support stands; [11.1] nobody inflicts more than his steps', () => {
    const result = readSideResult('(4)R');
    expect(computeLossPoints(result, { stepsOfOthers: 9, supported: true, capped: true })).toBe(3);
    expect(computeLossPoints(result, { stepsOfOthers: 2, supported: false, capped: true })).toBe(2);
    expect(
      computeLossPoints(result, { stepsOfOthers: 9, supported: false, supportedDefence: true, capped: true }),
    ).toBe(5);
  });

  test('[26.3.6] pg-g-torgau-exchange-steps: doubled steps count in combat', () => {
    const scene = testScene([
      { id: 'freikorps', hex: '1010', arm: 'cavalry', codes: ["6'-6-6", "3'-5-6"], traits: ['double-steps'] },
      { id: 'crb', hex: '1011', arm: 'cavalry', codes: ['6-6-5', '5-5-5', '3-4-5', '2-3-5'] },
      { id: 'cur', hex: '1012', arm: 'cavalry', codes: ['6-7-5', '5-6-5', '3-5-5', '2-4-5'], steps: 3 },
    ]);
    expect(countContributedSteps(['freikorps', 'crb', 'cur'].map(id => unitIn(scene, id)))).toBe(11);
  });
});

describe('13 and 14: activation and command', () => {
  test('[13.1, 13.2] pg-g-activation-6.1-thresholds, pg-g-torgau-act: seven activates, eight is a coup', () => {
    expect([6, 7, 8].map(total => isActivationSuccessful('normal', total - 3, 3))).toEqual([
      false,
      true,
      true,
    ]);
    expect([6, 7, 8].map(total => isActivationSuccessful('coup', total - 3, 3))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isActivationSuccessful('normal', 4, 3)).toBe(true);
    expect(payPoints(createTrack(28, 32), 1).boxes).toEqual([28]);
  });

  test('[14.2, 6.2] pg-g-cmd-rossbach, pg-g-cmd-zorndorf-1, pg-g-torgau-cmd: no more than the rating is effective', () => {
    const throws = [
      [2, 4, 'degraded'],
      [3, 4, 'degraded'],
      [3, 3, 'effective'],
      [4, 2, 'effective'],
      [4, 4, 'effective'],
      [3, 5, 'degraded'],
      [4, 1, 'effective'],
      [4, 5, 'degraded'],
    ] as const;
    for (const [rating, die, status] of throws) expect(findCommandStatus(rating, die, 'steady')).toBe(status);
    expect(findCommandStatus(4, 4, 'demoralised')).toBe('degraded');
  });

  test('[6.2.1] pg-g-cmd-zorndorf-2: Frederick helps wings with infantry, Seydlitz wings without', () => {
    const frederick = { special: true, restriction: 'infantry' } as const;
    const seydlitz = { special: true, restriction: 'cavalry' } as const;
    expect(mayInspire(frederick, { hasInfantry: true })).toBe(true);
    expect(mayInspire(frederick, { hasInfantry: false })).toBe(false);
    expect(mayInspire(seydlitz, { hasInfantry: false })).toBe(true);
    expect(mayInspire({ special: false, restriction: null }, { hasInfantry: true })).toBe(false);
    expect(findCommandStatus(4, 4, 'steady')).toBe('effective');
  });
});

describe('19: close combat', () => {
  test.each([
    ['pg-g-odds-1', 5, 4, '1-1'],
    ['pg-g-odds-2', 4, 5, '1-2'],
    ['pg-g-odds-3', 7, 4, '3-2'],
    ['pg-g-torgau-odds', 18, 9, '2-1'],
    ['the charge at Torgau', 17, 8, '2-1'],
  ])('[19.3] %s: %d to %d is %s', (_, attacking, defending, column) => {
    expect(findOddsColumn(CHART, attacking, defending)).toBe(column);
  });

  test('[19.6] pg-g-torgau-crt-1, pg-g-torgau-crt-2: the two cells of the book', () => {
    expect(closeCombatCell(CHART, '2-1', 4 + 2)).toBe('1/(4)R*');
    expect(closeCombatCell(CHART, '2-1', 2 + 2)).toBe('Ex/Ex(+1)');
    expect(CHART.cells['2-1']?.['6']?.source).toBe('book');
  });

  test('[19.3] pg-g-sp-limit: eight points of infantry count from a hex', () => {
    const scene = testScene([
      { id: 'a', hex: '1010', codes: ['5-5-3', '3-4-3'] },
      { id: 'b', hex: '1010', codes: ['5-5-3', '3-4-3'] },
      { id: 'enemy', side: 1, hex: '1011', codes: LINE },
    ]);
    expect(computeCountedStrength(scene, engagedIn(scene, [hexIn(scene, '1010')], 0))).toBe(8);
  });

  test('[26.3.5] where the army has a limit of its own, that one counts', () => {
    const scene = testScene(
      [
        { id: 'a', hex: '1010', codes: ['9-4-3'] },
        { id: 'enemy', side: 1, hex: '1011', codes: LINE },
      ],
      scenario => ({ ...scenario, forces: scenario.forces.map(force => ({ ...force, infantryLimit: 9 })) }),
    );
    expect(computeCountedStrength(scene, engagedIn(scene, [hexIn(scene, '1010')], 0))).toBe(9);
  });

  const ground = (
    arm: 'infantry' | 'cavalry',
    letters: Record<string, string>,
    entrenchments: string[] = [],
  ) => {
    const scene = testScene([], scenario => withTerrain(letters)(withHexsides({ entrenchments })(scenario)));
    return terrainEffectOf(scene, fightTerrainOf(scene, hexIn(scene, '1010'), hexIn(scene, '1011')), arm);
  };

  test('[19.5.1] pg-g-terrain-drm-1 … pg-g-terrain-drm-4: ground of the book', () => {
    expect(ground('infantry', { '1011': 't' }).value, 'pg-g-terrain-drm-1').toBe(-1);
    expect(ground('cavalry', { '1010': 'w' }).value, 'pg-g-terrain-drm-2').toBe(-4);
    expect(ground('infantry', { '1011': 't' }).value, 'pg-g-terrain-drm-3').toBe(-1);
    expect(ground('infantry', { '1011': 't' }, ['1011/1010']).value, 'pg-g-terrain-drm-4').toBe(-3);
    expect(ground('infantry', { '1011': 't' }, ['1010/1011']).value).toBe(-1);
    expect(ground('cavalry', { '1011': 't' }).allowsShock).toBe(false);
    expect(ground('cavalry', {}).allowsShock).toBe(true);
  });

  const horse = (id: string, code: string, side: 0 | 1 = 0) => ({
    id,
    side,
    hex: side === 0 ? '1010' : '1011',
    arm: 'cavalry' as const,
    codes: [code],
  });

  test('[19.5.1] pg-g-shock-1: the mean of each side, and none against formed infantry', () => {
    const scene = testScene([
      horse('cur', "6''-7-6"),
      horse('drg-1', "6'-7-6"),
      horse('drg-2', "6'-7-6"),
      horse('hus', '3-4-7', 1),
      { id: 'foot', side: 1, hex: '1011', codes: LINE },
    ]);
    const attackers = ['cur', 'drg-1', 'drg-2'].map(id => unitIn(scene, id));
    expect(computeMeanShock(attackers)).toBe(1);
    expect(shockOf(attackers, [unitIn(scene, 'hus')])).toBe(1);
    expect(shockOf(attackers, [unitIn(scene, 'foot')])).toBe(0);
    expect(shockOf(attackers, [{ ...unitIn(scene, 'foot'), status: 'disordered' }])).toBe(1);
  });

  test('[19.4, 19.5] pg-g-torgau-drm, pg-g-torgau-charge-drm: lead morale counts in full when all are mounted', () => {
    expect(findLeadMoraleModifier(7 - 5, true, 2)).toBe(2);
    expect(findLeadMoraleModifier(6 - 4, true, 2)).toBe(2);
    expect(findLeadMoraleModifier(4, true, 2)).toBe(4);
    expect(findLeadMoraleModifier(4, false, 2)).toBe(2);
    expect(findLeadMoraleModifier(-4, false, 2)).toBe(-2);
  });

  test('[19.12.2] pg-g-torgau-charge, pg-g-torgau-charge-fail, pg-g-torgau-charge-three-hexes: eleven charges', () => {
    expect([3, 4].map(die => computeChargeTotal(6, 1, die))).toEqual([10, 11]);
    expect([6, 6, 6].map(morale => isChargeSuccessful(morale, 1, 4))).toEqual([true, true, true]);
    expect(isChargeSuccessful(6, 1, 3)).toBe(false);
    expect(isChargeSuccessful(7, 0, 3)).toBe(false);
  });

  test('[19.9.1] what a throw means for guns', () => {
    const chart = CHARTS_OF_THE_GAME.capture;
    expect([0, 2, 3, 4, 5, 9].map(total => captureResult(chart, total))).toEqual([
      'escapes',
      'escapes',
      'counter',
      'counter',
      'whole',
      'whole',
    ]);
  });
});
