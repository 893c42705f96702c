import { type Finding, isError } from '@/lib/game/finding';
import type { AnySystem, Zone } from '@/lib/game/game-system';
import type { Piece, Position } from '@/lib/game/position';
import type { ScenarioBase } from '@/lib/game/scenario-base';

/** For every space why some of the pieces may not stand there. */
export type Objections = Readonly<Record<string, readonly Finding[]>>;

/** The rules are asked for every space, which is dear: one answer holds as long as the document does. */
const asked = new WeakMap<ScenarioBase, Map<string, Zone>>();

const zoneOf = (system: AnySystem, scenario: ScenarioBase, pieceId: string): Zone => {
  const zones = asked.get(scenario) ?? new Map<string, Zone>();
  asked.set(scenario, zones);
  const zone = zones.get(pieceId) ?? system.deployment(scenario, pieceId);
  zones.set(pieceId, zone);
  return zone;
};

export const objectionsTo = (
  system: AnySystem,
  scenario: ScenarioBase,
  position: Position,
  pieceIds: readonly string[],
): Objections => {
  const objections: Record<string, readonly Finding[]> = {};
  for (const id of spokesmen(position, pieceIds)) {
    const zone = zoneOf(system, scenario, id);
    for (const [space, found] of zone.kind === 'spaces' ? Object.entries(zone.objections) : [])
      objections[space] = [...(objections[space] ?? []), ...found.filter(isError)];
  }
  return objections;
};

/** Pieces of one entry that stand in one space are alike to the rules: one of them answers for all. */
const spokesmen = ({ pieces }: Position, ids: readonly string[]): readonly string[] => {
  const kinds = new Map(pieces.filter(({ id }) => ids.includes(id)).map(piece => [kindOf(piece), piece.id]));
  return [...kinds.values()];
};

const kindOf = ({ paths, space }: Piece): string => `${space} ${JSON.stringify(paths.at(-1))}`;
