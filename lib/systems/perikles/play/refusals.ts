import type { About, Refusal, Target } from '@/lib/game/contract/about';
import type { Finding } from '@/lib/game/contract/finding';
import { objection } from '../rules/objection';
import { listHandCounters, listVisibleTroops } from '../view/played-position';
import { ARMS, BATTLE_PLACES, CITIES, isCity, POWERS, SPACES, STANCES } from '../vocabulary';
import { about } from './about';
import type { Action, Choice } from './actions';
import { beginGame, getCurrentTask, locationAt, sidesOf } from './game';
import { orders } from './presentation/orders';
import { decidingSeat, findObjections, runner } from './sequence';
import { phaseOf } from './stage';
import type { State, TaskOf } from './state';

const perMarker = <Made extends Choice>(
  state: State,
  make: (city: (typeof CITIES)[number], owner: string) => readonly Made[],
): readonly Made[] => CITIES.flatMap(city => sidesOf(state).flatMap(owner => make(city, owner)));

const symbolRequests = (state: State, { symbol }: TaskOf<'symbol'>): readonly Choice[] =>
  perMarker<Choice>(state, (city, owner) =>
    symbol === 'candidate'
      ? [{ type: 'nominate', city, owner }]
      : [
          { type: 'assassinate', city, owner, from: 'columns' },
          { type: 'assassinate', city, owner, from: 'candidates' },
        ],
  );

/** Every counter that is held; of a power and arm without any some counter, since then its value does not matter. */
const takeRequests = ({ homes }: State): readonly Choice[] =>
  POWERS.flatMap(city =>
    ARMS.flatMap(arm => {
      const held = homes.filter(counter => counter.city === city && counter.arm === arm);
      const values = held.length > 0 ? new Set(held.map(({ value }) => value)) : [1];
      return [...values].map(value => ({ type: 'take', city, arm, value }) as const);
    }),
  );

/** What a player may mean now, allowed or not. */
const listRequests = (state: State): readonly Choice[] => {
  const task = getCurrentTask(state);
  switch (task.type) {
    case 'pick':
      return state.shown.map(tile => ({ type: 'pick', tile }));
    case 'symbol':
      return symbolRequests(state, task);
    case 'nominate':
      return perMarker(state, (city, owner) => [{ type: 'nominate', city, owner }]);
    case 'shift':
      return perMarker(state, (city, owner) => [{ type: 'shift', city, owner }]);
    case 'deploy':
      return takeRequests(state);
    case 'send':
      return BATTLE_PLACES.flatMap(place =>
        STANCES.map(stance => ({ type: 'send', place, stance }) as const),
      );
    case 'further':
      return CITIES.map(city => ({ type: 'spend', city }));
    case 'loss':
      return POWERS.map(city => ({ type: 'lose', city }));
    default:
      return [];
  }
};

interface Request {
  readonly subject: About;
  readonly finding: Finding;
}

/** The requests that are not allowed, with the reason. */
const listRefused = (state: State, by: string): readonly Request[] =>
  listRequests(state).flatMap(choice => {
    const action: Action = { ...choice, by };
    const [finding] = findObjections(state, action);
    return finding ? [{ subject: about(state, action), finding }] : [];
  });

/** 6.4 to 6.7 – Where a counter that can be taken in hand cannot be sent. */
const listRefusedSends = (state: State, by: string, subjects: readonly string[]): readonly Request[] => {
  const [counter] = listHandCounters(state, by).filter(({ id }) => subjects.includes(id));
  if (!counter || getCurrentTask(state).type !== 'deploy') return [];
  const { city, arm, value, id } = counter;
  const take: Action = { type: 'take', city, arm, value, by };
  if (findObjections(state, take).length > 0) return [];
  return listRefused(runner.decide(beginGame(state), take).state, by).map(({ subject, finding }) => ({
    subject: { ...subject, subjects: [id] },
    finding,
  }));
};

const isSameTarget = (one: Target, other: Target): boolean => JSON.stringify(one) === JSON.stringify(other);

