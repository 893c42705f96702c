import { computeOdds, type DiceRule, type Odds } from '@/lib/dice/odds';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { hexOf } from '@/lib/geometry/hex/hex';
import { getOtherSide, leaderOfId, sideIndexOf } from '../../document/army';
import { ruleDataOf } from '../../document/rule-data';
import {
  type Bombardment,
  computeBombardmentStrength,
  listBombardmentLines,
} from '../../rules/combat/bombardment';
import { chargeThrow } from '../../rules/combat/charge';
import { type Balance, balanceOf } from '../../rules/combat/close-combat';
import {
  closeCombatCell,
  findBombardmentCell,
  findBombardmentColumn,
} from '../../rules/combat/combat-charts';
import { listSurrenderingUnits } from '../../rules/combat/surrender';
import { activationThrow } from '../../rules/command/activation';
import { commandThrow } from '../../rules/command/command-status';
import { ONE_DIE } from '../../rules/dice';
import { getCurrentLeader, groundIn, withoutUnits } from '../../rules/field';
import { type ModifierLine, sumOfLines } from '../../rules/modifier-lines';
import type { Action } from '../actions';
import { meleeOf, spiritsOf, turnOf } from '../game';
import type { State } from '../state';
import { listChargeLines, namedChargeOf } from '../tasks/combat/charge';
import { toAttack } from '../tasks/combat/combat';
import { bombardmentOf } from '../tasks/combat/fire';
import { listBalanceLines, listMeleeLines } from '../tasks/combat/resolve-combat';
import { initiativeOf } from '../tasks/command/reactions';
import { createStatLine, listActivationLines, listCommandLines, listModifierLines } from './breakdown-lines';
import { isActivationAttempt } from './costs-and-stats';

const chartRule = (cell: (total: number) => string): DiceRule<number, string> => ({
  dice: () => ONE_DIE,
  outcome: (modifier, [die = 0]) => cell(die + modifier),
});

interface Fight {
  readonly balance: Balance;
  readonly lines: readonly ModifierLine[];
}

/**
 * 8.2, 19.3, 19.5 – The fight that a choice leads to, if both sides have somebody in it after the routed have
 * surrendered.
 */
const fightOf = (state: State, action: Action): Fight | null => {
  const fight = readFight(state, action);
  return fight && fight.balance.attackers.length > 0 && fight.balance.defenders.length > 0 ? fight : null;
};

const readFight = (state: State, action: Action): Fight | null => {
  if (action.type === 'attack') {
    const melee = toAttack(state, action);
    const { spirit } = state.armies[getOtherSide(melee.attacker)];
    const left = withoutUnits(state, listSurrenderingUnits(state, melee, spirit));
    return { balance: balanceOf(left, melee), lines: listMeleeLines(left, melee, [null, null]) };
  }
  if (action.type !== 'choose-ground') return null;
  const { melee, leads } = meleeOf(state);
  const { grid } = groundIn(state);
  const pair = { attackingHex: hexOf(grid, action.attacking), defendingHex: hexOf(grid, action.defending) };
  return { balance: balanceOf(state, melee), lines: listMeleeLines(state, melee, leads, pair) };
};

const fightOdds = ({ scenario }: State, { balance, lines }: Fight): Odds => {
  const chart = ruleDataOf(scenario).charts['close-combat'];
  return computeOdds(
    chartRule(total => closeCombatCell(chart, balance.column, total)),
    sumOfLines(lines),
  );
};

/** 16.2 – The bombardment that a choice lets loose. */
const fireOf = (state: State, action: Action): Bombardment | null => {
  const [task] = state.agenda;
  if (task?.task !== 'laying') return null;
  if (action.type === 'fire') return bombardmentOf(state, task);
  if (action.type !== 'fire-from') return null;
  return { ...bombardmentOf(state, task), groundFrom: hexOf(groundIn(state).grid, action.from) };
};

const fireModifiers = (state: State, fire: Bombardment): readonly ModifierLine[] =>
  listBombardmentLines(state, fire, spiritsOf(state), turnOf(state));

const fireOdds = (state: State, fire: Bombardment): Odds | null => {
  const chart = ruleDataOf(state.scenario).charts.bombardment;
  const column = findBombardmentColumn(chart, computeBombardmentStrength(state, fire));
  if (column === null) return null;
  return computeOdds(
    chartRule(total => findBombardmentCell(chart, column, total)),
    sumOfLines(fireModifiers(state, fire)),
  );
};

/** 13 – The throw that awakes an army. */
const activationOf = (state: State, action: Action) => {
  const side = sideIndexOf(state.scenario, action.by);
  if (side === null) return null;
  if (isActivationAttempt(state, action))
    return { kind: 'normal', initiative: initiativeOf(state, side) } as const;
  return action.type === 'attempt-coup'
    ? ({ kind: 'coup', initiative: initiativeOf(state, side) } as const)
    : null;
};

/** 6.2.1 – A leader's own throw for a wing. */
const commandOf = (state: State, action: Action) => {
  const [task] = state.agenda;
  if (action.type !== 'inspire' || task?.task !== 'inspire') return null;
  const { initiative } = getCurrentLeader(state, leaderOfId(state.scenario, task.leader));
  return { rating: initiative ?? 0, spirit: state.armies[state.player].spirit };
};

/** What a decision that leads straight to a throw can bring. */
export const odds = (state: State, action: Action): Odds | null => {
  const activation = activationOf(state, action);
  if (activation) return computeOdds(activationThrow, activation);
  const command = commandOf(state, action);
  if (command) return computeOdds(commandThrow, command);
  const charge = namedChargeOf(state, action);
  if (charge) return computeOdds(chargeThrow, charge.situation);
  const fire = fireOf(state, action);
  if (fire) return fireOdds(state, fire);
  const fight = fightOf(state, action);
  return fight && fightOdds(state, fight);
};

/** 13, 14.2, 16.2, 19.5, 19.12.2 – What the throw of a choice is made of. */
export const oddsBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const activation = activationOf(state, action);
  if (activation) return listActivationLines(activation.kind, activation.initiative);
  const command = commandOf(state, action);
  if (command) return listCommandLines(command.rating, command.spirit);
  const charge = namedChargeOf(state, action);
  if (charge) return listChargeLines(charge);
  const fire = fireOf(state, action);
  if (fire)
    return [
      createStatLine('bombardment', computeBombardmentStrength(state, fire), '16.2'),
      ...listModifierLines(fireModifiers(state, fire)),
    ];
  const fight = fightOf(state, action);
  return fight ? listBalanceLines(fight.balance, fight.lines) : [];
};
