'use client';

import { useLocale } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import { PlayLoader } from '@/components/play/play-loader';
import { KeepOffline } from '@/components/site/keep-offline';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { newestDocumentOf } from '@/lib/editor/autosave/cached-draft';
import { openDraftCache } from '@/lib/editor/autosave/draft-cache';
import { languageOf } from '@/lib/game/language';

interface PlayTextProps extends Omit<ComponentProps<typeof PlayLoader>, 'document' | 'title'> {
  /** The document as JSON. */
  readonly text: string;
  /** The draft that it is: without a network this device may have a newer one. */
  readonly draft?: { readonly id: string; readonly revision: number };
}

const NO_PAGES: readonly string[] = [];

/** Null while it is taken apart: only in the browser, since only the browser plays it. */
const useDocument = (text: string, draft: PlayTextProps['draft']): unknown => {
  const [document, setDocument] = useState<unknown>(null);
  const id = draft?.id;
  const revision = draft?.revision ?? 0;
  useEffect(() => {
    let isGone = false;
    const sent = { revision, document: JSON.parse(text) };
    if (id === undefined) setDocument(sent.document);
    else
      void openDraftCache()
        .copiesOf(id)
        .then(copies => {
          if (!isGone) setDocument(newestDocumentOf(sent, copies));
        });
    return () => {
      isGone = true;
    };
  }, [text, id, revision]);
  return document;
};

/** A battle that came as text. */
export const PlayText = ({ text, draft, ...props }: PlayTextProps) => {
  const document = useDocument(text, draft);
  const language = languageOf(useLocale());
  return (
    <>
      <PlayLoader {...props} document={document} title={documentTitleOf(document, language)} />
      <KeepOffline pages={NO_PAGES} />
    </>
  );
};
