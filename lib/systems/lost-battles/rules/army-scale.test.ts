import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Force, scenarioSchema } from '../document/scenario';
import { armyOf } from '../document/scenario-armies';
import { computeFightingValue, computeGeneralFightingValue } from './armies';
import {
  countMenPerFigure,
  findBestScale,
  SCALES,
  scaleArmy,
  strengthOfUnit,
  type TroopNumber,
} from './army-scale';

const FOLDER = new URL('../../../../content/scenarios/lost-battles/', import.meta.url);
const battleOf = (name: string) =>
  scenarioSchema.parse(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));

/** The army that the units of a battle stand for. */
const numbersOf = ({ units }: Force, scale: number): TroopNumber[] =>
  units.map(unit => ({
    type: unit.type,
    class: unit.class,
    number: unit.count * strengthOfUnit(unit, scale),
  }));

describe('1.2 Men, frontage and front', () => {
  test('[1.2] a figure is 125 to 1,000 men', () =>
    expect(SCALES.map(countMenPerFigure)).toEqual([125, 250, 375, 500, 625, 750, 875, 1000]));

  test.each([
    ['[1.2] Crimisus: Syracusan cavalry', 'heavy-cavalry', 'average', 2, 500],
    ['[1.2] Crimisus: veteran foot', 'hoplite', 'veteran', 2, 500],
    ['[1.2] Crimisus: Punic levies', 'heavy-infantry', 'levy', 2, 2000],
    ['[1.2] Leuctra: average hoplites', 'hoplite', 'average', 1, 500],
    ['[1.2] Cannae: a legion', 'legion', 'average', 8, 4000],
    ['[1.2] Cannae: veteran horse', 'heavy-cavalry', 'veteran', 8, 1000],
    ['[1.2] Kadesh: levy chariots, in men', 'chariot', 'levy', 6, 3000],
    ['[1.2] Raphia: forty elephants', 'elephant', 'indian', 8, 40],
    ['[1.2] Asculum: twenty elephants', 'elephant', 'indian', 4, 20],
    ['[1.2] scythed chariots, in vehicles', 'scythed-chariot', 'unclassed', 4, 40],
  ] as const)('%s', (_, type, unitClass, scale, expected) => {
    expect(strengthOfUnit({ type, class: unitClass }, scale)).toBe(expected);
  });

  test('[1.2] a kind of unit that the box does not have is our mistake', () =>
    expect(() => strengthOfUnit({ type: 'hoplite', class: 'indian' }, 1)).toThrow('no indian hoplite'));

  test('[1.2] [1.5] what fills no unit is left over, and worth nothing', () => {
    const scaled = scaleArmy(
      [
        { type: 'legion', class: 'average', number: 55_000 },
        { type: 'heavy-cavalry', class: 'average', number: 6000 },
        { type: 'light-infantry', class: 'levy', number: 7999 },
        { type: 'elephant', class: 'african', number: 45 },
      ],
      8,
    );
    expect(scaled.troops.map(({ units, remainder }) => [units, remainder])).toEqual([
      [13, 3000],
      [3, 0],
      [0, 7999],
      [1, 5],
    ]);
    expect(scaled).toMatchObject({ units: 17, fightingValue: 13 * 4 + 3 * 3 + 3 });
  });

  test('[1.2] nobody makes no army', () =>
    expect(scaleArmy([], 4)).toEqual({ scale: 4, troops: [], units: 0, fightingValue: 0 }));
});

describe('[1.2] the scale of known battles', () => {
  test.each([
    ['cannae', 8],
    ['leuctra', 1],
    ['raphia', 8],
    ['crimisus', 2],
    ['asculum', 4],
    ['trebia', 6],
    ['pharsalus', 6],
    ['magnesia', 6],
    ['sellasia', 3],
  ])('%s: %i', (name, scale) => {
    const { forces } = battleOf(name);
    expect(findBestScale(forces.map(force => numbersOf(force, scale)))).toBe(scale);
  });

  test('Cannae: 48,000 legionaries are twelve legions', () => {
    const { forces } = battleOf('cannae');
    const [rome] = forces.map(force => scaleArmy(numbersOf(force, 8), 8));
    const legions = rome?.troops.filter(({ type }) => type === 'legion') ?? [];
    expect(legions.reduce((sum, { units }) => sum + units, 0)).toBe(12);
    expect(legions.reduce((sum, { number }) => sum + number, 0)).toBe(48_000);
  });

  test('an army alone, no army at all, one beyond all scales', () => {
    const foot = (number: number): TroopNumber[] => [{ type: 'hoplite', class: 'average', number }];
    expect(findBestScale([foot(10_000)])).toBe(1);
    expect(findBestScale([foot(10_000), []])).toBe(1);
    expect(findBestScale([])).toBe(1);
    expect(findBestScale([foot(1_000_000)])).toBe(8);
    expect(findBestScale([foot(40_000), foot(40_000)])).toBe(4);
  });
});

describe.each(readdirSync(FOLDER).map(file => file.replace('.json', '')))('%s', name => {
  test('[1.2] [1.5] its men make its units and its fighting value again', () => {
    const scenario = battleOf(name);
    const { scale } = scenario.options;
    for (const [index, force] of scenario.forces.entries()) {
      const scaled = scaleArmy(numbersOf(force, scale), scale);
      const generals = force.generals.reduce((sum, general) => sum + computeGeneralFightingValue(general), 0);
      expect(scaled.troops.every(({ remainder }) => remainder === 0)).toBe(true);
      const side = scenario.sides.findIndex(({ id }) => id === force.side) === 0 ? 0 : 1;
      expect(scaled.fightingValue + generals, force.side + index).toBe(
        computeFightingValue(armyOf(scenario, side)),
      );
    }
  });
});
