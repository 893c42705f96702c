'use client';

import { type ComponentProps, useMemo } from 'react';
import { PlayLoader } from '@/components/play/play-loader';

interface PlayTextProps extends Omit<ComponentProps<typeof PlayLoader>, 'document'> {
  /** The document as JSON. */
  readonly text: string;
}

/** A battle that came as text: only the browser takes it apart, since only the browser plays it. */
export const PlayText = ({ text, ...props }: PlayTextProps) => {
  const document = useMemo(() => (typeof window === 'undefined' ? null : JSON.parse(text)), [text]);
  return <PlayLoader {...props} document={document} />;
};
