import { describe, expect, test } from 'vitest';
import { checkDocument } from '@/lib/game/check/check-document';
import { prussiasGlory } from '../..';
import { blank } from '../../document/blank';
import type { Scenario } from '../../document/scenario';
import { generateGround, LANDSCAPES } from './generate-ground';

const made = (country: (typeof LANDSCAPES)[number], seed: number, columns = 42, rows = 26): Scenario => {
  const scenario = blank();
  return { ...scenario, board: generateGround({ ...scenario.board, columns, rows }, country, seed) };
};

describe.each(LANDSCAPES)('[1.1] %s', country => {
  test('is the same for the same seed and another for another', () => {
    expect(made(country, 1)).toEqual(made(country, 1));
    expect(made(country, 2).board.terrain).not.toEqual(made(country, 1).board.terrain);
  });

  test.each([1, 2, 3, 4])('made from %i breaks no rule of a map, small or large', seed => {
    const faults = [made(country, seed), made(country, seed, 16, 12)].flatMap(scenario =>
      checkDocument(prussiasGlory.documents.scenario, JSON.parse(JSON.stringify(scenario))).findings.filter(
        ({ path }) => path[0] === 'board',
      ),
    );
    expect(faults).toEqual([]);
  });

  test('has villages, slopes and water', () => {
    const { towns, hexsides } = made(country, 7).board;
    expect(towns.length).toBeGreaterThan(5);
    expect(hexsides.slopes.length).toBeGreaterThan(20);
    expect(hexsides.streams.length + hexsides.rivers.length).toBeGreaterThan(20);
  });
});
