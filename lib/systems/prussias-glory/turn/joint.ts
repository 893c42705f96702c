import { hexDistance } from '@/lib/geometry/hex';
import { armyOf, otherSide, SIDES, type SideIndex } from '../army';
import { groundIn, hexOfUnit, type StandingUnit, standing, unitsOf } from '../field';
import { hexesOf } from '../ground';
import { kitOf } from '../kit';
import {
  bonusesFor,
  currentMorale,
  demoralisedUpTo,
  exhausted,
  isBroken,
  isDemoralised,
  paid,
  raised,
  rested,
} from '../rules/army-morale';
import type { Spirit } from '../rules/close-combat-modifiers';
import { neighboursOf } from '../rules/sight';
import { hasTrait } from '../rules/victory';
import type { State, Task } from '../state';
import { calm, eachIn, event, first, followedBy, type Step, thrown, told, withArmy } from './game';
import { type Handler, sideId } from './handler';
import { shaken } from './pieces';

const name = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';

export const routedUnits = (state: State, side: SideIndex): readonly StandingUnit[] =>
  unitsOf(state, side).filter(({ status }) => status === 'routed');

export const moraleOf = (state: State, side: SideIndex): number =>
  currentMorale(state.armies[side].track, routedUnits(state, side).length);

/** 21, 25.3.4 – Successes lift the track, heat fills it; then the marker is set. */
const reckoned = (state: State, side: SideIndex): Step => {
  const army = state.armies[side];
  const lifted = raised(army.track, bonusesFor(army.successes));
  const track =
    hasTrait(state.scenario, 'heat') && army.active
      ? army.busy
        ? exhausted(lifted)
        : rested(lifted)
      : lifted;
  const now = withArmy(state, side, { track, successes: 0, busy: false });
  return told(now, event('morale-set', '21', { side: name(state, side), morale: moraleOf(now, side) }));
};

/** 10.2, 10.3, 21 – Whether the army loses heart now, once and for all. */
const spiritAfter = (
  state: State,
  side: SideIndex,
): { readonly state: State; readonly spirit: Spirit; readonly faces: readonly number[] } => {
  const chart = kitOf(state.scenario).charts.demoralisation;
  const { spirit } = state.armies[side];
  const morale = moraleOf(state, side);
  if (spirit === 'broken') return { state, spirit, faces: [] };
  if (isBroken(chart, morale)) return { state, spirit: 'broken', faces: [] };
  if (spirit === 'demoralised' || demoralisedUpTo(chart, morale) === null)
    return { state, spirit, faces: [] };
  const { die, state: after } = thrown(state);
  return { state: after, spirit: isDemoralised(chart, morale, die) ? 'demoralised' : 'steady', faces: [die] };
};

const NEAR = 3;

/** 10.2, 10.3 – Units within three hexes of the enemy check their morale; in a broken army the disordered simply rout. */
const shakenUnits = (state: State, side: SideIndex): readonly StandingUnit[] => {
  const { grid } = groundIn(state);
  const enemies = unitsOf(state, otherSide(side)).flatMap(
    ({ unit }) => hexOfUnit(state.field, unit.id) ?? [],
  );
  return unitsOf(state, side).filter(({ unit }) => {
    const hex = hexOfUnit(state.field, unit.id);
    return hex !== null && enemies.some(other => hexDistance(grid, hex, other) <= NEAR);
  });
};

const disheartened = (state: State, side: SideIndex): Step => {
  const { state: after, spirit, faces } = spiritAfter(state, side);
  const before = state.armies[side].spirit;
  if (spirit === before) return calm(after);
  const fallen = withArmy(after, side, { spirit });
  const what = event(
    `army-${spirit}`,
    spirit === 'broken' ? '10.3' : '10.2',
    { side: name(state, side) },
    faces.length > 0 ? faces : undefined,
  );
  const runs =
    spirit === 'broken' ? unitsOf(fallen, side).filter(({ status }) => status === 'disordered') : [];
  const checks = shakenUnits(fallen, side)
    .filter(({ status }) => (spirit === 'broken' ? status === 'formed' : true))
    .map(({ unit }) => ({ task: 'check', unit: unit.id }) as const);
  const queued = first(fallen, ...checks);
  return eachIn(told(queued, what), runs, (now, { unit }) => shaken(now, unit.id, 'routed'));
};

