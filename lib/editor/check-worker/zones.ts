import { type Finding, isError } from '@/lib/game/contract/finding';
import type { DeploymentZone } from '@/lib/game/contract/deployment';
import type { Piece, Position } from '@/lib/game/contract/position';

/** For every space why some of the pieces may not stand there; empty while the rules have not answered yet. */
export type Objections = Readonly<Record<string, readonly Finding[]>>;

/** The answers of the rules for the present document, piece by piece. */
export type Zones = Readonly<Record<string, DeploymentZone>>;

export const NO_ZONES: Zones = {};

export const collectObjections = (
  zones: Zones,
  position: Position,
  pieceIds: readonly string[],
): Objections => {
  const speaking = representatives(position, pieceIds);
  if (speaking.some(id => zones[id] === undefined)) return {};
  const objections: Record<string, readonly Finding[]> = {};
  for (const id of speaking) {
    const zone = zones[id];
    for (const [space, found] of zone?.kind === 'spaces' ? Object.entries(zone.objections) : [])
      objections[space] = [...(objections[space] ?? []), ...found.filter(isError)];
  }
  return objections;
};

/** Pieces of one entry that stand in one space are the same to the rules: one of them answers for all. */
export const representatives = ({ pieces }: Position, ids: readonly string[]): readonly string[] => {
  const wanted = new Set(ids);
  const kinds = new Map(pieces.filter(({ id }) => wanted.has(id)).map(piece => [zoneKeyOf(piece), piece.id]));
  return [...kinds.values()];
};

const zoneKeyOf = ({ paths, space }: Piece): string => `${space} ${JSON.stringify(paths.at(-1))}`;
