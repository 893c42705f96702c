import { ARMY_RULES } from './army-rules';
import { ENTRY_RULES } from './entry-rules';
import { GENERAL_RULES } from './general-rules';
import { LIST_RULES } from './list-rules';
import { OPTION_RULES } from './option-rules';
import type { RosterRule } from './roster-rule';
import { UNIT_RULES } from './unit-rules';

/** Every rule that an army can break. */
export const ROSTER_RULES: readonly RosterRule[] = [
  ...UNIT_RULES,
  ...ENTRY_RULES,
  ...OPTION_RULES,
  ...LIST_RULES,
  ...GENERAL_RULES,
  ...ARMY_RULES,
];
