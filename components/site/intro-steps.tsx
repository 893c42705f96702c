import { getTranslations } from 'next-intl/server';
import styles from './home.module.css';

const STEPS = ['design', 'check', 'try', 'print'] as const;

/** From the first tile to the table. */
export const IntroSteps = async () => {
  const t = await getTranslations('home.steps');
  return (
    <section aria-labelledby="steps" className={styles.steps}>
      <h2 id="steps" className="visually-hidden">
        {t('label')}
      </h2>
      <ol>
        {STEPS.map(step => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
