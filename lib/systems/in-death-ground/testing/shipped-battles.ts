import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Scenario, scenarioSchema } from '../document/scenario';

/** Test support only: the battles that are shipped, by the name of their file. */
export interface ShippedBattle {
  readonly file: string;
  readonly scenario: Scenario;
}

const FOLDER = join(process.cwd(), 'content', 'scenarios', 'in-death-ground');

export const SHIPPED_BATTLES: readonly ShippedBattle[] = readdirSync(FOLDER).map(file => ({
  file,
  scenario: scenarioSchema.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
}));
