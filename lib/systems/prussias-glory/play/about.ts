import type { About, Cost, Target } from '@/lib/game/contract/about';
import { armyOf, rosterOf, sideIndexOf } from '../document/army';
import { attackersOf, type Combatant, defendersOf } from '../rules/combat/close-combat';
import { hexOfLeader } from '../rules/field';
import { unitsOnMap } from '../rules/map/column';
import { words } from '../view/words';
import type { Action } from './actions';
import { moralePaidFor, movementPaidFor } from './figures/costs-and-stats';
import { findHexNamed, meleeOf, nameHex } from './game';
import type { State, Task, TaskName, TaskOf } from './state';
import { namedChargeOf } from './tasks/combat/charge';
import { toAttack } from './tasks/combat/combat';
import { gunsAbleToHit } from './tasks/combat/fire';
import { listMomentumUnits } from './tasks/combat/momentum';
import { listEvaders } from './tasks/combat/retreat/retreat-before-combat';
import { firstStepOf, listNextHexes } from './tasks/movement/steps';

const place = (id: string): Target => ({ type: 'place', id });
const piece = (id: string): Target => ({ type: 'piece', id });
const side = (id: string): Target => ({ type: 'side', id });

const placesAt = (state: State, hexes: readonly number[]): readonly Target[] =>
  hexes.map(hex => place(nameHex(state, hex)));

/** The current task, if it is of this kind. */
const taskOf = <Name extends TaskName>(state: State, name: Name): TaskOf<Name> | null => {
  const [task] = state.agenda;
  return task?.task === name ? (task as TaskOf<Name>) : null;
};

const movementCost = (amount: number, payer: string): readonly Cost[] =>
  amount > 0 ? [{ amount, unit: words('cost.movement', { amount }), payer }] : [];

const moraleCost = (amount: number, payer: string): readonly Cost[] =>
  amount > 0 ? [{ amount, unit: words('cost.army-morale', { amount }), payer }] : [];

const withCost = (about: About, cost: readonly Cost[]): About =>
  cost.length > 0 ? { ...about, cost } : about;

const unitsOfWing = (state: State, id: string): readonly string[] => {
  const wing = rosterOf(state.scenario).wings.get(id);
  return wing ? unitsOnMap(state, wing).map(unit => unit.id) : [];
};

/** 6.1, 13 – The commander who acts for an army, while on the map. */
const commanderOf = (state: State, seat: string): readonly string[] => {
  const index = sideIndexOf(state.scenario, seat);
  const commander = index === null ? null : armyOf(state.scenario, index).commander;
  return commander && hexOfLeader(state.field, commander.id) !== null ? [commander.id] : [];
};

const idsOf = (units: readonly Pick<Combatant, 'unit'>[]): readonly string[] =>
  units.map(({ unit }) => unit.id);

const meleePlaces = (state: State): readonly Target[] => {
  const melee = state.melees[0]?.melee;
  return melee ? placesAt(state, [...melee.attackingHexes, ...melee.defendingHexes]) : [];
};

/** The pieces and places that the decision is about, whatever is chosen. */
const subjectsOfTask = (state: State, task: Task | undefined): readonly string[] => {
  switch (task?.task) {
    case 'moving':
    case 'entering':
      return [task.piece];
    case 'retreat':
      return [task.unit];
    case 'threat':
      return [task.unit];
    case 'laying':
      return task.guns;
    case 'inspire':
      return [task.leader];
    case 'retreat-before':
      return idsOf(listEvaders(state, task.hex));
    default:
      return [];
  }
};

const targetsOfTask = (state: State, task: Task | undefined): readonly Target[] => {
  switch (task?.task) {
    case 'threat':
      return [piece(task.by)];
    case 'retreat-before':
      return placesAt(state, [task.hex]);
    default:
      return [];
  }
};

/** Nothing, or nothing more: the decision itself is what it is about. */
const aboutEnd = (state: State): About => {
  const [task] = state.agenda;
  return { kind: 'end', subjects: subjectsOfTask(state, task), targets: targetsOfTask(state, task) };
};

const aboutArmy = (state: State, kind: 'pick' | 'react', action: Action): About =>
  withCost(
    { kind, subjects: commanderOf(state, action.by), targets: [side(action.by)] },
    moraleCost(moralePaidFor(state, action), action.by),
  );

const aboutWing = (state: State, { wing }: { readonly wing: string }): About => ({
  kind: 'form',
  subjects: unitsOfWing(state, wing),
  targets: [],
});

/** The piece that is on its way, and what it pays. */
const aboutStep = (state: State, action: Action, targets: readonly Target[]): About =>
  withCost(
    { kind: 'move', subjects: subjectsOfTask(state, state.agenda[0]), targets },
    movementCost(movementPaidFor(state, action), action.by),
  );

/** 16.2 – The guns that are laid, and their target. */
const aboutShot = (state: State): About => {
  const task = taskOf(state, 'laying');
  return {
    kind: 'shoot',
    subjects: task?.guns ?? [],
    targets: task ? placesAt(state, [task.target]) : [],
  };
};

/** 11 – One unit of those that a result applies to. */
const aboutLoss = (state: State, unit: string): About => {
  const [task] = state.agenda;
  const hexes = task?.task === 'losses' || task?.task === 'guns' ? task.hexes : [];
  return { kind: 'pick', subjects: [unit], targets: placesAt(state, hexes) };
};

