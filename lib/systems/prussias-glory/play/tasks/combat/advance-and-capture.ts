import { hexOf, measureHexDistance } from '@/lib/geometry/hex/hex';
import { getOtherSide, rosterOf, type SideIndex } from '../../../document/army';
import { hasTerrain } from '../../../document/ground';
import { ruleDataOf } from '../../../document/rule-data';
import { captureResult } from '../../../rules/combat/capture';
import {
  groundIn,
  hexOfUnit,
  isFighter,
  leadersAt,
  type StandingUnit,
  standingUnitOf,
  unitsAt,
} from '../../../rules/field';
import { computeGroundCost, isBaggage } from '../../../rules/map/movement';
import { neighboursOf } from '../../../rules/map/sight';
import { hasRoomFor, unitsOfSideAt } from '../../../rules/map/stacking';
import { isInEnemyZone } from '../../../rules/map/zones-of-control';
import { type ModifierLine, sumOfLines, toModifierLine } from '../../../rules/modifier-lines';
import { type Refusal, refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { describePiece, describePieceAndHex } from '../../describe';
import { createAddendLine, listModifierLines } from '../../figures/breakdown-lines';
import {
  applyEach,
  chainTransition,
  createEvent,
  emit,
  findHexNamed,
  meleeOf,
  nameHex,
  pushTasks,
  type Transition,
  throwDie,
  withMelee,
  withoutEvents,
} from '../../game';
import type { State, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import {
  captureCounter,
  catchLeaders,
  createRetreatTask,
  loseUnit,
  placeLeader,
  placeUnit,
  setStatus,
} from '../piece-changes';

type Advance = TaskOf<'advance'>;

const sidesOfAdvance = (state: State, { by }: Advance): { side: SideIndex; from: readonly number[] } => {
  const { melee } = meleeOf(state);
  return by === 'attacker'
    ? { side: melee.attacker, from: melee.attackingHexes }
    : { side: getOtherSide(melee.attacker), from: melee.defendingHexes };
};

/** 19.9 – Hexes left empty or with artillery alone; the defender advances only where guns are left. */
const vacatedHexes = (state: State, task: Advance): readonly number[] => {
  const { side } = sidesOfAdvance(state, task);
  const enemy = getOtherSide(side);
  return task.hexes.filter(hex => {
    const left = unitsOfSideAt(state, hex, enemy);
    if (left.some(isFighter)) return false;
    return task.by === 'attacker' || left.length > 0;
  });
};

/** 19.9 – Whether a unit may go into a hex next to it after the fight. */
export const mayAdvance = (state: State, unit: StandingUnit, to: number): boolean => {
  const from = hexOfUnit(state.field, unit.unit.id);
  if (from === null || unit.status === 'routed' || !isFighter(unit)) return false;
  if (isBaggage(unit)) return false;
  if (
    measureHexDistance(groundIn(state).grid, from, to) !== 1 ||
    computeGroundCost(state, unit, from, to) === null
  )
    return false;
  if (unit.ratings.exhausted && isInEnemyZone(state, to, unit.unit.side)) return false;
  if (unitsOfSideAt(state, to, unit.unit.side).some(isBaggage)) return false;
  return hasRoomFor(state, to, unit);
};

const advanceOffers = (state: State, task: Advance): readonly Action[] => {
  const { side, from } = sidesOfAdvance(state, task);
  const by = sideIdOf(state, side);
  return vacatedHexes(state, task).flatMap(to =>
    from
      .filter(hex => measureHexDistance(groundIn(state).grid, hex, to) === 1)
      .flatMap(hex => [
        ...unitsOfSideAt(state, hex, side)
          .filter(unit => mayAdvance(state, unit, to))
          .map(({ unit }): Action => ({ by, type: 'advance', piece: unit.id, to: nameHex(state, to) })),
        ...(unitsOfSideAt(state, to, side).length > 0
          ? leadersAt(state, hex, side).map(
              ({ id }): Action => ({ by, type: 'advance', piece: id, to: nameHex(state, to) }),
            )
          : []),
      ]),
  );
};

/** 19.9 – Why a piece does not advance into a hex. */
const findAdvanceObjection = (
  state: State,
  task: Advance,
  { piece, to }: { readonly piece: string; readonly to: string },
): Refusal => {
  const { side, from } = sidesOfAdvance(state, task);
  const { units, leaders } = rosterOf(state.scenario);
  const values = { unit: (units.get(piece) ?? leaders.get(piece))?.name ?? String(piece), hex: String(to) };
  if (!vacatedHexes(state, task).includes(findHexNamed(state, to)))
    return refuse('not-vacated', '19.9', values);
  const unit = units.has(piece) ? standingUnitOf(state, piece) : null;
  if (unit && !isFighter(unit)) return refuse('guns-do-not-advance', '19.9', values);
  const isThere = from.some(hex =>
    [
      ...unitsOfSideAt(state, hex, side).map(other => other.unit.id),
      ...leadersAt(state, hex, side).map(({ id }) => id),
    ].includes(piece),
  );
  return isThere ? refuse('cannot-advance', '19.9', values) : refuse('not-in-the-fight', '19.9', values);
};

/** 19.9 – Piece by piece; the last one is on top, so that the player chooses the order. */
export const advanceHandler: TaskHandler<'advance'> = {
  awaits: (state, task) => (advanceOffers(state, task).length > 0 ? sidesOfAdvance(state, task).side : null),
  offers: (state, task) => [
    { by: sideIdOf(state, sidesOfAdvance(state, task).side), type: 'pass' },
    ...advanceOffers(state, task),
  ],
  objection: (state, task, action) =>
    action.type === 'advance' ? findAdvanceObjection(state, task, action) : null,
  choose: (state, task, action) => {
    if (action.type !== 'advance') return withoutEvents(state);
    const to = hexOf(groundIn(state).grid, action.to);
    const again = pushTasks(state, task);
    if (rosterOf(state.scenario).leaders.has(action.piece))
      return withoutEvents(placeLeader(again, action.piece, to));
    const moved = placeUnit(again, action.piece, to);
    const recorded =
      task.by === 'attacker'
        ? withMelee(moved, { advanced: [...meleeOf(moved).advanced, action.piece] })
        : moved;
    const values = { unit: describePiece(state, action.piece), hex: action.to };
    return chainTransition(emit(recorded, createEvent('advanced', '19.9', values)), catchLeaders);
  },
};

/** 19.9.1 – What helps and hinders a capture. */
const captureLines = (state: State, gun: StandingUnit, hex: number): readonly ModifierLine[] => {
  const { modifiers } = ruleDataOf(state.scenario).charts.capture;
  const ground = groundIn(state);
  const side = getOtherSide(gun.unit.side);
  const add = (isSo: boolean, id: keyof typeof modifiers): readonly ModifierLine[] =>
    isSo ? [toModifierLine(id, modifiers[id])] : [];
  const friends = neighboursOf(ground.grid, hex).some(other =>
    unitsOfSideAt(state, other, gun.unit.side).some(unit => isFighter(unit) && unit.status !== 'routed'),
  );
  return [
    ...add(
      unitsOfSideAt(state, hex, side).some(({ unit }) => unit.arm === 'cavalry'),
      'cavalry-advances',
    ),
    ...add(meleeOf(state).surrounded, 'surrounded'),
    ...add(friends, 'friends-adjacent'),
    ...add(hasTerrain(ground, hex, 'woods') || hasTerrain(ground, hex, 'town'), 'cover'),
  ];
};

/** 19.9.1, 8.1 – Routed guns are taken without a throw, and disordered ones, whom every result would rout (ruling P26). */
const captureGuns = (state: State, id: string): Transition => {
  const gun = standingUnitOf(state, id);
  const hex = hexOfUnit(state.field, id);
  if (hex === null) return withoutEvents(state);
  if (gun.status !== 'formed') return loseUnit(state, id, 'captured');
  const { die, state: after } = throwDie(state);
  const lines = captureLines(state, gun, hex);
  const result = captureResult(ruleDataOf(state.scenario).charts.capture, die + sumOfLines(lines));
  const values = { unit: describePieceAndHex(state, id) };
  const because = [createAddendLine('die', die, '19.9.1'), ...listModifierLines(lines)];
  const what = emit(after, createEvent(`capture-${result}`, '19.9.1', values, [die], because));
  if (result === 'whole') return chainTransition(what, now => loseUnit(now, id, 'captured'));
  if (result === 'escapes') return chainTransition(what, now => drawBackGuns(now, id));
  return chainTransition(what, now => takeCounter(now, id));
};

/** 19.9.1 – The counter on the map is taken; what the second one shows falls back disordered. */
const takeCounter = (state: State, id: string): Transition =>
  standingUnitOf(state, id).steps <= 2
    ? loseUnit(state, id, 'captured')
    : chainTransition(captureCounter(state, id), now => drawBackGuns(now, id));

/** 19.9.1 – Guns that escape are disordered and retreat one hex, whatever stands around them. */
const drawBackGuns = (state: State, id: string): Transition =>
  setStatus(pushTasks(state, createRetreatTask(id, 1, 'escape')), id, 'disordered');

export const captureHandler: TaskHandler<'capture'> = {
  run: state => {
    const { melee } = meleeOf(state);
    const hexes = [...melee.attackingHexes, ...melee.defendingHexes];
    const reached = hexes.flatMap(hex => {
      const here = unitsAt(state, hex);
      return here.filter(gun => !isFighter(gun) && here.some(({ unit }) => unit.side !== gun.unit.side));
    });
    return applyEach(withoutEvents(state), reached, (now, { unit }) => captureGuns(now, unit.id));
  },
};
