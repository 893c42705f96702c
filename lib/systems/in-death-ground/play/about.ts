import type { About, ActionKind, Target } from '@/lib/game/contract/about';
import type { Point } from '@/lib/geometry/board';
import { cornersOf } from '@/lib/geometry/plane/plane';
import { listTouched } from '../rules/movement/march-objections';
import { arrangeElements } from '../rules/movement/marching';
import { toUnits } from '../view/position';
import type { Action, ActionOf, ActionType, Destination, MarchPurpose } from './actions';
import { blockOf, type Element, findUnit, isFighting } from './field';
import { getCurrentTask, seatOf } from './game';
import { getOtherSide, type State, type TaskOf } from './state';
import { toMarch } from './tasks/movement/moves';
import { wholeUnitOf } from './tasks/setup/concealment';
import { listAimsOfSide } from './tasks/shooting/volleys';
import { listClimbs } from './tasks/siege/ladders';

type InchPoint = readonly [number, number];

const pieceTarget = (id: string): Target => ({ type: 'piece', id });

const toOutline = (points: readonly Point[]): Target => ({ type: 'outline', points: points.map(toUnits) });

const outlineOfElement = (element: Element): Target => toOutline(cornersOf(blockOf(element)));

const HALF_MARK = 0.6;

/** A square about a point of a wall. */
const markAt = ([x, y]: InchPoint): Target =>
  toOutline([
    [x - HALF_MARK, y - HALF_MARK],
    [x + HALF_MARK, y - HALF_MARK],
    [x + HALF_MARK, y + HALF_MARK],
    [x - HALF_MARK, y + HALF_MARK],
  ]);

/** Every base where it would stand. */
const listBasesAt = (state: State, id: string, to: Destination): readonly Target[] => {
  const unit = findUnit(state.units, id);
  return unit ? arrangeElements(to.elements ? wholeUnitOf(unit) : unit, to).map(outlineOfElement) : [];
};

/** The unit that the current task asks about. */
const listAskedUnits = (state: State): readonly string[] => {
  const task = getCurrentTask(state);
  return 'unit' in task ? [task.unit] : [];
};

const findElement = (state: State, id: string) => {
  for (const unit of state.units) {
    const element = unit.elements.find(each => each.id === id);
    if (element) return { unit, element };
  }
  return null;
};

const ofUnit = (kind: ActionKind, unit: string, targets: readonly Target[] = []): About => ({
  kind,
  subjects: [unit],
  targets,
});

const ofSeat = (kind: ActionKind, targets: readonly Target[] = []): About => ({
  kind,
  subjects: [],
  targets,
});

/** What the unit that is asked does or lets happen. */
const ofAsked = (state: State, kind: ActionKind, targets: readonly Target[] = []): About => ({
  kind,
  subjects: listAskedUnits(state),
  targets,
});

const MARCH_KINDS: Readonly<Partial<Record<MarchPurpose, ActionKind>>> = {
  face: 'turn',
  'wheel-left': 'turn',
  'wheel-right': 'turn',
  column: 'form',
  line: 'form',
  gather: 'form',
};

/** 14.1 – A march that reaches somebody is an attack on them; one that is named after an enemy is aimed at that enemy. */
const aboutMarch = (state: State, { to, as, target }: ActionOf<'march'>): About => {
  const task = getCurrentTask(state);
  const unit = task.type === 'march' ? findUnit(state.units, task.unit) : undefined;
  if (!unit || task.type !== 'march') return ofSeat('move');
  const touched = task.isEvading ? [] : listTouched(state, toMarch(unit, to)).filter(isFighting);
  const kind = touched.length > 0 ? 'attack' : ((as && MARCH_KINDS[as]) ?? 'move');
  const aimedAt = new Set([...touched.map(({ id }) => id), ...(target === undefined ? [] : [target])]);
  return ofUnit(kind, unit.id, [...[...aimedAt].map(pieceTarget), ...listBasesAt(state, unit.id, to)]);
};

/** 13.4 – The whole volley: who shoots, and at whom; where nobody does, the side is done. */
const aboutVolley = (state: State, { side, aims }: TaskOf<'shoot'>): About => {
  const found = listAimsOfSide(state, side, aims);
  const ids = (pick: (aim: (typeof found)[number]) => string): readonly string[] => [
    ...new Set(found.map(pick)),
  ];
  if (found.length === 0) return ofSeat('end');
  return {
    kind: 'shoot',
    subjects: ids(({ unit }) => unit.id),
    targets: ids(({ enemy }) => enemy.id).map(pieceTarget),
  };
};

/** 13.5 – The ground that is set on fire. */
const groundTarget = ({ scenario }: State, id: string): readonly Target[] => {
  const piece = scenario.board.pieces.find(other => other.id === id);
  return piece && 'outline' in piece ? [toOutline(piece.outline)] : [];
};

/** 14.1, 14.3 – One element and the other that it fights or helps. */
const aboutPair = (
  state: State,
  kind: ActionKind,
  { element, among }: { readonly element: string; readonly among: string },
): About => {
  const [own, other] = [findElement(state, element), findElement(state, among)];
  return {
    kind,
    subjects: own ? [own.unit.id] : [],
    targets: other ? [pieceTarget(other.unit.id), outlineOfElement(other.element)] : [],
  };
};

