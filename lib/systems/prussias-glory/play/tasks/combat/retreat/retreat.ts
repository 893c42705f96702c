import { hexOf, measureHexDistance, OFF_MAP } from '@/lib/geometry/hex/hex';
import { groundIn, hexOfUnit, leadersAt, type StandingUnit, standingUnitOf } from '../../../../rules/field';
import { isStoppedByRiver } from '../../../../rules/map/movement';
import {
  isAtAnyEdge,
  isAtFriendlyEdge,
  listBestRetreatHexes,
  townOfRefuge,
} from '../../../../rules/map/retreat';
import { isOverstacked, unitsOfSideAt } from '../../../../rules/map/stacking';
import { isInEnemyZone } from '../../../../rules/map/zones-of-control';
import { refuse } from '../../../../rules/refusal';
import {
  checkMorale,
  computeEffectiveMorale,
  leaderBonusAt,
  SPIRIT_PENALTY,
} from '../../../../rules/unit-morale';
import type { Action } from '../../../actions';
import { describePiece, describePieceAndHex } from '../../../describe';
import { createAddendLine, createStatLine } from '../../../figures/breakdown-lines';
import {
  applyEach,
  chainTransition,
  createEvent,
  emit,
  findHexNamed,
  nameHex,
  pushTasks,
  type Transition,
  throwDie,
  withoutEvents,
  withUnit,
} from '../../../game';
import type { State, TaskOf } from '../../../state';
import { sideIdOf, type TaskHandler } from '../../../task-handler';
import {
  applyDisorder,
  catchLeaders,
  loseStep,
  loseUnit,
  placeLeader,
  placeUnit,
  setStatus,
  unitNameOf,
} from '../../piece-changes';

type Retreat = TaskOf<'retreat'>;

const retreatChoices = (state: State, { unit, way }: Retreat): readonly number[] => {
  const from = hexOfUnit(state.field, unit);
  if (from === null) return [];
  const moving = standingUnitOf(state, unit);
  return listBestRetreatHexes(state, moving, from, way, state.armies[moving.unit.side].spirit);
};

const isFlight = ({ how }: Retreat): boolean => how === 'rout' || how === 'flight';

/** 8.2, 25.3.5 – A routed unit with hexes left to run is gone at its own edge; at another only where it would be captured otherwise (ruling P25). */
const leavesMap = (state: State, task: Retreat): boolean => {
  const hex = hexOfUnit(state.field, task.unit);
  const { unit } = standingUnitOf(state, task.unit);
  if (hex === null || task.left <= 0 || !isFlight(task)) return false;
  if (isAtFriendlyEdge(state, unit.side, hex)) return true;
  if (unit.traits.includes('light-baggage') || !isAtAnyEdge(state, hex)) return false;
  return retreatChoices(state, task).every(to => isInEnemyZone(state, to, unit.side));
};

const isFinished = (state: State, { unit, left }: Retreat): boolean =>
  hexOfUnit(state.field, unit) === null || left <= 0;

/** 8.4, 8.4.1 – One hex of a retreat. */
const stepBack = (state: State, task: Retreat, to: number): Transition => {
  const { unit: id, left, how, way } = task;
  const from = hexOfUnit(state.field, id) ?? to;
  const moving = standingUnitOf(state, id);
  const inZone = isInEnemyZone(state, to, moving.unit.side);
  const mayNotEnter = inZone && (isFlight(task) || moving.ratings.exhausted) && how !== 'escape';
  if (mayNotEnter && !moving.unit.traits.includes('light-baggage')) return loseUnit(state, id, 'captured');
  const friends = unitsOfSideAt(state, to, moving.unit.side);
  const moved = moveLeadersAlong(
    recordPassage(placeUnit(recordRunner(state, task), id, to), moving, to),
    moving,
    task.leaders ?? [],
    from,
    to,
  );
  const isHeld = isStoppedByRiver(state, moving, to);
  const goesOn = !isHeld && left <= 1 && inZone && how === 'disorder';
  const next: Retreat = { ...task, left: goesOn ? 1 : left - 1, way: [...way, from] };
  const further = goesOn ? { ...next, extra: true as const } : next;
  const isOver = isHeld || further.left <= 0;
  const seen = emit(
    isOver ? moved : pushTasks(moved, further),
    createEvent('retreated', '8.4', { unit: describePiece(state, id), hex: nameHex(state, to) }),
  );
  const upset = chainTransition(seen, now => disturbFriends(now, moving, friends, to));
  return chainTransition(task.extra ? chainTransition(upset, now => loseStep(now, id)) : upset, catchLeaders);
};

