import type { Scenario } from '../../document/scenario';
import { type Army, placedGroups } from '../../document/scenario-armies';
import { fightingValue } from '../armies';

export const FIGHTING_VALUE_PER_COMMAND = 10;

/** 4.1 – One command for every full ten of fighting value. */
export const commandsFor = (value: number): number => Math.floor(value / FIGHTING_VALUE_PER_COMMAND);

/** 11.5 – While a surprised army comes on, only what stands on the field counts for its commands. */
export const firstCommands = (scenario: Scenario, army: Army): number =>
  commandsFor(army.surprised ? valueOnField(scenario, army) : fightingValue(army));

const valueOnField = (scenario: Scenario, army: Army): number =>
  placedGroups(scenario)
    .filter(({ side }) => side === army.side)
    .reduce((sum, group) => sum + fightingValue(group), 0);
