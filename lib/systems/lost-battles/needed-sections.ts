import type { RuleRef } from '@/lib/game/rulebook';
import { armiesOf } from './army';
import { cite, type SectionNumber } from './rulebook';
import type { Scenario } from './scenario';

/** What a battle must have for its players to look a section up. */
const NEEDED: Partial<Record<SectionNumber, (scenario: Scenario) => boolean>> = {
  '2.2': hasGround,
  '5.4': hasGround,
  '2.3': ({ board }) => board.camps.length > 0 || board.keyZones.length > 0,
  '6.4': scenario => fields(scenario, 'light-infantry', 'elephant'),
  '8.6': scenario => armiesOf(scenario).some(({ generals }) => generals.length > 1),
  '8.7': scenario =>
    armiesOf(scenario).some(({ generals }) => generals.some(general => general.class === 'brilliant')),
  '9.1': scenario => fields(scenario, 'hoplite'),
  '9.2': scenario => fields(scenario, 'legion'),
  '9.3': scenario => fields(scenario, 'scythed-chariot'),
  '9.4': ({ options }) => options.weather !== 'none',
  '9.5': ({ options }) => options.fortune === true || options.steadyCommands === true,
  '11.1': ({ deployment }) => deployment.kind === 'historical',
  '11.3': ({ deployment }) => deployment.kind === 'free',
  '11.5': ({ forces }) => forces.some(({ surprised }) => surprised === true),
};

function hasGround({ board }: Scenario): boolean {
  return board.terrain.some(row => [...row].some(letter => (board.legend[letter] ?? []).length > 0));
}

const fields = (scenario: Scenario, ...types: readonly string[]): boolean =>
  armiesOf(scenario).some(({ units }) => units.some(({ type }) => types.includes(type)));

/** The sections beyond those of every battle. */
export const neededSections = (scenario: Scenario): readonly RuleRef[] =>
  (Object.keys(NEEDED) as SectionNumber[]).filter(number => NEEDED[number]?.(scenario)).map(cite);
