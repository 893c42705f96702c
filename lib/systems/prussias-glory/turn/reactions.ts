import { hexDistance } from '@/lib/geometry/hex';
import { armyOf, otherSide, rosterOf, type SideIndex, unitOfId } from '../army';
import { groundIn, hexOfLeader, hexOfUnit, leaderNow, leadersAt } from '../field';
import { activationLines, part } from '../reasons';
import { AWAKENING_RANGE, activates, COUP_RANGE } from '../rules/activation';
import { paid } from '../rules/army-morale';
import {
  contestBonus,
  deploysUnderThreat,
  FORCED_RANGE,
  gunsWithin,
  isWingInColumn,
  presentUnits,
  wingOfUnit,
} from '../rules/column';
import { canSeeWithin } from '../rules/sight';
import type { State, Task } from '../state';
import { detachmentOf, groupOfUnit, ratingOf } from './authority';
import {
  calm,
  event,
  first,
  followedBy,
  type Step,
  thrown,
  told,
  turnOf,
  withArmy,
  withMarks,
  withUnit,
} from './game';
import { type Handler, sideId } from './handler';
import { leadersCaught } from './pieces';

/** What the enemy sees and does when a piece has come to a hex. */
export const reactions = (state: State, piece: string, hex: number): Step => {
  const unit = rosterOf(state.scenario).units.get(piece);
  const side = unit?.side ?? rosterOf(state.scenario).leaders.get(piece)?.side ?? state.player;
  const isApart = unit !== undefined && detachmentOf(state, unit) !== null;
  const woken = isApart ? state : awakened(state, otherSide(side), hex);
  const seen = unit ? sighted(woken, otherSide(side), hex) : { state: woken, tasks: [] };
  const threats = unit ? threatsOf(seen.state, unit.id, hex) : [];
  return followedBy(calm(first(seen.state, ...seen.tasks, ...threats)), leadersCaught);
};

/** 6.1.2, 6.3 – An army awakes in its next turn, a detachment at once, when an enemy in sight comes within three hexes. */
const awakened = (state: State, side: SideIndex, hex: number): State => {
  const army = state.armies[side];
  if (army.active) return state;
  let now = state;
  for (const unit of armyOf(state.scenario, side).units) {
    const at = hexOfUnit(state.field, unit.id);
    if (at === null || !canSeeWithin(state, at, hex, AWAKENING_RANGE, turnOf(state))) continue;
    const detachment = detachmentOf(state, unit);
    if (detachment === null) now = withArmy(now, side, { awakens: true });
    else {
      const { detachments } = now.armies[side];
      const known = detachments[detachment] ?? { active: false, coupUsed: false };
      now = withArmy(now, side, {
        detachments: { ...detachments, [detachment]: { ...known, active: true } },
      });
    }
  }
  return now;
};

/** 6.1.3, 6.3.2 – The first sight within seven hexes is the only chance of a coup d'œil (ruling A30). */
const sighted = (
  state: State,
  side: SideIndex,
  hex: number,
): { readonly state: State; readonly tasks: readonly Task[] } => {
  const army = state.armies[side];
  if (army.active || !army.hasCommander) return { state, tasks: [] };
  let now = state;
  const tasks: Task[] = [];
  for (const unit of armyOf(state.scenario, side).units) {
    const at = hexOfUnit(state.field, unit.id);
    if (at === null) continue;
    const group = detachmentOf(state, unit);
    const { detachments, coupUsed } = now.armies[side];
    const known = group === null ? null : (detachments[group] ?? { active: false, coupUsed: false });
    if (known === null ? coupUsed : known.coupUsed) continue;
    if (!canSeeWithin(state, at, hex, COUP_RANGE, turnOf(state))) continue;
    tasks.push({ task: 'coup', side, detachment: group });
    now =
      group === null || known === null
        ? withArmy(now, side, { coupUsed: true })
        : withArmy(now, side, { detachments: { ...detachments, [group]: { ...known, coupUsed: true } } });
  }
  return { state: now, tasks };
};

const commanderInitiative = (state: State, side: SideIndex): number => {
  const { commander } = armyOf(state.scenario, side);
  return commander && state.armies[side].hasCommander ? (leaderNow(state, commander).initiative ?? 0) : 0;
};

export const initiativeOf = commanderInitiative;

/** 13.2, 26.3.1 – What a coup d'œil costs. */
export const coupCost = (state: State, side: SideIndex): number => {
  const { force } = armyOf(state.scenario, side);
  return force?.activation?.coup ?? activationCost(state, side);
};

/** 6.1.1, 26.3.1 – What the next attempt costs: less once a wing has arrived. */
export const activationCost = (state: State, side: SideIndex): number => {
  const { force, sideId: id } = armyOf(state.scenario, side);
  const { attempts, arrived } = state.armies[side];
  for (const trait of state.scenario.traits)
    if (
      trait.trait === 'arrival' &&
      trait.side === id &&
      trait.costAfter !== undefined &&
      arrived[trait.wing] !== undefined
    )
      return trait.costAfter;
  return (attempts === 0 ? force?.activation?.first : force?.activation?.later) ?? 0;
};

