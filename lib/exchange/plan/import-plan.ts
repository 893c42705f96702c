import { applyChanges, type Change } from '@/lib/documents/change';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

/** What a file would do to a battle, shown before anything is done; or why it is refused as a whole. */
export type ImportPlan =
  | {
      readonly type: 'plan';
      readonly changes: readonly Change[];
      /** What changes. */
      readonly done: readonly Sentence[];
      /** What the file holds and the battle cannot take. */
      readonly lost: readonly Sentence[];
    }
  | { readonly type: 'refused'; readonly reason: Sentence };

/** A plan that is being made: each step sees what the steps before it have changed. */
export interface PlanInProgress {
  readonly system: AnySystem;
  scenario: ScenarioBase;
  readonly changes: Change[];
  readonly done: Sentence[];
  readonly lost: Sentence[];
}

export const beginPlan = (system: AnySystem, scenario: ScenarioBase): PlanInProgress => ({
  system,
  scenario,
  changes: [],
  done: [],
  lost: [],
});

/** Adds changes and what they mean; no changes mean nothing. Answers whether there were any. */
export const addToPlan = (plan: PlanInProgress, changes: readonly Change[], what: Sentence): boolean => {
  if (changes.length === 0) return false;
  plan.scenario = applyChanges(plan.scenario, changes);
  plan.changes.push(...changes);
  plan.done.push(what);
  return true;
};

export const finishPlan = ({ changes, done, lost }: PlanInProgress): ImportPlan => ({
  type: 'plan',
  changes,
  done,
  lost,
});

/** Thrown where a file cannot be taken; becomes the answer. */
export class ImportRefused extends Error {
  constructor(readonly reason: Sentence) {
    super(reason.code);
  }
}

export const refuseImport = (code: string, values: SentenceValues = {}): never => {
  throw new ImportRefused({ code: `exchange.refused.${code}`, values });
};

/** Runs what may refuse a file. */
export const planImport = (make: () => ImportPlan): ImportPlan => {
  try {
    return make();
  } catch (error) {
    if (error instanceof ImportRefused) return { type: 'refused', reason: error.reason };
    throw error;
  }
};

export const importWords = (code: string, values: SentenceValues = {}): Sentence => ({
  code: `exchange.${code}`,
  values,
});
