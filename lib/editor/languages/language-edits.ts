import { applyChanges, type Change } from '@/lib/documents/change';
import { isRecord, type TranslatableText } from '@/lib/documents/translations/translatable-texts';
import type { Translation } from '@/lib/documents/translations/translation';
import { changeTranslation, translateText } from '@/lib/documents/translations/translation-edits';
import { translationsOf } from '@/lib/documents/translations/translation-state';
import { labelField, nameFieldStep } from '../edits/field-edits';
import { commitChanges, nameHistoryStep, type StudioState } from '../session/state';

const translationIn = (document: unknown, language: string): Translation =>
  translationsOf(document).find(([own]) => own === language)?.[1] ?? {};

/** Languages belong to the document itself, whichever of its variants is shown; edits of others are kept, too. */
const editDocument = (
  state: StudioState,
  name: ReturnType<typeof nameHistoryStep>,
  changesFor: (document: unknown) => readonly Change[],
  mergeKey: string | null = null,
): StudioState => {
  if (state.derived.isMalformed) return { ...state, notice: 'mend-source-first' };
  const changes = changesFor(state.history.present.document);
  return commitChanges(state, name, changes, mergeKey, document =>
    applyChanges(document, changesFor(document)),
  );
};

/** The language of the document; undefined: it does not say. */
export const setLanguage = (state: StudioState, language: string | undefined): StudioState =>
  editDocument(state, nameFieldStep(labelField('language')), document => {
    const isSaid = isRecord(document) && document.language !== undefined;
    if (language === undefined) return isSaid ? [{ op: 'remove', path: ['language'] }] : [];
    return [{ op: 'add', path: ['language'], value: language }];
  });

/** A language stands in the document from the first text on that is translated into it. */
export const setTranslatedText = (
  state: StudioState,
  language: string,
  text: TranslatableText,
  value: string,
): StudioState =>
  editDocument(
    state,
    nameHistoryStep('translate'),
    document => [
      changeTranslation(document, language, translateText(translationIn(document, language), text, value)),
    ],
    `translate ${language} ${text.part} ${text.key}`,
  );

export const removeTranslation = (state: StudioState, language: string): StudioState =>
  editDocument(state, nameHistoryStep('remove-translation'), document => [
    changeTranslation(document, language, undefined),
  ]);
