import type { ActionKind, Target } from '@/lib/game/contract/about';
import type { Finding } from '@/lib/game/contract/finding';
import { findMarchObjections } from '../rules/movement/march-objections';
import { countMoveDice, placeOf, readMoveThrow, slowestProfileOf } from '../rules/movement/marching';
import { objection } from '../rules/objection';
import { toInches } from '../view/position';
import { about } from './about';
import type { Action, Choice, Destination } from './actions';
import { enemiesOf, type FieldUnit, findUnit, isInMelee, isInSight, isOnTable, middleOfUnit } from './field';
import { getCurrentTask, seatOf } from './game';
import { listChargesAt } from './march-candidates/march-candidates';
import { findTaskObjections } from './sequence';
import type { MoveThrow, SideIndex, State, Task } from './state';
import { toMarch } from './tasks/movement/moves';
import { listArrivalPlaces } from './tasks/setup/arrivals';
import { listEntryPlaces } from './tasks/setup/column-entry';
import { listShowPlaces } from './tasks/setup/concealment';
import { listSetUpPlaces } from './tasks/setup/deployment';
import { canBurn } from './tasks/shooting/fires';
import { isCarrier } from './tasks/siege/carriers';

/** Something that a player may mean, and why it cannot be done; no findings: it can. */
export interface Request {
  readonly kind: ActionKind;
  readonly targets: readonly Target[];
  readonly findings: readonly Finding[];
}

type InchPoint = readonly [number, number];

const requestOf = (state: State, unit: FieldUnit, choice: Choice): Request => {
  const action: Action = { ...choice, by: seatOf(state, unit.side) };
  const { kind, targets } = about(state, action);
  return { kind, targets, findings: findTaskObjections(state, action) };
};

/** Where on the table a target is, in inches; null: it is not there, as far as the side knows (9.2). */
const pointOf = (state: State, side: SideIndex, target: Target): InchPoint | null => {
  if (target.type === 'outline') {
    const count = Math.max(1, target.points.length);
    const [x, y] = target.points.reduce(([sx, sy], [px, py]) => [sx + px / count, sy + py / count], [0, 0]);
    return toInches([x, y]);
  }
  const unit = target.type === 'piece' ? findUnit(state.units, target.id) : undefined;
  const isKnown = unit && (unit.side === side ? isOnTable(unit) : isInSight(unit));
  return isKnown ? middleOfUnit(unit) : null;
};

const headingTo = ([x, y]: InchPoint, [tx, ty]: InchPoint): number =>
  ((Math.atan2(tx - x, y - ty) * 180) / Math.PI + 360) % 360;

/** The unit goes there as it stands, or with its front to where it goes. */
const listMarchesTo = ({ elements }: FieldUnit, at: InchPoint): readonly Destination[] => {
  const place = placeOf(elements);
  return [place.facing, headingTo(place.at, at)].map(facing => ({ at, facing }));
};

const pieceTarget = ({ id }: FieldUnit): Target => ({ type: 'piece', id });

/** Of several ways to the same end the first that can be had, or what speaks against the first of all. */
const mergeRequests = (kind: ActionKind, target: Target, ways: readonly (readonly Finding[])[]): Request => ({
  kind,
  targets: [target],
  findings: ways.some(findings => findings.length === 0) ? [] : (ways[0] ?? []),
});

type JudgeMarch = (to: Destination) => readonly Finding[];

/** 14.1 – Charging each enemy in sight, and going where the player points. */
const listMarchRequests = (
  state: State,
  unit: FieldUnit,
  target: Target | undefined,
  judge: JudgeMarch,
): readonly Request[] => {
  const at = target && pointOf(state, unit.side, target);
  const isEnemy = ({ id }: FieldUnit): boolean => !target || (target.type === 'piece' && target.id === id);
  const enemies = enemiesOf(state.units, unit).filter(isEnemy);
  const attacks = enemies.map(enemy =>
    mergeRequests(
      'attack',
      pieceTarget(enemy),
      listChargesAt(unit, enemy).map(({ to }) => judge(to)),
    ),
  );
  if (!target || !at || enemies.length > 0) return attacks;
  return [mergeRequests('move', target, listMarchesTo(unit, at).map(judge))];
};

const SIX = 6;

/** 12.1 – The best that the dice of a unit could bring. */
export const bestThrowOf = (unit: FieldUnit): MoveThrow | null => {
  const pace = slowestProfileOf(unit);
  return (
    pace &&
    readMoveThrow(
      pace,
      Array.from({ length: countMoveDice(pace) }, () => SIX),
    )
  );
};

