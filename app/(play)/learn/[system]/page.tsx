import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StudioWords } from '@/app/_server/words/studio-words';
import { LessonLoader } from '@/components/play/lesson/lesson-loader';
import { LESSON_SYSTEMS } from '@/lib/games/lessons/load-lesson';

interface PageProps {
  readonly params: Promise<{ readonly system: string }>;
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { system } = await params;
  const t = await getTranslations('lesson');
  return LESSON_SYSTEMS.includes(system) ? { title: t(`${system}.title`) } : {};
};

/** A guided first battle. The rules run in the browser, so the browser gets the words of this game. */
const LessonPage = async ({ params }: PageProps) => {
  const { system } = await params;
  if (!LESSON_SYSTEMS.includes(system)) notFound();
  return (
    <StudioWords system={system}>
      <LessonLoader system={system} />
    </StudioWords>
  );
};

export default LessonPage;
