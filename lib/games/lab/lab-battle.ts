import { applyChanges } from '@/lib/documents/change';
import { parseDocument } from '@/lib/game/check/check-document';
import type { Level } from '@/lib/game/computer/levels';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Handicap } from '@/lib/game/contract/tally';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { RunContext } from '@/lib/game/lab/summary';
import { type GameTally, tallyGame } from '@/lib/game/lab/tally-game';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { readPlayable } from '../playable-scenario';

/** What is played in a run: a battle, perhaps in a variant, perhaps without one of its units. */
export interface LabSetup {
  readonly document: unknown;
  readonly variant: string | null;
  /** The unit that is left out; null: all are there. */
  readonly without: string | null;
}

export interface LabBattle {
  readonly system: AnySystem;
  readonly rules: AnyPlayRules;
  readonly scenario: ScenarioBase;
}

/** Null: it cannot be played, or the unit cannot be left out. */
export const readLabBattle = async ({ document, variant, without }: LabSetup): Promise<LabBattle | null> => {
  const playable = await readPlayable(document, variant);
  if (!playable) return null;
  const { system, rules, scenario } = playable;
  const played = without === null ? scenario : removeUnit(system, scenario, without);
  return played && { system, rules, scenario: played };
};

/** As the author would remove it in the studio. */
const removeUnit = (system: AnySystem, scenario: ScenarioBase, unit: string): ScenarioBase | null => {
  const command = system.editing.commands(scenario, [unit]).find(({ id }) => id === 'remove');
  return command
    ? parseDocument(system.documents.scenario, applyChanges(scenario, command.changes)).document
    : null;
};

export const contextOf = ({ system, rules, scenario }: LabBattle): RunContext => ({
  seats: system.seats(scenario).map(({ id }) => id),
  units: rules.tally.countedUnits(scenario),
  handicap: handicapOf({ rules, scenario }),
});

const handicapOf = ({ rules, scenario }: Pick<LabBattle, 'rules' | 'scenario'>): Handicap | null =>
  rules.tally.handicap?.(scenario) ?? null;

/** The handicap that the book gives when a unit is left out; the battle's own where it cannot be. */
export const handicapWithout = ({ system, rules, scenario }: LabBattle, unit: string): Handicap | null =>
  handicapOf({ rules, scenario: removeUnit(system, scenario, unit) ?? scenario });

export const canRemove = ({ system, scenario }: LabBattle, unit: string): boolean =>
  removeUnit(system, scenario, unit) !== null;

export type SeatLevels = Readonly<Record<string, Level>>;

export const levelForAll = ({ system, scenario }: LabBattle, level: Level): SeatLevels =>
  Object.fromEntries(system.seats(scenario).map(({ id }) => [id, level]));

export const playLabGame = ({ rules, scenario }: LabBattle, seed: number, levels: SeatLevels): GameTally =>
  tallyGame({ rules, scenario, seed, levels });
