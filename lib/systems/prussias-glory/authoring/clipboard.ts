import { z } from 'zod';
import { applyChanges, type Change } from '@/lib/documents/change';
import {
  columnOf,
  computeHalvesDown,
  formatHexId,
  type HexGrid,
  hexOf,
  hexOfHalves,
  OFF_MAP,
} from '@/lib/geometry/hex/hex';
import { rosterOf } from '../document/army';
import { leaderSchema, unitSchema } from '../document/forces-schema';
import { gridOf } from '../document/ground';
import { ruleDataOf } from '../document/rule-data';
import type { Scenario } from '../document/scenario';
import { addUnit, createWing, findFreeId, forceIndexOf } from './add-remove-pieces';
import { addToStack } from './move-pieces';

const offsetSchema = z
  .tuple([z.number().int().min(-400).max(400), z.number().int().min(-800).max(800)])
  .nullable();
const side = z.union([z.literal(0), z.literal(1)]);

const clipSchema = z.strictObject({
  clip: z.literal('prussias-glory'),
  pieces: z
    .array(
      z.union([
        z.strictObject({ side, from: offsetSchema, unit: unitSchema.omit({ id: true }) }),
        z.strictObject({ side, from: offsetSchema, leader: leaderSchema.omit({ id: true }) }),
      ]),
    )
    .max(400),
});
type CopiedPiece = z.infer<typeof clipSchema>['pieces'][number];

/** The chosen pieces in relation to the hex of the first: columns across and half hexes down, bottom counters first. */
export const copy = (scenario: Scenario, pieceIds: readonly string[]): unknown => {
  const grid = gridOf(scenario.board);
  const chosen = piecesInOrder(scenario).filter(({ id }) => pieceIds.includes(id));
  const origin = chosen.find(({ hex }) => hex !== null)?.hex ?? null;
  return {
    clip: 'prussias-glory',
    pieces: chosen.map(({ id, hex }) =>
      copyPiece(scenario, id, hex === null ? null : offsetBetween(grid, origin ?? hex, hex)),
    ),
  };
};

/** Placed pieces stack by stack from the bottom, then those that wait. */
const piecesInOrder = (scenario: Scenario): { readonly id: string; readonly hex: number | null }[] => {
  const { units, leaders } = rosterOf(scenario);
  const grid = gridOf(scenario.board);
  const placed = scenario.deployment.stacks.flatMap(({ hex, pieces }) => {
    const at = hexOf(grid, hex);
    return pieces.toReversed().map(id => ({ id, hex: at === OFF_MAP ? null : at }));
  });
  const known = new Set(placed.map(({ id }) => id));
  const waiting = [...units.keys(), ...leaders.keys()].filter(id => !known.has(id));
  return [...placed, ...waiting.map(id => ({ id, hex: null }))].filter(
    ({ id }) => units.has(id) || leaders.has(id),
  );
};

const offsetBetween = (grid: HexGrid, from: number, to: number): [number, number] => [
  columnOf(grid, to) - columnOf(grid, from),
  computeHalvesDown(grid, to) - computeHalvesDown(grid, from),
];

const copyPiece = (scenario: Scenario, id: string, from: [number, number] | null): CopiedPiece => {
  const { units, leaders } = rosterOf(scenario);
  const unit = units.get(id);
  const leader = leaders.get(id);
  if (unit) {
    const { name, profileId, nation, traits, steps, fullSteps } = unit;
    return {
      side: unit.side,
      from,
      unit: {
        name,
        profile: profileId,
        nation,
        ...(steps < fullSteps ? { steps } : {}),
        ...(traits.length > 0 ? { traits: [...traits] } : {}),
      },
    };
  }
  if (!leader) throw new Error(`no piece ${id}`);
  const { name, morale, movement, initiative, special } = leader;
  return {
    side: leader.side,
    from,
    leader: {
      name,
      morale,
      movement,
      ...(initiative === null ? {} : { initiative }),
      ...(special ? { special } : {}),
    },
  };
};

/** Copies that would stand beyond the edge wait beside the map. */
export const paste = (scenario: Scenario, clip: unknown, space: string | null): readonly Change[] | null => {
  const read = clipSchema.safeParse(clip);
  if (!read.success) return null;
  const grid = gridOf(scenario.board);
  const target = space === null ? OFF_MAP : hexOf(grid, space);
  let pasted = scenario;
  const all: Change[] = [];
  for (const piece of read.data.pieces) {
    const changes = pastePiece(pasted, piece, landingHexOf(grid, piece, target));
    pasted = applyChanges(pasted, changes);
    all.push(...changes);
  }
  return all;
};

const landingHexOf = (grid: HexGrid, { from }: CopiedPiece, target: number): string | null => {
  if (from === null || target === OFF_MAP) return null;
  const hex = hexOfHalves(grid, columnOf(grid, target) + from[0], computeHalvesDown(grid, target) + from[1]);
  return hex === OFF_MAP ? null : formatHexId(grid, hex);
};

const pastePiece = (scenario: Scenario, piece: CopiedPiece, hex: string | null): readonly Change[] => {
  const force = forceIndexOf(scenario, piece.side);
  const entry = scenario.forces[force];
  if (!entry) return [];
  const { id, changes } =
    'unit' in piece
      ? pasteUnit(scenario, force, entry.side, piece.unit, hex)
      : createWing(scenario, entry, force, piece.leader.name, 'infantry', [], piece.leader);
  if (hex === null) return changes;
  const { stacks } = applyChanges(scenario, changes).deployment;
  return [
    ...changes,
    { op: 'replace', path: ['deployment', 'stacks'], value: addToStack(stacks, entry.side, hex, [id]) },
  ];
};

const pasteUnit = (
  scenario: Scenario,
  force: number,
  sideId: string,
  unit: Extract<CopiedPiece, { unit: unknown }>['unit'],
  hex: string | null,
) => {
  const arm = ruleDataOf(scenario).profiles[unit.profile]?.arm ?? 'infantry';
  return addUnit(scenario, force, { id: findFreeId(scenario, `${sideId}-${arm}`), ...unit }, arm, hex);
};
