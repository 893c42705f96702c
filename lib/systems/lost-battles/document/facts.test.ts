import { describe, expect, test } from 'vitest';
import cannaeJson from '@/content/scenarios/lost-battles/cannae.json';
import sambreJson from '@/content/scenarios/lost-battles/sambre.json';
import { computeGeneralFightingValue, computeUnitFightingValue } from '../rules/armies';
import { measureTileDistance, tileOf, toNamedTile } from '../rules/battlefield/tiles';
import { commandsFor } from '../rules/commands/commands';
import { computeConditionHandicap, computeStrengthHandicap } from '../rules/victory/handicaps';
import { facts } from './facts';
import { scenarioSchema } from './scenario';

const cannae = scenarioSchema.parse(cannaeJson);
const sambre = scenarioSchema.parse(sambreJson);

const valuesOf = (scenario: typeof cannae, code: string) =>
  facts(scenario)
    .filter(fact => fact.code === `lost-battles/${code}`)
    .map(({ values }) => values);

describe('1.5 Fighting value', () => {
  test.each([
    ['scythed-chariot', 'unclassed', 1],
    ['light-infantry', 'levy', 2],
    ['hoplite', 'average', 3],
    ['elephant', 'african', 3],
    ['legion', 'average', 4],
    ['legion', 'veteran', 4],
    ['cataphract', 'veteran', 4],
    ['elephant', 'indian', 4],
  ] as const)('[1.5] %s, %s: %i', (type, unitClass, value) => {
    expect(computeUnitFightingValue({ type, class: unitClass })).toBe(value);
  });

  test.each([
    ['uninspired', 3],
    ['timid', 3],
    ['average', 6],
    ['inspired', 12],
    ['brilliant', 18],
  ] as const)('[1.5] %s general: %i', (generalClass, value) => {
    expect(computeGeneralFightingValue({ class: generalClass })).toBe(value);
  });

  test('[1.5] Cannae: Rome 70, Carthage 84', () => {
    expect(valuesOf(cannae, 'fighting-value').map(({ value }) => value)).toEqual([70, 84]);
  });

  test('[1.5] Sambre: Rome 83, Belgae 60', () => {
    expect(valuesOf(sambre, 'fighting-value').map(({ value }) => value)).toEqual([83, 60]);
  });
});

describe('2.1 The tiles', () => {
  test('[2.1] LB-G01 LB-G02: from the rear to the right centre is two, to the left flank three', () => {
    expect(measureTileDistance(tileOf(0, 'rear'), tileOf(0, 'right-centre'))).toBe(2);
    expect(measureTileDistance(tileOf(1, 'rear'), tileOf(1, 'left-flank'))).toBe(3);
  });

  test('[2.1] my left is my enemy’s right', () => {
    expect(toNamedTile('A2')).toEqual({ side: 0, name: 'left-flank' });
    expect(toNamedTile('A3')).toEqual({ side: 1, name: 'right-flank' });
    expect(toNamedTile('E4')).toEqual({ side: 1, name: 'left-wing' });
  });
});

describe('4.1 Commands', () => {
  test('[4.1] one for every full ten', () =>
    expect([0, 9, 10, 69, 70].map(commandsFor)).toEqual([0, 0, 1, 6, 7]));
  test('[4.1] Cannae: 7 and 8', () =>
    expect(valuesOf(cannae, 'commands').map(({ commands }) => commands)).toEqual([7, 8]));
  test('[11.5] Sambre: the surprised Romans have none before they come on, the Belgae six', () =>
    expect(
      valuesOf({ ...sambre, deployment: { kind: 'free', groups: [] } }, 'commands').map(
        ({ commands }) => commands,
      ),
    ).toEqual([0, 6]));
  test('[11.5] Sambre as drawn: horse, skirmishers and Labienus, 15 points, give the Romans one', () =>
    expect(valuesOf(sambre, 'commands').map(({ commands }) => commands)).toEqual([1, 6]));
});

describe('10 Winning', () => {
  test('[10.3] Cannae: the Romans get 42, half of 84', () =>
    expect(valuesOf(cannae, 'handicap').map(({ points }) => points)).toEqual([42]));
  test('[10.3] three per point while that is less than half the enemy', () =>
    expect(computeStrengthHandicap(60, 65)).toBe(15));
  test('[10.3] half of an odd value is rounded up', () => expect(computeStrengthHandicap(50, 93)).toBe(47));
  test('[10.3] ten for fatigue, one per unit for surprise', () =>
    expect(
      computeConditionHandicap({
        side: 0,
        units: Array(17).fill({}),
        generals: [],
        fatigued: true,
        surprised: true,
        agreedHandicap: 0,
      }),
    ).toBe(27));
  test('[10.3] points that the players bid for the sides are added (ruling A39)', () => {
    const agreedHandicaps = [{ side: 'carthage', points: 8 }];
    const bid = { ...cannae, options: { ...cannae.options, agreedHandicaps } };
    expect(valuesOf(bid, 'handicap').map(({ points }) => points)).toEqual([42, 8]);
  });
  test('[10.4] Cannae: 26', () => expect(valuesOf(cannae, 'victory-value')).toEqual([{ value: 26 }]));
});
