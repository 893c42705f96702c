import { mapPieces } from '../../document/piece-index';
import {
  type Exit,
  type Field,
  type FieldGeneral,
  type FieldUnit,
  hasLeft,
  unitById,
  unitsOn,
} from '../battlefield/field';
import { TILE_IDS, type TileId } from '../battlefield/tiles';
import type { AttackContext } from './combat-modifiers';
import { armOf, isScythed } from './combat-table';

const MAX_HITS = 2;

/** 6.6 – How many hits a combat difference makes, never more than two, and only one through a screen (6.4). */
export const countHits = (context: AttackContext, difference: number, isAllOut: boolean): number => {
  const hits = isScythed(context.target)
    ? Math.max(1, hitsForDifference(difference, true))
    : hitsForDifference(difference, isAllOut || runsAmok(context, difference));
  return context.screened ? Math.min(1, hits) : hits;
};

const hitsForDifference = (difference: number, isStrengthened: boolean): number => {
  if (difference < 0) return 0;
  if (difference === 0) return isStrengthened ? 1 : 0;
  if (difference < 3) return 1;
  return difference === 3 && !isStrengthened ? 1 : MAX_HITS;
};

/** 6.6 – At +3 elephants trample their own line. */
const runsAmok = ({ target }: AttackContext, difference: number): boolean =>
  difference === 3 && armOf(target) === 'elephant';

/** 6.6 – A fresh levy takes both hits of a double hit itself. */
export const takesBothHits = (target: Pick<FieldUnit, 'class' | 'spent'>, hits: number): boolean =>
  hits === MAX_HITS && target.class === 'levy' && !target.spent;

/** 1.3, 6.6 – A hit makes a fresh unit spent and shatters a spent one; scythed chariots withdraw (9.3). */
export const applyHit = (field: Field, unitId: string): Field => {
  const unit = unitById(field, unitId);
  if (isScythed(unit)) return removeFromField(field, [{ unit: unitId, exit: 'withdrawn' }]);
  return unit.spent
    ? removeFromField(field, [{ unit: unitId, exit: 'shattered' }])
    : markSpent(field, unitId);
};

export const markSpent = (field: Field, unitId: string): Field => ({
  ...field,
  units: mapPieces(field.units, unit => (unit.id === unitId ? { ...unit, spent: true } : unit)),
});

export interface UnitExit {
  readonly unit: string;
  readonly exit: Exit;
}

/** 7.3, 5.7, 10.1 – A unit that leaves for another reason than a hit is routed if spent, else withdrawn (ruling S1). */
export const exitOf = (unit: Pick<FieldUnit, 'type' | 'spent'>): Exit =>
  unit.spent && !isScythed(unit) ? 'routed' : 'withdrawn';

/** 8.1, 8.2 – Units leave; a leader goes with the guard, a commander with the last unit of the tile. */
export const removeFromField = (field: Field, leaving: readonly UnitExit[]): Field => {
  const exits = new Map(leaving.map(({ unit, exit }) => [unit, exit]));
  const units = mapPieces(field.units, unit => {
    const exit = exits.get(unit.id);
    return exit === undefined ? unit : { ...unit, at: exit };
  });
  const gone = field.units.filter(({ id }) => exits.has(id));
  return clearEmptyFacings({
    ...field,
    units,
    generals: field.generals.map(general =>
      isCarriedOff(general, gone, units) ? { ...general, at: 'withdrawn' } : general,
    ),
    lead: mapTiles(tile => {
      const lead = field.lead[tile];
      return lead === undefined || exits.has(lead) ? undefined : lead;
    }),
  });
};

/** 5.1 – Where no unit stands, nobody faces anywhere. */
export const clearEmptyFacings = (field: Field): Field => ({
  ...field,
  facing: mapTiles(tile => (unitsOn(field, tile).length > 0 ? field.facing[tile] : undefined)),
});

const isCarriedOff = (
  general: FieldGeneral,
  gone: readonly FieldUnit[],
  units: readonly FieldUnit[],
): boolean => {
  if (hasLeft(general)) return false;
  if (general.kind === 'leader') return gone.some(({ id }) => id === general.guard);
  const isBeside = ({ side, at }: FieldUnit) => side === general.side && at === general.at;
  return gone.some(isBeside) && !units.some(isBeside);
};

const mapTiles = <Value>(valueOn: (tile: TileId) => Value | undefined): Partial<Record<TileId, Value>> => {
  const values: Partial<Record<TileId, Value>> = {};
  for (const tile of TILE_IDS) {
    const value = valueOn(tile);
    if (value !== undefined) values[tile] = value;
  }
  return values;
};
