import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Scenario } from '../document/scenario';
import { cite, type SectionNumber } from '../rulebook';
import type { Special } from '../vocabulary';

const OF_SPECIAL: Readonly<Record<Special, SectionNumber>> = {
  alkibiades: '9.3',
  brasidas: '9.4',
  'slave-revolt': '9.5',
  'thessalian-allies': '9.6',
  perikles: '9.7',
  'persian-fleet': '9.8',
  phormio: '9.9',
  plague: '9.10',
};

export const sectionOfSpecial = (special: Special): SectionNumber => OF_SPECIAL[special];

/** Beyond those of every game: where this one begins, and the special tiles that are dealt. */
export const listNeededSections = ({ players, options }: Scenario): readonly RuleRef[] => {
  const begin: SectionNumber =
    options.begin === 'markers' ? '2.2' : options.begin === 'tiles' ? '4.1' : '7.1';
  const numbers = [begin, '9.1', '9.2'] as const;
  const specials = players.flatMap(({ special }) => (special ? [OF_SPECIAL[special]] : []));
  return [...numbers, ...specials].map(cite);
};
