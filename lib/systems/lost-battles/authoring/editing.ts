import type { Change } from '@/lib/documents/change';
import type { EditCommand, Editing } from '@/lib/game/contract/authoring/editing';
import { type Direction, turnDirection } from '@/lib/geometry/square';
import type { Group, Scenario } from '../document/scenario';
import { armiesOf, sideIndexOf } from '../document/scenario-armies';
import { forwardOf, TILE_IDS, type TileId } from '../rules/battlefield/tiles';
import { type AddedPiece, addPiece, removeUnits } from './add-remove-units';
import { face, restack } from './arrange-group';
import { copy, paste } from './clipboard';
import { inspectTile } from './map/inspect-tile';
import { brushAt, paint } from './map/painting';
import { transform } from './map/transform';
import { names } from './names';

const GROUPS = ['deployment', 'groups'] as const;

const toTile = (space: string): TileId => {
  const tile = TILE_IDS.find(id => id === space);
  if (!tile) throw new Error(`no tile ${space}`);
  return tile;
};

/** Pieces join their own side's group on the tile and take its facing; a new group faces forward. */
const move = (scenario: Scenario, pieceIds: readonly string[], space: string | null): readonly Change[] => {
  const moving = withCompanions(scenario, pieceIds);
  const staying = scenario.deployment.groups.map(group => removePieces(group, moving)).filter(isOccupied);
  const groups =
    space === null
      ? staying
      : scenario.sides.reduce(
          (list, { id }) => joinGroup(scenario, list, id, toTile(space), moving),
          staying,
        );
  return [{ op: 'replace', path: GROUPS, value: groups }];
};

/** 8.1 – A leader and the guard move together. */
export const withCompanions = (scenario: Scenario, pieceIds: readonly string[]): readonly string[] => {
  const pairs = armiesOf(scenario).flatMap(({ generals }) =>
    generals.flatMap(({ id, kind, guard }) =>
      kind === 'leader' && guard !== undefined ? [[id, guard]] : [],
    ),
  );
  const companions = pairs.filter(pair => pair.some(id => pieceIds.includes(id))).flat();
  return [...new Set([...pieceIds, ...companions])];
};

const removePieces = (group: Group, ids: readonly string[]): Group => {
  const units = group.units.filter(id => !ids.includes(id));
  const generals = group.generals.filter(id => !ids.includes(id));
  if (units.length === group.units.length && generals.length === group.generals.length) return group;
  return withLead({ ...group, units, generals }, group.lead);
};

const withLead = ({ lead: _lead, ...group }: Group, wanted: string | undefined): Group => {
  const lead = wanted !== undefined && group.units.includes(wanted) ? wanted : group.units[0];
  return lead === undefined ? group : { ...group, lead };
};

const isOccupied = ({ units, generals }: Group): boolean => units.length + generals.length > 0;

const joinGroup = (
  scenario: Scenario,
  groups: readonly Group[],
  sideId: string,
  tile: TileId,
  moving: readonly string[],
): Group[] => {
  const side = sideIndexOf(scenario, sideId);
  const army = armiesOf(scenario).find(other => other.side === side);
  const units = moving.filter(id => army?.units.some(unit => unit.id === id));
  const generals = moving.filter(id => army?.generals.some(general => general.id === id));
  if (side === null || units.length + generals.length === 0) return [...groups];
  const there = groups.find(group => group.tile === tile && group.side === sideId);
  const arrivals = { units, generals };
  if (there) return groups.map(group => (group === there ? mergeIntoGroup(group, arrivals) : group));
  const fresh: Group = { side: sideId, tile, facing: forwardOf(side), ...arrivals };
  return [...groups, withLead(fresh, undefined)];
};

/** Source notes of a group are removed once others join it. */
const mergeIntoGroup = (
  { basis: _basis, ...group }: Group,
  arrivals: Pick<Group, 'units' | 'generals'>,
): Group =>
  withLead(
    {
      ...group,
      units: [...group.units, ...arrivals.units],
      generals: [...group.generals, ...arrivals.generals],
    },
    group.lead,
  );

