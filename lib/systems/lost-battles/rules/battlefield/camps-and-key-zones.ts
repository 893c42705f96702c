import type { Check } from '@/lib/game/check/check';
import { TERRAIN_TABLE } from '../../data';
import type { Scenario } from '../../document/scenario';
import { sideIndexOf } from '../../document/scenario-armies';
import { cite } from '../../rulebook';
import { describeTerrain, describeTile } from '../../view/words';
import { includesTerrain, terrainAt } from './terrain';
import { isCentreTile, isRearTile, type SideIndex, type TileId } from './tiles';

/** 2.3 – A key zone lies on one of the three centre tiles of its army. */
export const mayBeKeyZone = (tile: TileId, side: SideIndex): boolean => isCentreTile(tile, side);

export const placeOfKeyZone: Check<Scenario> = {
  code: 'lost-battles/place-of-key-zone',
  severity: 'error',
  rule: cite('2.3'),
  *find(scenario) {
    for (const [index, { side, tile }] of scenario.board.keyZones.entries()) {
      const owner = sideIndexOf(scenario, side);
      if (owner !== null && !mayBeKeyZone(tile, owner))
        yield {
          path: ['board', 'keyZones', index, 'tile'],
          values: { side: nameOf(scenario, side), tile: describeTile(tile, scenario) },
        };
    }
  },
};

/** 2.3 – Each army has exactly one key zone. */
export const oneKeyZone: Check<Scenario> = {
  code: 'lost-battles/one-key-zone',
  severity: 'error',
  rule: cite('2.3'),
  *find({ sides, board }) {
    for (const side of sides) {
      const count = board.keyZones.filter(zone => zone.side === side.id).length;
      if (count !== 1) yield { path: ['board', 'keyZones'], values: { side: side.name, count } };
    }
  },
};

/** 2.3 – A camp on the field lies on one of the three rear tiles of its army. */
export const mayHoldCamp = (tile: TileId, side: SideIndex): boolean => isRearTile(tile, side);

export const placeOfCamp: Check<Scenario> = {
  code: 'lost-battles/place-of-camp',
  severity: 'error',
  rule: cite('2.3'),
  *find(scenario) {
    for (const [index, { side, tile }] of scenario.board.camps.entries()) {
      const owner = sideIndexOf(scenario, side);
      if (owner !== null && !mayHoldCamp(tile, owner))
        yield {
          path: ['board', 'camps', index, 'tile'],
          values: { side: nameOf(scenario, side), tile: describeTile(tile, scenario) },
        };
    }
  },
};

export const oneCamp: Check<Scenario> = {
  code: 'lost-battles/one-camp',
  severity: 'error',
  rule: cite('2.3'),
  *find({ sides, board }) {
    for (const side of sides) {
      const count = board.camps.filter(camp => camp.side === side.id).length;
      if (count > 1) yield { path: ['board', 'camps'], values: { side: side.name, count } };
    }
  },
};

/** 2.3 – Camps are pitched on open ground, on a hill or on a wooded hill. */
export const groundOfCamp: Check<Scenario> = {
  code: 'lost-battles/ground-of-camp',
  severity: 'error',
  rule: cite('2.3'),
  *find(scenario) {
    for (const [index, { tile }] of scenario.board.camps.entries()) {
      const terrain = terrainAt(scenario, tile);
      if (!includesTerrain(terrain, TERRAIN_TABLE.campGround))
        yield {
          path: ['board', 'camps', index, 'tile'],
          values: { tile, terrain: describeTerrain(terrain) },
        };
    }
  },
};

const nameOf = (scenario: Scenario, sideId: string): string =>
  scenario.sides.find(side => side.id === sideId)?.name ?? sideId;
