import type { PreviewLine } from '@/lib/game/preview';
import { hexDistance } from '@/lib/geometry/hex';
import { armyOf, otherSide, SIDES, type SideIndex } from '../army';
import { groundIn, hexOfUnit, type StandingUnit, standing, unitsOf } from '../field';
import { kitOf } from '../kit';
import { figure } from '../reasons';
import {
  bonusesFor,
  demoralisedUpTo,
  exhausted,
  isBroken,
  isDemoralised,
  raised,
  rested,
} from '../rules/army-morale';
import type { Spirit } from '../rules/close-combat-modifiers';
import { isCertain } from '../rules/dice';
import { neighboursOf } from '../rules/sight';
import { hasTrait } from '../rules/victory';
import type { State, Task } from '../state';
import { advanceJudged } from './advance';
import { calm, eachIn, event, first, followedBy, type Step, thrown, told, withArmy } from './game';
import type { Handler } from './handler';
import { moraleOf } from './morale';
import { shaken } from './pieces';

const name = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';

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
  const upTo = demoralisedUpTo(chart, morale);
  if (spirit === 'demoralised' || upTo === null) return { state, spirit, faces: [] };
  if (isCertain(upTo)) return { state, spirit: 'demoralised', faces: [] };
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

/** 10.2, 21 – The morale of the army, and the throw that it could not stand. */
const heartLines = (state: State, side: SideIndex): readonly PreviewLine[] => {
  const morale = moraleOf(state, side);
  const upTo = demoralisedUpTo(kitOf(state.scenario).charts.demoralisation, morale);
  return [
    figure('army-morale', morale, '21'),
    ...(upTo === null ? [] : [figure('demoralised-up-to', upTo, '10.2')]),
  ];
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
    heartLines(state, side),
  );
  const runs =
    spirit === 'broken' ? unitsOf(fallen, side).filter(({ status }) => status === 'disordered') : [];
  const checks = shakenUnits(fallen, side)
    .filter(({ status }) => (spirit === 'broken' ? status === 'formed' : true))
    .map(({ unit }) => ({ task: 'check', unit: unit.id }) as const);
  const queued = first(fallen, ...checks);
  return eachIn(told(queued, what), runs, (now, { unit }) => shaken(now, unit.id, 'routed'));
};

type Moved = Extract<Task, { task: 'check' | 'retreat' }>;

/** One of each side in turns. */
const alternating = ([one, two]: readonly [readonly Moved[], readonly Moved[]]): readonly Moved[] =>
  Array.from({ length: Math.max(one.length, two.length) }, (_, index) => [one[index], two[index]])
    .flat()
    .filter(task => task !== undefined);

/** 10.2, 10.3 – Both armies at once, one unit after the other; lots are drawn for the first only where both have any. */
const interleaved = (state: State): Step => {
  const isMoved = (task: Task): task is Moved => task.task === 'check' || task.task === 'retreat';
  const moved = state.agenda.filter(isMoved);
  const others = state.agenda.filter(task => !isMoved(task));
  const of = (name: Moved['task'], side: SideIndex): readonly Moved[] =>
    moved.filter(task => task.task === name && standing(state, task.unit).unit.side === side);
  const names = ['retreat', 'check'] as const;
  const isContested = names.some(name => SIDES.every(side => of(name, side).length > 0));
  const { die, state: after } = isContested ? thrown(state) : { die: 1, state };
  const [one, two]: readonly [SideIndex, SideIndex] = die <= 3 ? [0, 1] : [1, 0];
  const mixed = names.flatMap(name => alternating([of(name, one), of(name, two)]));
  return calm({ ...after, agenda: [...mixed, ...others] });
};

/** 21 – The joint phase. */
export const joint: Handler<'joint'> = {
  run: state => {
    const judged = eachIn(calm(state), SIDES, advanceJudged);
    const set = eachIn(judged, SIDES, reckoned);
    return followedBy(eachIn(set, SIDES, disheartened), interleaved);
  },
};

/** 23.1 – Infantry in or next to a town. */
export const infantryNear = (state: State, side: SideIndex, town: string): number => {
  const ground = groundIn(state);
  const hexes = ground.towns.get(town) ?? [];
  return armyOf(state.scenario, side).units.filter(({ id, arm }) => {
    const hex = hexOfUnit(state.field, id);
    return (
      arm === 'infantry' &&
      hex !== null &&
      [hex, ...neighboursOf(ground.grid, hex)].some(other => hexes.includes(other))
    );
  }).length;
};
