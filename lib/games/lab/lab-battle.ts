import { applyChanges } from '@/lib/documents/change';
import { parseDocument } from '@/lib/game/check/check-document';
import type { Level } from '@/lib/game/computer/levels';
import { type PausedGame, playOutPart } from '@/lib/game/computer/play-out';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { StartOptions } from '@/lib/game/contract/start-options';
import type { Handicap } from '@/lib/game/contract/tally';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { RunContext } from '@/lib/game/lab/summary';
import { type GameEnd, type GameTally, tallyEnd, tallyGame } from '@/lib/game/lab/tally-game';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/game/language';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { applyStartOptions, keepStartOptions } from '@/lib/game/play/session/start-options';
import { readPlayable } from '../playable-scenario';

/** What is played in a run: a battle, perhaps in a variant, perhaps without one of its units. */
export interface LabSetup {
  readonly document: unknown;
  readonly variant: string | null;
  /** The unit that is left out; null: all are there. */
  readonly without: string | null;
  /** How rules are read that the book leaves to the players; absent: as the battle has them. */
  readonly options?: StartOptions;
}

export interface LabBattle {
  readonly system: AnySystem;
  readonly rules: AnyPlayRules;
  /** As it is played. */
  readonly scenario: ScenarioBase;
  /** The battle before the options were applied: what a record of a game begins with. */
  readonly published: ScenarioBase;
  readonly options: StartOptions;
}

/** With the names of a language where the battle has them. Null: it cannot be played, or the unit cannot be left out. */
export const readLabBattle = async (
  { document, variant, without, options: chosen = {} }: LabSetup,
  language: Language = DEFAULT_LANGUAGE,
): Promise<LabBattle | null> => {
  const playable = await readPlayable(document, variant, language);
  if (!playable) return null;
  const { system, rules, scenario } = playable;
  const published = without === null ? scenario : removeUnit(system, scenario, without);
  if (published === null) return null;
  const options = keepStartOptions(rules, published, chosen);
  return { system, rules, published, options, scenario: applyStartOptions(rules, published, options) };
};

/** A rule that the book leaves to the players, as the battle does not have it. */
export interface OtherReading {
  readonly id: string;
  readonly choice: string;
  readonly rule: Sentence;
  /** Null: the rule is `on` or `off`. */
  readonly label: Sentence | null;
}

const SWITCH = [
  { id: 'off', label: null },
  { id: 'on', label: null },
] as const;

export const listOtherReadings = ({ rules, published }: LabBattle): readonly OtherReading[] =>
  rules
    .startOptions(published)
    .flatMap(({ id, label: rule, choices, usual }) =>
      (choices ?? SWITCH).flatMap(({ id: choice, label }) =>
        choice === usual ? [] : [{ id, choice, rule, label }],
      ),
    );

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

export const playLabGame = (
  { rules, scenario, published, options }: LabBattle,
  seed: number,
  levels: SeatLevels,
): GameTally => tallyGame({ rules, scenario, published, options, seed, levels });

/** The same for a while: how it ended, or where it was left. */
export const playLabPart = (
  { rules, scenario }: LabBattle,
  seed: number,
  levels: SeatLevels,
  { paused, mayGoOn }: { readonly paused: PausedGame | null; readonly mayGoOn: () => boolean },
): { readonly end: GameEnd } | { readonly paused: PausedGame } => {
  const setup = { rules, scenario, seed, levels };
  const played = playOutPart(setup, paused, mayGoOn);
  return 'record' in played ? { end: tallyEnd(setup, played) } : { paused: played };
};
