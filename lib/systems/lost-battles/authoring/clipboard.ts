import { z } from 'zod';
import { applyChanges, type Change } from '@/lib/documents/change';
import { DIRECTIONS } from '@/lib/geometry/square';
import { type Group, generalSchema, type Scenario, type UnitEntry, unitSchema } from '../document/scenario';
import { armiesOf, formatUnitId, type PlacedGroup, placedGroups } from '../document/scenario-armies';
import { cellOf, forwardOf, TILE_IDS, type TileId, tileAt } from '../rules/battlefield/tiles';
import { findFreeId } from './add-remove-units';

const copiedUnit = unitSchema.pick({ name: true, type: true, class: true });
const copiedGeneral = generalSchema.pick({ name: true, class: true, kind: true });

const clipSchema = z.strictObject({
  clip: z.literal('lost-battles'),
  groups: z
    .array(
      z.strictObject({
        side: z.union([z.literal(0), z.literal(1)]),
        /** In tiles from the first group; null: it waits off the board. */
        from: z.tuple([z.number().int().min(-4).max(4), z.number().int().min(-3).max(3)]).nullable(),
        facing: z.enum(DIRECTIONS),
        units: z.array(copiedUnit).max(80),
        generals: z.array(copiedGeneral).max(4),
      }),
    )
    .max(80),
});
type CopiedGroup = z.infer<typeof clipSchema>['groups'][number];

/** The chosen pieces by the tiles they stand on, each in relation to the first. */
export const copy = (scenario: Scenario, pieceIds: readonly string[]): unknown => {
  const standing = placedGroups(scenario)
    .map(group => pickChosen(group, pieceIds))
    .filter(({ units, generals }) => units.length + generals.length > 0);
  const origin = standing[0] && cellOf(standing[0].group.tile);
  const groups: CopiedGroup[] = standing.map(({ group, side, units, generals }) => ({
    side,
    from: origin ? offsetBetween(origin, cellOf(group.tile)) : null,
    facing: group.facing,
    units: units.map(copyUnit),
    generals: generals.map(copyGeneral),
  }));
  return { clip: 'lost-battles', groups: [...groups, ...copyUndeployed(scenario, pieceIds)] };
};

const pickChosen = (group: PlacedGroup, pieceIds: readonly string[]): PlacedGroup => ({
  ...group,
  units: group.units.filter(({ id }) => pieceIds.includes(id)),
  generals: group.generals.filter(({ id }) => pieceIds.includes(id)),
});

type Cell = ReturnType<typeof cellOf>;

const offsetBetween = (from: Cell, to: Cell): [number, number] => [
  to.column - from.column,
  to.row - from.row,
];

const copyUnit = ({ name, type, class: unitClass }: Pick<UnitEntry, 'name' | 'type' | 'class'>) => ({
  name,
  type,
  class: unitClass,
});

const copyGeneral = (general: z.infer<typeof copiedGeneral>): z.infer<typeof copiedGeneral> => ({
  name: general.name,
  class: general.class,
  kind: general.kind,
});

const copyUndeployed = (scenario: Scenario, pieceIds: readonly string[]): CopiedGroup[] => {
  const placed = new Set(
    scenario.deployment.groups.flatMap(({ units, generals }) => [...units, ...generals]),
  );
  const isChosen = ({ id }: { readonly id: string }): boolean => pieceIds.includes(id) && !placed.has(id);
  return armiesOf(scenario)
    .map(({ side, units, generals }) => ({
      side,
      from: null,
      facing: forwardOf(side),
      units: units.filter(isChosen).map(copyUnit),
      generals: generals.filter(isChosen).map(copyGeneral),
    }))
    .filter(({ units, generals }) => units.length + generals.length > 0);
};

