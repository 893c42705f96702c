import type { Check, Violation } from '@/lib/game/check/check';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { ListDocument } from '../../document/army-list-schema';
import { cite, rulebook, type SectionNumber } from '../../rulebook';
import type { Contingent, ResolvedArmy } from './resolved-army';

/** A rule that an army can break; its paths lead into whatever document holds the roster. */
export interface RosterRule {
  readonly code: string;
  readonly rule?: RuleRef;
  readonly severity?: Check<unknown>['severity'];
  find(resolved: ResolvedArmy): Iterable<Violation>;
}

const isSection = (section: string): section is SectionNumber => Object.hasOwn(rulebook.sections, section);

/** 18.1 – Where a list stands in the book; one of an author's own is cited by the rules for lists. */
export const sectionOfList = ({ section }: Pick<ListDocument, 'section'>): RuleRef =>
  cite(section !== undefined && isSection(section) ? section : '18.1');

/** Where the choice of states or the list of a contingent is written. */
export const pathOfContingent = ({ isAlly }: Contingent): readonly string[] => (isAlly ? ['allies'] : []);
