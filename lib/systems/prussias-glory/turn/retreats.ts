import { hexOf } from '@/lib/geometry/hex';
import type { Action } from '../actions';
import { groundIn, hexOfUnit, leadersAt, type StandingUnit, standing } from '../field';
import { namedPiece, namedWhere } from '../naming';
import { figure, part } from '../reasons';
import { isStoppedByRiver } from '../rules/movement';
import { isAtAnyEdge, isAtFriendlyEdge, retreatHexes, townOfRefuge } from '../rules/retreat';
import { isOverstacked, unitsOfSideAt } from '../rules/stacking';
import { checkedMorale, leaderBonusAt, moraleCheck, SPIRIT_PENALTY } from '../rules/unit-morale';
import { isInEnemyZone } from '../rules/zones-of-control';
import type { State, TaskOf } from '../state';
import { calm, eachIn, event, first, followedBy, hexName, type Step, thrown, told, withUnit } from './game';
import { type Handler, sideId } from './handler';
import { leaderPlaced, leadersCaught, placed, shaken, stepLost, unitLost, withStatus } from './pieces';

type Retreat = TaskOf<'retreat'>;

const choices = (state: State, { unit, way }: Retreat): readonly number[] => {
  const from = hexOfUnit(state.field, unit);
  if (from === null) return [];
  const moving = standing(state, unit);
  return retreatHexes(state, moving, from, way, state.armies[moving.unit.side].spirit);
};

const isFlight = ({ how }: Retreat): boolean => how === 'rout' || how === 'flight';

/** 8.2, 25.3.5 – A routed unit with hexes left to run is gone at its own edge; at another only where it would be captured otherwise (ruling P25). */
const leavesMap = (state: State, task: Retreat): boolean => {
  const hex = hexOfUnit(state.field, task.unit);
  const { unit } = standing(state, task.unit);
  if (hex === null || task.left <= 0 || !isFlight(task)) return false;
  if (isAtFriendlyEdge(state, unit.side, hex)) return true;
  if (unit.traits.includes('light-baggage') || !isAtAnyEdge(state, hex)) return false;
  return choices(state, task).every(to => isInEnemyZone(state, to, unit.side));
};

const isFinished = (state: State, { unit, left }: Retreat): boolean =>
  hexOfUnit(state.field, unit) === null || left <= 0;

