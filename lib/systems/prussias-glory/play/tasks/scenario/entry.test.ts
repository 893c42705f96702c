import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import type { TestUnit } from '../../../testing/scenario-builder';
import { stateOf } from '../../../testing/scripted-play';
import { offersOf } from '../../sequence';
import type { State } from '../../state';

type EntryTrait = Extract<Scenario['traits'][number], { trait: 'entry' }>;

const ZONE = ['1010', '1012', '1014'];

const withEntry =
  (more: Partial<EntryTrait> = {}) =>
  (scenario: Scenario): Scenario => ({
    ...scenario,
    board: { ...scenario.board, entryZones: [{ id: 'gate', name: 'Gate', side: 'first', hexes: [...ZONE] }] },
    traits: [{ trait: 'entry', side: 'first', zone: 'gate', inColumn: 'when-effective', ...more }],
  });

const coming = (id: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  codes: ['8-6-3', '7-5-3'],
  ...more,
});
const enemy = (id: string, hex: string): TestUnit => ({ id, hex, side: 1, codes: ['8-6-3'] });

const waitingFor = (
  units: readonly TestUnit[],
  piece: string,
  more: Partial<EntryTrait> = {},
  active = true,
): State => {
  const state = stateOf(units, withEntry(more));
  const [own, other] = state.armies;
  const waiting = units.filter(({ hex, side }) => hex === undefined && side !== 1).map(({ id }) => id);
  return {
    ...state,
    waiting,
    armies: [{ ...own, active }, other],
    agenda: [{ task: 'entering', piece }],
  };
};

const entries = (state: State): readonly string[] =>
  offersOf(state).map(offer =>
    offer.type === 'enter' ? `${offer.at}${offer.column ? ' column' : ''}` : offer.type,
  );

describe('22.2, 24.2.2 Where a piece can come on', () => {
  test('[24.2.2] by every free hex of the zone', () =>
    expect(entries(waitingFor([coming('a')], 'a'))).toEqual(ZONE));

  test('[24.2.2] neither by a hex of the enemy nor by one in an enemy zone', () => {
    expect(entries(waitingFor([coming('a'), enemy('d', '1010')], 'a'))).toEqual(['1012', '1014']);
    expect(entries(waitingFor([coming('a'), enemy('d', '1013')], 'a'))).toEqual(['1010']);
  });

  test('[6.1] not while the army is inactive', () =>
    expect(entries(waitingFor([coming('a')], 'a', {}, false))).toEqual([]));

  test('[24.2.2] in column where the scenario says always', () =>
    expect(entries(waitingFor([coming('a')], 'a', { inColumn: 'always' }))).toEqual(
      ZONE.map(hex => `${hex} column`),
    ));

  test('[26.3] only the wings that are named', () => {
    expect(entries(waitingFor([coming('a')], 'a', { wings: ['first-infantry-wing'] }))).toEqual(ZONE);
    expect(entries(waitingFor([coming('a')], 'a', { wings: ['first-cavalry-wing'] }))).toEqual([]);
  });

  test('[24.2.2] guns only as many as the wings that have entered may bring', () => {
    const gun: TestUnit = { id: 'g', arm: 'artillery', codes: ['8-5-3'] };
    const state = waitingFor([coming('a'), gun], 'g', { gunsPerWing: 1 });
    expect(entries(state)).toEqual([]);
    expect(entries({ ...state, waiting: ['g'] })).toEqual(ZONE);
    const two = waitingFor([coming('a'), gun, { ...gun, id: 'h' }], 'h', { gunsPerWing: 1 });
    expect(entries({ ...two, waiting: ['h'] })).toEqual([]);
  });
});
