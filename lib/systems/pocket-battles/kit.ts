import { oncePer } from '@/lib/documents/once-per';
import { SHIPPED_TROOPS } from './data';
import type { Scenario } from './scenario';
import type { Troop } from './troop';

export type Kit = ReadonlyMap<string, Troop>;

/** The tiles in force: the shipped ones, overlaid by the document's own. */
export const kitOf = (document: { readonly troops?: readonly Troop[] | undefined }): Kit =>
  document.troops === undefined || document.troops.length === 0
    ? SHIPPED_TROOPS
    : new Map([...SHIPPED_TROOPS, ...document.troops.map(troop => [troop.id, troop] as const)]);

export const kitOfScenario: (scenario: Scenario) => Kit = oncePer(kitOf);
