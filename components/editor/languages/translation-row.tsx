'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { ComparedText } from '@/lib/documents/translations/translation-state';
import { setTranslatedText } from '@/lib/editor/languages/language-edits';
import { useIsReadOnly } from '../forms/fields';
import { useStudio } from '../session/studio-context';
import styles from './languages.module.css';

const LIMITS: Readonly<Record<string, number>> = {
  title: 120,
  subtitle: 160,
  summary: 1500,
  place: 120,
  names: 300,
  passages: 1000,
  variants: 1000,
};
const LONGEST_TEXT = 20_000;
const LINE_LENGTH = 60;
const MOST_ROWS = 14;

const limitOf = ({ text: { part, key } }: ComparedText): number =>
  LIMITS[part === 'variants' && key.endsWith('/title') ? 'title' : part === 'fields' ? key : part] ??
  LONGEST_TEXT;

const rowsFor = (text: string): number =>
  Math.min(
    MOST_ROWS,
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0),
  );

interface RowProps {
  readonly compared: ComparedText;
  readonly original: string | undefined;
  readonly language: string;
}

/** One text, and beside it what it is in the other language. */
export const TranslationRow = ({ compared, original, language }: RowProps) => {
  const words = useTranslations('languages');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const id = useId();
  const { text, translated, isStale } = compared;
  const write = (value: string): void =>
    store.update(state => setTranslatedText(state, language, text, value));
  return (
    <li className={styles.row} data-state={isStale ? 'stale' : translated === undefined ? 'missing' : 'done'}>
      <label htmlFor={id} lang={original}>
        {text.text}
      </label>
      <div>
        <textarea
          id={id}
          lang={language}
          rows={rowsFor(text.text)}
          maxLength={limitOf(compared)}
          readOnly={isReadOnly}
          value={translated ?? ''}
          onChange={({ target }) => write(target.value)}
        />
        {isStale && (
          <p className={styles.stale}>
            {words('stale')}{' '}
            <Button look="quiet" disabled={isReadOnly} onClick={() => write(translated ?? '')}>
              {words('keep')}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
};
