import { generalById, unitsOn } from '../../rules/battlefield/field';
import { targetOf } from '../../rules/combat/attack-eligibility';
import { attackLimitFrom, readLimitSituation } from '../../rules/combat/attack-limit';
import { freeBonusesOf } from '../../rules/commands/attack-bonuses';
import type { Move } from '../../rules/movement/movement';
import { isOver } from '../consequences';
import { listLimitLines } from '../figures/breakdown-lines';
import { awaitChoice, changeTurn, emit, type Game } from '../game';
import type { AssaultState, State } from '../state';
import { offerAdvance } from './advance';
import { isFirstAttack, listAttackersLeft, pricesFor } from './attack-options';
import { settleMove } from './settle-move';

/** 6.1, 6.2 – The group stands and attacks what it faces; the limit is fixed now. */
export const beginAssault = (game: Game, move: Move): Game => {
  const target = targetOf(move);
  if (target === null || move.at === 'undeployed' || move.from === 'undeployed')
    throw new Error('nothing to attack');
  const settled = settleMove(game, move);
  const { field, scenario, turn } = settled.state;
  const assault: AssaultState = {
    from: move.at,
    target,
    start: move.from,
    group: move.units,
    generals: move.generals,
    isLimited: move.activation === 'limited',
    hasMoved: move.steps > 0,
    limit: attackLimitFrom(field, move.at, move.facing, scenario.options.attackLimit),
    used: 0,
    engaged: [],
    attackers: [],
    freeBonus: freeBonusFor(settled.state, move.generals),
    isLastDone: false,
  };
  const recorded = changeTurn(settled, { attackedFrom: [...turn.attackedFrom, move.at] });
  const next = emit(
    recorded,
    '6.1',
    () => ({ type: 'attack-began', from: assault.from, target, limit: assault.limit }),
    () => listLimitLines(scenario.options.attackLimit, readLimitSituation(field, assault.from, move.facing)),
  );
  return awaitChoice(next, { type: 'assault', assault });
};

/** 8.4, 8.5, 8.6 – Generals with the group who are neither shaken nor staying behind. */
const freeBonusFor = ({ field, silenced, turn }: State, generals: readonly string[]): number =>
  generals
    .filter(id => !silenced.includes(id) && !turn.standsBack.includes(id))
    .reduce((sum, id) => sum + freeBonusesOf(generalById(field, id)), 0);

const canContinue = (state: State, assault: AssaultState): boolean =>
  !(assault.isLimited && !isFirstAttack(assault)) &&
  listAttackersLeft(state, assault).some(unit => pricesFor(state, assault, unit).length > 0);

/** After an attack and its test: the next attacker, the advance into an empty tile, or the end of the activation. */
export const continueAssault = (game: Game, assault: AssaultState): Game => {
  const { field } = game.state;
  if (isOver(game)) return game;
  if (unitsOn(field, assault.target).length === 0) return offerAdvance(game, assault);
  return canContinue(game.state, assault)
    ? awaitChoice(game, { type: 'assault', assault })
    : awaitChoice(game, { type: 'activate' });
};