/** 8.4, 8.4.1 – One hex of a retreat. */
const stepBack = (state: State, task: Retreat, to: number): Step => {
  const { unit: id, left, how, way } = task;
  const from = hexOfUnit(state.field, id) ?? to;
  const moving = standing(state, id);
  const inZone = isInEnemyZone(state, to, moving.unit.side);
  const mayNotEnter = inZone && (isFlight(task) || moving.ratings.exhausted) && how !== 'escape';
  if (mayNotEnter && !moving.unit.traits.includes('light-baggage')) return unitLost(state, id, 'captured');
  const friends = unitsOfSideAt(state, to, moving.unit.side);
  const moved = followed(
    withPassage(placed(withRunner(state, task), id, to), moving, to),
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
  const seen = told(
    isOver ? moved : first(moved, further),
    event('retreated', '8.4', { unit: namedPiece(state, id), hex: hexName(state, to) }),
  );
  const upset = followedBy(seen, now => disturbed(now, moving, friends, to));
  return followedBy(task.extra ? followedBy(upset, now => stepLost(now, id)) : upset, leadersCaught);
};

/** 8.4.2 – Each retreat that nobody else has caused begins a new list of those who run because of it. */
const withRunner = (state: State, { unit, way, chain }: Retreat): State => {
  if (way.length > 0) return state;
  return { ...state, ran: chain ? [...(state.ran ?? []), unit] : [unit] };
};

/** 24.2.4 – Whoever has come through the town goes on towards the edge. */
const withPassage = (state: State, { unit }: StandingUnit, hex: number): State =>
  townOfRefuge(state, unit.side).includes(hex) ? withUnit(state, unit.id, { passed: true }) : state;

/** 8.4 – Leaders go along who were told to, and all when nobody else of their army stays in the hex. */
const followed = (
  state: State,
  { unit }: StandingUnit,
  told: readonly string[],
  from: number,
  to: number,
): State => {
  const isLeft = unitsOfSideAt(state, from, unit.side).length === 0;
  return leadersAt(state, from, unit.side)
    .filter(({ id }) => isLeft || told.includes(id))
    .reduce((now, { id }) => leaderPlaced(now, id, to), state);
};

/** 8.4 – Leaders who may go along or stay with the others of the hex: asked once, before the first step. */
const mayGoAlong = (state: State, { unit: id, way, leaders = [], asked }: Retreat): readonly string[] => {
  const hex = hexOfUnit(state.field, id);
  if (hex === null || way.length > 0 || asked) return [];
  const { side } = standing(state, id).unit;
  const isAlone = unitsOfSideAt(state, hex, side).length === 1;
  const here = leadersAt(state, hex, side).map(leader => leader.id);
  return isAlone ? [] : here.filter(leader => !leaders.includes(leader));
};

/** 8.4.2 – Friends are disordered where the hex is too full or the arms differ; then all of them check their morale. */
const disturbed = (
  state: State,
  moving: StandingUnit,
  friends: readonly StandingUnit[],
  hex: number,
): Step => {
  if (friends.length === 0) return calm(state);
  const arms = { infantry: 'cavalry', cavalry: 'infantry', artillery: 'none' } as const;
  const differs = friends.some(({ unit }) => unit.arm === arms[moving.unit.arm]);
  const isFull = isOverstacked(unitsOfSideAt(state, hex, moving.unit.side));
  const formed = differs || isFull ? friends.filter(({ status }) => status === 'formed') : [];
  const upset = eachIn(calm(state), formed, (now, { unit }) => withStatus(now, unit.id, 'disordered'));
  const [next, ...others] = upset.state.agenda;
  const checks = friends.map(({ unit }) => ({ task: 'check', unit: unit.id, chain: true }) as const);
  const isOngoing = next?.task === 'retreat' && next.unit === moving.unit.id;
  const agenda = isOngoing && next ? [next, ...checks, ...others] : [...checks, ...upset.state.agenda];
  return { ...upset, state: { ...upset.state, agenda } };
};

/** 8.4 – Who cannot retreat is captured; the baggage never is, and the river ends a flight. */
const stuck = (state: State, { unit }: Retreat): Step => {
  const hex = hexOfUnit(state.field, unit) ?? 0;
  const moving = standing(state, unit);
  const isSpared = moving.unit.traits.includes('light-baggage') || isStoppedByRiver(state, moving, hex);
  return isSpared ? calm(state) : unitLost(state, unit, 'captured');
};

export const retreat: Handler<'retreat'> = {
  awaits: (state, task) => {
    if (isFinished(state, task) || leavesMap(state, task)) return null;
    const ways = choices(state, task).length;
    return ways > 1 || (ways === 1 && mayGoAlong(state, task).length > 0)
      ? standing(state, task.unit).unit.side
      : null;
  },
  offers: (state, task) => {
    const by = sideId(state, standing(state, task.unit).unit.side);
    const leaders = mayGoAlong(state, task);
    if (leaders.length > 0)
      return [{ by, type: 'pass' }, ...leaders.map((leader): Action => ({ by, type: 'go-along', leader }))];
    return choices(state, task).map((hex): Action => ({ by, type: 'retreat-to', to: hexName(state, hex) }));
  },
  choose: (state, task, action) => {
    if (action.type === 'pass') return calm(first(state, { ...task, asked: true }));
    if (action.type === 'go-along')
      return calm(first(state, { ...task, leaders: [...(task.leaders ?? []), action.leader] }));
    return action.type === 'retreat-to'
      ? stepBack(state, task, hexOf(groundIn(state).grid, action.to))
      : calm(state);
  },
  run: (state, task) => {
    if (isFinished(state, task)) return calm(state);
    if (leavesMap(state, task)) return unitLost(state, task.unit, 'fled');
    const [hex] = choices(state, task);
    return hex === undefined ? stuck(state, task) : stepBack(state, task, hex);
  },
};

/** 8.4.2 – The retreat that a check has brought about belongs to the one that caused the check. */
const chained = (step: Step, unit: string): Step => {
  const [next, ...others] = step.state.agenda;
  if (next?.task !== 'retreat' || next.unit !== unit) return step;
  return { ...step, state: { ...step.state, agenda: [{ ...next, chain: true }, ...others] } };
};

/** 8.3, 8.4.2 – A morale check and what it brings; who has run because of the same retreat stands no more and is not asked again (ruling P27). */
export const check: Handler<'check'> = {
  run: (state, { unit: id, chain }) => {
    if (hexOfUnit(state.field, id) === null || (chain && state.ran?.includes(id))) return calm(state);
    const checked = standing(state, id);
    const { spirit } = state.armies[checked.unit.side];
    const leader = leaderBonusAt(state, checked);
    const morale = checkedMorale(checked.ratings.morale, leader, spirit);
    const { die, state: after } = thrown(state);
    const result = moraleCheck(morale, die);
    const because = [
      figure('morale', checked.ratings.morale, '8.3'),
      part('leader', leader, '9'),
      part('spirit', SPIRIT_PENALTY[spirit], '10.2'),
    ].filter(({ value }) => value !== 0);
    const what = event('morale-checked', '8.3', { unit: namedWhere(state, id), die, morale }, [die], because);
    if (result === 'stands') return told(after, what);
    const fled = followedBy(told(after, what), now => shaken(now, id, result));
    return chain ? chained(fled, id) : fled;
  },
};
