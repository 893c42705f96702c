import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { openStudio } from '../session/open-studio';
import type { StudioState } from '../session/state';

export const loadKnownSystem = async (id: string): Promise<AnySystem> => {
  const system = await loadSystem(id);
  if (!system) throw new Error('no system');
  return system;
};

/** The studio with the first draft of a battle. */
export const openBattle = (system: AnySystem, document: unknown): StudioState =>
  openStudio(
    { system, format: 'scenario' },
    { id: 'd', kind: 'scenario', system: system.id, revision: 1, slug: null, document },
    null,
  );
