import type { Change } from '@/lib/documents/change';
import { directionTo, formatHexId, hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import { groundOf, hexesOf } from '../document/ground';
import type { Scenario, SetUpLimit } from '../document/scenario';

/** 22.2 – Where each side sets up or enters, painted hex by hex. */
export const AREA_BRUSHES = [
  'set-up-first',
  'set-up-second',
  'start-line-first',
  'start-line-second',
  'entry-first',
  'entry-second',
  'no-area',
] as const;
type AreaBrush = (typeof AREA_BRUSHES)[number];

type AreaList = 'setUpAreas' | 'entryZones';
type Area = Scenario['board']['entryZones'][number] & { readonly kind?: 'area' | 'line' };

interface AreaType {
  readonly list: AreaList;
  readonly kind: 'area' | 'line' | undefined;
  readonly prefix: string;
}

const areaTypeOf = (brush: AreaBrush): AreaType => {
  if (brush.startsWith('entry')) return { list: 'entryZones', kind: undefined, prefix: 'entry' };
  if (brush.startsWith('start-line')) return { list: 'setUpAreas', kind: 'line', prefix: 'start-line' };
  return { list: 'setUpAreas', kind: 'area', prefix: 'set-up' };
};

export const paintArea = (
  scenario: Scenario,
  brush: AreaBrush,
  places: readonly string[],
): readonly Change[] => {
  const { grid } = groundOf(scenario.board);
  const hexes = places.map(place => hexOf(grid, place)).filter(hex => hex !== OFF_MAP);
  if (hexes.length === 0) return [];
  if (brush === 'no-area')
    return [
      ...removeFromAreas(scenario, 'setUpAreas', hexes),
      ...removeFromAreas(scenario, 'entryZones', hexes),
    ];
  const side = scenario.sides[brush.endsWith('first') ? 0 : 1];
  return side ? addToArea(scenario, areaTypeOf(brush), side, hexes) : [];
};

const replaceAreas = (list: AreaList, value: readonly Area[]): Change => ({
  op: 'replace',
  path: ['board', list],
  value,
});

/** The hexes join the side's area of that kind that they touch; where they touch none they are a new one, named after the side. */
const addToArea = (
  scenario: Scenario,
  { list, kind, prefix }: AreaType,
  side: { readonly id: string; readonly name: string },
  hexes: readonly number[],
): readonly Change[] => {
  const { board } = scenario;
  const { grid } = groundOf(board);
  const areas: readonly Area[] = board[list];
  const own = areas.findLastIndex(
    area => area.side === side.id && area.kind === kind && isTouched(scenario, area, hexes),
  );
  const known = areas[own];
  const joined = [...new Set([...hexesOf(grid, known?.hexes ?? []), ...hexes])].sort(
    (one, other) => one - other,
  );
  const ids = joined.map(hex => formatHexId(grid, hex));
  if (known) return [replaceAreas(list, areas.with(own, { ...known, hexes: ids }))];
  const id = findFreeName(`${prefix}-${side.id}`, areas);
  const area: Area = { id, name: side.name, side: side.id, hexes: ids, ...(kind ? { kind } : {}) };
  return [
    replaceAreas(list, [...areas, area]),
    ...(list === 'setUpAreas' ? [replaceLimits(limitToArea(scenario, side.id, id))] : []),
  ];
};

const isTouched = ({ board }: Scenario, area: Area, hexes: readonly number[]): boolean => {
  const { grid } = groundOf(board);
  return hexesOf(grid, area.hexes).some(
    inside => hexes.includes(inside) || hexes.some(hex => directionTo(grid, hex, inside) >= 0),
  );
};

const replaceLimits = (value: readonly SetUpLimit[]): Change => ({
  op: 'replace',
  path: ['deployment', 'limits'],
  value,
});

/**
 * 22.2 – A side that has areas sets up in one of them: the limit for it comes with the first and grows with the
 * others.
 */
const limitToArea = ({ deployment }: Scenario, sideId: string, area: string): readonly SetUpLimit[] => {
  const { limits } = deployment;
  const own = limits.findIndex(
    limit => limit.kind === 'in-area' && limit.who.length === 1 && limit.who[0] === sideId,
  );
  const known = limits[own];
  if (known?.kind === 'in-area') return limits.with(own, { ...known, areas: [...known.areas, area] });
  return [...limits, { kind: 'in-area', who: [sideId], areas: [area] }];
};

const findFreeName = (wanted: string, areas: readonly Area[]): string => {
  const isFree = (name: string): boolean => !areas.some(({ id }) => id === name);
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (isFree(name)) return name;
  }
};

/** An area that has lost its last hex is removed, and with it the references of limits. */
const removeFromAreas = (scenario: Scenario, list: AreaList, hexes: readonly number[]): readonly Change[] => {
  const { grid } = groundOf(scenario.board);
  const areas: readonly Area[] = scenario.board[list];
  const isHit = (area: Area): boolean => hexesOf(grid, area.hexes).some(hex => hexes.includes(hex));
  if (!areas.some(isHit)) return [];
  const left = areas.map(area => (isHit(area) ? shrinkArea(scenario, area, hexes) : area));
  const value = left.filter(area => area.hexes.length > 0);
  const gone = left.filter(area => area.hexes.length === 0).map(({ id }) => id);
  return [replaceAreas(list, value), ...(gone.length > 0 ? removeAreaLimits(scenario, gone) : [])];
};

const shrinkArea = ({ board }: Scenario, area: Area, hexes: readonly number[]): Area => {
  const { grid } = groundOf(board);
  const kept = hexesOf(grid, area.hexes).filter(hex => !hexes.includes(hex));
  return { ...area, hexes: kept.map(hex => formatHexId(grid, hex)) };
};

const removeAreaLimits = ({ deployment }: Scenario, gone: readonly string[]): readonly Change[] => {
  const { limits } = deployment;
  if (!limits.some(limit => limit.kind === 'in-area' && limit.areas.some(id => gone.includes(id)))) return [];
  const left = limits
    .map(limit =>
      limit.kind === 'in-area' ? { ...limit, areas: limit.areas.filter(id => !gone.includes(id)) } : limit,
    )
    .filter(limit => limit.kind !== 'in-area' || limit.areas.length > 0);
  return [replaceLimits(left)];
};
