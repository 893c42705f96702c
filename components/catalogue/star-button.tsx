'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { tryRequest } from '@/lib/words/try-request';
import styles from './catalogue.module.css';

interface StarButtonProps {
  readonly slug: string;
  readonly count: number;
  readonly isMine: boolean;
  readonly label: string;
}

/** A reader's mark on a published document. */
export const StarButton = ({ slug, count, isMine, label }: StarButtonProps) => {
  const [star, setStar] = useState({ count, isMine });
  const turn = async (): Promise<void> => {
    const starred = !star.isMine;
    if (!(await tryRequest(`/api/s/${slug}/star`, 'PUT', { starred }))) return;
    setStar({ isMine: starred, count: star.count + (starred ? 1 : -1) });
  };
  return (
    <Button className={styles.star} aria-pressed={star.isMine} aria-label={label} onClick={turn}>
      {star.isMine ? '★' : '☆'} {star.count}
    </Button>
  );
};