/** 8.4.2 – Each retreat that no other retreat has caused begins a new list of units that retreat because of it. */
const recordRunner = (state: State, { unit, way, chain }: Retreat): State => {
  if (way.length > 0) return state;
  return { ...state, ran: chain ? [...(state.ran ?? []), unit] : [unit] };
};

/** 24.2.4 – A unit that has passed through the town continues towards the edge. */
const recordPassage = (state: State, { unit }: StandingUnit, hex: number): State =>
  townOfRefuge(state, unit.side).includes(hex) ? withUnit(state, unit.id, { passed: true }) : state;

/** 8.4 – Leaders go along whom the player has sent, and all when nobody else of their army stays in the hex. */
const moveLeadersAlong = (
  state: State,
  { unit }: StandingUnit,
  next: readonly string[],
  from: number,
  to: number,
): State => {
  const isLeft = unitsOfSideAt(state, from, unit.side).length === 0;
  return leadersAt(state, from, unit.side)
    .filter(({ id }) => isLeft || next.includes(id))
    .reduce((now, { id }) => placeLeader(now, id, to), state);
};

/** 8.4 – Leaders who may go along or stay with the others of the hex: asked once, before the first step. */
const possibleFollowers = (
  state: State,
  { unit: id, way, leaders = [], asked }: Retreat,
): readonly string[] => {
  const hex = hexOfUnit(state.field, id);
  if (hex === null || way.length > 0 || asked) return [];
  const { side } = standingUnitOf(state, id).unit;
  const isAlone = unitsOfSideAt(state, hex, side).length === 1;
  const here = leadersAt(state, hex, side).map(leader => leader.id);
  return isAlone ? [] : here.filter(leader => !leaders.includes(leader));
};

/** 8.4.2 – Friends are disordered where the hex is too full or the arms differ; then all of them check their morale. */
const disturbFriends = (
  state: State,
  moving: StandingUnit,
  friends: readonly StandingUnit[],
  hex: number,
): Transition => {
  if (friends.length === 0) return withoutEvents(state);
  const arms = { infantry: 'cavalry', cavalry: 'infantry', artillery: 'none' } as const;
  const differs = friends.some(({ unit }) => unit.arm === arms[moving.unit.arm]);
  const isFull = isOverstacked(unitsOfSideAt(state, hex, moving.unit.side));
  const formed = differs || isFull ? friends.filter(({ status }) => status === 'formed') : [];
  const upset = applyEach(withoutEvents(state), formed, (now, { unit }) =>
    setStatus(now, unit.id, 'disordered'),
  );
  const [next, ...others] = upset.state.agenda;
  const checks = friends.map(({ unit }) => ({ task: 'check', unit: unit.id, chain: true }) as const);
  const isOngoing = next?.task === 'retreat' && next.unit === moving.unit.id;
  const agenda = isOngoing && next ? [next, ...checks, ...others] : [...checks, ...upset.state.agenda];
  return { ...upset, state: { ...upset.state, agenda } };
};

/** 8.4 – Who cannot retreat is captured; the baggage never is, and the river ends a flight. */
const captureIfStuck = (state: State, { unit }: Retreat): Transition => {
  const hex = hexOfUnit(state.field, unit) ?? 0;
  const moving = standingUnitOf(state, unit);
  const isSpared = moving.unit.traits.includes('light-baggage') || isStoppedByRiver(state, moving, hex);
  return isSpared ? withoutEvents(state) : loseUnit(state, unit, 'captured');
};