type AboutTable = {
  readonly [Type in Action['type']]: (state: State, action: Extract<Action, { type: Type }>) => About;
};

const COMMAND_ABOUT = {
  pass: aboutEnd,
  activate: (state, action) => aboutArmy(state, 'pick', action),
  'declare-advance': (state, action) => aboutArmy(state, 'pick', action),
  'attempt-coup': (state, action) => aboutArmy(state, 'react', action),
  'pay-coup': (state, action) => aboutArmy(state, 'react', action),
  deploy: aboutWing,
  'form-column': aboutWing,
  inspire: (state, { wing }) => ({
    kind: 'form',
    subjects: subjectsOfTask(state, state.agenda[0]),
    targets: unitsOfWing(state, wing).map(piece),
  }),
  'look-to-commander': (state, { unit, by }) => ({
    kind: 'pick',
    subjects: [unit],
    targets: commanderOf(state, by).map(piece),
  }),
  'deploy-under-threat': state => {
    const task = taskOf(state, 'threat');
    return {
      kind: 'react',
      subjects: task ? unitsOfWing(state, task.wing) : [],
      targets: targetsOfTask(state, task ?? undefined),
    };
  },
} satisfies Partial<AboutTable>;

const MOVEMENT_ABOUT = {
  quarter: (_state, { piece: id, at }) => ({ kind: 'place', subjects: [id], targets: [place(at)] }),
  bring: (_state, { piece: id }) => ({ kind: 'place', subjects: [id], targets: [] }),
  enter: (_state, { piece: id, at }) => ({ kind: 'place', subjects: [id], targets: [place(at)] }),
  move: (state, { piece: id }) => ({
    kind: 'move',
    subjects: [id],
    targets: placesAt(state, listNextHexes(state, firstStepOf(id))),
  }),
  step: (state, action) => aboutStep(state, action, [place(action.to)]),
  'leave-map': (state, action) => aboutStep(state, action, []),
  halt: aboutEnd,
  'join-column': (_state, { gun }) => ({ kind: 'form', subjects: [gun], targets: [] }),
  raise: (_state, { piece: id }) => ({ kind: 'form', subjects: [id], targets: [] }),
} satisfies Partial<AboutTable>;

const COMBAT_ABOUT = {
  aim: (state, { target }) => {
    const task = taskOf(state, 'fire');
    const subjects = task ? gunsAbleToHit(state, task, findHexNamed(state, target)) : [];
    return { kind: 'shoot', subjects, targets: [place(target)] };
  },
  lay: (state, { gun }) => {
    const shot = aboutShot(state);
    return { ...shot, subjects: [gun, ...shot.subjects] };
  },
  fire: aboutShot,
  'fire-from': (state, { from }) => ({ ...aboutShot(state), path: [from] }),
  attack: (state, action) => ({
    kind: 'attack',
    subjects: idsOf(attackersOf(state, toAttack(state, action))),
    targets: action.defending.map(place),
  }),
  charge: (state, action) => ({
    kind: 'attack',
    subjects: idsOf(namedChargeOf(state, action)?.units ?? []),
    targets: action.defending.map(place),
  }),
  'hold-back': (_state, { unit }) => ({ kind: 'pick', subjects: [unit], targets: [] }),
  lead: (state, { unit }) => ({ kind: 'pick', subjects: [unit], targets: meleePlaces(state) }),
  'choose-ground': (state, { attacking, defending }) => {
    const { melee } = meleeOf(state);
    const fighters = [...attackersOf(state, melee), ...defendersOf(state, melee)];
    return { kind: 'pick', subjects: idsOf(fighters), targets: [place(attacking), place(defending)] };
  },
  'retreat-before': (state, { to }) => ({
    kind: 'react',
    subjects: subjectsOfTask(state, state.agenda[0]),
    targets: [place(to)],
  }),
} satisfies Partial<AboutTable>;

const AFTERMATH_ABOUT = {
  'lose-step': (state, { unit }) => aboutLoss(state, unit),
  'fall-back': (state, { unit }) => aboutLoss(state, unit),
  'lose-gun': (state, { unit }) => aboutLoss(state, unit),
  'go-along': (state, { leader }) => ({
    kind: 'move',
    subjects: [leader],
    targets: subjectsOfTask(state, state.agenda[0]).map(piece),
  }),
  'retreat-to': (state, { to }) => ({
    kind: 'move',
    subjects: subjectsOfTask(state, state.agenda[0]),
    targets: [place(to)],
  }),
  advance: (_state, { piece: id, to }) => ({ kind: 'move', subjects: [id], targets: [place(to)] }),
  'momentum-advance': (_state, { piece: id, to }) => ({ kind: 'move', subjects: [id], targets: [place(to)] }),
  'momentum-mark': (state, { hex }) => ({
    kind: 'pick',
    subjects: listMomentumUnits(state, findHexNamed(state, hex)),
    targets: [place(hex)],
  }),
} satisfies Partial<AboutTable>;

const ABOUT: AboutTable = { ...COMMAND_ABOUT, ...MOVEMENT_ABOUT, ...COMBAT_ABOUT, ...AFTERMATH_ABOUT };

/** What an action is about. The table is right for each type; the compiler cannot follow an action to its own entry. */
export const about = (state: State, action: Action): About =>
  (ABOUT[action.type] as (state: State, action: Action) => About)(state, action);