/** 10.2 – Both armies at once, one unit after the other, the first by lot. */
const interleaved = (state: State): Step => {
  const checks = state.agenda.filter(task => task.task === 'check');
  if (checks.length === 0) return calm(state);
  const others = state.agenda.filter(task => task.task !== 'check');
  const of = (side: SideIndex): Task[] =>
    checks.filter(task => task.task === 'check' && standing(state, task.unit).unit.side === side);
  const { die, state: after } = thrown(state);
  const [one, two] = die <= 3 ? [of(0), of(1)] : [of(1), of(0)];
  const mixed = Array.from({ length: Math.max(one.length, two.length) }, (_, index) => [
    one[index],
    two[index],
  ])
    .flat()
    .filter(task => task !== undefined);
  const retreats = others.filter(task => task.task === 'retreat');
  const rest = others.filter(task => task.task !== 'retreat');
  return calm({ ...after, agenda: [...retreats, ...mixed, ...rest] });
};

/** 23.4 – At its deadline an advance that has not reached its goal costs the bonus again. */
const advanceJudged = (state: State, side: SideIndex): Step => {
  const { advance, track } = state.armies[side];
  const trait = state.scenario.traits.find(
    other => other.trait === 'advance' && other.side === sideId(state, side),
  );
  if (!advance || trait?.trait !== 'advance' || state.turn < advance.deadline) return calm(state);
  const ended = withArmy(state, side, { advance: null, advanceOpen: false });
  const isThere = hasReachedGoal(state, side, trait.goals, trait.units) && hasLeft(state, side, trait.leave);
  if (state.blooded || isThere) return calm(ended);
  const lost = withArmy(ended, side, { track: paid(track, advance.bonus) });
  return told(lost, event('advance-failed', '23.4', { side: name(state, side), bonus: advance.bonus }));
};

/** 23.4 – Nobody of the army is left behind in its old positions. */
const hasLeft = (state: State, side: SideIndex, positions: readonly string[]): boolean => {
  const old = new Set(hexesOf(groundIn(state).grid, positions));
  return unitsOf(state, side).every(({ unit }) => !old.has(hexOfUnit(state.field, unit.id) ?? -1));
};

/** 23.1, 23.4 – Infantry in or next to one of the towns, or next to the enemy; Croats do not count. */
const hasReachedGoal = (state: State, side: SideIndex, goals: readonly string[], count: number): boolean => {
  const ground = groundIn(state);
  const towns = goals.flatMap(id => ground.towns.get(id) ?? []);
  const reached = unitsOf(state, side).filter(({ unit }) => {
    const hex = hexOfUnit(state.field, unit.id);
    if (hex === null || unit.arm !== 'infantry' || unit.traits.includes('croats')) return false;
    const around = [hex, ...neighboursOf(ground.grid, hex)];
    const enemies = unitsOf(state, otherSide(side)).some(other =>
      around.includes(hexOfUnit(state.field, other.unit.id) ?? -1),
    );
    return enemies || around.some(other => towns.includes(other));
  });
  return reached.length >= count;
};

/** 21 – The joint phase. */
export const joint: Handler<'joint'> = {
  run: state => {
    const judged = eachIn(calm(state), SIDES, advanceJudged);
    const set = eachIn(judged, SIDES, reckoned);
    return followedBy(eachIn(set, SIDES, disheartened), interleaved);
  },
};

export const infantryNear = (state: State, side: SideIndex, towns: readonly string[]): number => {
  const ground = groundIn(state);
  const hexes = towns.flatMap(id => ground.towns.get(id) ?? []);
  return armyOf(state.scenario, side).units.filter(({ id, arm }) => {
    const hex = hexOfUnit(state.field, id);
    return (
      arm === 'infantry' &&
      hex !== null &&
      [hex, ...neighboursOf(ground.grid, hex)].some(other => hexes.includes(other))
    );
  }).length;
};