/** Before the dice fall a march is judged by the best throw: what that does not allow no throw will. */
const judgeByBestThrow = (state: State, unit: FieldUnit): JudgeMarch => {
  const held = requestOf(state, unit, { type: 'throw', unit: unit.id }).findings;
  const thrown = bestThrowOf(unit);
  if (held.length > 0 || !thrown) return () => held;
  return to =>
    blameBestThrow(findMarchObjections(state, toMarch(unit, to), thrown, isInMelee(state.units, unit)));
};

/** What the best throw does not allow is out of reach altogether. */
export const blameBestThrow = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map(finding =>
    finding.code.endsWith('/march-too-far')
      ? objection('reach-too-far', '12.1', finding.values, finding.path)
      : finding,
  );

const listMoveRequests = (state: State, unit: FieldUnit, target?: Target): readonly Request[] => {
  const { id } = unit;
  const carriers = state.units.filter(other => other.side === unit.side && isCarrier(other));
  const choices: readonly Choice[] = [
    ...(
      ['throw', 'turn-to', 'close-up', 'slip', 'remount', 'dismount', 'climb', 'cross', 'alight'] as const
    ).map((type): Choice => ({ type, unit: id })),
    ...carriers.map((carrier): Choice => ({ type: 'board', unit: id, target: carrier.id })),
  ];
  return [
    ...choices.map(choice => requestOf(state, unit, choice)),
    ...listMarchRequests(state, unit, target, judgeByBestThrow(state, unit)),
    SHOOTS_LATER,
  ];
};

/** 11.1 – Both sides shoot when all have moved. */
const SHOOTS_LATER: Request = { kind: 'shoot', targets: [], findings: [objection('shoots-later', '11.1')] };

const listMarchTaskRequests = (state: State, unit: FieldUnit, target?: Target): readonly Request[] => [
  requestOf(state, unit, { type: 'throw-again' }),
  ...listMarchRequests(state, unit, target, to => requestOf(state, unit, { type: 'march', to }).findings),
];

const listShootRequests = (state: State, unit: FieldUnit): readonly Request[] => [
  ...enemiesOf(state.units, unit).map(({ id }) =>
    requestOf(state, unit, { type: 'aim', unit: unit.id, target: id }),
  ),
  ...state.scenario.board.pieces
    .filter(canBurn)
    .map(({ id }) => requestOf(state, unit, { type: 'set-fire', unit: unit.id, piece: id })),
];

/** The same stand at another point; a unit placed element by element is shifted as a whole. */
export const moveStand = (to: Destination, at: InchPoint): Destination => ({
  ...to,
  at,
  ...(to.elements
    ? {
        elements: to.elements.map(({ at: [x, y], facing }) => ({
          at: [x + at[0] - to.at[0], y + at[1] - to.at[1]] as const,
          facing,
        })),
      }
    : {}),
});

/** Placing a unit where the player points, in each way of standing that is offered anywhere. */
const listPlaceRequests = (
  state: State,
  unit: FieldUnit,
  target: Target | undefined,
  stands: readonly Destination[],
  type: 'set-up' | 'enter' | 'arrive' | 'show',
): readonly Request[] => {
  const at = target && pointOf(state, unit.side, target);
  if (!target || !at) return [];
  const ways = new Map(stands.map(to => [JSON.stringify([to.facing, to.formation, to.files]), to]));
  const judged = [...ways.values()].map(
    to => requestOf(state, unit, { type, unit: unit.id, to: moveStand(to, at) }).findings,
  );
  return [mergeRequests('place', target, judged)];
};

/** What a player may mean who points from one of their units. */
export const listRequests = (state: State, unit: FieldUnit, target?: Target): readonly Request[] => {
  const task = getCurrentTask(state);
  switch (task.type) {
    case 'move':
      return listMoveRequests(state, unit, target);
    case 'march':
      return unit.id === task.unit ? listMarchTaskRequests(state, unit, target) : [];
    case 'shoot':
      return listShootRequests(state, unit);
    case 'encourage':
      return [requestOf(state, unit, { type: 'encourage', unit: unit.id })];
    case 'oxen':
      return [requestOf(state, unit, { type: 'light', unit: unit.id })];
    default:
      return listSetUpRequests(state, unit, task, target);
  }
};

const listSetUpRequests = (
  state: State,
  unit: FieldUnit,
  { type }: Task,
  target?: Target,
): readonly Request[] => {
  switch (type) {
    case 'set-up':
      return [
        requestOf(state, unit, { type: 'hold-back', unit: unit.id }),
        ...listPlaceRequests(state, unit, target, listSetUpPlaces(state, unit), 'set-up'),
      ];
    case 'enter':
      return listPlaceRequests(state, unit, target, listEntryPlaces(state, unit), 'enter');
    case 'arrive':
      return listPlaceRequests(state, unit, target, listArrivalPlaces(state, unit), 'arrive');
    case 'unfold':
      return listPlaceRequests(state, unit, target, listShowPlaces(state, unit), 'show');
    default:
      return [];
  }
};
