import { describe, expect, test } from 'vitest';
import type { Scenario, TerrainPiece } from '../../../document/scenario';
import { WALL_CHECKS } from '../../../rules/siege/walls';
import { changeUnit, placeElements } from '../../../testing/field';
import { playUntil, unitOf } from '../../../testing/siege';
import { battle, hoplites, line, placed } from '../../../testing/table';
import { play } from '../..';
import { isAboard } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { retreatUnits } from '../morale/retreats';
import { arrive, findArrivalObjections, listArrivalPlaces } from './arrivals';

const SHORE: TerrainPiece = { id: 'shore', kind: 'beach', edge: 'left', ground: 'sand' };
const SEA: TerrainPiece = { ...line('river', 5, [2.5, 0], [2.5, 48]), oneBank: true } as TerrainPiece;

const bows = { id: 'bows', entry: 'sparabara', variant: 'bow', elements: 4, place: placed(40, 4, 180) };
const nobles = { ...bows, id: 'nobles', entry: 'nobles', variant: 'noble' };

/** The Persians hold the upper edge; their nobles are late, the left edge is a shore. */
const coast = (boats: number, ...pieces: readonly TerrainPiece[]): State => {
  const base = battle('open-battle', pieces, [hoplites('spears', placed(40, 44))], [bows, nobles]);
  const scenario: Scenario = {
    ...base,
    forces: base.forces.map((force, index) =>
      index === 1 ? { ...force, items: [{ id: 'boat' as const, count: boats }] } : force,
    ),
  };
  const state = playUntil(play.start(scenario, 1), ({ agenda: [task] }) => task?.type === 'move');
  return changeUnit(state, 'nobles', { presence: 'late' });
};

const beach = (y: number) => ({ at: [1.5, y] as const, facing: 90, formation: 'line', files: 4 }) as const;

const refused = (state: State, y: number) =>
  findArrivalObjections(state, unitOf(state, 'nobles'), beach(y))[0]?.code.split('/')[1];

const landed = (state: State, y: number): State => {
  const task = { type: 'arrive', unit: 'nobles' } as const;
  return arrive(beginGame({ ...state, agenda: [task, ...state.agenda] }), task, {
    ...task,
    to: beach(y),
    by: 'second',
  }).state;
};

describe('9.1 Late arrivals', () => {
  test('[7.11, 9.1] nobody comes on over a shore but in boats, and in the own half', () => {
    expect(refused(coast(0), 12)).toBeUndefined();
    expect(refused(coast(0, SHORE), 12)).toBe('late-area');
    expect(refused(coast(1, SHORE), 12)).toBeUndefined();
    expect(refused(coast(1, SHORE), 30)).toBe('late-area');
    const state = coast(1, SHORE);
    const offered = listArrivalPlaces(state, unitOf(state, 'nobles')).filter(
      place => place.at[0] < 3 && findArrivalObjections(state, unitOf(state, 'nobles'), place).length === 0,
    );
    expect(offered.length).toBeGreaterThan(0);
  });

  test('[9.1, 14.1, R19] nobody comes on in contact with an enemy: he is in no melee in that turn', () => {
    const facing = (x: number) => placeElements(coast(0), 'spears', { x, y: 12, facing: 270 });
    expect([refused(facing(3.2), 12), refused(facing(3.1), 12)]).toEqual([undefined, 'late-touching']);
  });

  test('[9.1] riders come on in one rank, since two are deeper than three inches', () => {
    const state = coast(0);
    const unit = unitOf(state, 'nobles');
    const places = listArrivalPlaces(state, unit).filter(
      place => findArrivalObjections(state, unit, place).length === 0,
    );
    expect(places.map(({ files }) => files)).toContain(4);
  });

  test('[17.6, F6] who lands has left his horse on board, and his boat is used up', () => {
    const state = landed(coast(1, SHORE), 12);
    const unit = unitOf(state, 'nobles');
    expect([unit.presence, unit.isDismounted, unit.turn.hasArrived]).toEqual(['table', true, true]);
    expect(unitOf(state, 'second-boat-1').presence).toBe('left');
  });

  test('[7.11, F6] where the water is drawn a late unit comes in a boat that was kept back', () => {
    const start = coast(1, SHORE, SEA);
    expect(unitOf(start, 'second-boat-1').presence).toBe('table');
    expect(refused(start, 12)).toBe('late-area');
    const kept = changeUnit(start, 'second-boat-1', { presence: 'late' });
    expect(refused(kept, 12)).toBeUndefined();
    const state = landed(kept, 12);
    expect(unitOf(state, 'second-boat-1').presence).toBe('table');
    expect(unitOf(state, 'nobles').elements.every(isAboard)).toBe(true);
  });
});

describe('7.11 Sea shores', () => {
  test('[7.11] who flees towards a shore does not get off the table', () => {
    const fled = (...pieces: readonly TerrainPiece[]) => {
      const start = changeUnit(coast(0, ...pieces), 'nobles', {
        presence: 'table',
        markers: 5,
        elements: unitOf(coast(0), 'nobles').elements.map((each, index) => ({
          ...each,
          at: [3, 20 + index * 2.4] as const,
          facing: 90,
        })),
      });
      const near = changeUnit(start, 'spears', {
        elements: unitOf(start, 'spears').elements.map((each, index) => ({
          ...each,
          at: [9, 16 + index * 2.4] as const,
          facing: 270,
        })),
      });
      const agenda: State['agenda'] = [{ type: 'retreats' }, ...near.agenda];
      return unitOf(retreatUnits(beginGame({ ...near, agenda })).state, 'nobles').presence;
    };
    expect([fled(), fled(SHORE)]).toEqual(['left', 'table']);
  });

  test('[7.11, 17.6] boats may land at a shore where no water is drawn, and nowhere else', () => {
    const afloat = (...pieces: readonly TerrainPiece[]) =>
      WALL_CHECKS.flatMap(check => [...check.find(coast(1, ...pieces).scenario)].map(() => check.code))
        .length;
    expect([afloat(), afloat(SHORE)]).toEqual([1, 0]);
  });
});
