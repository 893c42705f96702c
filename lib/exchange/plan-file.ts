import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { ImportPlan } from './plan/import-plan';
import { planOrderCsv } from './text/order-csv';
import { planTiledMap } from './tiled/plan-map';
import { planSavedGame } from './vassal/saved-game';

/** What can be read back into a battle, by the ending of its name. */
export const IMPORT_ENDINGS = ['.vsav', '.tmj', '.json', '.csv'] as const;

export interface ImportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a file of another program would change in a battle. */
export const planFile = (
  system: AnySystem,
  scenario: ScenarioBase,
  { name, bytes }: ImportedFile,
  say: Say,
): ImportPlan => {
  const ending = IMPORT_ENDINGS.find(each => name.toLowerCase().endsWith(each));
  switch (ending) {
    case '.vsav':
      return planSavedGame(system, scenario, bytes, say);
    case '.tmj':
    case '.json':
      return planTiledMap(system, scenario, new TextDecoder().decode(bytes));
    case '.csv':
      return planOrderCsv(system, scenario, new TextDecoder().decode(bytes), say);
    default:
      return { type: 'refused', reason: { code: 'exchange.refused.unknown-file' } };
  }
};
