import type { Change } from '@/lib/documents/change';
import type { Transformation } from '@/lib/game/contract/authoring/editing';
import { FLIPS, type Flip, flipNorth } from '@/lib/game/document/flip';
import type { Direction } from '@/lib/geometry/square';
import type { Group, MapLabel, PlanStep, Scenario } from '../../document/scenario';
import { COLUMNS, cellOf, composeTileId, ROWS, type TileId } from '../../rules/battlefield/tiles';

/** Chosen pieces change their tiles; without a choice the ground changes with them. */
export const transform = (
  scenario: Scenario,
  how: Transformation,
  pieceIds: readonly string[],
): readonly Change[] => {
  const flip = FLIPS[how];
  const { groups, plan } = scenario.deployment;
  if (pieceIds.length > 0)
    return [{ op: 'replace', path: ['deployment', 'groups'], value: flipChosen(groups, pieceIds, flip) }];
  return [
    { op: 'replace', path: ['board'], value: flipBoard(scenario.board, flip) },
    { op: 'replace', path: ['deployment', 'groups'], value: groups.map(group => flipGroup(group, flip)) },
    ...(plan ? [flipPlan(plan, flip)] : []),
  ];
};

const flipTile = (tile: TileId, { across, down }: Flip): TileId => {
  const { column, row } = cellOf(tile);
  return composeTileId({ column: across ? COLUMNS - 1 - column : column, row: down ? ROWS - 1 - row : row });
};

const flipDirection = (direction: Direction, { across, down }: Flip): Direction => {
  switch (direction) {
    case 'left':
      return across ? 'right' : 'left';
    case 'right':
      return across ? 'left' : 'right';
    case 'up':
      return down ? 'down' : 'up';
    case 'down':
      return down ? 'up' : 'down';
  }
};

const flipGroup = (group: Group, flip: Flip): Group => ({
  ...group,
  tile: flipTile(group.tile, flip),
  facing: flipDirection(group.facing, flip),
});

/** Those who go join their own side where they arrive; a group that goes as a whole keeps its place in the list. */
const flipChosen = (groups: readonly Group[], pieceIds: readonly string[], flip: Flip): readonly Group[] => {
  const parted = groups.flatMap(group => {
    const [going, staying] = [
      partOf(group, id => pieceIds.includes(id)),
      partOf(group, id => !pieceIds.includes(id)),
    ];
    if (!going) return [group];
    return staying ? [staying, flipGroup(going, flip)] : [flipGroup(group, flip)];
  });
  return parted.reduce<readonly Group[]>(joinGroup, []);
};

const partOf = ({ lead, ...group }: Group, isPart: (id: string) => boolean): Group | null => {
  const units = group.units.filter(isPart);
  const generals = group.generals.filter(isPart);
  if (units.length + generals.length === 0) return null;
  const newLead = lead !== undefined && units.includes(lead) ? lead : units[0];
  return { ...group, units, generals, ...(newLead === undefined ? {} : { lead: newLead }) };
};

const joinGroup = (groups: readonly Group[], group: Group): readonly Group[] => {
  const there = groups.find(({ side, tile }) => side === group.side && tile === group.tile);
  if (!there) return [...groups, group];
  const lead = there.lead ?? group.lead;
  const both: Group = {
    ...there,
    units: [...there.units, ...group.units],
    generals: [...there.generals, ...group.generals],
    ...(lead === undefined ? {} : { lead }),
  };
  return groups.map(other => (other === there ? both : other));
};

const flipBoard = (board: Scenario['board'], flip: Flip): Scenario['board'] => {
  const rows = flip.down ? board.terrain.toReversed() : board.terrain;
  return {
    ...board,
    terrain: flip.across ? rows.map(row => [...row].reverse().join('')) : [...rows],
    north: flipNorth(board.north, flip),
    keyZones: board.keyZones.map(zone => ({ ...zone, tile: flipTile(zone.tile, flip) })),
    camps: board.camps.map(camp => ({ ...camp, tile: flipTile(camp.tile, flip) })),
    labels: board.labels.map(label => flipLabel(label, flip)),
  };
};

/** In thousandths, so that a mirrored place is as short a number as it was. */
const flipCoordinate = (at: number, length: number): number => Math.round((length - at) * 1000) / 1000;

/** Names stay upright: one that climbed falls in a mirror, and is the same after a half-turn. */
const flipLabel = (label: MapLabel, { across, down }: Flip): MapLabel => {
  const [column, row] = label.at;
  return {
    ...label,
    at: [across ? flipCoordinate(column, COLUMNS) : column, down ? flipCoordinate(row, ROWS) : row],
    ...(label.turn === undefined || across === down ? {} : { turn: 0 - label.turn }),
  };
};

const flipPlan = (plan: readonly PlanStep[], flip: Flip): Change => ({
  op: 'replace',
  path: ['deployment', 'plan'],
  value: plan.map(step => ({
    ...step,
    placeOn: flipTile(step.placeOn, flip),
    ...(step.facing ? { facing: flipDirection(step.facing, flip) } : {}),
    ...(step.path ? { path: step.path.map(action => flipPathStep(action, flip)) } : {}),
  })),
});

type PathStep = NonNullable<PlanStep['path']>[number];

const flipPathStep = (action: PathStep, flip: Flip): PathStep => {
  switch (action) {
    case 'forward':
      return action;
    case 'face-up':
      return `face-${flipDirection('up', flip)}`;
    case 'face-right':
      return `face-${flipDirection('right', flip)}`;
    case 'face-down':
      return `face-${flipDirection('down', flip)}`;
    case 'face-left':
      return `face-${flipDirection('left', flip)}`;
  }
};
