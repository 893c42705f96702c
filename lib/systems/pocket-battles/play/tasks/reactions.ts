import type { Finding } from '@/lib/game/contract/finding';
import { makeContact } from '../../rules/contact';
import { objection } from '../../rules/objection';
import { otherSide, sectorOf } from '../../rules/segments';
import { attackReach, frontUnits } from '../../rules/targets';
import { canPay, orderCost } from '../../rules/tokens';
import { isResponsive } from '../../rules/traits';
import { statLine } from '../breakdown-lines';
import {
  engagementFaces,
  type Field,
  type FieldUnit,
  isOnBoard,
  requireUnit,
  shootingFaces,
  unitById,
} from '../field';
import { emit, finishTask, type Game, nameOfSide, payOrder, pushTasks, withField, wordsOf } from '../game';
import { tokenLines } from '../score-breakdown';
import type { State, TaskOf } from '../state';
import { shoot } from './blows';
import { exchangeBlows } from './orders';

export const REACTIONS = ['intercept', 'answer-shot'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** 6.3 – Units in the front zone of the attacked sector. */
export const reactingUnits = (state: State, { attacker }: TaskOf<'reaction'>): Field => {
  const unit = unitById(state.field, attacker);
  return unit && isOnBoard(unit.at) ? frontUnits(state.field, otherSide(unit.side), sectorOf(unit.at)) : [];
};

/** 6.3 – Intercepting needs black dice, shooting white ones; a Responsive unit needs no tokens. */
export const reactionObjections = (
  state: State,
  task: TaskOf<'reaction'>,
  type: Reaction,
  unitId: string,
): readonly Finding[] => {
  const unit = reactingUnits(state, task).find(({ id }) => id === unitId);
  if (!unit) return [objection('not-at-the-front-here', '6.3', {}, ['unit'])];
  const faces = type === 'intercept' ? engagementFaces(unit) : shootingFaces(unit);
  if (faces.length === 0)
    return [
      objection(type === 'intercept' ? 'cannot-attack' : 'cannot-shoot', '6.3', { unit: wordsOf(unit) }, [
        'unit',
      ]),
    ];
  const tokens = state.tokens[unit.side];
  if (!isResponsive(unit) && !canPay(tokens, orderCost(unit)))
    return [objection('too-few-tokens', '5.3', { cost: orderCost(unit), unspent: tokens.unspent }, ['unit'])];
  return [];
};

const payReaction = (game: Game, unit: FieldUnit): { readonly game: Game; readonly cost: number } =>
  isResponsive(unit) ? { game, cost: 0 } : { game: payOrder(game, unit) ?? game, cost: orderCost(unit) };

/** 6.3 – The interceptor moves up and is the one that fights: the attacker chooses nobody. */
export const intercept = (game: Game, { attacker }: TaskOf<'reaction'>, unitId: string): Game => {
  const unit = requireUnit(game.state.field, unitId);
  const { game: ordered, cost } = payReaction(finishTask(finishTask(game)), unit);
  const because = cost === 0 ? [statLine('free', 0, '6.16')] : tokenLines(unit);
  const next = emit(ordered, '6.3', { type: 'intercepted', unit: wordsOf(unit), cost }, { because });
  return startFight(next, attacker, unitId);
};

export const answerShot = (game: Game, { attacker }: TaskOf<'reaction'>, unitId: string): Game => {
  const unit = requireUnit(game.state.field, unitId);
  const { game: ordered } = payReaction(finishTask(game), unit);
  return shoot(ordered, unit, requireUnit(ordered.state.field, attacker), true);
};

export const wait = (game: Game): Game =>
  emit(finishTask(game), '6.3', {
    type: 'waited',
    side: nameOfSide(game.state, otherSide(game.state.active)),
  });

/** 6.2, 6.5, 6.6 – Whom the attacker may fight, seen from the engagement zone of its sector. */
export const targetsOf = ({ field }: State, attacker: string): Field => {
  const unit = unitById(field, attacker);
  return unit && isOnBoard(unit.at) ? (attackReach(field, unit.side, sectorOf(unit.at))?.targets ?? []) : [];
};

export const startFight = (game: Game, attacker: string, target: string): Game =>
  pushTasks(
    withField(game, makeContact(game.state.field, attacker, target)),
    ...exchangeBlows(attacker, target, 'attack'),
  );
