'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { formatChord } from '@/lib/editor/commands/key-chord';

/** How keys are called on keyboards of the reader's language: "Ctrl+S", "Strg+S". */
export const useFormatChord = (): ((chord: string) => string) => {
  const words = useTranslations('commands.key-name');
  return useCallback(chord => formatChord(chord, key => words(key)), [words]);
};
