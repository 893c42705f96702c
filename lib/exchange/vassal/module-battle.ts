import { parseVariant } from '@/lib/game/check/check-document';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { ModuleBattle, ModuleSetup } from './module-contents';

/** A battle with every variant that can be read. */
export const toModuleBattle = (system: AnySystem, base: ScenarioBase): ModuleBattle => ({
  system,
  base,
  setups: [
    { title: base.title, summary: base.summary, scenario: base, position: system.setUp(base) },
    ...base.variants.flatMap(variant => {
      const { document } = parseVariant(system.documents.scenario, base, variant);
      return document ? [toSetup(system, base, document, variant)] : [];
    }),
  ],
});

const toSetup = (
  system: AnySystem,
  base: ScenarioBase,
  scenario: ScenarioBase,
  { title, summary }: ScenarioBase['variants'][number],
): ModuleSetup => ({
  title: `${base.title}: ${title}`,
  summary: summary ?? base.summary,
  scenario,
  position: system.setUp(scenario),
});
