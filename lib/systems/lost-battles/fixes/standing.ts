import type { QuickFix } from '@/lib/game/check';
import { armiesOf, placedGroups } from '../army';
import { directionWords, tileWords } from '../describe';
import { editing } from '../editing';
import type { Group, Scenario } from '../scenario';
import type { TileId } from '../tiles';
import { isScythed } from '../troops';
import { fix, groupOf, type Ideas, inGroup, movesFrom, nearestFirst, pieceAt } from './mending';

const nameOf = (scenario: Scenario, id: string): string =>
  armiesOf(scenario)
    .flatMap(({ units, generals }) => [...units, ...generals])
    .find(piece => piece.id === id)?.name ?? id;

const moved =
  (scenario: Scenario, piece: string) =>
  (to: TileId): readonly ['move', { piece: string; tile: ReturnType<typeof tileWords> }] => [
    'move',
    { piece, tile: tileWords(to, scenario) },
  ];

/** 5.5, 8.6 – One piece too many goes to the nearest tile that has room for it. */
export const elsewhere: Ideas = (scenario, fault) => {
  const placed = groupOf(scenario, fault);
  const id = pieceAt(scenario, fault);
  if (!placed || id === null) return [];
  return movesFrom(scenario, placed.group.tile, [id], moved(scenario, nameOf(scenario, id)));
};

export const offTheField: Ideas = (scenario, fault) => {
  const id = pieceAt(scenario, fault);
  if (id === null) return [];
  return [fix('take-off', { piece: nameOf(scenario, id) }, editing.move(scenario, [id], null))];
};

/** 2.1, 2.2 – A whole group goes to the nearest tile where it may stand. */
export const groupElsewhere: Ideas = (scenario, fault) => {
  const placed = groupOf(scenario, fault);
  if (!placed) return [];
  return groupMoves(scenario, placed);
};

function* groupMoves(
  scenario: Scenario,
  { group, index }: { group: Group; index: number },
): Iterable<QuickFix> {
  for (const to of nearestFirst(group.tile)) {
    const isFree = scenario.deployment.groups.every(({ tile }) => tile !== to);
    const pieces = [...group.units, ...group.generals];
    const piece = nameOf(scenario, pieces[0] ?? '');
    const values = { count: pieces.length, piece, tile: tileWords(to, scenario) };
    if (isFree) yield fix('move-group', values, [{ op: 'replace', path: inGroup(index, 'tile'), value: to }]);
  }
}

/** 5.1 – The later group turns as the first one faces. */
export const turnAsTheFirst: Ideas = (scenario, fault) => {
  const placed = groupOf(scenario, fault);
  const first = placedGroups(scenario).find(
    ({ group, units }) =>
      units.length > 0 && group.tile === placed?.group.tile && group.side === placed.group.side,
  );
  if (!placed || !first) return [];
  const { facing } = first.group;
  const values = { tile: tileWords(placed.group.tile, scenario), facing: directionWords(facing) };
  return [fix('turn', values, [{ op: 'replace', path: inGroup(placed.index, 'facing'), value: facing }])];
};

/** 6.3 – The first unit of the tile leads. */
export const firstUnitLeads: Ideas = (scenario, fault) => {
  const placed = groupOf(scenario, fault);
  const [unit] = placed?.group.units ?? [];
  if (!placed || unit === undefined) return [];
  const path = inGroup(placed.index, 'lead');
  return [fix('lead', { unit: nameOf(scenario, unit) }, [{ op: 'add', path, value: unit }])];
};

/** 9.3 – Scythed chariots of the tile lead it; where they are a group of their own, the other group names nobody. */
export const chariotsLead: Ideas = (scenario, fault) => {
  const placed = placedGroups(scenario).find(({ index }) => index === groupOf(scenario, fault)?.index);
  if (!placed) return [];
  const path = inGroup(placed.index, 'lead');
  const chariots = placed.units.find(isScythed);
  return chariots
    ? [fix('lead', { unit: chariots.name }, [{ op: 'add', path, value: chariots.id }])]
    : [fix('no-lead', {}, [{ op: 'remove', path }])];
};

export const nobodyLeads: Ideas = (scenario, fault) => {
  const placed = groupOf(scenario, fault);
  return placed && placed.group.units.length === 0
    ? [fix('no-lead', {}, [{ op: 'remove', path: inGroup(placed.index, 'lead') }])]
    : [];
};

/** 8.2 – A commander alone joins the nearest units of his army. */
export const joinNearestUnits: Ideas = (scenario, fault) => {
  const placed = groupOf(scenario, fault);
  const [general] = placed?.group.generals ?? [];
  if (!placed || general === undefined) return [];
  const own = scenario.deployment.groups.filter(
    ({ side, units }) => side === placed.group.side && units.length > 0,
  );
  return nearestFirst(placed.group.tile)
    .filter(tile => own.some(group => group.tile === tile))
    .map(tile =>
      fix(...moved(scenario, nameOf(scenario, general))(tile), editing.move(scenario, [general], tile)),
    );
};

/** A name that is written twice, or that stands for nobody, is struck out; the lead passes on with it. */
export const strikeOut: Ideas = (scenario, fault) => {
  const placed = groupOf(scenario, fault);
  const id = pieceAt(scenario, fault);
  const [list, position] = [fault.path[3], Number(fault.path[4])];
  if (!placed || id === null || (list !== 'units' && list !== 'generals')) return [];
  const { group, index } = placed;
  const left = { ...group, [list]: group[list].filter((_, at) => at !== position) };
  return [
    fix('strike-out', { id }, [
      left.units.length + left.generals.length === 0
        ? { op: 'remove', path: inGroup(index) }
        : { op: 'replace', path: inGroup(index), value: relead(left) },
    ]),
  ];
};

const relead = ({ lead, ...group }: Group): Group => {
  const next = lead !== undefined && group.units.includes(lead) ? lead : group.units[0];
  return next === undefined ? group : { ...group, lead: next };
};

/** 11.1 – A free set-up begins with an empty field; troops on it make it a historical one. */
export const makeHistorical: Ideas = () => [
  fix('historical', {}, [{ op: 'replace', path: ['deployment', 'kind'], value: 'historical' }]),
];

export const emptyTheField: Ideas = () => [
  fix('empty-field', {}, [{ op: 'replace', path: ['deployment', 'groups'], value: [] }]),
];
