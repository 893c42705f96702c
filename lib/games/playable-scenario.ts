import { inLanguage } from '@/lib/documents/translations/in-language';
import { parseVariant } from '@/lib/game/check/check-document';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { StartOptions } from '@/lib/game/contract/start-options';
import type { ScenarioBase, Variant } from '@/lib/game/document/scenario-base';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/game/language';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { applyStartOptions, keepStartOptions } from '@/lib/game/play/session/start-options';
import { readDocument } from '@/lib/systems/read-document';

/** A battle that can be played: its rules, and the scenario as the asked variant has it. */
export interface PlayableScenario {
  readonly system: AnySystem;
  readonly rules: AnyPlayRules;
  readonly scenario: ScenarioBase;
  /** Every variant of the battle, not only the played one. */
  readonly variants: readonly Variant[];
}

/** In the words of a language where the battle has them. Null: the document is not a battle, its system cannot be played, or it has no such variant that fits. */
export const readPlayable = async (
  document: unknown,
  variant: string | null,
  language: Language = DEFAULT_LANGUAGE,
): Promise<PlayableScenario | null> => {
  const read = await readDocument(document);
  if (read.type !== 'scenario') return null;
  const { system } = read;
  const { document: base } = read.checked;
  if (system.play === null || base === null) return null;
  const scenario = variant === null ? base : withVariant(system, base, variant);
  return (
    scenario && {
      ...{ system, rules: system.play },
      scenario: inLanguage(scenario, language),
      variants: inLanguage(base, language).variants,
    }
  );
};

/** The battle as it is played with what its players chose of what the book leaves to them. */
export const withOptions = (playable: PlayableScenario, chosen: StartOptions): PlayableScenario => {
  const { rules, scenario } = playable;
  const kept = keepStartOptions(rules, scenario, chosen);
  return { ...playable, scenario: applyStartOptions(rules, scenario, kept) };
};

const withVariant = (
  { documents }: AnySystem,
  base: ScenarioBase | null,
  wanted: string,
): ScenarioBase | null => {
  const variant = base?.variants.find(({ id }) => id === wanted);
  return base && variant ? parseVariant(documents.scenario, base, variant).document : null;
};

/** The key of a game on this device: each variant of a battle has its own games. */
export const gameKeyOf = (place: string, variant: string | null): string =>
  variant === null ? place : `${place}?variant=${variant}`;
