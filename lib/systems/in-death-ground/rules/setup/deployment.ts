import type { Check, Violation } from '@/lib/game/check/check';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Point } from '@/lib/geometry/board';
import { doBasesOverlap } from '@/lib/geometry/plane/bases';
import { doAreasOverlap, isCovered } from '@/lib/geometry/plane/cover';
import {
  cornersOf,
  groupByDistance,
  isInsideOutline,
  type Outline,
  type TableBase,
} from '@/lib/geometry/plane/plane';
import type { Force, Scenario } from '../../document/scenario';
import {
  edgeStripOf,
  forcesOf,
  groundOf,
  isShore,
  piecesOf,
  type ResolvedForce,
  type Stand,
  toRectangle,
} from '../../document/table';
import { cite } from '../../rulebook';
import { word } from '../../view/words';
import type { Edge, PieceKind, Role, ScenarioKind } from '../../vocabulary';
import { isFoot } from '../army/points';
import { cohesionOf } from '../movement/formation';
import { insideOf } from '../siege/ramparts';
import { isDeadGround } from '../terrain/sight';
import { goingOfPiece, goingOn, isOn } from '../terrain/terrain';
import { OPPOSITE } from './terrain-layout';

const STRIP = 6;
const AMBUSH_DISTANCE = 12;
export const LATE_STRIP = 3;

export const SCENARIO_RULES: Readonly<Record<ScenarioKind, RuleRef>> = {
  ambush: cite('8.2'),
  'open-battle': cite('8.3'),
  raid: cite('8.5'),
  siege: cite('8.6'),
};

export const halfOf = (scenario: Scenario, edge: Edge): Outline => {
  const { width, height } = scenario.board;
  return edgeStripOf(scenario, edge, edge === 'top' || edge === 'bottom' ? height / 2 : width / 2);
};

/** 8.2, 8.3, 8.5, 8.6 – The ground on which a side sets up; none: it comes on during play. */
export const findDeploymentArea = (
  scenario: Scenario,
  { side, edge }: Pick<Force, 'side' | 'edge'>,
): Outline | null => {
  const isAttacker = scenario.attacker === side;
  const { width, height } = scenario.board;
  if (scenario.kind === 'ambush') {
    if (isAttacker) return null;
    const enemy = scenario.forces.find(force => force.side !== side)?.edge ?? OPPOSITE[edge];
    const away: Readonly<Record<Edge, readonly [number, number, number, number]>> = {
      left: [AMBUSH_DISTANCE, 0, width, height],
      right: [0, 0, width - AMBUSH_DISTANCE, height],
      top: [0, AMBUSH_DISTANCE, width, height],
      bottom: [0, 0, width, height - AMBUSH_DISTANCE],
    };
    return toRectangle(...away[enemy]);
  }
  return scenario.kind === 'siege' && !isAttacker
    ? halfOf(scenario, edge)
    : edgeStripOf(scenario, edge, STRIP);
};

/** 7.11 – An edge that is a shore cannot be passed. */
export const isShoreEdge = ({ board }: Scenario, edge: Edge): boolean =>
  board.pieces.some(piece => isShore(piece) && piece.edge === edge);

/** 7.11, 9.1 – Late units come on within three inches of the own edge or of the nearer halves of the side edges; where that is a shore, in boats alone. */
export const listLateArea = (
  scenario: Scenario,
  edge: Edge,
  by: 'land' | 'boat' = 'land',
): readonly Outline[] => {
  const half = halfOf(scenario, edge);
  const xs = half.map(([x]) => x);
  const ys = half.map(([, y]) => y);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const strips: Readonly<Record<Edge, Outline>> = {
    top: toRectangle(left, top, right, top + LATE_STRIP),
    bottom: toRectangle(left, bottom - LATE_STRIP, right, bottom),
    left: toRectangle(left, top, left + LATE_STRIP, bottom),
    right: toRectangle(right - LATE_STRIP, top, right, bottom),
  };
  return (['top', 'right', 'bottom', 'left'] as const)
    .filter(each => each !== OPPOSITE[edge] && isShoreEdge(scenario, each) === (by === 'boat'))
    .map(each => strips[each]);
};

export const nameOfStand = ({ unit, kind, id }: Stand): string =>
  kind === 'unit' ? (unit?.unit.name ?? unit?.groups[0]?.entry.label ?? id) : kind;

const eachStand = function* (scenario: Scenario) {
  for (const force of forcesOf(scenario))
    for (const stand of force.stands)
      if (stand.place) yield { force, stand, place: [...stand.path, 'place'] };
};

const check = (
  code: string,
  find: (scenario: Scenario) => Iterable<Violation>,
  rule?: RuleRef,
): Check<Scenario> => ({
  code: `in-death-ground/${code}`,
  severity: 'error',
  ...(rule ? { rule } : {}),
  find,
});

