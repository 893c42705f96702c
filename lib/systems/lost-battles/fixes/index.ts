import type { Check } from '@/lib/game/check';
import { CHECKS } from '../rules';
import type { Scenario } from '../scenario';
import {
  classFromBox,
  dropGuard,
  leaderJoinsGuard,
  leaderToGuard,
  makeCommander,
  removeGeneral,
  takeGuard,
} from './generals';
import {
  campElsewhere,
  explainLetter,
  keyZoneElsewhere,
  layKeyZone,
  strikeLastCamp,
  strikeLastKeyZone,
} from './ground';
import { firstThatMends, type Ideas } from './mending';
import {
  chariotsLead,
  elsewhere,
  emptyTheField,
  firstUnitLeads,
  groupElsewhere,
  joinNearestUnits,
  makeHistorical,
  nobodyLeads,
  offTheField,
  strikeOut,
  turnAsTheFirst,
} from './standing';

/** What to try for each fault; of each line of thought the first that mends it is offered. */
const IDEAS: Readonly<Record<string, readonly Ideas[]>> = {
  'unknown-piece': [strikeOut],
  'placed-once': [strikeOut],
  'unknown-terrain-letter': [explainLetter],
  'class-of-unit': [classFromBox],
  'number-of-generals': [removeGeneral],
  'one-side-per-tile': [groupElsewhere],
  impassable: [groupElsewhere],
  'one-key-zone': [layKeyZone, strikeLastKeyZone],
  'place-of-key-zone': [keyZoneElsewhere],
  'one-camp': [strikeLastCamp],
  'place-of-camp': [campElsewhere],
  'ground-of-camp': [campElsewhere],
  'one-facing-per-tile': [turnAsTheFirst],
  stacking: [elsewhere, offTheField],
  'lead-unit': [firstUnitLeads, nobodyLeads],
  'lead-unit-named': [firstUnitLeads],
  'chariots-lead': [chariotsLead],
  'guard-of-leader': [takeGuard, makeCommander],
  'leader-with-guard': [leaderToGuard, offTheField],
  'guard-with-leader': [leaderJoinsGuard],
  'commander-without-guard': [dropGuard],
  'commander-alone': [joinNearestUnits],
  'generals-apart': [elsewhere, offTheField],
  'free-set-up-is-empty': [makeHistorical, emptyTheField],
};

const withFixes = (check: Check<Scenario>): Check<Scenario> => {
  const ideas = IDEAS[check.code.slice('lost-battles/'.length)];
  if (!ideas) return check;
  return {
    ...check,
    fixes: (scenario, fault) =>
      ideas.flatMap(idea => firstThatMends(scenario, check.code, idea(scenario, fault))),
  };
};

/** Every rule that an author can break, with the obvious ways to mend it. */
export const MENDABLE_CHECKS: readonly Check<Scenario>[] = CHECKS.map(withFixes);
