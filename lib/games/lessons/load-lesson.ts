import { lessonFiles } from '@/content/lessons';
import { type Lesson, lessonSchema } from './lesson';

export const LESSON_SYSTEMS: readonly string[] = Object.keys(lessonFiles);

export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly scenario: unknown;
}

/** Null: the book has no lesson. */
export const loadLesson = async (system: string): Promise<LoadedLesson | null> => {
  const files = Object.hasOwn(lessonFiles, system) ? await lessonFiles[system]?.() : undefined;
  return files ? { lesson: lessonSchema.parse(files.lesson), scenario: files.scenario } : null;
};
