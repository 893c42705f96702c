import type { About, ActionKind, Cost, Target } from '@/lib/game/contract/about';
import { hasLeft, isTile } from '../rules/battlefield/field';
import { getOtherSide, type TileId } from '../rules/battlefield/tiles';
import { targetOf } from '../rules/combat/attack-eligibility';
import { listPossibleLeads } from '../rules/combat/lead-choice';
import { listBrilliantGenerals } from '../rules/generals/turn-flip';
import { takeStep } from '../rules/movement/move-steps';
import { type MoveStep, withLeaders } from '../rules/movement/movement';
import type { Action, ActionOf } from './actions';
import { computeCommandPrice } from './figures/command-price';
import { seatOf } from './game';
import { hasScreened, listAlike } from './identical-units';
import type { GroupDraft, State } from './state';
import { groupOf, listGroupObjections, listIdleUnits, listUnitsLeft } from './tasks/activate-group';
import { leadsTile, listAdvancersLeft } from './tasks/advance';
import { listAttackersLeft } from './tasks/attack-options';

type Ids = readonly string[];
type TargetPlace = string | null | undefined;

const toPlaces = (...places: readonly TargetPlace[]): readonly Target[] =>
  [...new Set(places)].flatMap(id => (id && isTile(id) ? { type: 'place', id } : []));

const toPieces = (...ids: readonly TargetPlace[]): readonly Target[] =>
  ids.flatMap(id => (id ? { type: 'piece', id } : []));

const toSide = (state: State, side: 0 | 1): Target => ({ type: 'side', id: seatOf(state, side) });

/** 6.3 – A tile that is attacked, and the unit that leads it. */
const toAttacked = ({ field }: State, tile: TileId): readonly Target[] => [
  ...toPlaces(tile),
  ...toPieces(field.lead[tile]),
];

const costOf = (state: State, action: Action): Pick<About, 'cost'> => {
  const amount = computeCommandPrice(state, action);
  if (amount === 0) return {};
  const unit = { code: 'words.lost-battles.cost.commands', values: { amount } };
  const price: Cost = { amount, unit, payer: seatOf(state, state.active) };
  return { cost: [price] };
};

/** 3.2 – The units at a place that can be activated, and the leaders they guard. */
const aboutPlace = (state: State, { from }: ActionOf<'activate'>): About => {
  const isReady = (id: string) =>
    listGroupObjections(state, { from, units: [id], generals: [] }).length === 0;
  const units = listIdleUnits(state, from)
    .map(({ id }) => id)
    .filter(isReady);
  return {
    kind: 'pick',
    subjects: piecesOf(state, { from, units, generals: [] }),
    targets: toPlaces(from),
  };
};

/** 4.3 – The group as it would be. */
const aboutGroup = (state: State, joining: Ids): About => {
  const { phase } = state;
  if (phase.type !== 'muster') return { kind: 'form', subjects: joining, targets: [] };
  const { muster } = phase;
  return {
    kind: 'form',
    subjects: [...new Set([...joining, ...piecesOf(state, muster)])],
    targets: toPlaces(muster.from),
  };
};

/** 8.1 – Leaders go with their guards. */
const piecesOf = (state: State, draft: GroupDraft): Ids => [
  ...draft.units,
  ...withLeaders(state.field, groupOf(state, draft)),
];

/** A unit joins for all that are like it: only one of them is offered. */
const aboutJoin = (state: State, { units }: ActionOf<'join'>): About => {
  const { phase } = state;
  const [only] = units;
  const isSingle = phase.type === 'muster' && only !== undefined && units.length === 1;
  return aboutGroup(
    state,
    withGuarded(
      state,
      isSingle ? listAlike(state, listUnitsLeft(state, phase.muster), only, hasScreened(state)) : units,
    ),
  );
};

const withGuarded = ({ field }: State, units: Ids): Ids => [
  ...units,
  ...field.generals.filter(({ guard }) => guard !== null && units.includes(guard)).map(({ id }) => id),
];

const KIND_OF_STEP: Readonly<Record<MoveStep['type'], ActionKind>> = {
  place: 'place',
  forward: 'move',
  turn: 'turn',
  'turn-to-attack': 'turn',
  leave: 'move',
};

/** 5.2, 5.3, 11.3 – Where a moving group would be. */
const aboutStep = ({ field, phase }: State, { step }: ActionOf<'step'>): About => {
  const kind = KIND_OF_STEP[step.type];
  if (phase.type !== 'march') return { kind, subjects: [], targets: [] };
  const { move } = phase;
  const next = takeStep(field, move, step);
  const path = step.type === 'forward' ? [move.at, next.at].filter(isTile) : [];
  return {
    kind,
    subjects: [...move.units, ...move.generals],
    targets: toPlaces(next.at, step.type === 'turn-to-attack' ? targetOf(next) : null),
    ...(path.length > 0 ? { path } : {}),
  };
};

/** 6.1 – The moving group attacks what it faces, or stops. */
const aboutMarch = (state: State, kind: 'attack' | 'end'): About => {
  const { phase } = state;
  if (phase.type !== 'march') return { kind, subjects: [], targets: [] };
  const { move } = phase;
  const target = kind === 'attack' ? targetOf(move) : null;
  return {
    kind,
    subjects: [...move.units, ...move.generals],
    targets: target === null ? toPlaces(move.at) : toAttacked(state, target),
  };
};

