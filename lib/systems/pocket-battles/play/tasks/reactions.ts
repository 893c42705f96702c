import type { Finding } from '@/lib/game/contract/finding';
import type { TaskHandler } from '@/lib/game/play/task-runner';
import { makeContact } from '../../rules/contact';
import { objection } from '../../rules/objection';
import { getOtherSide, sectorOf } from '../../rules/segments';
import { findAttackReach, listFrontUnits } from '../../rules/targets';
import { canPay, computeOrderCost } from '../../rules/tokens';
import { isResponsive } from '../../rules/traits';
import type { Action } from '../actions';
import {
  type Field,
  type FieldUnit,
  isOnBoard,
  listEngagementFaces,
  listShootingFaces,
  requireUnit,
  unitById,
} from '../field';
import { createStatLine } from '../figures/breakdown-lines';
import { listTokenLines } from '../figures/score-breakdown';
import {
  emit,
  finishTask,
  type Game,
  nameOfSide,
  payOrder,
  pushTasks,
  seatOf,
  withField,
  wordsOf,
} from '../game';
import type { State, TaskOf } from '../state';
import { shoot } from './blows';
import { NO_OBJECTIONS, NOT_NOW, objectUnless, rejectAction } from './objecting';
import { exchangeBlows } from './orders';

const REACTIONS = ['intercept', 'answer-shot'] as const;
type Reaction = (typeof REACTIONS)[number];

/** 6.3 – Units in the front zone of the attacked sector. */
const reactingUnits = (state: State, { attacker }: TaskOf<'reaction'>): Field => {
  const unit = unitById(state.field, attacker);
  return unit && isOnBoard(unit.at)
    ? listFrontUnits(state.field, getOtherSide(unit.side), sectorOf(unit.at))
    : [];
};

/** 6.3 – Intercepting needs black dice, shooting white ones; a Responsive unit needs no tokens. */
const unitObjections = (
  state: State,
  task: TaskOf<'reaction'>,
  type: Reaction,
  unitId: string,
): readonly Finding[] => {
  const unit = reactingUnits(state, task).find(({ id }) => id === unitId);
  if (!unit) return [objection('not-at-the-front-here', '6.3', {}, ['unit'])];
  const faces = type === 'intercept' ? listEngagementFaces(unit) : listShootingFaces(unit);
  if (faces.length === 0)
    return [
      objection(type === 'intercept' ? 'cannot-attack' : 'cannot-shoot', '6.3', { unit: wordsOf(unit) }, [
        'unit',
      ]),
    ];
  const tokens = state.tokens[unit.side];
  if (!isResponsive(unit) && !canPay(tokens, computeOrderCost(unit)))
    return [
      objection('too-few-tokens', '5.3', { cost: computeOrderCost(unit), unspent: tokens.unspent }, ['unit']),
    ];
  return [];
};

const payReaction = (game: Game, unit: FieldUnit): { readonly game: Game; readonly cost: number } =>
  isResponsive(unit)
    ? { game, cost: 0 }
    : { game: payOrder(game, unit) ?? game, cost: computeOrderCost(unit) };

/** 6.3 – The interceptor moves up and is the one that fights: the attacker's choice of a target is off the agenda. */
const intercept = (game: Game, { attacker }: TaskOf<'reaction'>, unitId: string): Game => {
  const unit = requireUnit(game.state.field, unitId);
  const { game: ordered, cost } = payReaction(finishTask(game), unit);
  const because = cost === 0 ? [createStatLine('free', 0, '6.16')] : listTokenLines(unit);
  const next = emit(
    ordered,
    '6.3',
    () => ({ type: 'intercepted', unit: wordsOf(unit), cost }),
    () => ({ because }),
  );
  return startFight(next, attacker, unitId);
};

const answerShot = (game: Game, { attacker }: TaskOf<'reaction'>, unitId: string): Game => {
  const unit = requireUnit(game.state.field, unitId);
  const { game: ordered } = payReaction(game, unit);
  return shoot(ordered, unit, requireUnit(ordered.state.field, attacker), true);
};

const wait = (game: Game): Game =>
  emit(game, '6.3', () => ({
    type: 'waited',
    side: nameOfSide(game.state, getOtherSide(game.state.active)),
  }));

/** 6.2, 6.5, 6.6 – Whom the attacker may fight, seen from the engagement zone of its sector. */
export const targetsOf = ({ field }: State, attacker: string): Field => {
  const unit = unitById(field, attacker);
  return unit && isOnBoard(unit.at)
    ? (findAttackReach(field, unit.side, sectorOf(unit.at))?.targets ?? [])
    : [];
};

const startFight = (game: Game, attacker: string, target: string): Game =>
  pushTasks(
    withField(game, makeContact(game.state.field, attacker, target)),
    ...exchangeBlows(attacker, target, 'attack'),
  );

const listReactions = (state: State, task: TaskOf<'reaction'>): readonly Action[] => {
  const by = seatOf(state, getOtherSide(state.active));
  return reactingUnits(state, task).flatMap(({ id }) =>
    REACTIONS.filter(type => unitObjections(state, task, type, id).length === 0).map(type => ({
      by,
      type,
      unit: id,
    })),
  );
};

/** 6.3 – The opponent intercepts, shoots or waits; a player who can only wait is not asked. */
export const reaction: TaskHandler<Game, TaskOf<'reaction'>, Action> = {
  awaits: (state, task) =>
    listReactions(state, task).length > 0 ? seatOf(state, getOtherSide(state.active)) : null,
  offers: (state, task) => [
    ...listReactions(state, task),
    { by: seatOf(state, getOtherSide(state.active)), type: 'wait' },
  ],
  objections: (state, task, action) => {
    if (action.type === 'wait') return NO_OBJECTIONS;
    return action.type === 'intercept' || action.type === 'answer-shot'
      ? unitObjections(state, task, action.type, action.unit)
      : NOT_NOW;
  },
  choose: (game, task, action) => {
    if (action.type === 'intercept') return intercept(game, task, action.unit);
    if (action.type === 'answer-shot') return answerShot(game, task, action.unit);
    return action.type === 'wait' ? wait(game) : rejectAction(action);
  },
};

/** 6.2 – The attacker chooses whom to fight. */
export const target: TaskHandler<Game, TaskOf<'target'>, Action> = {
  awaits: (state, { attacker }) => (unitById(state.field, attacker) ? seatOf(state, state.active) : null),
  offers: (state, { attacker }) =>
    targetsOf(state, attacker).map(({ id }) => ({
      by: seatOf(state, state.active),
      type: 'choose-target',
      target: id,
    })),
  objections: (state, { attacker }, action) =>
    action.type === 'choose-target'
      ? objectUnless(
          targetsOf(state, attacker).some(({ id }) => id === action.target),
          'out-of-reach',
          '6.2',
          'target',
        )
      : NOT_NOW,
  choose: (game, { attacker }, action) =>
    action.type === 'choose-target' ? startFight(game, attacker, action.target) : rejectAction(action),
};
