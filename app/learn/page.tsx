import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SitePage } from '@/app/_server/site-page';
import { LessonList } from '@/app/learn/lesson-list';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('lesson');
  return { title: t('learn') };
};

/** The guided first battles of the five books. */
const LearnPage = async () => {
  const t = await getTranslations('lesson');
  return (
    <SitePage>
      <h1>{t('learn')}</h1>
      <p className="small">{t('learn-means')}</p>
      <LessonList heading="h2" />
    </SitePage>
  );
};

export default LearnPage;
