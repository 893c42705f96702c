import type { Order } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { unitsInFight } from '../../rules/contact';
import { findAttackTargets } from '../../rules/targets';
import { isFast } from '../../rules/traits';
import { about } from '../about';
import type { Action, ActionOf, ActionType } from '../actions';
import { describe as describeEntry } from '../describe';
import { type FieldUnit, unitById, unitOfTroop } from '../field';
import { beginGame, getCurrentTask } from '../game';
import { applyAction, runner } from '../sequence';
import type { State, TaskType } from '../state';
import { describeNamedUnit, namedUnitOf, placeFor, words } from './names';
import { offersIn } from './offers';

type PlayOrder = Order<Action>;

/** Attacks first, then shots, then the rest; giving up the battle last. */
const RANK: Readonly<Partial<Record<ActionType, number>>> = {
  continue: 0,
  attack: 1,
  'choose-target': 1,
  shoot: 2,
  intercept: 0,
  'answer-shot': 1,
  wait: 2,
  command: 3,
  inspire: 4,
  move: 5,
  redeploy: 6,
  leave: 7,
  'end-turn': 8,
  pass: 9,
  resign: 10,
};

const LAST = 5;

const rankOf = ({ actions: [first] }: PlayOrder): number => RANK[first.type] ?? LAST;

const unitOf = ({ field }: State, action: Action): FieldUnit | undefined =>
  'unit' in action ? unitById(field, action.unit) : undefined;

const troopPoints = ({ field }: State, id: string): { readonly points: number; readonly wounds: number } => {
  const troop = unitOfTroop(field, id)?.troops.find(other => other.id === id);
  return { points: troop?.troop.deploymentPoints ?? 0, wounds: troop?.wounds ?? 0 };
};

/** 6.13 – Whether own units share the hits of a shot into an engagement. */
const hitsOwn = ({ field }: State, { unit: id, target: at }: ActionOf<'shoot'>): boolean => {
  const [shooter, target] = [unitById(field, id), unitById(field, at)];
  if (!shooter || !target || target.fight === null) return false;
  return unitsInFight(field, target.fight).some(({ side }) => side === shooter.side);
};

/** What matters before an order is given. */
const noteOf = (state: State, action: Action): Sentence | null => {
  const unit = unitOf(state, action);
  switch (action.type) {
    case 'redeploy':
      return words(unit && isFast(unit) ? 'note.redeploy-fast' : 'note.redeploy');
    case 'attack': {
      const approach = unit ? findAttackTargets(state.field, unit)?.approach : undefined;
      return approach ? words(`note.attack-${approach}`) : null;
    }
    case 'continue':
      return words('note.continue');
    case 'leave':
      return words('note.leave');
    case 'shoot':
      return hitsOwn(state, action) ? words('note.shared-with-own') : null;
    case 'command':
      return words('note.command');
    case 'inspire':
      return words('note.inspire');
    case 'intercept':
      return words('note.intercept');
    case 'answer-shot':
      return words('note.answer-shot');
    case 'wait':
      return words('note.wait');
    case 'remove':
      return words('note.remove', troopPoints(state, action.troop));
    case 'bear':
      return words('note.bear');
    case 'give-up':
      return words('note.give-up', troopPoints(state, action.troop));
    case 'pass':
      return words('note.pass');
    case 'resign':
      return words('note.resign');
    default:
      return null;
  }
};

/** A choice in a few words, with the place of each unit where two may be alike. */
const labelOf = (state: State, action: Action): Sentence => {
  const unit = unitOf(state, action);
  const side = unit?.side ?? state.active;
  switch (action.type) {
    case 'place':
    case 'arrive':
      return words('order.place', { place: placeFor(action.at, side) });
    case 'move':
      return words('order.move', { place: placeFor(action.to, side) });
    case 'redeploy':
      return words('order.redeploy', { place: placeFor(action.to, side) });
    case 'attack':
    case 'leave':
      return words(`order.${action.type}`);
    case 'continue':
    case 'shoot':
    case 'inspire':
    case 'command':
    case 'choose-target':
    case 'carry':
      return words(`order.${action.type}`, { target: namedUnitOf(state, action.target) });
    case 'intercept':
    case 'answer-shot':
      return words(`order.${action.type}`, { unit: unit ? describeNamedUnit(unit) : '' });
    default:
      return describeEntry(action, action.by, state);
  }
};

const toOrder = (state: State, action: Action): PlayOrder => {
  const note = noteOf(state, action);
  return {
    about: about(state, action),
    actions: [action],
    label: labelOf(state, action),
    ...(note ? { note } : {}),
    ...(action.type === 'resign' ? { isDangerous: true } : {}),
  };
};

/** 6.2, 6.5, 6.6 – An attack reaches its target at once where the enemy cannot react first. */
const attackOrders = (state: State, action: ActionOf<'attack'>): readonly PlayOrder[] => {
  const { state: next } = applyAction(beginGame(state), action);
  const order = toOrder(state, action);
  if (getCurrentTask(next).type !== 'target' || runner.awaits(next) !== action.by) return [order];
  const places = order.about.targets.filter(({ type }) => type === 'place');
  return offersIn(next).map(choice => ({
    ...order,
    about: { ...order.about, targets: [...places, ...about(next, choice).targets] },
    actions: [action, choice],
    label: words('order.attack-target', {
      target: 'target' in choice ? namedUnitOf(next, choice.target) : '',
    }),
  }));
};

const ordersOf = (state: State, action: Action): readonly PlayOrder[] =>
  action.type === 'attack' ? attackOrders(state, action) : [toOrder(state, action)];

/** Questions that need a selected unit first; the seat can answer all others at once. */
const CHOOSES_FIRST: readonly TaskType[] = ['place', 'arrive', 'turn'];

const isFor = (subjects: readonly string[], pieces: readonly string[], choosesFirst: boolean): boolean =>
  pieces.length === 0 ? subjects.length === 0 || !choosesFirst : subjects.some(id => pieces.includes(id));

/** What these tiles, or the seat itself, can be told to do. */
export const orders = (state: State, seat: string, pieces: readonly string[]): readonly PlayOrder[] => {
  if (runner.awaits(state) !== seat) return [];
  const choosesFirst = CHOOSES_FIRST.includes(getCurrentTask(state).type);
  return offersIn(state)
    .filter(action => isFor(about(state, action).subjects, pieces, choosesFirst))
    .flatMap(action => ordersOf(state, action))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
};