/** 17.4 – The ladders that a unit would climb. */
const listLadderTargets = (state: State, id: string): readonly Target[] => {
  const unit = findUnit(state.units, id);
  return unit ? listClimbs(state, unit).map(({ ladder }) => markAt(ladder.at)) : [];
};

const outlineOfLoss = (state: State, id: string): readonly Target[] => {
  const found = findElement(state, id);
  return found ? [outlineOfElement(found.element)] : [];
};

/** 8.3 – The side that would set up first. */
const firstToSetUp = (state: State, isOwn: boolean): readonly Target[] => {
  const task = getCurrentTask(state);
  if (task.type !== 'who-sets-up') return [];
  return [{ type: 'side', id: seatOf(state, isOwn ? task.side : getOtherSide(task.side)) }];
};

type AboutOf<Type extends ActionType> = (state: State, action: ActionOf<Type>) => About;

const aboutUnit =
  (kind: ActionKind) =>
  (_state: State, { unit }: { readonly unit: string }): About =>
    ofUnit(kind, unit);

const aboutUnitAtPiece =
  (kind: ActionKind) =>
  (_state: State, { unit, target }: { readonly unit: string; readonly target: string }): About =>
    ofUnit(kind, unit, [pieceTarget(target)]);

const aboutAsked =
  (kind: ActionKind) =>
  (state: State): About =>
    ofAsked(state, kind);

const aboutSeat = (kind: ActionKind) => (): About => ofSeat(kind);

const aboutPlace = (state: State, { unit, to }: { readonly unit: string; readonly to: Destination }): About =>
  ofUnit('place', unit, listBasesAt(state, unit, to));

const ABOUTS: { readonly [Type in ActionType]: AboutOf<Type> } = {
  march: aboutMarch,
  'set-up': aboutPlace,
  enter: aboutPlace,
  arrive: aboutPlace,
  show: aboutPlace,
  breach: (_state, { at }) => ofSeat('place', [markAt(at)]),
  throw: aboutUnit('move'),
  'close-up': aboutUnit('move'),
  slip: aboutUnit('move'),
  cross: aboutUnit('move'),
  drive: aboutUnit('move'),
  climb: (state, { unit }) => ofUnit('move', unit, listLadderTargets(state, unit)),
  board: aboutUnitAtPiece('move'),
  alight: (_state, { unit, target }) =>
    target === undefined ? ofUnit('move', unit) : ofUnit('attack', unit, [pieceTarget(target)]),
  leave: aboutAsked('move'),
  'turn-to': aboutUnit('turn'),
  dismount: aboutUnit('form'),
  remount: aboutUnit('form'),
  unhitch: aboutUnit('form'),
  unfold: aboutUnit('form'),
  'set-fire': (state, { unit, piece }) => ofUnit('attack', unit, groundTarget(state, piece)),
  burn: aboutUnitAtPiece('attack'),
  'throw-down': (_state, { unit, at }) => ofUnit('attack', unit, [markAt(at)]),
  batter: (_state, { unit, gate }) => ofUnit('shoot', unit, [markAt(gate)]),
  rocket: aboutUnitAtPiece('shoot'),
  wreck: aboutUnitAtPiece('shoot'),
  aim: (_state, { unit, target }) => ofUnit('shoot', unit, target === null ? [] : [pieceTarget(target)]),
  bomb: aboutUnit('shoot'),
  shoot: state => {
    const task = getCurrentTask(state);
    return task.type === 'shoot' ? aboutVolley(state, task) : ofSeat('shoot');
  },
  fight: (state, action) => aboutPair(state, 'attack', action),
  support: (state, action) => aboutPair(state, 'react', action),
  lose: (state, { element }) => ofAsked(state, 'pick', outlineOfLoss(state, element)),
  evade: aboutAsked('react'),
  stand: aboutAsked('react'),
  'throw-again': aboutAsked('react'),
  spare: aboutAsked('react'),
  'take-test': aboutAsked('react'),
  'test-again': aboutAsked('react'),
  accept: aboutAsked('react'),
  encourage: aboutUnit('pick'),
  light: aboutUnit('pick'),
  wick: aboutUnit('pick'),
  'hold-back': aboutUnit('pick'),
  spring: aboutUnit('pick'),
  'set-up-first': state => ofSeat('pick', firstToSetUp(state, true)),
  'set-up-second': state => ofSeat('pick', firstToSetUp(state, false)),
  trick: aboutSeat('pick'),
  sham: aboutSeat('pick'),
  hold: aboutUnit('end'),
  stay: aboutAsked('end'),
  rest: aboutSeat('end'),
  'no-more': aboutSeat('end'),
  'not-yet': aboutSeat('end'),
  yield: aboutSeat('end'),
};

/** What a choice is about, as far as its own player may know; the table is right for each type, which the compiler cannot follow. */
export const about = (state: State, action: Action): About =>
  (ABOUTS[action.type] as AboutOf<ActionType>)(state, action);
