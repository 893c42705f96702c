import { getTranslations } from 'next-intl/server';
import { getSay } from '@/app/_server/words/words';
import { PageLink } from '@/components/ui/controls/page-link';
import { LESSON_SYSTEMS } from '@/lib/games/lessons/load-lesson';
import { loadSystems } from '@/lib/systems';
import styles from './lesson-list.module.css';

/** A link to the lesson of every book. */
export const LessonList = async ({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) => {
  const t = await getTranslations('lesson');
  const say = await getSay();
  const systems = (await loadSystems()).filter(({ id }) => LESSON_SYSTEMS.includes(id));
  return (
    <ul className={styles.lessons}>
      {systems.map(({ id, title }) => (
        <li key={id}>
          <Heading>{title}</Heading>
          <p>{say({ code: `lesson.${id}.about` })}</p>
          <PageLink href={`/learn/${id}`}>
            {t('start', { title: say({ code: `lesson.${id}.title` }) })}
          </PageLink>
        </li>
      ))}
    </ul>
  );
};
