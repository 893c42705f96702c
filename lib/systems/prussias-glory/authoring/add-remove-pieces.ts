import type { Change } from '@/lib/documents/change';
import { armyOf, rosterOf, sideIndexOf } from '../document/army';
import type { Force, LeaderEntry, UnitEntry, WingEntry } from '../document/forces-schema';
import { ruleDataOf } from '../document/rule-data';
import type { Scenario } from '../document/scenario';
import type { Arm } from '../vocabulary';
import { addToStack, withoutPieces } from './move-pieces';

export const WING_LEADER = 'wing-leader';
export const COMMANDER = 'commander';

export interface AddedPiece {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** A new piece on a hex or beside the map. */
export const addPiece = (
  scenario: Scenario,
  template: string,
  seatId: string,
  hex: string | null,
  name: string,
): AddedPiece => {
  const force = scenario.forces.findIndex(({ side }) => side === seatId);
  const entry = scenario.forces[force];
  if (!entry) throw new Error(`no force of ${seatId}`);
  const recruited = createPiece(scenario, entry, force, { template, hex, name });
  if (hex === null) return recruited;
  const stacks = addToStack(scenario.deployment.stacks, seatId, hex, [recruited.id]);
  return {
    id: recruited.id,
    changes: [...recruited.changes, { op: 'replace', path: ['deployment', 'stacks'], value: stacks }],
  };
};

interface PieceRequest {
  readonly template: string;
  readonly hex: string | null;
  readonly name: string;
}

const createPiece = (scenario: Scenario, entry: Force, force: number, wanted: PieceRequest): AddedPiece => {
  if (wanted.template === COMMANDER && !entry.commander)
    return createCommander(scenario, entry, force, wanted.name);
  if (wanted.template === COMMANDER || wanted.template === WING_LEADER)
    return createWing(scenario, entry, force, wanted.name, 'infantry');
  const profile = ruleDataOf(scenario).profiles[wanted.template];
  if (!profile) throw new Error(`no profile ${wanted.template}`);
  const unit: UnitEntry = {
    id: findFreeId(scenario, `${entry.side}-${profile.arm}`),
    name: wanted.name,
    profile: wanted.template,
  };
  return addUnit(scenario, force, unit, profile.arm, wanted.hex);
};

/** Artillery belongs to no wing; others join the wing that stands there, or the last of their arm, or one of their own. */
export const addUnit = (
  scenario: Scenario,
  force: number,
  unit: UnitEntry,
  arm: Arm,
  hex: string | null,
): AddedPiece => {
  const entry = scenario.forces[force];
  if (!entry) throw new Error(`no force ${force}`);
  if (arm === 'artillery')
    return { id: unit.id, changes: [{ op: 'add', path: ['forces', force, 'artillery', '-'], value: unit }] };
  const wing = findWingFor(scenario, entry, arm, hex);
  if (wing >= 0)
    return {
      id: unit.id,
      changes: [{ op: 'add', path: ['forces', force, 'wings', wing, 'units', '-'], value: unit }],
    };
  const { changes } = createWing(scenario, entry, force, unit.name, arm, [unit]);
  return { id: unit.id, changes };
};

const findWingFor = (scenario: Scenario, { side, wings }: Force, arm: Arm, hex: string | null): number => {
  const here = new Set(
    scenario.deployment.stacks
      .filter(stack => stack.side === side && stack.hex === hex)
      .flatMap(({ pieces }) => pieces),
  );
  const standing = wings.findIndex(
    ({ leader, units }) => (leader && here.has(leader.id)) || units.some(({ id }) => here.has(id)),
  );
  return standing >= 0 ? standing : wings.findLastIndex(wing => isOfArm(scenario, wing, arm));
};

const isOfArm = (scenario: Scenario, { units }: WingEntry, arm: Arm): boolean =>
  units.length === 0 || units.some(({ profile }) => ruleDataOf(scenario).profiles[profile]?.arm === arm);

const defaultLeader = (id: string, name: string): LeaderEntry => ({ id, name, morale: 1, movement: 6 });

const createCommander = (scenario: Scenario, entry: Force, force: number, name: string): AddedPiece => {
  const id = findFreeId(scenario, `${entry.side}-commander`);
  const value = { ...defaultLeader(id, name), initiative: 4, special: true };
  return { id, changes: [{ op: 'add', path: ['forces', force, 'commander'], value }] };
};

export const createWing = (
  scenario: Scenario,
  { side, groups }: Force,
  force: number,
  name: string,
  arm: Arm,
  units: readonly UnitEntry[] = [],
  like?: Omit<LeaderEntry, 'id'>,
): AddedPiece => {
  const id = findFreeId(scenario, `${side}-leader`);
  const group = groups.find(({ kind }) => kind === arm) ?? groups[0];
  const value: WingEntry = {
    id: findFreeId(scenario, `${side}-wing`),
    name,
    group: group?.id ?? '',
    leader: like ? { id, ...like } : defaultLeader(id, name),
    units: [...units],
  };
  return { id, changes: [{ op: 'add', path: ['forces', force, 'wings', '-'], value }] };
};

/** A name that no piece, wing or side has. */
export const findFreeId = (scenario: Scenario, wanted: string): string => {
  const { units, leaders, wings } = rosterOf(scenario);
  const isFree = (id: string): boolean =>
    !units.has(id) && !leaders.has(id) && !wings.has(id) && sideIndexOf(scenario, id) === null;
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (isFree(id)) return id;
  }
};

/** Takes pieces out of army and deployment; a wing without leader and units goes too. */
export const removePieces = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] => [
  { op: 'replace', path: ['forces'], value: scenario.forces.map(force => reduceForce(force, pieceIds)) },
  {
    op: 'replace',
    path: ['deployment', 'stacks'],
    value: withoutPieces(scenario.deployment.stacks, pieceIds),
  },
];

const reduceForce = (force: Force, removed: readonly string[]): Force => {
  const { commander, ...rest } = force;
  const isKept = ({ id }: { readonly id: string }): boolean => !removed.includes(id);
  return {
    ...rest,
    ...(commander && isKept(commander) ? { commander } : {}),
    wings: force.wings
      .map(wing => reduceWing(wing, isKept))
      .filter(({ leader, units, id }) => leader || units.length > 0 || commander?.wing === id),
    artillery: force.artillery.filter(isKept),
  };
};

const reduceWing = (wing: WingEntry, isKept: (piece: { readonly id: string }) => boolean): WingEntry => {
  const { leader, ...rest } = wing;
  return { ...rest, ...(leader && isKept(leader) ? { leader } : {}), units: wing.units.filter(isKept) };
};

export const forceIndexOf = (scenario: Scenario, side: 0 | 1): number =>
  scenario.forces.findIndex(force => force.side === armyOf(scenario, side).sideId);
