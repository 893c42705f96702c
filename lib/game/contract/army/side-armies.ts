import type { Change } from '@/lib/documents/change';

/**
 * The army of one side of a battle as an army document, so that armies are chosen, built and exchanged within a battle by the
 * same builder that makes them by themselves.
 */
export interface SideArmies<Scenario> {
  /** What the battle sets for both sides: these keys of an army document are not asked again for one side. */
  readonly common: readonly string[];
  /** The side's army as a document; null: there is no such side. */
  read(scenario: Scenario, seatId: string): unknown;
  /** The side gets this army instead of its own; units that both have keep their places. Null: the army does not fit. */
  replace(scenario: Scenario, seatId: string, army: unknown): readonly Change[] | null;
}
