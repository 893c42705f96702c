import type { Sentence } from '@/lib/game/sentence';
import type { Action } from '../actions';
import { armyOf, leaderOfId, rosterOf, type SideIndex } from '../army';
import { words } from '../describe';
import { hexOfLeader, leaderNow } from '../field';
import { activationLines, commandLines } from '../reasons';
import { activates } from '../rules/activation';
import { paid } from '../rules/army-morale';
import { isWingInColumn } from '../rules/column';
import { type CommandStatus, commandStatus, mayInspire } from '../rules/command-status';
import { unitsOfSideAt } from '../rules/stacking';
import type { State, Task, TaskOf } from '../state';
import { mayDeclareNow } from './advance';
import { groupOf, hasActors, isEffective, mayAct, ratingOf } from './authority';
import { calm, eachIn, event, first, type Step, thrown, told, turnOf, withArmy } from './game';
import { type Handler, sideId } from './handler';
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

/** 6.1, 13.1, 23.6 – The activation phase. */
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
    const tried = withArmy(state, state.player, {
      track,
      attempts: army.attempts + 1,
      attemptedIn: state.turn,
    });
    const { die, state: after } = thrown(tried);
    const isOn = activates('normal', initiativeOf(state, state.player), die);
    const values = { side: name(state, state.player) };
    const because = activationLines('normal', initiativeOf(state, state.player));
    const what = event(isOn ? 'army-activated' : 'army-sleeps', '13.1', values, [die], because);
    return told(isOn ? mayDeclareNow(activated(after, state.player)) : after, what);
  },
  run: state =>
    state.armies[state.player].awakens && !state.armies[state.player].active
      ? told(
          activated(state, state.player),
          event('army-activated', '6.1.2', { side: name(state, state.player) }),
        )
      : calm(state),
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

interface Commanded {
  readonly key: string;
  readonly name: string | Sentence;
  readonly rating: number;
}

/** 6.2, 6.3, 26.3 – Who throws for himself: every group of an army that is awake; else the detachments that are. */
const commandedGroups = (state: State): readonly Commanded[] => {
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
export const command: Handler<'command'> = {
  run: state => {
    if (!hasActors(state, state.player)) return calm(state);
    const { spirit } = state.armies[state.player];
    const fresh = withArmy(state, state.player, { commands: {}, inspired: [] });
    const rolled = eachIn(calm(fresh), commandedGroups(state), (now, { key, name, rating }) => {
      const { die, state: after } = thrown(now);
      const status: CommandStatus = commandStatus(rating, die, spirit);
      const { commands } = after.armies[after.player];
      const noted = withArmy(after, after.player, { commands: { ...commands, [key]: status } });
      const because = commandLines(rating, spirit);
      return told(noted, event(`group-${status}`, '14.2', { group: name }, [die], because));
    });
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
    const values = { leader: leader.name, wing: wing?.name ?? '' };
    const because = commandLines(leader.initiative ?? 0, army.spirit);
    const what = event(`wing-${status}`, '6.2.1', values, [die], because);
    return told(withArmy(after, after.player, { inspired }), what);
  },
  run: calm,
};
