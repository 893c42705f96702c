import { type AnySystem, toAnySystem } from '@/lib/game/contract/game-system';

/** The one list of the rule books, in the order of display. A page loads the one it needs, not all. */
const LOADERS: Readonly<Record<string, () => Promise<AnySystem>>> = {
  'lost-battles': async () => toAnySystem((await import('./lost-battles')).lostBattles),
  'prussias-glory': async () => toAnySystem((await import('./prussias-glory')).prussiasGlory),
  'in-death-ground': async () => toAnySystem((await import('./in-death-ground')).inDeathGround),
  'pocket-battles': async () => toAnySystem((await import('./pocket-battles')).pocketBattles),
  perikles: async () => toAnySystem((await import('./perikles')).perikles),
};

export const SYSTEM_IDS: readonly string[] = Object.keys(LOADERS);

export const loadSystem = async (id: string): Promise<AnySystem | null> =>
  Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]?.()) ?? null) : null;

export const loadSystems = async (): Promise<readonly AnySystem[]> =>
  Promise.all(Object.values(LOADERS).map(load => load()));
