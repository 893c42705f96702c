import type { Sentence } from '@/lib/game/contract/sentence';
import { armyOf, leaderOfId, rosterOf, type SideIndex } from '../../../document/army';
import { payPoints } from '../../../rules/army-morale';
import { isActivationSuccessful } from '../../../rules/command/activation';
import { type CommandStatus, findCommandStatus, mayInspire } from '../../../rules/command/command-status';
import { getCurrentLeader, hexOfLeader } from '../../../rules/field';
import { isWingInColumn } from '../../../rules/map/column';
import { unitsOfSideAt } from '../../../rules/map/stacking';
import { refuse } from '../../../rules/refusal';
import { words } from '../../../view/words';
import type { Action } from '../../actions';
import { groupOf, hasActors, isEffective, mayAct, ratingOf } from '../../command-state';
import { listActivationLines, listCommandLines } from '../../figures/breakdown-lines';
import {
  applyEach,
  createEvent,
  emit,
  pushTasks,
  type Transition,
  throwDie,
  turnOf,
  withArmy,
  withoutEvents,
} from '../../game';
import type { State, Task, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { allowDeclaration } from '../scenario/declared-advance';
import { activateArmy, computeActivationCost, deployWing, initiativeOf } from './reactions';

const nameOfSide = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';

/** 6.1.1, 13.1, 23.3.1, 24.4 – Whether the side may try to awake its army now. */
const mayAttemptActivation = (state: State): boolean => {
  const { force } = armyOf(state.scenario, state.player);
  const army = state.armies[state.player];
  if (army.active || state.scenario.options.kind === 'battle') return false;
  return (
    force?.activation !== undefined && army.hasCommander && (force.activation.from ?? '') <= turnOf(state)
  );
};

/** 6.1, 13.1, 23.6 – The activation phase. */
export const activationHandler: TaskHandler<'activation'> = {
  awaits: state => (state.armies[state.player].awakens || !mayAttemptActivation(state) ? null : state.player),
  offers: state => [
    { by: sideIdOf(state, state.player), type: 'pass' },
    { by: sideIdOf(state, state.player), type: 'activate' },
  ],
  choose: (state, _task, action) => {
    if (action.type !== 'activate') return withoutEvents(state);
    const army = state.armies[state.player];
    const track = payPoints(army.track, computeActivationCost(state, state.player));
    const tried = withArmy(state, state.player, {
      track,
      attempts: army.attempts + 1,
      attemptedIn: state.turn,
    });
    const { die, state: after } = throwDie(tried);
    const isOn = isActivationSuccessful('normal', initiativeOf(state, state.player), die);
    const values = { side: nameOfSide(state, state.player) };
    const because = listActivationLines('normal', initiativeOf(state, state.player));
    const what = createEvent(isOn ? 'army-activated' : 'army-sleeps', '13.1', values, [die], because);
    return emit(isOn ? allowDeclaration(activateArmy(after, state.player)) : after, what);
  },
  run: state =>
    state.armies[state.player].awakens && !state.armies[state.player].active
      ? emit(
          activateArmy(state, state.player),
          createEvent('army-activated', '6.1.2', { side: nameOfSide(state, state.player) }),
        )
      : withoutEvents(state),
};

/** 7.3.2, 14.1 – Wings that leave their column before command is thrown for. */
export const deployHandler: TaskHandler<'deploy'> = {
  awaits: state => (wingsInColumn(state).length > 0 ? state.player : null),
  offers: state => [
    { by: sideIdOf(state, state.player), type: 'pass' },
    ...wingsInColumn(state).map(
      (wing): Action => ({ by: sideIdOf(state, state.player), type: 'deploy', wing }),
    ),
  ],
  objection: (_state, _task, action) => (action.type === 'deploy' ? refuse('not-in-column', '7.3.2') : null),
  choose: (state, task, action) => {
    if (action.type !== 'deploy') return withoutEvents(state);
    const wing = rosterOf(state.scenario).wings.get(action.wing);
    return emit(
      deployWing(pushTasks(state, task), action.wing),
      createEvent('deployed', '14.1', { wing: wing?.name ?? '' }),
    );
  },
};

const wingsInColumn = (state: State): readonly string[] =>
  armyOf(state.scenario, state.player)
    .wings.filter(wing => wing.units.some(unit => mayAct(state, unit)) && isWingInColumn(state, wing))
    .map(({ id }) => id);

interface CommandedGroup {
  readonly key: string;
  readonly name: string | Sentence;
  readonly rating: number;
}

/** 6.2, 6.3, 26.3 – Who throws: every group of an army that is awake; else the detachments that are. */
const commandedGroups = (state: State): readonly CommandedGroup[] => {
  const { wings, groups } = armyOf(state.scenario, state.player);
  const army = state.armies[state.player];
  if (army.active) {
    const inUse = new Set(wings.map(wing => groupOf(state, wing)));
    return groups
      .filter(({ id, kind }) => inUse.has(id) || kind === 'infantry')
      .map(group => ({ key: group.id, name: group.name, rating: ratingOf(state, state.player, group) }));
  }
  return Object.entries(army.detachments)
    .filter(([, { active }]) => active)
    .flatMap(([key]) => {
      const [id, number] = key.split('/');
      const group = groups.find(other => other.id === id);
      if (!group) return [];
      const title = number === undefined ? group.name : words('detachment', { name: group.name, number });
      return [{ key, name: title, rating: ratingOf(state, state.player, group) }];
    });
};

/** 6.2, 14.2 – One throw for each group that has somebody to command. */
export const commandHandler: TaskHandler<'command'> = {
  run: state => {
    if (!hasActors(state, state.player)) return withoutEvents(state);
    const { spirit } = state.armies[state.player];
    const fresh = withArmy(state, state.player, { commands: {}, inspired: [] });
    const rolled = applyEach(withoutEvents(fresh), commandedGroups(state), (now, { key, name, rating }) => {
      const { die, state: after } = throwDie(now);
      const status: CommandStatus = findCommandStatus(rating, die, spirit);
      const { commands } = after.armies[after.player];
      const recorded = withArmy(after, after.player, { commands: { ...commands, [key]: status } });
      const because = listCommandLines(rating, spirit);
      return emit(recorded, createEvent(`group-${status}`, '14.2', { group: name }, [die], because));
    });
    const isAnyDegraded = Object.values(rolled.state.armies[state.player].commands).includes('degraded');
    const tasks: readonly Task[] = isAnyDegraded ? inspireTasks(rolled.state) : [];
    return { ...rolled, state: pushTasks(rolled.state, ...tasks) };
  },
};

const inspireTasks = (state: State): readonly Task[] =>
  armyOf(state.scenario, state.player)
    .leaders.filter(
      leader => hexOfLeader(state.field, leader.id) !== null && getCurrentLeader(state, leader).special,
    )
    .map(({ id }) => ({ task: 'inspire', leader: id }));

/** 6.2.1, 14.2 – Wings of degraded groups with a special leader, or whose leader is in the same hex. */
const inspirableWings = (state: State, { leader: id }: TaskOf<'inspire'>): readonly string[] => {
  const leader = getCurrentLeader(state, leaderOfId(state.scenario, id));
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

export const inspireHandler: TaskHandler<'inspire'> = {
  awaits: (state, task) => (inspirableWings(state, task).length > 0 ? state.player : null),
  offers: (state, task) => [
    { by: sideIdOf(state, state.player), type: 'pass' },
    ...inspirableWings(state, task).map(
      (wing): Action => ({ by: sideIdOf(state, state.player), type: 'inspire', wing }),
    ),
  ],
  objection: (state, { leader: id }, action) => {
    const { name } = getCurrentLeader(state, leaderOfId(state.scenario, id));
    return action.type === 'inspire' ? refuse('cannot-inspire', '6.2.1', { leader: name }) : null;
  },
  choose: (state, { leader: id }, action): Transition => {
    if (action.type !== 'inspire') return withoutEvents(state);
    const leader = getCurrentLeader(state, leaderOfId(state.scenario, id));
    const { die, state: after } = throwDie(state);
    const army = after.armies[after.player];
    const status = findCommandStatus(leader.initiative ?? 0, die, army.spirit);
    const hex = hexOfLeader(state.field, id) ?? 0;
    const guns = unitsOfSideAt(state, hex, leader.side)
      .filter(({ unit }) => unit.arm === 'artillery')
      .map(({ unit }) => unit.id);
    const inspired = status === 'effective' ? [...army.inspired, action.wing, ...guns] : army.inspired;
    const wing = rosterOf(state.scenario).wings.get(action.wing);
    const values = { leader: leader.name, wing: wing?.name ?? '' };
    const because = listCommandLines(leader.initiative ?? 0, army.spirit);
    const what = createEvent(`wing-${status}`, '6.2.1', values, [die], because);
    return emit(withArmy(after, after.player, { inspired }), what);
  },
};
