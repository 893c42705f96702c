import { runChecks } from '@/lib/game/check/check';
import {
  type Deployment,
  type DeploymentGroup,
  type DeploymentRole,
  type DeploymentZone,
  type Footprint,
  nameDeployGroup,
  type TablePlace,
} from '@/lib/game/contract/authoring/deployment';
import type { Scenario, StandPlace } from '../document/scenario';
import { findStand, forcesOf, type ResolvedForce, type Stand } from '../document/table';
import { isArtillery, isElephant, isFoot } from '../rules/army/points';
import { blocksOf, extentsOf } from '../rules/movement/formation';
import { DEPLOYMENT_CHECKS, findDeploymentArea } from '../rules/setup/deployment';
import { INCH, toInches, toUnits } from '../view/position';
import type { Edge } from '../vocabulary';
import { offers } from './palette-offers';
import { createDefaultPlace, placeStand } from './placement';

/** 8.2, 8.3, 8.5, 8.6 – The ground of its side, in board units. */
const zone = (scenario: Scenario, pieceId: string): DeploymentZone => {
  const side = findStand(scenario, pieceId)?.side;
  const force = scenario.forces.find(other => other.side === side);
  const area = force ? findDeploymentArea(scenario, force) : null;
  return { kind: 'table', areas: area ? [area.map(toUnits)] : [] };
};

type GroupKind = 'leaders' | 'foot' | 'horse' | 'beasts' | 'guns' | 'train';
const GROUPS: readonly GroupKind[] = ['leaders', 'foot', 'horse', 'beasts', 'guns', 'train'];

const kindOf = ({ kind, profiles: [first] }: Stand): GroupKind => {
  if (kind === 'general') return 'leaders';
  if (kind === 'baggage' || !first) return 'train';
  if (isElephant(first.troop)) return 'beasts';
  if (isArtillery(first.troop)) return 'guns';
  return isFoot(first.troop) ? 'foot' : 'horse';
};

const ROLES: Readonly<Record<GroupKind, DeploymentRole>> = {
  leaders: 'train',
  foot: 'foot',
  horse: 'horse',
  beasts: 'foot',
  guns: 'foot',
  train: 'train',
};

const groupsOf = ({ force, stands }: ResolvedForce): readonly DeploymentGroup[] =>
  GROUPS.map(kind => ({
    id: `${force.side}-${kind}`,
    seat: force.side,
    name: nameDeployGroup(kind),
    pieces: stands.filter(stand => kindOf(stand) === kind).map(({ id }) => id),
  })).filter(({ pieces }) => pieces.length > 0);

/** Away from the own edge. */
const HEADINGS: Readonly<Record<Edge, number>> = { bottom: 0, left: 90, top: 180, right: 270 };

const placeOf = (scenario: Scenario, stand: Stand): StandPlace =>
  stand.place ?? createDefaultPlace(scenario, stand.side);

const footprint = (scenario: Scenario, pieceId: string): Footprint => {
  const stand = findStand(scenario, pieceId);
  if (!stand) return { width: 0, depth: 0 };
  const place = placeOf(scenario, stand);
  const { width, depth } = extentsOf(blocksOf(stand.profiles, place), place);
  return { width: width * INCH, depth: depth * INCH };
};

const place = (scenario: Scenario, places: readonly TablePlace[]) =>
  places.flatMap(({ piece, at, heading }) => {
    const stand = findStand(scenario, piece);
    if (!stand) return [];
    return placeStand(stand, { ...placeOf(scenario, stand), at: toInches(at), facing: heading });
  });

/** Units stand anywhere on the table; what lies outside the ground of their side is an error. */
export const deployment: Deployment<Scenario> = {
  zone,
  findErrors: scenario => runChecks(DEPLOYMENT_CHECKS, scenario),
  groups: scenario => forcesOf(scenario).flatMap(groupsOf),
  role: (scenario, pieceId) => {
    const stand = findStand(scenario, pieceId);
    return stand ? ROLES[kindOf(stand)] : 'foot';
  },
  home: ({ forces }, seatId) => ({
    heading: HEADINGS[forces.find(({ side }) => side === seatId)?.edge ?? 'bottom'],
    space: null,
  }),
  offers,
  table: { footprint, place },
};
