import type { DeploymentRole } from '@/lib/game/contract/authoring/deployment';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

/** Pieces that go together wherever they go: a unit with its leader, the tiles of one unit, or a single piece. */
export interface Parcel {
  readonly ids: readonly string[];
  readonly role: DeploymentRole;
  readonly group: string;
}

export const listParcels = (
  { deployment }: AnySystem,
  scenario: ScenarioBase,
  pieces: readonly string[],
): readonly Parcel[] => {
  const groups = new Map(
    deployment.groups(scenario).flatMap(({ id, pieces }) => pieces.map(piece => [piece, id] as const)),
  );
  const seen = new Set<string>();
  return pieces.flatMap(piece => {
    if (seen.has(piece)) return [];
    const ids = deployment.companions?.(scenario, piece) ?? [piece];
    for (const id of ids) seen.add(id);
    // Together with a unit a leader counts as that unit.
    const speaker = ids.find(id => deployment.role(scenario, id) !== 'leader') ?? piece;
    return [{ ids, role: deployment.role(scenario, speaker), group: groups.get(speaker) ?? '' }];
  });
};

/** A leader must stand with the own group: after its first unit, so that the others can keep near; all the others come last. */
export const putLeadersWithTheirGroups = (parcels: readonly Parcel[]): readonly Parcel[] => {
  const leaders = parcels.filter(({ role }) => role === 'leader');
  const units = parcels.filter(({ role }) => role !== 'leader');
  const met = new Set<string>();
  const ordered = units.flatMap(unit => {
    if (met.has(unit.group)) return [unit];
    met.add(unit.group);
    return [unit, ...leaders.filter(({ group }) => group === unit.group)];
  });
  return [...ordered, ...leaders.filter(({ group }) => !met.has(group))];
};
