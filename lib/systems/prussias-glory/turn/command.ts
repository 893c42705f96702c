import { hexDistance, hexOf } from '@/lib/geometry/hex';
import type { Action } from '../actions';
import { armyOf, leaderOfId, rosterOf, type SideIndex } from '../army';
import { groundIn, hexOfLeader, hexOfUnit, leaderNow } from '../field';
import { activates } from '../rules/activation';
import { currentMorale, paid, raised } from '../rules/army-morale';
import { isWingInColumn } from '../rules/column';
import { type CommandStatus, commandStatus, mayInspire } from '../rules/command-status';
import { neighboursOf } from '../rules/sight';
import { unitsOfSideAt } from '../rules/stacking';
import type { State, Task, TaskOf } from '../state';
import { groupOf, hasActors, isEffective, mayAct } from './authority';
import { calm, eachIn, event, first, type Step, thrown, told, turnOf, withArmy, withMarks } from './game';
import { type Handler, sideId } from './handler';
import { routedUnits } from './joint';
import { leaderPlaced, placed } from './pieces';
import { activated, activationCost, deployed, initiativeOf } from './reactions';

const name = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';

/** 6.1.1, 13.1, 23.3.1, 24.4 – Whether the side may try to awake its army now. */
const mayAttempt = (state: State): boolean => {
  const { force } = armyOf(state.scenario, state.player);
  const army = state.armies[state.player];
  if (army.active || state.scenario.options.kind === 'battle') return false;
  return (
    force?.activation !== undefined && army.hasCommander && (force.activation.from ?? '') <= turnOf(state)
  );
};

/** 6.1, 13.1, 23.4 – The activation phase. */
export const activation: Handler<'activation'> = {
  awaits: state => (state.armies[state.player].awakens || !mayAttempt(state) ? null : state.player),
  offers: state => [
    { by: sideId(state, state.player), type: 'pass' },
    { by: sideId(state, state.player), type: 'activate' },
  ],
  choose: (state, _task, action) => {
    if (action.type !== 'activate') return calm(state);
    const army = state.armies[state.player];
    const track = paid(army.track, activationCost(state, state.player));
    const tried = withArmy(state, state.player, { track, attempts: army.attempts + 1 });
    const { die, state: after } = thrown(tried);
    const isOn = activates('normal', initiativeOf(state, state.player), die);
    const what = event(isOn ? 'army-activated' : 'army-sleeps', '13.1', { side: name(state, state.player) }, [
      die,
    ]);
    return told(isOn ? activated(after, state.player) : after, what);
  },
  run: state =>
    state.armies[state.player].awakens && !state.armies[state.player].active
      ? told(
          activated(state, state.player),
          event('army-activated', '6.1.2', { side: name(state, state.player) }),
        )
      : calm(state),
};

const advanceTrait = (state: State) =>
  state.scenario.traits.find(
    trait => trait.trait === 'advance' && trait.side === sideId(state, state.player),
  );

/** 23.4, 23.4.1, 23.4.2 – An army without a commander awakes on a 1, or freely when its morale is low; it may declare an advance. */
export const awakeChoice: Handler<'awake-choice'> = {
  awaits: state => {
    const army = state.armies[state.player];
    const trait = advanceTrait(state);
    if (trait?.trait !== 'advance' || state.scenario.options.kind === 'battle') return null;
    return army.advance === null && army.advanceOpen && (army.active ? army.attempts > 0 : army.mayAwake)
      ? state.player
      : null;
  },
  offers: state => [
    { by: sideId(state, state.player), type: 'pass' },
    ...(state.armies[state.player].active
      ? []
      : [{ by: sideId(state, state.player), type: 'activate' } as const]),
    { by: sideId(state, state.player), type: 'declare-advance' },
  ],
  choose: (state, _task, action) => {
    const trait = advanceTrait(state);
    if (action.type === 'pass' || trait?.trait !== 'advance') return calm(state);
    const awake = activated(state, state.player);
    if (action.type === 'activate')
      return told(awake, event('army-activated', '23.4', { side: name(state, state.player) }));
    const { track } = awake.armies[state.player];
    const level = currentMorale(track, 0);
    const bonus = Math.max(0, Math.min(trait.bonus, trait.ceiling - level));
    const deadline = Math.min(state.turn + trait.turns, state.scenario.options.turns.length - 1);
    const marching = withArmy(awake, state.player, {
      track: raised(track, bonus),
      advance: { deadline, bonus },
    });
    return told(marching, event('advance-declared', '23.4.1', { side: name(state, state.player), bonus }));
  },
  run: calm,
};

