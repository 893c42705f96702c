'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { openDialog } from '@/lib/editor/session/panels';
import { FormSection } from '../forms/form-section';
import { useStudio } from '../session/studio-context';
import { useDocumentLanguages, useLanguageName } from './use-languages';

export const LanguagesButton = () => {
  const words = useTranslations('languages');
  const { store } = useStudio();
  return (
    <Button onClick={() => store.update(state => openDialog(state, 'languages'))}>{words('open')}</Button>
  );
};

/** The languages of the battle, and how complete each translation is. */
export const LanguagesSection = () => {
  const words = useTranslations('languages');
  const nameOf = useLanguageName();
  const { original, translations } = useDocumentLanguages();
  return (
    <FormSection title={words('section')} paths={[['language'], ['translations']]}>
      <p className={controls.hint}>
        {original === undefined
          ? words('original-unset')
          : words('original-is', { language: nameOf(original) })}
      </p>
      {translations.map(({ language, done, count }) => (
        <p key={language} className={controls.hint}>
          {words('translated', { language: nameOf(language), done, count })}
        </p>
      ))}
      <div>
        <LanguagesButton />
      </div>
    </FormSection>
  );
};