/** Groups that would stand beyond the edge wait off the board. */
export const paste = (scenario: Scenario, clip: unknown, space: string | null): readonly Change[] | null => {
  const read = clipSchema.safeParse(clip);
  if (!read.success) return null;
  const target = TILE_IDS.find(id => id === space) ?? null;
  const { changes } = read.data.groups.reduce(
    (pasted, group) => pasteGroup(pasted, group, landingTile(group, target)),
    { scenario, changes: [] as readonly Change[] },
  );
  return changes;
};

const landingTile = ({ from }: CopiedGroup, target: TileId | null): TileId | null => {
  if (from === null || target === null) return null;
  const { column, row } = cellOf(target);
  return tileAt({ column: column + from[0], row: row + from[1] });
};

interface Pasted {
  readonly scenario: Scenario;
  readonly changes: readonly Change[];
}

const addChanges = ({ scenario, changes }: Pasted, more: readonly Change[]): Pasted => ({
  scenario: applyChanges(scenario, more),
  changes: [...changes, ...more],
});

const pasteGroup = (pasted: Pasted, group: CopiedGroup, tile: TileId | null): Pasted => {
  const sideId = pasted.scenario.sides[group.side]?.id;
  const force = pasted.scenario.forces.findIndex(({ side }) => side === sideId);
  if (sideId === undefined || force < 0) return pasted;
  const units = countEqualUnits(group.units).reduce((list, unit) => addUnits(list, force, sideId, unit), {
    pasted,
    ids: [] as readonly string[],
  });
  const all = group.generals.reduce((list, general) => addGeneral(list, force, sideId, general), {
    pasted: units.pasted,
    ids: [] as readonly string[],
  });
  if (tile === null) return all.pasted;
  const arrivals = { units: [...units.ids], generals: [...all.ids] };
  return addChanges(all.pasted, [toGroupChange(all.pasted.scenario, group, sideId, tile, arrivals)]);
};

type UnitCount = { readonly unit: z.infer<typeof copiedUnit>; readonly count: number };

/** Equal units become one entry with a count. */
const countEqualUnits = (units: readonly z.infer<typeof copiedUnit>[]): readonly UnitCount[] => {
  const counts = new Map<string, UnitCount>();
  for (const unit of units) {
    const key = JSON.stringify(unit);
    counts.set(key, { unit, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
};

interface PastedPieces {
  readonly pasted: Pasted;
  readonly ids: readonly string[];
}

const addUnits = (
  { pasted, ids }: PastedPieces,
  force: number,
  sideId: string,
  { unit, count }: UnitCount,
): PastedPieces => {
  const id = findFreeId(pasted.scenario, `${sideId}-${unit.type}`, count);
  const value: UnitEntry = { id, ...unit, count };
  return {
    pasted: addChanges(pasted, [{ op: 'add', path: ['forces', force, 'units', '-'], value }]),
    ids: [...ids, ...Array.from({ length: count }, (_, index) => formatUnitId(id, index, count))],
  };
};

const addGeneral = (
  { pasted, ids }: PastedPieces,
  force: number,
  sideId: string,
  general: z.infer<typeof copiedGeneral>,
): PastedPieces => {
  const id = findFreeId(pasted.scenario, `${sideId}-${general.kind}`);
  return {
    pasted: addChanges(pasted, [
      { op: 'add', path: ['forces', force, 'generals', '-'], value: { id, ...general } },
    ]),
    ids: [...ids, id],
  };
};

const toGroupChange = (
  { deployment }: Scenario,
  { facing }: CopiedGroup,
  side: string,
  tile: TileId,
  { units, generals }: Pick<Group, 'units' | 'generals'>,
): Change => {
  const index = deployment.groups.findIndex(group => group.tile === tile && group.side === side);
  const there = deployment.groups[index];
  if (there)
    return {
      op: 'replace',
      path: ['deployment', 'groups', index],
      value: { ...there, units: [...there.units, ...units], generals: [...there.generals, ...generals] },
    };
  const lead = units[0] === undefined ? {} : { lead: units[0] };
  return {
    op: 'add',
    path: ['deployment', 'groups', '-'],
    value: { side, tile, facing, units, generals, ...lead },
  };
};
