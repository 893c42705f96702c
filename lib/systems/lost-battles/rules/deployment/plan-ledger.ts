import { armyOf, type ScenarioArmies } from '../../document/scenario-armies';
import type { Field } from '../battlefield/field';
import type { SideIndex } from '../battlefield/tiles';
import { computeRolledCommands, isRollDue } from '../commands/command-roll';
import { commandsFor, computeCommandValue } from '../commands/commands';

/** What is left of the commands for one result of the roll in round 1. Below zero: the plan could not be paid. */
export interface CommandBudget {
  readonly left: number;
  readonly hasRolled: boolean;
}

/** 4.1, 11.3 – The commands of one side in round 1, with the command roll at its lowest and at its highest. */
export interface Ledger {
  readonly commands: number;
  readonly spent: number;
  readonly spared: number;
  readonly low: CommandBudget;
  readonly high: CommandBudget;
}

const LOWEST = 1;
const HIGHEST = 6;

/** 4.1, 11.5 – A surprised army has nothing on the field yet, and so no commands but those of the roll. */
export const openLedger = (scenario: ScenarioArmies, field: Field, side: SideIndex): Ledger => {
  const commands = commandsFor(computeCommandValue(field, armyOf(scenario, side)));
  const budget = { left: commands, hasRolled: false };
  return {
    commands,
    spent: 0,
    spared: 0,
    low: applyRoll(scenario, budget, LOWEST),
    high: applyRoll(scenario, budget, HIGHEST),
  };
};

const applyRoll = ({ options }: ScenarioArmies, budget: CommandBudget, face: number): CommandBudget => {
  if (!isRollDue(budget.left, budget.hasRolled)) return budget;
  const roll = { round: 1, weather: options.weather, steady: options.steadyCommands ?? false };
  return { left: budget.left + computeRolledCommands(roll, face), hasRolled: true };
};

/** 3.2 – The ledger after a payment; the roll comes when the commands run low. */
export const chargeLedger = (
  scenario: ScenarioArmies,
  ledger: Ledger,
  { cost, commands }: { cost: number; commands: number },
): Ledger => ({
  commands: ledger.commands,
  spent: ledger.spent + commands,
  spared: ledger.spared + cost - commands,
  low: applyRoll(scenario, spendFrom(ledger.low, commands), LOWEST),
  high: applyRoll(scenario, spendFrom(ledger.high, commands), HIGHEST),
});

const spendFrom = ({ left, hasRolled }: CommandBudget, commands: number): CommandBudget => ({
  left: left - commands,
  hasRolled,
});

export const isShort = (budget: CommandBudget, commands: number): boolean => commands > budget.left;
