import type { Change } from '@/lib/documents/change';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

type ChangesFor = (scenario: ScenarioBase) => readonly Change[];

/** Changes that were worked out already for one scenario; of another, which somebody else has edited, they are worked out again. */
export const repeatChanges =
  (known: ScenarioBase | null, changes: readonly Change[], again: ChangesFor): ChangesFor =>
  scenario =>
    scenario === known ? changes : again(scenario);