/** 7.3.2, 14.1 – Wings that leave their column before command is thrown for. */
export const deploy: Handler<'deploy'> = {
  awaits: state => (columnsOf(state).length > 0 ? state.player : null),
  offers: state => [
    { by: sideId(state, state.player), type: 'pass' },
    ...columnsOf(state).map((wing): Action => ({ by: sideId(state, state.player), type: 'deploy', wing })),
  ],
  choose: (state, task, action) => {
    if (action.type !== 'deploy') return calm(state);
    const wing = rosterOf(state.scenario).wings.get(action.wing);
    return told(
      deployed(first(state, task), action.wing),
      event('deployed', '14.1', { wing: wing?.name ?? '' }),
    );
  },
  run: calm,
};

const columnsOf = (state: State): readonly string[] =>
  armyOf(state.scenario, state.player)
    .wings.filter(wing => wing.units.some(unit => mayAct(state, unit)) && isWingInColumn(state, wing))
    .map(({ id }) => id);

/** 6.2, 14.2 – One throw for each group that has somebody to command. */
export const command: Handler<'command'> = {
  run: state => {
    if (!hasActors(state, state.player)) return calm(state);
    const { wings, groups } = armyOf(state.scenario, state.player);
    const inUse = new Set(wings.map(wing => groupOf(state, wing)));
    const { spirit } = state.armies[state.player];
    const fresh = withArmy(state, state.player, { commands: {}, inspired: [] });
    const rolled = eachIn(
      calm(fresh),
      groups.filter(({ id, kind }) => inUse.has(id) || kind === 'infantry'),
      (now, group) => {
        const { die, state: after } = thrown(now);
        const status: CommandStatus = commandStatus(group.rating, die, spirit);
        const { commands } = after.armies[after.player];
        const noted = withArmy(after, after.player, { commands: { ...commands, [group.id]: status } });
        return told(noted, event(`group-${status}`, '14.2', { group: group.name }, [die]));
      },
    );
    const isAnyDegraded = Object.values(rolled.state.armies[state.player].commands).includes('degraded');
    const tasks: readonly Task[] = isAnyDegraded ? specialLeaders(rolled.state) : [];
    return { ...rolled, state: first(rolled.state, ...tasks) };
  },
};

const specialLeaders = (state: State): readonly Task[] =>
  armyOf(state.scenario, state.player)
    .leaders.filter(
      leader => hexOfLeader(state.field, leader.id) !== null && leaderNow(state, leader).special,
    )
    .map(({ id }) => ({ task: 'inspire', leader: id }));

/** 6.2.1, 14.2 – Wings of degraded groups that he leads, or with whose leader he is stacked. */
const inspirable = (state: State, { leader: id }: TaskOf<'inspire'>): readonly string[] => {
  const leader = leaderNow(state, leaderOfId(state.scenario, id));
  const hex = hexOfLeader(state.field, id);
  if (hex === null) return [];
  return armyOf(state.scenario, leader.side)
    .wings.filter(wing => {
      const [unit] = wing.units;
      const isHere =
        wing.leader === id || (wing.leader !== null && hexOfLeader(state.field, wing.leader) === hex);
      return (
        isHere &&
        unit !== undefined &&
        mayAct(state, unit) &&
        !isEffective(state, unit) &&
        mayInspire(leader, wing)
      );
    })
    .map(({ id: wing }) => wing);
};

