import type { About, ActionKind, Refusal, Target } from '@/lib/game/contract/about';
import type { Finding } from '@/lib/game/contract/finding';
import { sideIndexOf } from '../document/army-units';
import type { SectionNumber } from '../rulebook';
import { objection } from '../rules/objection';
import { SEGMENT_IDS, type SegmentId } from '../rules/segments';
import { about } from './about';
import type { Action } from './actions';
import { type Field, type FieldUnit, isOnBoard, unitOfTroop } from './field';
import { getCurrentTask } from './game';
import { orders } from './presentation/orders';
import { isCovered } from './secrets/visibility';
import { findObjections, runner } from './sequence';
import type { State, TaskType } from './state';
import { NOT_NOW } from './tasks/objecting';
import { listReachObjections } from './tasks/orders';

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
    found.length > 0 || unit.fight !== null ? found : listReachObjections(state.field, unit, enemy.id);
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
  const task = getCurrentTask(state);
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
  getCurrentTask(state).type === 'turn'
    ? (['end-turn', 'pass'] as const).map(type => requestOf(state, { by, type }))
    : [];

const isAbout = ({ subjects }: About, pieces: readonly string[]): boolean =>
  pieces.some(id => subjects.includes(id));

const isLed = (offered: readonly About[], target: Target): boolean =>
  offered.some(({ targets }) => targets.some(other => isSameTarget(other, target)));

/** Decisions that need a selected unit first, and their section; others concern their own subject. */
const SECTIONS: Readonly<Record<TaskType, SectionNumber>> = {
  place: '4.3',
  arrive: '4.3',
  'begin-round': '5.1',
  turn: '5.3',
  commanded: '6.16',
  reaction: '6.3',
  target: '6.2',
  blow: '6.7',
  wounds: '6.8',
  carry: '6.16',
  withdraw: '6.11',
  settle: '6.9',
  'give-up': '5.4',
  'close-round': '5.4',
  over: '7.1',
};

/** Why nothing leads to a place: nobody is chosen, the unit does not go there, or it is about something else. */
const reasonAtPlace = (state: State, hasSubjects: boolean): Finding => {
  const { type } = getCurrentTask(state);
  const section = SECTIONS[type];
  if (hasSubjects) return objection('leads-nowhere', section);
  if (type === 'place' || type === 'arrive') return objection('must-place', section);
  return objection(type === 'turn' ? 'choose-a-unit' : 'no-part-in-this', section);
};

/** Why a tile does nothing now. */
const reasonOfPiece = (state: State, seat: string, piece: string): Finding => {
  const section = SECTIONS[getCurrentTask(state).type];
  const unit = unitOfTroop(state.field, piece);
  if (!unit || unit.side !== sideIndexOf(state.scenario, seat)) return objection('not-yours', section);
  const [finding] = listRequests(state, seat, unit, piece).flatMap(({ findings }) => findings);
  return finding && finding.code !== NOT_NOW[0]?.code ? finding : objection('no-part-in-this', section);
};

const placesOf = (state: State, targets: readonly Target[]): readonly string[] =>
  targets.flatMap(target => {
    if (target.type === 'place') return target.id;
    const at = target.type === 'piece' ? unitOfTroop(state.field, target.id)?.at : undefined;
    return at ?? [];
  });

const isNamed = (found: readonly Refusal[], type: Target['type'], id: string): boolean =>
  found.some(({ target }) => target?.type === type && 'id' in target && target.id === id);

/** Every place that nothing leads to and that has no reason yet. */
const otherPlaces = (
  state: State,
  seat: string,
  subjects: readonly string[],
  found: readonly Refusal[],
  finding: Finding,
): readonly Refusal[] => {
  const lit = new Set(
    orders(state, seat, subjects).flatMap(({ about: { targets } }) => placesOf(state, targets)),
  );
  return SEGMENT_IDS.filter(id => !lit.has(id) && !isNamed(found, 'place', id)).map(id => ({
    target: { type: 'place', id },
    finding,
  }));
};

/** Every tile that the seat sees and that no offer is about; of a covered stack that is the top one. */
const otherPieces = (state: State, seat: string, offers: readonly About[]): readonly Refusal[] => {
  const busy = new Set(offers.flatMap(offer => [...offer.subjects, ...piecesIn(offer.targets)]));
  return state.field
    .flatMap(unit => (isCovered(state, unit, seat) ? unit.troops.slice(0, 1) : unit.troops))
    .filter(({ id }) => !busy.has(id))
    .map(({ id }) => ({ target: { type: 'piece', id }, finding: reasonOfPiece(state, seat, id) }));
};

const piecesIn = (targets: readonly Target[]): readonly string[] =>
  targets.flatMap(target => (target.type === 'piece' ? target.id : []));

/** Why these pieces cannot do more: reasons at targets, for kinds of orders, and for the pieces themselves. */
const findRefusals = (
  state: State,
  seat: string,
  subjects: readonly string[],
  offers: readonly About[],
): readonly Refusal[] => {
  const offered = offers.filter(offer => isAbout(offer, subjects));
  const requests = listAllRequests(state, seat, subjects);
  const found = withoutRepeats(requests.flatMap(request => refusalsOf(request, offered)));
  const isIdle = subjects.length > 0 && offered.length === 0 && found.every(({ target }) => target);
  const [idle] = isIdle ? subjects.map(id => reasonOfPiece(state, seat, id)) : [];
  const isHelpless = subjects.length > 0 && offered.length === 0;
  const whole = idle ?? (isHelpless ? found.find(({ target }) => !target)?.finding : undefined);
  return [
    ...(idle ? [{ finding: idle }] : []),
    ...found,
    ...otherPlaces(state, seat, subjects, found, whole ?? reasonAtPlace(state, subjects.length > 0)),
    ...(subjects.length === 0 ? otherPieces(state, seat, offers) : []),
  ];
};

/** Why these pieces, or the seat itself, cannot do more than they are offered. */
export const refusals = (
  state: State,
  seat: string,
  subjects: readonly string[],
  target?: Target,
): readonly Refusal[] => {
  if (runner.awaits(state) !== seat) return refuse(findObjections(state, { by: seat, type: 'pass' }), target);
  const offers = runner.offers(state).map(action => about(state, action));
  const found = findRefusals(state, seat, subjects, offers);
  if (target === undefined) return found;
  const shown = found.filter(refusal => isAt(refusal, target));
  const offered = offers.filter(offer => isAbout(offer, subjects));
  return shown.length === 0 && !isLed(offered, target)
    ? refuse([reasonAtPlace(state, subjects.length > 0)], target)
    : shown;
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
