import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from '@/lib/game/check/check-document';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { identifyDocument } from '@/lib/systems/identify-document';

export interface ShippedBattle {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

const FOLDER = join(process.cwd(), 'content', 'scenarios');

export const ALL_SHIPPED: readonly string[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.json'))
  .map(file => file.replace(/\.json$/, ''))
  .sort();

/** Read, not checked: the rules have tests of their own. */
export const loadShipped = async (name: string): Promise<ShippedBattle> => {
  const json: unknown = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
  const found = await identifyDocument(json);
  const scenario =
    found.type === 'scenario' ? parseDocument(found.system.documents.scenario, json).document : null;
  if (found.type !== 'scenario' || !scenario) throw new Error(`${name} is not a battle`);
  return { system: found.system, scenario, position: found.system.setUp(scenario) };
};
