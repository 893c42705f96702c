import type { About, ActionKind, Refusal, Target } from '@/lib/game/contract/about';
import type { Finding } from '@/lib/game/contract/finding';
import { SEGMENT_IDS, type SegmentId } from '../rules/segments';
import { about } from './about';
import type { Action } from './actions';
import { type Field, type FieldUnit, isOnBoard, unitOfTroop } from './field';
import { currentTask } from './game';
import { findObjections, runner } from './sequence';
import type { State } from './state';
import { NOT_NOW } from './tasks/objecting';
import { reachObjections } from './tasks/orders';

/** Something that a player may mean by pointing, and why it cannot be done; no findings: it can. */
interface Request {
  readonly kind: ActionKind;
  readonly targets: readonly Target[];
  readonly findings: readonly Finding[];
}

const requestOf = (state: State, action: Action): Request => {
  const { kind, targets } = about(state, action);
  return { kind, targets, findings: findObjections(state, action) };
};

const enemiesOf = ({ field }: State, unit: FieldUnit): Field =>
  field.filter(other => other.side !== unit.side && isOnBoard(other.at));

/** 5.2, 6.1, 6.11 – Going anywhere: with an order, without one, or out of an engagement. */
const moveRequests = (state: State, by: string, unit: string): readonly Request[] => [
  requestOf(state, { by, type: 'leave', unit }),
  ...SEGMENT_IDS.flatMap((to: SegmentId) => [
    requestOf(state, { by, type: 'move', unit, to }),
    requestOf(state, { by, type: 'redeploy', unit, to }),
  ]),
];

/** 6.2, 6.10 – Fighting an enemy: one in contact is fought on, any other attacked. */
const fightRequest = (state: State, by: string, unit: FieldUnit, enemy: FieldUnit): Request => {
  const targets = about(state, { by, type: 'continue', unit: unit.id, target: enemy.id }).targets;
  const order: Action =
    unit.fight === null
      ? { by, type: 'attack', unit: unit.id }
      : { by, type: 'continue', unit: unit.id, target: enemy.id };
  const found = findObjections(state, order);
  const findings =
    found.length > 0 || unit.fight !== null ? found : reachObjections(state.field, unit, enemy.id);
  return { kind: 'attack', targets, findings };
};

const orderRequests = (state: State, by: string, unit: FieldUnit): readonly Request[] => [
  ...moveRequests(state, by, unit.id),
  ...enemiesOf(state, unit).flatMap(enemy => [
    fightRequest(state, by, unit, enemy),
    requestOf(state, { by, type: 'shoot', unit: unit.id, target: enemy.id }),
  ]),
];

/** What a player may mean who points from a unit; the tile counts where tiles are hit or given up. */
const listRequests = (state: State, by: string, unit: FieldUnit, troop: string): readonly Request[] => {
  const task = currentTask(state);
  switch (task.type) {
    case 'place':
    case 'arrive':
      return SEGMENT_IDS.map(at => requestOf(state, { by, type: task.type, unit: unit.id, at }));
    case 'turn':
    case 'commanded':
      return orderRequests(state, by, unit);
    case 'reaction':
      return (['intercept', 'answer-shot'] as const).map(type =>
        requestOf(state, { by, type, unit: unit.id }),
      );
    case 'target':
      return enemiesOf(state, unit).map(({ id }) =>
        requestOf(state, { by, type: 'choose-target', target: id }),
      );
    case 'wounds':
      return [requestOf(state, { by, type: 'remove', troop })];
    case 'give-up':
      return [requestOf(state, { by, type: 'give-up', troop })];
    default:
      return [];
  }
};

const isSameTarget = (one: Target, other: Target): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutRepeats = (found: readonly Refusal[]): readonly Refusal[] =>
  [
    ...new Map(
      found.toReversed().map(refusal => [JSON.stringify([refusal.target, refusal.kind]), refusal]),
    ).values(),
  ].toReversed();

/** Why a request cannot be had: at each of its targets that no offer leads to, and in this way where nothing of the kind is offered. */
const refusalsOf = ({ kind, targets, findings }: Request, offered: readonly About[]): readonly Refusal[] => {
  const [finding] = findings;
  if (!finding) return [];
  const unled = targets.filter(target => !isLed(offered, target));
  const isKindOffered = offered.some(offer => offer.kind === kind);
  return [...unled.map(target => ({ target, kind, finding })), ...(isKindOffered ? [] : [{ kind, finding }])];
};

/** 5.3, 6.17 – Why a seat cannot pass or end its turn. */
const seatRequests = (state: State, by: string): readonly Request[] =>
  currentTask(state).type === 'turn'
    ? (['end-turn', 'pass'] as const).map(type => requestOf(state, { by, type }))
    : [];

const isAbout = ({ subjects }: About, pieces: readonly string[]): boolean =>
  pieces.some(id => subjects.includes(id));

const isLed = (offered: readonly About[], target: Target): boolean =>
  offered.some(({ targets }) => targets.some(other => isSameTarget(other, target)));

/** Why these pieces, or the seat itself, cannot do more than they are offered. */
export const refusals = (
  state: State,
  seat: string,
  subjects: readonly string[],
  target?: Target,
): readonly Refusal[] => {
  if (runner.awaits(state) !== seat) return refuse(findObjections(state, { by: seat, type: 'pass' }), target);
  const offers = runner.offers(state).map(action => about(state, action));
  const offered = offers.filter(offer => isAbout(offer, subjects));
  const requests = listAllRequests(state, seat, subjects);
  const found = withoutRepeats(requests.flatMap(request => refusalsOf(request, offered)));
  const shown = target === undefined ? found : found.filter(refusal => isAt(refusal, target));
  const isUnexplained =
    target === undefined ? subjects.length > 0 && offered.length === 0 : !isLed(offered, target);
  return shown.length === 0 && isUnexplained ? refuse(NOT_NOW, target) : shown;
};

const refuse = (findings: readonly Finding[], target?: Target): readonly Refusal[] =>
  findings.map(finding => ({ finding, ...(target ? { target } : {}) }));

const listAllRequests = (state: State, seat: string, subjects: readonly string[]): readonly Request[] =>
  subjects.length === 0
    ? seatRequests(state, seat)
    : subjects.flatMap(troop => {
        const unit = unitOfTroop(state.field, troop);
        return unit ? listRequests(state, seat, unit, troop) : [];
      });

/** What concerns everything concerns each target. */
const isAt = (refusal: Refusal, target: Target): boolean =>
  refusal.target === undefined || isSameTarget(refusal.target, target);
