import { loadLessonFiles } from '@/lib/systems/lesson-files';
import { type Lesson, lessonSchema } from './lesson';

export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly scenario: unknown;
}

/** Null: the book has no lesson. */
export const loadLesson = async (system: string): Promise<LoadedLesson | null> => {
  const files = await loadLessonFiles(system);
  return files && { lesson: lessonSchema.parse(files.lesson), scenario: files.scenario };
};
