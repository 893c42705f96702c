import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createScenarioHead } from './blank-scenario';
import { findFreeId, findNumberedId } from './free-id';
import { composeScenarioBase, type ScenarioBase } from './scenario-base';
import { defineScenarioKind, seatsOfSides } from './scenario-kind';

const blank = () => ({ ...createScenarioHead('chess', { year: -300 }), variants: [] });

describe('a blank battle', () => {
  test('has the shape that every battle has', () => {
    expect(composeScenarioBase('chess', 1).parse(blank())).toEqual(blank());
  });

  test('brings sides of its own', () => {
    const sides = [{ id: 'third', name: 'C', colour: '#000000', style: 'solid' }] as const;
    expect(createScenarioHead('chess', { year: 1757, sides }).sides).toEqual(sides);
  });

  test('shares nothing with the next one', () => {
    expect(blank().sides[0]).not.toBe(blank().sides[0]);
  });
});

test('the kind of a battle is made of what its system says', () => {
  const kind = defineScenarioKind<ScenarioBase>({
    system: 'chess',
    schema: z.any(),
    migrations: [],
    checks: [],
    facts: () => [],
    roster: () => [],
    blank,
    pieceNames: () => ['King', 'Queen'],
  });
  expect(kind).toMatchObject({ format: 'scenario', version: 1, system: 'chess' });
  expect(kind.catalogue(kind.blank())).toMatchObject({ size: 2, year: -300, sides: ['A', 'B'] });
  expect(seatsOfSides(kind.blank())).toEqual([
    { id: 'first', name: 'A' },
    { id: 'second', name: 'B' },
  ]);
});

test('a free id is the base, or its first free number', () => {
  expect(findNumberedId('unit', ['unit-1', 'unit-3'])).toBe('unit-2');
  expect(findFreeId('horse', [])).toBe('horse');
  expect(findFreeId('horse', ['horse', 'horse-2'])).toBe('horse-3');
});
