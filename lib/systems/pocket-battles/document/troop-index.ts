import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { SHIPPED_TROOPS } from '../data';
import type { Scenario } from './scenario';
import type { Troop } from './troop';

export type TroopIndex = ReadonlyMap<string, Troop>;

/** The tiles in force: the shipped ones, overlaid by the document's own. */
export const troopIndexOf = (document: { readonly troops?: readonly Troop[] | undefined }): TroopIndex =>
  document.troops === undefined || document.troops.length === 0
    ? SHIPPED_TROOPS
    : new Map([...SHIPPED_TROOPS, ...document.troops.map(troop => [troop.id, troop] as const)]);

export const troopIndexOfScenario: (scenario: Scenario) => TroopIndex = memoizeByIdentity(troopIndexOf);
