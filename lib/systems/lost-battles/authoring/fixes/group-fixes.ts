import type { QuickFix } from '@/lib/game/check/check';
import type { Group, Scenario } from '../../document/scenario';
import { armiesOf, placedGroups } from '../../document/scenario-armies';
import type { TileId } from '../../rules/battlefield/tiles';
import { isScythed } from '../../rules/troop-types';
import { describeDirection, describeTile } from '../../view/words';
import { editing } from '../editing';
import {
  composeGroupPath,
  createFix,
  groupOf,
  listTilesByDistance,
  type ProposeFixes,
  pieceIdAt,
  proposeMoves,
} from './fix-search';

const nameOf = (scenario: Scenario, id: string): string =>
  armiesOf(scenario)
    .flatMap(({ units, generals }) => [...units, ...generals])
    .find(piece => piece.id === id)?.name ?? id;

const moveLabel =
  (scenario: Scenario, piece: string) =>
  (to: TileId): readonly ['move', { piece: string; tile: ReturnType<typeof describeTile> }] => [
    'move',
    { piece, tile: describeTile(to, scenario) },
  ];

/** 5.5, 8.6 – One piece too many goes to the nearest tile that has room for it. */
export const movePiece: ProposeFixes = (scenario, violation) => {
  const placed = groupOf(scenario, violation);
  const id = pieceIdAt(scenario, violation);
  if (!placed || id === null) return [];
  return proposeMoves(scenario, placed.group.tile, [id], moveLabel(scenario, nameOf(scenario, id)));
};

export const takeOffField: ProposeFixes = (scenario, violation) => {
  const id = pieceIdAt(scenario, violation);
  if (id === null) return [];
  return [createFix('take-off', { piece: nameOf(scenario, id) }, editing.move(scenario, [id], null))];
};

/** 2.1, 2.2 – A whole group goes to the nearest tile where it may stand. */
export const moveGroup: ProposeFixes = (scenario, violation) => {
  const placed = groupOf(scenario, violation);
  if (!placed) return [];
  return listGroupMoves(scenario, placed);
};

function* listGroupMoves(
  scenario: Scenario,
  { group, index }: { group: Group; index: number },
): Iterable<QuickFix> {
  for (const to of listTilesByDistance(group.tile)) {
    const isFree = scenario.deployment.groups.every(({ tile }) => tile !== to);
    const pieces = [...group.units, ...group.generals];
    const piece = nameOf(scenario, pieces[0] ?? '');
    const values = { count: pieces.length, piece, tile: describeTile(to, scenario) };
    if (isFree)
      yield createFix('move-group', values, [
        { op: 'replace', path: composeGroupPath(index, 'tile'), value: to },
      ]);
  }
}

/** 5.1 – The later group turns as the first one faces. */
export const alignFacing: ProposeFixes = (scenario, violation) => {
  const placed = groupOf(scenario, violation);
  const first = placedGroups(scenario).find(
    ({ group, units }) =>
      units.length > 0 && group.tile === placed?.group.tile && group.side === placed.group.side,
  );
  if (!placed || !first) return [];
  const { facing } = first.group;
  const values = { tile: describeTile(placed.group.tile, scenario), facing: describeDirection(facing) };
  return [
    createFix('turn', values, [
      { op: 'replace', path: composeGroupPath(placed.index, 'facing'), value: facing },
    ]),
  ];
};

/** 6.3 – The first unit of the tile leads. */
export const makeFirstUnitLead: ProposeFixes = (scenario, violation) => {
  const placed = groupOf(scenario, violation);
  const [unit] = placed?.group.units ?? [];
  if (!placed || unit === undefined) return [];
  const path = composeGroupPath(placed.index, 'lead');
  return [createFix('lead', { unit: nameOf(scenario, unit) }, [{ op: 'add', path, value: unit }])];
};

/** 9.3 – Scythed chariots of the tile lead it; where they are a group of their own, the other group names nobody. */
export const makeChariotsLead: ProposeFixes = (scenario, violation) => {
  const placed = placedGroups(scenario).find(({ index }) => index === groupOf(scenario, violation)?.index);
  if (!placed) return [];
  const path = composeGroupPath(placed.index, 'lead');
  const chariots = placed.units.find(isScythed);
  return chariots
    ? [createFix('lead', { unit: chariots.name }, [{ op: 'add', path, value: chariots.id }])]
    : [createFix('no-lead', {}, [{ op: 'remove', path }])];
};

export const clearLead: ProposeFixes = (scenario, violation) => {
  const placed = groupOf(scenario, violation);
  return placed && placed.group.units.length === 0
    ? [createFix('no-lead', {}, [{ op: 'remove', path: composeGroupPath(placed.index, 'lead') }])]
    : [];
};

/** 8.2 – A commander alone joins the nearest own units. */
export const joinNearestUnits: ProposeFixes = (scenario, violation) => {
  const placed = groupOf(scenario, violation);
  const [general] = placed?.group.generals ?? [];
  if (!placed || general === undefined) return [];
  const own = scenario.deployment.groups.filter(
    ({ side, units }) => side === placed.group.side && units.length > 0,
  );
  return listTilesByDistance(placed.group.tile)
    .filter(tile => own.some(group => group.tile === tile))
    .map(tile =>
      createFix(
        ...moveLabel(scenario, nameOf(scenario, general))(tile),
        editing.move(scenario, [general], tile),
      ),
    );
};

/** A name that is written twice, or that nobody has, is removed; the lead passes to the next with it. */
export const removeReference: ProposeFixes = (scenario, violation) => {
  const placed = groupOf(scenario, violation);
  const id = pieceIdAt(scenario, violation);
  const [list, position] = [violation.path[3], Number(violation.path[4])];
  if (!placed || id === null || (list !== 'units' && list !== 'generals')) return [];
  const { group, index } = placed;
  const left = { ...group, [list]: group[list].filter((_, at) => at !== position) };
  return [
    createFix('strike-out', { id }, [
      left.units.length + left.generals.length === 0
        ? { op: 'remove', path: composeGroupPath(index) }
        : { op: 'replace', path: composeGroupPath(index), value: updateLead(left) },
    ]),
  ];
};

const updateLead = ({ lead, ...group }: Group): Group => {
  const next = lead !== undefined && group.units.includes(lead) ? lead : group.units[0];
  return next === undefined ? group : { ...group, lead: next };
};

/** 11.1 – A free set-up begins with an empty field; troops on it make it a historical one. */
export const makeHistorical: ProposeFixes = () => [
  createFix('historical', {}, [{ op: 'replace', path: ['deployment', 'kind'], value: 'historical' }]),
];

export const emptyTheField: ProposeFixes = () => [
  createFix('empty-field', {}, [{ op: 'replace', path: ['deployment', 'groups'], value: [] }]),
];
