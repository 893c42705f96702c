import {
  type Field,
  type FieldGeneral,
  type FieldUnit,
  type Ground,
  isTile,
} from '../rules/battlefield/field';
import { forwardOf, TILE_IDS, type TileId } from '../rules/battlefield/tiles';
import type { UnitClass, UnitType } from '../vocabulary';

const OPEN: Ground = { terrain: [], camp: null, keyZoneOf: null };

/** A unit of the first side on its own centre tile, fresh, unless said otherwise. */
export const unit = (
  id: string,
  unitClass: UnitClass,
  type: UnitType,
  more: Partial<FieldUnit> = {},
): FieldUnit => ({ id, side: 0, type, class: unitClass, spent: false, at: 'C2', ...more });

/** As many like it. */
export const units = (count: number, like: FieldUnit): readonly FieldUnit[] =>
  Array.from({ length: count }, (_, index) => ({ ...like, id: `${like.id}-${index + 1}` }));

export const general = (
  id: string,
  generalClass: FieldGeneral['class'],
  kind: FieldGeneral['kind'],
  more: Partial<FieldGeneral> = {},
): FieldGeneral => ({ id, side: 0, class: generalClass, kind, guard: null, at: 'C2', ...more });

export interface FieldParts {
  readonly units: readonly FieldUnit[];
  readonly generals?: readonly FieldGeneral[];
  readonly ground?: Readonly<Partial<Record<TileId, Partial<Ground>>>>;
  readonly facing?: Field['facing'];
  readonly lead?: Field['lead'];
}

/** Open ground; everyone faces the enemy's side and the first unit of each tile leads, unless said otherwise. */
export const fieldWith = (parts: FieldParts): Field => {
  const firsts = parts.units.filter(
    (one, index) => isTile(one.at) && parts.units.findIndex(({ at }) => at === one.at) === index,
  );
  return {
    ground: Object.fromEntries(
      TILE_IDS.map(tile => [tile, { ...OPEN, ...parts.ground?.[tile] }]),
    ) as Field['ground'],
    units: parts.units,
    generals: parts.generals ?? [],
    facing: { ...Object.fromEntries(firsts.map(({ at, side }) => [at, forwardOf(side)])), ...parts.facing },
    lead: { ...Object.fromEntries(firsts.map(({ at, id }) => [at, id])), ...parts.lead },
  };
};
