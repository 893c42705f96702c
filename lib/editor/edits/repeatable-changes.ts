import type { Change } from '@/lib/documents/change';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

type ChangesFor = (scenario: ScenarioBase) => readonly Change[];

/** Changes computed for one scenario; for another one, edited by somebody else, they are computed again. */
export const repeatChanges =
  (known: ScenarioBase | null, changes: readonly Change[], again: ChangesFor): ChangesFor =>
  scenario =>
    scenario === known ? changes : again(scenario);
