import type { RuleRef } from '@/lib/game/contract/rulebook';
import { armiesOf } from '../document/army';
import type { Scenario } from '../document/scenario';
import type { TraitName } from '../document/traits-schema';
import { cite, type SectionNumber } from '../rulebook';

/** Where the book has each trait. */
const OF_TRAIT: Readonly<Record<TraitName, readonly SectionNumber[]>> = {
  fog: ['24.2.3'],
  heat: ['25.3.4'],
  'river-in-column': ['25.3.6'],
  passivity: ['23.4.4'],
  advance: ['23.4', '23.4.1', '23.4.2'],
  surprise: ['23.5.2'],
  'compulsory-march': ['23.5.1'],
  'guns-below': ['23.5'],
  entry: ['24.2.2'],
  arrival: ['26.3.3'],
  reinforcements: ['26.4.1'],
};

/** The sections about a trait, the main one first. */
export const sectionsOfTrait = (trait: TraitName): readonly SectionNumber[] => OF_TRAIT[trait];

/** Beyond those of every battle: the rules of this one by name, how the armies awake, detachments and special leaders. */
export const listNeededSections = (scenario: Scenario): readonly RuleRef[] => {
  const { traits, options } = scenario;
  const leaders = armiesOf(scenario).flatMap(army => army.leaders);
  const numbers: SectionNumber[] = [
    ...(options.kind === 'main' ? (['6.1.1', '6.1.2', '13'] as const) : []),
    ...(leaders.some(({ special }) => special) ? (['6.2.1'] as const) : []),
    ...traits.flatMap(({ trait }) => OF_TRAIT[trait]),
    '22.1',
    '22.2',
  ];
  return numbers.map(cite);
};
