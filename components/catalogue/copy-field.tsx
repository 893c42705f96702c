'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import styles from './catalogue.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly words: { readonly copy: string; readonly copied: string };
}

/** A text to take along. Without a clipboard, as on plain http, it is at least selected. */
export const CopyField = ({ label, text, words }: CopyFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    await navigator.clipboard?.writeText(text);
    setCopied(navigator.clipboard !== undefined);
  };
  return (
    <div className={styles.address}>
      <input ref={field} readOnly aria-label={label} value={text} onFocus={event => event.target.select()} />
      <Button onClick={copy} aria-label={`${words.copy}: ${label}`}>
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  );
};
