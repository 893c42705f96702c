import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Scenario } from '../document/scenario';
import { armiesOf } from '../document/scenario-armies';
import { cite, type SectionNumber } from '../rulebook';

/** What a battle must have for its players to look a section up. */
const CONDITIONS: Partial<Record<SectionNumber, (scenario: Scenario) => boolean>> = {
  '2.2': hasTerrain,
  '5.4': hasTerrain,
  '2.3': ({ board }) => board.camps.length > 0 || board.keyZones.length > 0,
  '6.4': scenario => hasUnitType(scenario, 'light-infantry', 'elephant'),
  '8.6': scenario => armiesOf(scenario).some(({ generals }) => generals.length > 1),
  '8.7': scenario =>
    armiesOf(scenario).some(({ generals }) => generals.some(general => general.class === 'brilliant')),
  '9.1': scenario => hasUnitType(scenario, 'hoplite'),
  '9.2': scenario => hasUnitType(scenario, 'legion'),
  '9.3': scenario => hasUnitType(scenario, 'scythed-chariot'),
  '9.4': ({ options }) => options.weather !== 'none',
  '9.5': ({ options }) => options.fortune === true || options.steadyCommands === true,
  '11.1': ({ deployment }) => deployment.kind === 'historical',
  '11.3': ({ deployment }) => deployment.kind === 'free',
  '11.5': ({ forces }) => forces.some(({ surprised }) => surprised === true),
};

function hasTerrain({ board }: Scenario): boolean {
  return board.terrain.some(row => [...row].some(letter => (board.legend[letter] ?? []).length > 0));
}

const hasUnitType = (scenario: Scenario, ...types: readonly string[]): boolean =>
  armiesOf(scenario).some(({ units }) => units.some(({ type }) => types.includes(type)));

/** The sections beyond those of every battle. */
export const listNeededSections = (scenario: Scenario): readonly RuleRef[] =>
  (Object.keys(CONDITIONS) as SectionNumber[]).filter(number => CONDITIONS[number]?.(scenario)).map(cite);
