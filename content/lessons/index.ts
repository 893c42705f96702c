interface LessonFiles {
  readonly lesson: unknown;
  readonly scenario: unknown;
}

/** Each book's lesson and the shipped battle in which it is played. */
export const lessonFiles: Readonly<Record<string, () => Promise<LessonFiles>>> = {
  'lost-battles': async () => ({
    lesson: (await import('./lost-battles.json')).default,
    scenario: (await import('../scenarios/lost-battles/cannae.json')).default,
  }),
  'prussias-glory': async () => ({
    lesson: (await import('./prussias-glory.json')).default,
    scenario: (await import('../scenarios/prussias-glory/rossbach-battle.json')).default,
  }),
  'in-death-ground': async () => ({
    lesson: (await import('./in-death-ground.json')).default,
    scenario: (await import('../scenarios/in-death-ground/maldon-991.json')).default,
  }),
  'pocket-battles': async () => ({
    lesson: (await import('./pocket-battles.json')).default,
    scenario: (await import('../scenarios/pocket-battles/pocket-clastidium.json')).default,
  }),
  perikles: async () => ({
    lesson: (await import('./perikles.json')).default,
    scenario: (await import('../scenarios/perikles/perikles-413.json')).default,
  }),
};