const deploymentZone = check('deployment-zone', function* (scenario) {
  const rule = SCENARIO_RULES[scenario.kind];
  for (const { force, stand, place } of eachStand(scenario)) {
    const area = findDeploymentArea(scenario, force.force);
    const values = { unit: nameOfStand(stand), kind: scenario.kind, role: force.role };
    if (!area) yield { path: place, rule, values };
    else if (!stand.blocks.every(block => isCovered(cornersOf(block), [area])))
      yield { path: place, rule, values };
  }
});

/** 4.2 – No gap in a unit larger than its troops allow. */
export const isCoherent = ({ blocks, profiles }: Pick<Stand, 'blocks' | 'profiles'>): boolean => {
  const reach = Math.min(...profiles.map(({ troop }) => cohesionOf(troop)));
  return blocks.length < 2 || groupByDistance(blocks.map(cornersOf), reach).length === 1;
};

const cohesion = check(
  'cohesion',
  function* (scenario) {
    for (const { stand, place } of eachStand(scenario))
      if (!isCoherent(stand)) {
        const reach = Math.min(...stand.profiles.map(({ troop }) => cohesionOf(troop)));
        yield { path: place, values: { unit: nameOfStand(stand), reach } };
      }
  },
  cite('4.2'),
);

const basesApart = check(
  'bases-apart',
  function* (scenario) {
    const stands = [...eachStand(scenario)];
    for (const [index, { stand, place }] of stands.entries())
      for (const { stand: other } of stands.slice(0, index))
        if (
          stand.blocks.some(one =>
            other.blocks.some(
              two => doBasesOverlap(one, two) && doAreasOverlap(cornersOf(one), cornersOf(two)),
            ),
          )
        )
          yield { path: place, values: { unit: nameOfStand(stand), other: nameOfStand(other) } };
  },
  cite('2.1'),
);

const isBarring = (kind: PieceKind, { profiles }: Stand): boolean =>
  profiles.some(profile => goingOn(kind, profile) === 'forbidden');

const forbiddenGround = check(
  'forbidden-ground',
  function* (scenario) {
    for (const { stand, place } of eachStand(scenario))
      for (const piece of scenario.board.pieces.filter(({ kind }) => isBarring(kind, stand))) {
        const isBarred = stand.blocks.some((block, index) => {
          const profile = stand.profiles[index];
          return profile !== undefined && goingOfPiece(scenario, piece, block, profile) === 'forbidden';
        });
        if (isBarred)
          yield { path: place, values: { unit: nameOfStand(stand), kind: word('ground', piece.kind) } };
      }
  },
  cite('12.2'),
);

/** 9.2 – How many units of a side may lie in ambush; null: as many as it likes. */
export const computeMaxHiddenUnits = (kind: ScenarioKind, role: Role): number | null => {
  if (kind === 'ambush') return role === 'defender' ? null : 0;
  if (kind === 'raid') return role === 'defender' ? 2 : 1;
  if (kind === 'siege') return role === 'defender' ? 1 : 0;
  return 1;
};

const hiddenCount = check(
  'hidden-count',
  function* (scenario) {
    for (const { index, role, stands } of forcesOf(scenario)) {
      const count = stands.filter(({ isHidden }) => isHidden).length;
      const most = computeMaxHiddenUnits(scenario.kind, role);
      if (most !== null && count > most) yield { path: ['forces', index, 'units'], values: { count, most } };
    }
  },
  cite('9.2'),
);

const pointsOnEdge = ({ board: { width, height } }: Scenario, edge: Edge): readonly Point[] => {
  const isLevel = edge === 'top' || edge === 'bottom';
  const length = isLevel ? width : height;
  return Array.from({ length: 13 }, (_, index): Point => {
    const along = (length * index) / 12;
    if (isLevel) return [along, edge === 'top' ? 0 : height];
    return [edge === 'left' ? 0 : width, along];
  });
};

/** 9.2 – In a village or within walls, where everybody is expected. */
const isAmongBuildings = (scenario: Scenario, block: TableBase): boolean =>
  piecesOf(scenario, 'village').some(piece => isOn(scenario, piece, block)) ||
  (scenario.board.walls ?? []).some(wall => isInsideOutline(insideOf(scenario, wall), block.centre));

/** 9.2 – Woods, ravines and dead ground hide a whole unit; light foot hides in marsh and rocks too, nobody in buildings. */
export const mayHide = (
  scenario: Scenario,
  stand: Pick<Stand, 'profiles' | 'blocks'>,
  enemyEdge: Edge,
): boolean => {
  const isLight = stand.profiles.every(
    ({ troop, mount }) => troop === 'skirmisher' && isFoot(troop) && mount === 'none',
  );
  const kinds = ['wood', 'ravine', ...(isLight ? (['marsh', 'rocky'] as const) : [])] as const;
  const covers = piecesOf(scenario, ...kinds).map(piece => groundOf(scenario, piece));
  const isInCover = (outline: Outline): boolean => covers.length > 0 && isCovered(outline, covers);
  const watchers = pointsOnEdge(scenario, enemyEdge);
  if (stand.blocks.some(block => isAmongBuildings(scenario, block))) return false;
  return stand.blocks.every(
    block => isInCover(cornersOf(block)) || isDeadGround(scenario, cornersOf(block), watchers),
  );
};