export const retreatHandler: TaskHandler<'retreat'> = {
  awaits: (state, task) => {
    if (isFinished(state, task) || leavesMap(state, task)) return null;
    const ways = retreatChoices(state, task).length;
    return ways > 1 || (ways === 1 && possibleFollowers(state, task).length > 0)
      ? standingUnitOf(state, task.unit).unit.side
      : null;
  },
  offers: (state, task) => {
    const by = sideIdOf(state, standingUnitOf(state, task.unit).unit.side);
    const leaders = possibleFollowers(state, task);
    if (leaders.length > 0)
      return [{ by, type: 'pass' }, ...leaders.map((leader): Action => ({ by, type: 'go-along', leader }))];
    return retreatChoices(state, task).map(
      (hex): Action => ({ by, type: 'retreat-to', to: nameHex(state, hex) }),
    );
  },
  objection: (state, task, action) => {
    if (action.type === 'go-along') return refuse('leader-stays', '8.4');
    if (action.type !== 'retreat-to') return null;
    const values = { unit: unitNameOf(state, task.unit), hex: String(action.to) };
    const from = hexOfUnit(state.field, task.unit);
    const to = findHexNamed(state, action.to);
    const isNear =
      from !== null && to !== OFF_MAP && measureHexDistance(groundIn(state).grid, from, to) === 1;
    return isNear ? refuse('worse-retreat', '8.4', values) : refuse('not-next-to', '8.4', values);
  },
  choose: (state, task, action) => {
    if (action.type === 'pass') return withoutEvents(pushTasks(state, { ...task, asked: true }));
    if (action.type === 'go-along')
      return withoutEvents(pushTasks(state, { ...task, leaders: [...(task.leaders ?? []), action.leader] }));
    return action.type === 'retreat-to'
      ? stepBack(state, task, hexOf(groundIn(state).grid, action.to))
      : withoutEvents(state);
  },
  run: (state, task) => {
    if (isFinished(state, task)) return withoutEvents(state);
    if (leavesMap(state, task)) return loseUnit(state, task.unit, 'fled');
    const [hex] = retreatChoices(state, task);
    return hex === undefined ? captureIfStuck(state, task) : stepBack(state, task, hex);
  },
};

/** 8.4.2 – The retreat that a check has brought about belongs to the one that caused the check. */
const markChained = (step: Transition, unit: string): Transition => {
  const [next, ...others] = step.state.agenda;
  if (next?.task !== 'retreat' || next.unit !== unit) return step;
  return { ...step, state: { ...step.state, agenda: [{ ...next, chain: true }, ...others] } };
};

/** 8.3, 8.4.2 – A morale check and what it brings; who has run because of the same retreat stands no more and is not asked again (ruling P27). */
export const checkHandler: TaskHandler<'check'> = {
  run: (state, { unit: id, chain }) => {
    if (hexOfUnit(state.field, id) === null || (chain && state.ran?.includes(id)))
      return withoutEvents(state);
    const checked = standingUnitOf(state, id);
    const { spirit } = state.armies[checked.unit.side];
    const leader = leaderBonusAt(state, checked);
    const morale = computeEffectiveMorale(checked.ratings.morale, leader, spirit);
    const { die, state: after } = throwDie(state);
    const result = checkMorale(morale, die);
    const because = [
      createStatLine('morale', checked.ratings.morale, '8.3'),
      createAddendLine('leader', leader, '9'),
      createAddendLine('spirit', SPIRIT_PENALTY[spirit], '10.2'),
    ].filter(({ value }) => value !== 0);
    const what = createEvent(
      'morale-checked',
      '8.3',
      { unit: describePieceAndHex(state, id), die, morale },
      [die],
      because,
    );
    if (result === 'stands') return emit(after, what);
    const fled = chainTransition(emit(after, what), now => applyDisorder(now, id, result));
    return chain ? markChained(fled, id) : fled;
  },
};