/** 6.3 – One unit of the group attacks, or no more of them do. */
const aboutAssault = (state: State, kind: 'attack' | 'end', subjects: Ids): About => {
  const { phase } = state;
  return { kind, subjects, targets: phase.type === 'assault' ? toAttacked(state, phase.assault.target) : [] };
};

const aboutStrike = (state: State, { unit, support }: ActionOf<'strike'>): About => {
  const { phase } = state;
  const like =
    phase.type === 'assault'
      ? listAlike(state, listAttackersLeft(state, phase.assault), unit, hasScreened(state))
      : [unit];
  const subjects = [...new Set([unit, ...(support === null ? [] : [support]), ...like])];
  return aboutAssault(state, 'attack', subjects);
};

/** 6.7, 8.5, 9.5 – The consequences of a throw: who attacked or rallies, and what was attacked. */
const aboutThrow = (state: State, kind: ActionKind): About => {
  const { phase } = state;
  if (phase.type !== 'dispute' && phase.type !== 'all-out' && phase.type !== 'rally')
    return { kind, subjects: [], targets: [] };
  const { assault, attacker } = phase.strike;
  const subjects = phase.type === 'rally' ? [phase.general] : [attacker];
  return { kind, subjects, targets: toAttacked(state, assault.target) };
};

/** 6.3 – The unit that would lead for all that are like it; in the enemy's turn also who attacks which tile. */
const aboutLead = (state: State, { tile, unit }: ActionOf<'name-lead'>): About => {
  const { phase, field } = state;
  const strike = phase.type === 'new-lead' ? phase.strike : null;
  return {
    kind: strike ? 'react' : 'pick',
    subjects: listAlike(state, listPossibleLeads(field, tile), unit),
    targets: [...toPlaces(tile, strike?.assault.target), ...toPieces(strike?.attacker)],
  };
};

const aboutKeptLeads = ({ phase, field }: State): About => {
  const tiles = phase.type === 'leads' ? phase.tiles : [];
  return {
    kind: 'end',
    subjects: tiles.flatMap(tile => field.lead[tile] ?? []),
    targets: toPlaces(...tiles),
  };
};

/** 6.8 – Into the tile that was cleared. */
const aboutAdvance = ({ phase }: State, kind: 'move' | 'end', subjects: Ids): About => {
  if (phase.type !== 'advance') return { kind, subjects, targets: [] };
  const { from, target } = phase.assault;
  return { kind, subjects, targets: toPlaces(target), path: [from, target] };
};

const aboutAdvancing = (state: State, { units }: ActionOf<'advance'>): About => {
  const { phase } = state;
  const [only] = units;
  const isSingle = phase.type === 'advance' && only !== undefined && units.length === 1;
  return aboutAdvance(
    state,
    'move',
    isSingle ? listAlike(state, listAdvancersLeft(state, phase), only, leadsTile(state, phase)) : units,
  );
};

/** Those who were named to advance; they go, or nobody does. */
const aboutAdvanceDone = (state: State): About => {
  const { phase } = state;
  return aboutAdvance(state, 'end', phase.type === 'advance' ? [...phase.units, ...phase.generals] : []);
};

/** 8.7 – The brilliant general whose owner decides. */
const aboutFlip = ({ field, phase }: State): About => ({
  kind: 'pick',
  subjects:
    phase.type === 'flip'
      ? listBrilliantGenerals(field, phase.side)
          .filter(general => !hasLeft(general))
          .map(({ id }) => id)
      : [],
  targets: [],
});

const placeOf = ({ field }: State, general: string): TargetPlace =>
  field.generals.find(({ id }) => id === general)?.at;

/** What an action is about: board, log, list and screen reader know it from here alone. */
export const about = (state: State, action: Action): About => {
  switch (action.type) {
    case 'flip-turns':
    case 'keep-turns':
      return aboutFlip(state);
    case 'let-help':
      return { kind: 'pick', subjects: [action.general], targets: toPlaces(placeOf(state, action.general)) };
    case 'activate':
      return aboutPlace(state, action);
    case 'send-commander':
      return { kind: 'move', subjects: [action.general], targets: toPlaces(action.to) };
    case 'end-turn':
      return { kind: 'end', subjects: [], targets: [] };
    case 'propose-end':
      return { kind: 'end', subjects: [], targets: [toSide(state, getOtherSide(state.active))] };
    case 'agree':
    case 'fight-on':
      return { kind: 'react', subjects: [], targets: [toSide(state, state.active)] };
    case 'join':
      return aboutJoin(state, action);
    case 'join-general':
      return aboutGroup(state, [action.general]);
    case 'order':
      return { ...aboutGroup(state, []), ...costOf(state, action) };
    case 'step':
      return aboutStep(state, action);
    case 'attack':
      return aboutMarch(state, 'attack');
    case 'finish':
      return aboutMarch(state, 'end');
    case 'strike':
      return { ...aboutStrike(state, action), ...costOf(state, action) };
    case 'break-off':
      return aboutAssault(state, 'end', []);
    case 'dispute':
    case 'accept':
    case 'rally':
    case 'spare-general':
      return aboutThrow(state, 'react');
    case 'all-out':
      return aboutThrow(state, 'attack');
    case 'hold-back':
      return aboutThrow(state, 'pick');
    case 'name-lead':
      return aboutLead(state, action);
    case 'keep-leads':
      return aboutKeptLeads(state);
    case 'advance':
      return aboutAdvancing(state, action);
    case 'advance-general':
      return aboutAdvance(state, 'move', [action.general]);
    case 'advance-done':
      return aboutAdvanceDone(state);
  }
};
