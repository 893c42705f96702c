'use client';

import { useLocale } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { addressIn, languageOf } from '@/lib/game/language';
import { MadeFileStatus, type MadeFileWords } from './made-file-status';
import { useMadeFile } from './use-made-file';

interface MadeFileLinkProps {
  /** As in English: the link stays in the reader's language. */
  readonly href: string;
  readonly words: MadeFileWords;
  readonly children: ReactNode;
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** A link to a file that takes a while to make: it shows how far it is, and says why it cannot be had. */
export const MadeFileLink = ({ href, words, children }: MadeFileLinkProps) => {
  const { state, make } = useMadeFile();
  const address = addressIn(languageOf(useLocale()), href);
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state.type !== 'making') void make(address);
  };
  return (
    <>
      <a href={address} onClick={open}>
        {children}
      </a>
      <MadeFileStatus state={state} words={words} />
    </>
  );
};