/** 6.3.1 – An army that awakes. */
export const activated = (state: State, side: SideIndex): State =>
  withArmy(state, side, { active: true, awakens: false });

export const coup: Handler<'coup'> = {
  awaits: (state, { side }) => (state.armies[side].active ? null : side),
  offers: (state, { side }) => [
    { by: sideId(state, side), type: 'pass' },
    { by: sideId(state, side), type: 'attempt-coup' },
  ],
  choose: (state, { side }, action) => {
    if (action.type !== 'attempt-coup') return calm(state);
    const { die, state: after } = thrown(state);
    const initiative = commanderInitiative(state, side);
    const isOn = activates('coup', initiative, die);
    const values = { side: sideName(state, side) };
    const because = activationLines('coup', initiative);
    const what = event(isOn ? 'coup-seen' : 'coup-missed', '13.2', values, [die], because);
    return told(isOn ? first(after, { task: 'coup-pay', side }) : after, what);
  },
  run: calm,
};

const sideName = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';

export const coupPay: Handler<'coup-pay'> = {
  awaits: (_state, { side }) => side,
  offers: (state, { side }) => [
    { by: sideId(state, side), type: 'pass' },
    { by: sideId(state, side), type: 'pay-coup' },
  ],
  choose: (state, { side }, action) => {
    if (action.type !== 'pay-coup') return calm(state);
    const track = paid(state.armies[side].track, coupCost(state, side));
    const awake = activated(withArmy(state, side, { track }), side);
    return told(awake, event('army-activated', '6.1.3', { side: sideName(state, side) }));
  },
  run: calm,
};

/** 7.3.3 – Wings in column that a unit has come near. */
const threatsOf = (state: State, by: string, hex: number): readonly Task[] => {
  const enemy = otherSide(unitOfId(state.scenario, by).side);
  const { grid } = groundIn(state);
  return armyOf(state.scenario, enemy).wings.flatMap(wing => {
    if (state.marks.tried.includes(wing.id) || !isWingInColumn(state, wing)) return [];
    const near = presentUnits(state, wing).find(
      ({ id }) =>
        hexDistance(grid, hexOfUnit(state.field, id) ?? 0, hex) <= FORCED_RANGE &&
        state.field.units[id]?.column,
    );
    return near ? [{ task: 'threat', wing: wing.id, unit: near.id, by } as const] : [];
  });
};

/** 7.3.3 – The rating of a unit's group, or the initiative of a leader with its wing leader if that is better. */
const contestRating = (state: State, unitId: string): number => {
  const unit = unitOfId(state.scenario, unitId);
  const wing = wingOfUnit(state, unit);
  const group = groupOfUnit(state, unit);
  const rating = group ? ratingOf(state, unit.side, group) : 0;
  const leader = wing?.leader ? hexOfLeader(state.field, wing.leader) : null;
  const initiatives =
    leader === null ? [] : leadersAt(state, leader, unit.side).map(({ initiative }) => initiative ?? 0);
  return Math.max(rating, ...initiatives) + contestBonus(state, unit);
};

export const threat: Handler<'threat'> = {
  awaits: (state, task) => {
    const wing = rosterOf(state.scenario).wings.get(task.wing);
    return wing && isWingInColumn(state, wing) ? wing.side : null;
  },
  offers: (state, task) => {
    const by = sideId(state, rosterOf(state.scenario).wings.get(task.wing)?.side ?? 0);
    return [
      { by, type: 'pass' },
      { by, type: 'deploy-under-threat' },
    ];
  },
  choose: (state, task, action): Step => {
    if (action.type !== 'deploy-under-threat') return calm(state);
    const marked = withMarks(state, { tried: [...state.marks.tried, task.wing] });
    const one = thrown(marked);
    const two = thrown(one.state);
    const [own, enemy] = [contestRating(state, task.unit), contestRating(state, task.by)];
    const isOn = deploysUnderThreat(one.die + own, two.die + enemy);
    const wing = rosterOf(state.scenario).wings.get(task.wing);
    const values = { wing: wing?.name ?? '' };
    const because = [part('in-column', own, '7.3.3'), part('moving-enemy', enemy, '7.3.3')];
    const faces = [one.die, two.die];
    const what = event(isOn ? 'deployed-in-time' : 'caught-in-column', '7.3.3', values, faces, because);
    return told(isOn && wing ? deployed(two.state, wing.id, task.unit) : two.state, what);
  },
  run: calm,
};

/** 7.3.2, 7.3.3 – A wing leaves its column, with the guns near its leader or near the threatened unit. */
export const deployed = (state: State, wingId: string, nearUnit?: string): State => {
  const wing = rosterOf(state.scenario).wings.get(wingId);
  if (!wing) return state;
  const centre =
    nearUnit === undefined
      ? wing.leader === null
        ? null
        : hexOfLeader(state.field, wing.leader)
      : hexOfUnit(state.field, nearUnit);
  const guns = centre === null ? [] : gunsWithin(state, wing.side, centre);
  const inColumn = [...presentUnits(state, wing), ...guns].filter(({ id }) => state.field.units[id]?.column);
  return inColumn.reduce((now, { id }) => withUnit(now, id, { column: false }), state);
};