const commands = (scenario: Scenario, pieceIds: readonly string[]): readonly EditCommand[] => [
  ...facingCommands(scenario, pieceIds),
  ...leadCommands(scenario, pieceIds),
  ...removalCommands(scenario, pieceIds),
];

const TURNS = [
  { id: 'turn-left', quarterTurns: -1, key: '[' },
  { id: 'turn-right', quarterTurns: 1, key: ']' },
  { id: 'about-face', quarterTurns: 2, key: '\\' },
] as const;

const commandLabel = (id: string) => ({ code: `words.lost-battles.command.${id}` });

/** 5.1 – All units on a tile face one way, so the whole group turns. */
const facingCommands = (scenario: Scenario, pieceIds: readonly string[]): EditCommand[] => {
  const groups = scenario.deployment.groups.flatMap((group, index) =>
    group.units.some(id => pieceIds.includes(id)) ? [{ index, facing: group.facing }] : [],
  );
  if (groups.length === 0) return [];
  return TURNS.map(({ id, quarterTurns, key }) => ({
    id,
    key,
    label: commandLabel(id),
    changes: groups.map(({ index, facing }) => facingChange(index, turnDirection(facing, quarterTurns))),
  }));
};

const facingChange = (index: number, facing: Direction): Change => ({
  op: 'replace',
  path: [...GROUPS, index, 'facing'],
  value: facing,
});

const leadCommands = (scenario: Scenario, pieceIds: readonly string[]): EditCommand[] => {
  const [id] = pieceIds;
  if (id === undefined || pieceIds.length !== 1) return [];
  const index = scenario.deployment.groups.findIndex(({ units, lead }) => units.includes(id) && lead !== id);
  if (index < 0) return [];
  const changes: Change[] = [{ op: 'add', path: [...GROUPS, index, 'lead'], value: id }];
  return [{ id: 'make-lead', key: 'l', label: commandLabel('make-lead'), changes }];
};

const removalCommands = (scenario: Scenario, pieceIds: readonly string[]): EditCommand[] => {
  if (pieceIds.length === 0) return [];
  const isOnField = scenario.deployment.groups.some(({ units, generals }) =>
    [...units, ...generals].some(id => pieceIds.includes(id)),
  );
  const takeOff: EditCommand = {
    id: 'take-off',
    label: commandLabel('take-off'),
    changes: move(scenario, pieceIds, null),
  };
  const remove: EditCommand = {
    id: 'remove',
    key: 'Delete',
    label: commandLabel('remove'),
    changes: removeUnits(scenario, pieceIds),
  };
  return isOnField ? [takeOff, remove] : [remove];
};

export const editing: Editing<Scenario> = {
  paint,
  brushAt,
  copy,
  paste,
  move,
  setHeading: face,
  reorderStack: restack,
  transform: (scenario, how, pieceIds) => transform(scenario, how, withCompanions(scenario, pieceIds)),
  inspect: (scenario, place) => (typeof place === 'string' ? inspectTile(scenario, place) : null),
  names,
  commands,
  add: (scenario, template, seatId, space, name) => {
    const added = addPiece(scenario, template, seatId, name);
    if (space === null) return added.changes;
    return [...added.changes, ...placeNew(scenario, seatId, toTile(space), added)];
  },
};

const placeNew = (
  scenario: Scenario,
  sideId: string,
  tile: TileId,
  { id, list }: Pick<AddedPiece, 'id' | 'list'>,
): Change[] => {
  const { groups } = scenario.deployment;
  const side = sideIndexOf(scenario, sideId);
  if (side === null) return [];
  const index = groups.findIndex(group => group.tile === tile && group.side === sideId);
  const empty: Group = { side: sideId, tile, facing: forwardOf(side), units: [], generals: [] };
  const fresh: Group = list === 'units' ? { ...empty, units: [id], lead: id } : { ...empty, generals: [id] };
  return index < 0
    ? [{ op: 'add', path: [...GROUPS, '-'], value: fresh }]
    : [{ op: 'add', path: [...GROUPS, index, list, '-'], value: id }];
};