const hidingPlace = check(
  'hiding-place',
  function* (scenario) {
    for (const { force, stand, place } of eachStand(scenario)) {
      const enemy = scenario.forces.find(({ side }) => side !== force.force.side);
      if (stand.isHidden && enemy && !mayHide(scenario, stand, enemy.edge))
        yield { path: place, values: { unit: nameOfStand(stand) } };
    }
  },
  cite('9.2'),
);

/** 8.2, 8.3, 8.6 – Own edges lie opposite each other: long ones in open battle and raid, a short one for a marching column. */
const tableEdges = check('table-edges', function* (scenario) {
  const { kind, board, forces } = scenario;
  const isLong = (edge: Edge): boolean =>
    (edge === 'top' || edge === 'bottom') === board.width >= board.height;
  for (const [index, { edge, side }] of forces.entries()) {
    const isOpposite = index === 0 || forces[0]?.edge === OPPOSITE[edge] || kind === 'ambush';
    const isRight =
      kind === 'siege' || (kind === 'ambush' ? scenario.attacker !== side || !isLong(edge) : isLong(edge));
    if (!isOpposite || !isRight)
      yield { path: ['forces', index, 'edge'], rule: SCENARIO_RULES[kind], values: { kind, edge } };
  }
});

/** What must be on the table at the start, and what may come later. */
const findTableViolation = (
  { kind, freeSetUp }: Scenario,
  { role, stands, force }: ResolvedForce,
): string | null => {
  const units = stands.filter(stand => stand.kind === 'unit');
  const isWaiting = ({ unit }: Stand): boolean =>
    freeSetUp === true && unit !== null && force.units[unit.index]?.late !== true;
  const placed = units.filter(stand => stand.place !== null || isWaiting(stand));
  const elements = (list: readonly Stand[]): number =>
    list.reduce((sum, { profiles }) => sum + profiles.length, 0);
  const away = units.length - placed.length;
  if (kind === 'ambush')
    return role === 'defender' && elements(placed) * 2 < elements(units) ? 'halfElements' : null;
  if (kind === 'siege') {
    if (role === 'defender') return away > 0 ? 'all' : null;
    return placed.length * 2 < units.length ? 'halfUnits' : null;
  }
  if (kind === 'raid' && role === 'defender' && !freeSetUp)
    return placed.length * 3 > units.length ? 'third' : null;
  return away > 2 ? 'twoLate' : null;
};

const onTable = check('on-table', function* (scenario) {
  for (const force of forcesOf(scenario)) {
    const reason = force.resolved ? findTableViolation(scenario, force) : null;
    if (reason)
      yield {
        path: ['forces', force.index, 'units'],
        rule: SCENARIO_RULES[scenario.kind],
        values: { reason },
      };
  }
});

/** 9.3 – Who brings baggage: the marching column, both in battle and siege, the raided side. */
export const needsBaggage = (kind: ScenarioKind, role: Role): boolean =>
  kind === 'ambush' ? role === 'attacker' : kind === 'raid' ? role === 'defender' : true;

const baggage = check(
  'baggage',
  function* (scenario) {
    for (const { index, force, role } of forcesOf(scenario))
      if (needsBaggage(scenario.kind, role) && !force.baggage)
        yield { path: ['forces', index], values: { kind: scenario.kind } };
  },
  cite('9.3'),
);

/** 8.2 – The column's order of march names every unit, the baggage and a separate general once. */
const marchOrder = check(
  'march-order',
  function* (scenario) {
    for (const { index, force, role } of forcesOf(scenario)) {
      const isColumn = scenario.kind === 'ambush' && role === 'attacker';
      const wanted = [
        ...force.units.map(({ id }) => id),
        ...(force.general?.mode === 'separate' ? ['general'] : []),
        ...(force.baggage ? ['baggage'] : []),
      ];
      const given = force.march ?? [];
      const isRight = [...given].sort().join() === [...(isColumn ? wanted : [])].sort().join();
      if (!isRight)
        yield {
          path: force.march ? ['forces', index, 'march'] : ['forces', index],
          values: { count: wanted.length },
        };
    }
  },
  cite('8.2'),
);

export const DEPLOYMENT_CHECKS: readonly Check<Scenario>[] = [
  deploymentZone,
  cohesion,
  basesApart,
  forbiddenGround,
  hiddenCount,
  hidingPlace,
  tableEdges,
  onTable,
  baggage,
  marchOrder,
];
