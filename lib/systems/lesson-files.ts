/** A lesson as it is written, and the shipped battle in which it is played. */
export interface LessonFiles {
  readonly lesson: unknown;
  readonly scenario: unknown;
}

const LOADERS: Readonly<Record<string, () => Promise<LessonFiles>>> = {
  'lost-battles': async () => ({
    lesson: (await import('@/content/lessons/lost-battles.json')).default,
    scenario: (await import('@/content/scenarios/lost-battles/cannae.json')).default,
  }),
  'prussias-glory': async () => ({
    lesson: (await import('@/content/lessons/prussias-glory.json')).default,
    scenario: (await import('@/content/scenarios/prussias-glory/rossbach-battle.json')).default,
  }),
  'in-death-ground': async () => ({
    lesson: (await import('@/content/lessons/in-death-ground.json')).default,
    scenario: (await import('@/content/scenarios/in-death-ground/maldon-991.json')).default,
  }),
  'pocket-battles': async () => ({
    lesson: (await import('@/content/lessons/pocket-battles.json')).default,
    scenario: (await import('@/content/scenarios/pocket-battles/pocket-clastidium.json')).default,
  }),
  perikles: async () => ({
    lesson: (await import('@/content/lessons/perikles.json')).default,
    scenario: (await import('@/content/scenarios/perikles/perikles-413.json')).default,
  }),
};

export const LESSON_SYSTEMS: readonly string[] = Object.keys(LOADERS);

/** Null: the book has no lesson. */
export const loadLessonFiles = async (system: string): Promise<LessonFiles | null> =>
  Object.hasOwn(LOADERS, system) ? ((await LOADERS[system]?.()) ?? null) : null;