export const inspire: Handler<'inspire'> = {
  awaits: (state, task) => (inspirable(state, task).length > 0 ? state.player : null),
  offers: (state, task) => [
    { by: sideId(state, state.player), type: 'pass' },
    ...inspirable(state, task).map(
      (wing): Action => ({ by: sideId(state, state.player), type: 'inspire', wing }),
    ),
  ],
  choose: (state, { leader: id }, action): Step => {
    if (action.type !== 'inspire') return calm(state);
    const leader = leaderNow(state, leaderOfId(state.scenario, id));
    const { die, state: after } = thrown(state);
    const army = after.armies[after.player];
    const status = commandStatus(leader.initiative ?? 0, die, army.spirit);
    const hex = hexOfLeader(state.field, id) ?? 0;
    const guns = unitsOfSideAt(state, hex, leader.side)
      .filter(({ unit }) => unit.arm === 'artillery')
      .map(({ unit }) => unit.id);
    const inspired = status === 'effective' ? [...army.inspired, action.wing, ...guns] : army.inspired;
    const wing = rosterOf(state.scenario).wings.get(action.wing);
    const what = event(`wing-${status}`, '6.2.1', { leader: leader.name, wing: wing?.name ?? '' }, [die]);
    return told(withArmy(after, after.player, { inspired }), what);
  },
  run: calm,
};

/** 23.4 – The throw of an army without a commander; a 1 opens the choice. */
export const advanceThrow = (state: State): Step => {
  const trait = advanceTrait(state);
  const army = state.armies[state.player];
  if (
    trait?.trait !== 'advance' ||
    army.active ||
    !army.advanceOpen ||
    state.scenario.options.kind === 'battle'
  )
    return calm(state);
  const morale = currentMorale(army.track, routedUnits(state, state.player).length);
  if (morale <= trait.freeAt) return calm(withArmy(state, state.player, { mayAwake: true }));
  const { die, state: after } = thrown(state);
  const what = event('advance-thrown', '23.4', { die }, [die]);
  return told(withArmy(after, state.player, { mayAwake: die === 1 }), what);
};

/** 23.5.1 – Whole stacks march straight on. */
export const march: Handler<'march'> = {
  run: state => {
    const due = state.scenario.traits.filter(
      trait =>
        trait.trait === 'compulsory-march' &&
        trait.turn === turnOf(state) &&
        trait.side === sideId(state, state.player),
    );
    return eachIn(calm(state), due, (now, trait) =>
      trait.trait === 'compulsory-march' ? marched(now, trait) : calm(now),
    );
  },
};

type March = Extract<State['scenario']['traits'][number], { trait: 'compulsory-march' }>;

const marched = (state: State, trait: March): Step => {
  const { grid } = groundIn(state);
  const goal = hexOf(grid, trait.towards);
  const bound = armyOf(state.scenario, state.player).units.filter(({ wing, arm }) =>
    wing === null ? arm === 'artillery' && trait.artillery : trait.wings.includes(wing),
  );
  const hexes = [...new Set(bound.flatMap(({ id }) => hexOfUnit(state.field, id) ?? []))].toSorted(
    (left, right) => hexDistance(grid, left, goal) - hexDistance(grid, right, goal),
  );
  const moved = hexes.reduce((now, hex) => stackMarched(now, hex, goal, trait.hexes), state);
  const leaders = Object.keys(state.field.leaders);
  const done = [
    ...moved.marks.done,
    ...bound.map(({ id }) => id),
    ...leaders.filter(id => trait.wings.includes(leaderOfId(state.scenario, id).wing ?? '')),
  ];
  const guns = bound.filter(({ arm }) => arm === 'artillery').map(({ id }) => id);
  const marks = withMarks(moved, { done, moved: [...moved.marks.moved, ...guns] });
  return told(marks, event('marched', '23.5.1', { hex: trait.towards }));
};

const stackMarched = (state: State, from: number, goal: number, hexes: number): State => {
  const { grid } = groundIn(state);
  const stack = unitsOfSideAt(state, from, state.player);
  const [next] = neighboursOf(grid, from)
    .filter(hex => hexDistance(grid, hex, goal) < hexDistance(grid, from, goal))
    .filter(hex => (state.field.stacks[hex]?.length ?? 0) === 0);
  if (hexes === 0 || next === undefined || stack.length === 0) return state;
  const men = Object.keys(state.field.leaders).filter(
    id => state.field.leaders[id] === from && leaderOfId(state.scenario, id).side === state.player,
  );
  const moved = stack.reduce((now, { unit }) => placed(now, unit.id, next, true), state);
  const led = men.reduce((now, id) => leaderPlaced(now, id, next), moved);
  return stackMarched(led, next, goal, hexes - 1);
};
