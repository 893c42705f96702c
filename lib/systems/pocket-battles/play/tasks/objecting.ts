import type { Finding } from '@/lib/game/contract/finding';
import type { SectionNumber } from '../../rulebook';
import { objection } from '../../rules/objection';
import type { Action } from '../actions';

export const NO_OBJECTIONS: readonly Finding[] = [];
export const NOT_NOW: readonly Finding[] = [objection('not-now', '5.1')];

export const objectUnless = (
  isAllowed: boolean,
  code: string,
  section: SectionNumber,
  field: string,
): readonly Finding[] => (isAllowed ? NO_OBJECTIONS : [objection(code, section, {}, [field])]);

/** An action that nobody may take here: a bug of ours. */
export const rejectAction = (action: Action): never => {
  throw new Error(`${action.type} does not fit here`);
};
