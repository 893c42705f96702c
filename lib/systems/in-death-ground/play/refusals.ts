import type { About, Refusal, Target } from '@/lib/game/contract/about';
import type { Finding } from '@/lib/game/contract/finding';
import { objection } from '../rules/objection';
import { word } from '../view/words';
import { about } from './about';
import type { Action } from './actions';
import { type FieldUnit, findUnit } from './field';
import { getCurrentTask, nameOf, seatOf } from './game';
import { listOffers } from './offers';
import { listRequests, type Request } from './requests';
import { toBelievedState } from './secrets/believed-state';
import { findAwaitedSeat, findObjections } from './sequence';
import { phaseOf } from './stage';
import type { State } from './state';
import { listAimsOfUnit } from './tasks/shooting/volleys';
import { NOT_NOW } from './tasks/task-handler';

const isSameTarget = (one: Target, other: Target): boolean => JSON.stringify(one) === JSON.stringify(other);

const isOffered = (offered: readonly About[], target: Target): boolean =>
  offered.some(({ targets }) => targets.some(other => isSameTarget(other, target)));

/** What an offer is about for one of its units: of a volley only the unit's own shots. */
const aboutFor = (state: State, unit: FieldUnit, action: Action): About => {
  const task = getCurrentTask(state);
  if (action.type !== 'shoot' || task.type !== 'shoot') return about(state, action);
  const shots = listAimsOfUnit(state, unit, task.aims[unit.id]);
  return {
    kind: 'shoot',
    subjects: shots.length > 0 ? [unit.id] : [],
    targets: [...new Set(shots.map(({ enemy }) => enemy.id))].map(id => ({ type: 'piece', id })),
  };
};

/** 11.1 – Why a unit has nothing to decide now. */
const explainNotAsked = (state: State): Finding => {
  const task = getCurrentTask(state);
  return 'unit' in task
    ? objection('other-unit-asked', '11.1', { other: nameOf(state, task.unit) })
    : objection('wrong-phase', '11.1', { phase: word('phase', phaseOf(task.type)) });
};

const toRefusals = (finding: Finding | undefined, target?: Target): readonly Refusal[] => {
  if (!finding) return [];
  return [target ? { target, finding } : { finding }];
};

/** Why a request cannot be had: at each of its targets that no offer leads to, and in this way where nothing of the kind is offered. */
const refuseRequest = (
  { kind, targets, findings: [finding] }: Request,
  offered: readonly About[],
): readonly Refusal[] => {
  if (!finding) return [];
  const missed = targets.filter(target => !isOffered(offered, target));
  const isKindOffered = offered.some(offer => offer.kind === kind);
  return [
    ...missed.map(target => ({ target, kind, finding })),
    ...(isKindOffered ? [] : [{ kind, finding }]),
  ];
};

/** Only what concerns the target; where one way of reaching it is offered, nothing is refused. */
const refuseTarget = (
  requests: readonly Request[],
  offered: readonly About[],
  target: Target,
  otherwise: Finding | undefined,
): readonly Refusal[] => {
  if (isOffered(offered, target)) return [];
  const meant = requests.filter(({ targets }) => targets.some(other => isSameTarget(other, target)));
  if (meant.some(({ findings }) => findings.length === 0)) return [];
  if (meant.length === 0) return toRefusals(otherwise, target);
  return meant.flatMap(({ kind, findings }) =>
    findings.slice(0, 1).map(finding => ({ target, kind, finding })),
  );
};

const withoutRepeats = (found: readonly Refusal[]): readonly Refusal[] => {
  const keys = new Set<string>();
  return found.filter(({ target, kind }) => {
    const key = JSON.stringify([target, kind]);
    return !keys.has(key) && keys.add(key);
  });
};

const refuseUnit = (state: State, unit: FieldUnit, target?: Target): readonly Refusal[] => {
  const offered = listOffers(state)
    .map(action => aboutFor(state, unit, action))
    .filter(({ subjects }) => subjects.includes(unit.id));
  const requests = listRequests(state, unit, target);
  if (offered.length === 0) {
    const [reason] = requests.flatMap(({ findings }) => findings);
    return toRefusals(reason ?? explainNotAsked(state), target);
  }
  return target
    ? refuseTarget(requests, offered, target, NOT_NOW[0])
    : requests.flatMap(request => refuseRequest(request, offered));
};

const refusePiece = (state: State, seat: string, id: string, target?: Target): readonly Refusal[] => {
  const unit = findUnit(state.units, id);
  return unit && seatOf(state, unit.side) === seat
    ? refuseUnit(state, unit, target)
    : toRefusals(objection('not-your-unit', '11.1'), target);
};

/** Why these units cannot do more than they are offered, by what their seat believes (8.4). */
export const refusals = (
  state: State,
  seat: string,
  subjects: readonly string[],
  target?: Target,
): readonly Refusal[] => {
  if (findAwaitedSeat(state) !== seat)
    return toRefusals(findObjections(state, { type: 'yield', by: seat })[0], target);
  const believed = toBelievedState(state, seat);
  return withoutRepeats(subjects.flatMap(id => refusePiece(believed, seat, id, target)));
};