const isLed = (offered: readonly About[], target: Target): boolean =>
  offered.some(({ targets }) => targets.some(other => isSameTarget(other, target)));

const NOT_OFFERED: Finding = objection('not-offered', '3.1');

/** 3.1, 6.4, 7.1 – Why a place has nothing to do with this phase. */
const findPhaseReason = (state: State, target: Target): Finding => {
  if (target.type === 'piece') return findPieceReason(state, target.id);
  if (target.type !== 'place') return NOT_OFFERED;
  const phase = phaseOf(state);
  const fought = state.battle && locationAt(state, state.battle.place);
  if (phase === 'battles' && fought) return objection('battle-elsewhere', '7.1', { place: fought.name });
  if (phase === 'deployment') return isCity(target.id) ? objection('cities-not-now', '6.4') : NOT_OFFERED;
  return isCity(target.id) || phase === 'battles' ? NOT_OFFERED : objection('places-come-later', '3.1');
};

/** 6.4 – Why a piece cannot act in this phase. */
const findPieceReason = (state: State, id: string): Finding => {
  if (listVisibleTroops(state, '').some(troop => troop.id === id)) return objection('troops-stay', '6.4');
  const phase = phaseOf(state);
  return phase === 'deployment' || phase === 'battles' ? objection('markers-rest', '3.1') : NOT_OFFERED;
};

/** Why no offer leads to a target: what its requests are refused for, else that it cannot be chosen now. */
const refusalsAt = (state: State, refused: readonly Request[], target: Target): readonly Refusal[] => {
  const here = refused.filter(({ subject }) => subject.targets.some(other => isSameTarget(other, target)));
  const found = here.map(({ subject: { kind }, finding }): Refusal => ({ target, kind, finding }));
  return found.length > 0 ? found : [{ target, finding: findPhaseReason(state, target) }];
};

const withoutRepeats = (found: readonly Refusal[]): readonly Refusal[] => [
  ...new Map(
    found.map(refusal => [JSON.stringify([refusal.target, refusal.kind, refusal.finding.code]), refusal]),
  ).values(),
];

const isAbout = ({ subjects, targets }: About, pieces: readonly string[]): boolean =>
  pieces.length === 0 ||
  pieces.some(id => subjects.includes(id)) ||
  targets.some(target => target.type === 'piece' && pieces.includes(target.id));

const PLACES: readonly Target[] = SPACES.map(id => ({ type: 'place', id }));

/** Why these pieces, or the seat itself, cannot do more than they are offered; it reads nothing that the seat may not see. */
export const refusals = (
  state: State,
  seat: string,
  subjects: readonly string[],
  target?: Target,
): readonly Refusal[] => {
  const asked = target === undefined ? PLACES : [target];
  if (decidingSeat(state) !== seat) return refuse(findObjections(state, { by: seat, type: 'go-on' }), target);
  const offered =
    subjects.length > 0
      ? orders(state, seat, subjects).map(order => order.about)
      : runner.offers(state).map(action => about(state, action));
  const refused = [
    ...listRefused(state, seat).filter(({ subject }) => isAbout(subject, subjects)),
    ...listRefusedSends(state, seat, subjects),
  ];
  const atTargets = asked.filter(one => !isLed(offered, one)).flatMap(one => refusalsAt(state, refused, one));
  const [piece] = subjects;
  const idle = piece === undefined ? NOT_OFFERED : findPieceReason(state, piece);
  return withoutRepeats([...idleReasons(offered, refused, idle, target), ...atTargets]);
};

/** Why pieces that take part in no offer cannot act at all. */
const idleReasons = (
  offered: readonly About[],
  refused: readonly Request[],
  idle: Finding,
  target?: Target,
): readonly Refusal[] => {
  if (offered.length > 0 || target !== undefined) return [];
  return refused.length === 0
    ? [{ finding: idle }]
    : refused.map(({ subject: { kind }, finding }) => ({ kind, finding }));
};

const refuse = (findings: readonly Finding[], target?: Target): readonly Refusal[] =>
  findings.map(finding => ({ finding, ...(target ? { target } : {}) }));
