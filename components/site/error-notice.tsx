'use client';

import { Button, composeButtonClass } from '@/components/ui/controls/button';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { Notice } from '@/components/ui/reading/notice';

export interface ErrorWords {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly home: string;
  /** By what the error is found in the log. */
  readonly reference?: string;
}

/** What Next passes to an error page. */
export interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

interface ErrorNoticeProps {
  readonly words: ErrorWords;
  readonly onAgain: () => void;
}

/** An error of ours, without technical details. */
export const ErrorNotice = ({ words, onAgain }: ErrorNoticeProps) => (
  <Notice title={words.title} text={words.text} note={words.reference}>
    <Button look="main" onClick={onAgain}>
      {words.again}
    </Button>
    {/* A whole new page: what failed may be the script that would have turned it. */}
    <PlainLink className={composeButtonClass()} href="/">
      {words.home}
    </PlainLink>
  </Notice>
);
