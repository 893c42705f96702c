'use client';

import { useLocale } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { languageOf } from '@/lib/game/language';
import { LabLoader } from './lab-loader';

type LabTextProps = Omit<ComponentProps<typeof LabLoader>, 'document' | 'title'> & {
  /** The document as JSON. */
  readonly text: string;
};

/** A battle that came as text: taken apart only in the browser, since only the browser plays it. */
export const LabText = ({ text, ...props }: LabTextProps) => {
  const [document, setDocument] = useState<unknown>(null);
  const language = languageOf(useLocale());
  useEffect(() => setDocument(JSON.parse(text)), [text]);
  return <LabLoader {...props} document={document} title={documentTitleOf(document, language)} />;
};
