'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Dialog, DialogTitle } from '@/components/ui/overlays/dialog';
import {
  type ComparedText,
  compareTexts,
  translationsOf,
} from '@/lib/documents/translations/translation-state';
import { removeTranslation, setLanguage } from '@/lib/editor/languages/language-edits';
import { findFirstTarget, listOfferedLanguages } from '@/lib/editor/languages/offered-languages';
import { useDialogKeys } from '../commands/use-dialog-keys';
import { useIsReadOnly } from '../forms/fields';
import { MalformedNotice } from '../forms/malformed-notice';
import { useStudio } from '../session/studio-context';
import styles from './languages.module.css';
import { TranslationRow } from './translation-row';
import { countDone, isDone, useDocumentLanguages, useLanguageName, useWholeDocument } from './use-languages';

const GROUPS = ['fields', 'names', 'passages', 'variants'] as const;

const keyOf = ({ text: { part, key } }: ComparedText): string => `${part} ${key}`;

interface ChoiceProps {
  readonly original: string | undefined;
  readonly target: string;
  readonly onTarget: (language: string) => void;
}

const LanguageChoices = ({ original, target, onTarget }: ChoiceProps) => {
  const words = useTranslations('languages');
  const { store } = useStudio();
  const nameOf = useLanguageName();
  const isReadOnly = useIsReadOnly();
  const { translations } = useDocumentLanguages();
  const offered = listOfferedLanguages([original, ...translations.map(({ language }) => language)]);
  const listOptions = (languages: readonly string[]) =>
    languages.map(language => (
      <option key={language} value={language}>
        {nameOf(language)}
      </option>
    ));
  return (
    <div className={styles.choices}>
      <Field label={words('original')}>
        <select
          value={original ?? ''}
          disabled={isReadOnly}
          onChange={({ target: { value } }) => store.update(state => setLanguage(state, value || undefined))}
        >
          <option value="">{words('unset')}</option>
          {listOptions(offered)}
        </select>
      </Field>
      <Field label={words('target')}>
        <select value={target} onChange={({ target: { value } }) => onTarget(value)}>
          {listOptions(offered.filter(language => language !== original))}
        </select>
      </Field>
    </div>
  );
};

/**
 * The entries that were open when the filter was set stay until it is set again: a text must not disappear while it
 * is typed.
 */
const useOpenOnly = (texts: readonly ComparedText[]) => {
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const keepOpen = (isWanted: boolean): void =>
    setKept(isWanted ? new Set(texts.filter(text => !isDone(text)).map(keyOf)) : null);
  return {
    isOpenOnly: kept !== null,
    keepOpen,
    shown: kept === null ? texts : texts.filter(text => kept.has(keyOf(text))),
  };
};

interface TextsProps {
  readonly original: string | undefined;
  readonly target: string;
}

const Texts = ({ original, target }: TextsProps) => {
  const words = useTranslations('languages');
  const { store } = useStudio();
  const document = useWholeDocument();
  const isReadOnly = useIsReadOnly();
  const translation = translationsOf(document).find(([language]) => language === target)?.[1];
  const texts = useMemo(() => compareTexts(document, translation ?? {}), [document, translation]);
  const { isOpenOnly, keepOpen, shown } = useOpenOnly(texts);
  return (
    <>
      <div className={styles.tools}>
        <output>{words('count', countDone(texts))}</output>
        <label>
          <input
            type="checkbox"
            checked={isOpenOnly}
            onChange={({ target: { checked } }) => keepOpen(checked)}
          />
          {words('open-only')}
        </label>
        {translation && (
          <Button
            look="quiet"
            disabled={isReadOnly}
            onClick={() => store.update(state => removeTranslation(state, target))}
          >
            {words('remove')}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p>{words('none-open')}</p>}
      {GROUPS.map(part => (
        <TextGroup key={part} part={part} texts={shown} original={original} target={target} />
      ))}
    </>
  );
};

interface GroupProps extends TextsProps {
  readonly part: (typeof GROUPS)[number];
  readonly texts: readonly ComparedText[];
}

const TextGroup = ({ part, texts, original, target }: GroupProps) => {
  const words = useTranslations('languages');
  const own = texts.filter(({ text }) => text.part === part);
  if (own.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={`languages-${part}`}>
      <h3 id={`languages-${part}`}>{words(`group.${part}`)}</h3>
      <ul>
        {own.map(compared => (
          <TranslationRow key={keyOf(compared)} compared={compared} original={original} language={target} />
        ))}
      </ul>
    </section>
  );
};

/** The document's texts in two columns: the original, and another language. */
export const LanguagesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useTranslations('languages');
  const { original, translations } = useDocumentLanguages();
  const begun = translations.map(({ language }) => language);
  const [wanted, setWanted] = useState<string | null>(null);
  const target = wanted !== null && wanted !== original ? wanted : findFirstTarget(original, begun);
  const onKeyDown = useDialogKeys();
  return (
    <Dialog isOpen onClose={onClose} className={styles.dialog} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <DialogTitle>{words('title')}</DialogTitle>
        <Button onClick={onClose}>{words('close')}</Button>
      </header>
      <MalformedNotice />
      <LanguageChoices original={original} target={target} onTarget={setWanted} />
      <Texts key={target} original={original} target={target} />
    </Dialog>
  );
};
