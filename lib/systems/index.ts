import { type AnySystem, asAnySystem } from '@/lib/game/game-system';

/** The one list of the rule books. A page loads the one it needs, not all. */
const LOADERS: Readonly<Record<string, () => Promise<AnySystem>>> = {
  'lost-battles': async () => asAnySystem((await import('./lost-battles')).lostBattles),
};

export const SYSTEM_IDS: readonly string[] = Object.keys(LOADERS);

export const loadSystem = async (id: string): Promise<AnySystem | null> =>
  Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]?.()) ?? null) : null;

export const loadSystems = async (): Promise<readonly AnySystem[]> =>
  Promise.all(Object.values(LOADERS).map(load => load()));
