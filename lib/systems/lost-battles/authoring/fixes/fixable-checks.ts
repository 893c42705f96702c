import type { Check } from '@/lib/game/check/check';
import { CHECKS } from '../../document/checks';
import type { Scenario } from '../../document/scenario';
import {
  addKeyZone,
  addLegendLetter,
  relocateCamp,
  relocateKeyZone,
  removeLastCamp,
  removeLastKeyZone,
} from './board-fixes';
import { findWorkingFix, type ProposeFixes } from './fix-search';
import {
  addLeaderToGuard,
  assignGuard,
  dropGuard,
  makeCommander,
  moveLeaderToGuard,
  removeGeneral,
  setPrintedClass,
} from './general-fixes';
import {
  alignFacing,
  clearLead,
  emptyTheField,
  joinNearestUnits,
  makeChariotsLead,
  makeFirstUnitLead,
  makeHistorical,
  moveGroup,
  movePiece,
  removeReference,
  takeOffField,
} from './group-fixes';

/** What to try for each violation; of each kind of fix the first that works is offered. */
const FIX_PROPOSALS: Readonly<Record<string, readonly ProposeFixes[]>> = {
  'unknown-piece': [removeReference],
  'placed-once': [removeReference],
  'unknown-terrain-letter': [addLegendLetter],
  'class-of-unit': [setPrintedClass],
  'number-of-generals': [removeGeneral],
  'one-side-per-tile': [moveGroup],
  impassable: [moveGroup],
  'one-key-zone': [addKeyZone, removeLastKeyZone],
  'place-of-key-zone': [relocateKeyZone],
  'one-camp': [removeLastCamp],
  'place-of-camp': [relocateCamp],
  'ground-of-camp': [relocateCamp],
  'one-facing-per-tile': [alignFacing],
  stacking: [movePiece, takeOffField],
  'lead-unit': [makeFirstUnitLead, clearLead],
  'lead-unit-named': [makeFirstUnitLead],
  'chariots-lead': [makeChariotsLead],
  'guard-of-leader': [assignGuard, makeCommander],
  'leader-with-guard': [moveLeaderToGuard, takeOffField],
  'guard-with-leader': [addLeaderToGuard],
  'commander-without-guard': [dropGuard],
  'commander-alone': [joinNearestUnits],
  'generals-apart': [movePiece, takeOffField],
  'free-set-up-is-empty': [makeHistorical, emptyTheField],
};

const withFixes = (check: Check<Scenario>): Check<Scenario> => {
  const ideas = FIX_PROPOSALS[check.code.slice('lost-battles/'.length)];
  if (!ideas) return check;
  return {
    ...check,
    fixes: (scenario, violation) =>
      ideas.flatMap(idea => findWorkingFix(scenario, check.code, idea(scenario, violation))),
  };
};

/** Every rule that an author can break, with the obvious ways to fix it. */
export const FIXABLE_CHECKS: readonly Check<Scenario>[] = CHECKS.map(withFixes);
