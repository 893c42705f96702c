import { armyOf, type Leader, rosterOf, type SideIndex, type Unit, type Wing } from '../document/army';
import type { GroupEntry } from '../document/forces-schema';
import type { Hindrance } from '../rules/map/movement';
import type { State } from './state';

/** 6.2, 6.3.1 – The group of a wing; detachments of an army that is awake belong to the basic groups. */
export const groupOf = (state: State, wing: Wing): string => {
  const { groups } = armyOf(state.scenario, wing.side);
  const own = groups.find(({ id }) => id === wing.group);
  if (own && (own.kind !== 'detachment' || !state.armies[wing.side].active)) return own.id;
  const basic = wing.hasInfantry ? 'infantry' : 'cavalry';
  return groups.find(({ kind }) => kind === basic)?.id ?? wing.group;
};

/** 6.2 – The group of a unit; guns belong to the basic group of infantry and artillery. */
export const groupOfUnit = (state: State, unit: Unit): GroupEntry | null => {
  const { groups } = armyOf(state.scenario, unit.side);
  const wing = rosterOf(state.scenario).wings.get(unit.wing ?? '');
  const own = wing ? groups.find(({ id }) => id === groupOf(state, wing)) : undefined;
  return own ?? groups.find(({ kind }) => kind === 'infantry') ?? null;
};

/** 23.6 – The rating of a group; some are better while the commander of the start leads. */
export const ratingOf = (state: State, side: SideIndex, { rating, commanded }: GroupEntry): number => {
  const { commander } = armyOf(state.scenario, side);
  const isHimself = commander !== null && state.field.ranks?.[commander.id] === undefined;
  return isHimself && state.armies[side].hasCommander ? (commanded ?? rating) : rating;
};

/** 6.3, 6.3.1, 26.3 – The detachment of a unit; none once the army is awake. */
export const detachmentOf = (state: State, unit: Unit): string | null =>
  state.armies[unit.side].active ? null : (state.detachmentOf[unit.id] ?? null);

/** 6.1, 6.3, 26.3.3 – Who may move and fight: an active army, an active detachment, a wing that has just arrived. */
export const mayAct = (state: State, unit: Unit): boolean => {
  const army = state.armies[unit.side];
  if (army.active) return true;
  if (
    Object.entries(army.arrived).some(
      ([id, turn]) => turn === state.turn && (id === unit.wing || id === unit.id),
    )
  )
    return true;
  const detachment = detachmentOf(state, unit);
  return detachment !== null && army.detachments[detachment]?.active === true;
};

export const hasActors = (state: State, side: SideIndex): boolean =>
  armyOf(state.scenario, side).units.some(unit => mayAct(state, unit));

const hasJustArrived = (state: State, unit: Unit): boolean => {
  const { arrived } = state.armies[unit.side];
  return [unit.id, unit.wing ?? ''].some(id => arrived[id] === state.turn);
};

/** 6.1, 26.3.3 – A leader moves with the army, or with a wing that may act by itself. */
export const mayLeaderAct = (state: State, leader: Leader): boolean =>
  state.armies[leader.side].active ||
  (rosterOf(state.scenario)
    .wings.get(leader.wing ?? '')
    ?.units.some(unit => mayAct(state, unit)) ??
    false);

/** 6.2, 6.2.1 – Whether a unit has its full movement. */
export const isEffective = (state: State, unit: Unit): boolean => {
  const { commands, inspired } = state.armies[unit.side];
  if (hasJustArrived(state, unit) || inspired.includes(unit.id)) return true;
  if (unit.wing !== null && inspired.includes(unit.wing)) return true;
  return commands[detachmentOf(state, unit) ?? groupOfUnit(state, unit)?.id ?? ''] === 'effective';
};

export const hindranceOf = (state: State, unit: Unit): Hindrance => ({
  degraded: !isEffective(state, unit),
  outOfCommand: state.marks.outOfCommand.includes(unit.id) && !hasJustArrived(state, unit),
});
