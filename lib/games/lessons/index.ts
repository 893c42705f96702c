import { type Lesson, lessonSchema } from './lesson';

interface LessonFiles {
  readonly lesson: unknown;
  readonly scenario: unknown;
}

/** Each book's lesson and the shipped battle in which it is played. */
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

export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly scenario: unknown;
}

/** Null: the book has no lesson. */
export const loadLesson = async (system: string): Promise<LoadedLesson | null> => {
  const files = Object.hasOwn(LOADERS, system) ? await LOADERS[system]?.() : undefined;
  return files ? { lesson: lessonSchema.parse(files.lesson), scenario: files.scenario } : null;
};
