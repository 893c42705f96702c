import type { DeploymentZone } from '@/lib/game/contract/authoring/deployment';
import { type Finding, isError } from '@/lib/game/contract/finding';
import type { Piece, Position } from '@/lib/game/contract/position';
import type { StudioState } from '../session/state';

/** For every space why some of the pieces may not stand there; empty while the rules have not answered yet. */
export type Objections = Readonly<Record<string, readonly Finding[]>>;

/** The answers of the rules for the present document, piece by piece. */
export type Zones = Readonly<Record<string, DeploymentZone>>;

export const NO_ZONES: Zones = {};

/** For a set, the zones of its representatives; nothing while one of them has no answer yet. */
export const collectObjections = (zones: Zones, speakers: readonly string[]): Objections => {
  if (speakers.some(id => zones[id] === undefined)) return {};
  const objections: Record<string, readonly Finding[]> = {};
  for (const id of speakers) {
    const zone = zones[id];
    for (const [space, found] of zone?.kind === 'spaces' ? Object.entries(zone.objections) : [])
      objections[space] = [...(objections[space] ?? []), ...found.filter(isError)];
  }
  return objections;
};

/** With more kinds than this the rules are not run for each while a pointer waits. */
const MOST_KINDS = 3;

/**
 * Pieces that represent a whole set: one of each kind; of many kinds one of each arm, because a leader follows the
 * units.
 */
export const listSpeakers = (
  { rules, derived }: Pick<StudioState, 'rules' | 'derived'>,
  ids: readonly string[],
): readonly string[] => {
  const { scenario, position } = derived;
  if (!scenario || !position) return [];
  const kinds = representatives(position, ids);
  if (kinds.length <= MOST_KINDS) return kinds;
  const roles = new Map(
    kinds.toReversed().map(id => [rules.system.deployment.role(scenario, id), id] as const),
  );
  if (roles.size > 1) roles.delete('leader');
  return [...roles.values()];
};

/** Pieces of one entry in one space are the same to the rules: one of them represents all. */
const representatives = ({ pieces }: Position, ids: readonly string[]): readonly string[] => {
  const wanted = new Set(ids);
  const kinds = new Map(pieces.filter(({ id }) => wanted.has(id)).map(piece => [zoneKeyOf(piece), piece.id]));
  return [...kinds.values()];
};

const zoneKeyOf = ({ paths, space }: Piece): string => `${space} ${JSON.stringify(paths.at(-1))}`;
