'use client';

import { useTranslations } from 'next-intl';
import pLimit from 'p-limit';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import styles from './my-work.module.css';

const counts = z.object({ errors: z.number(), warnings: z.number() });
type Counts = z.infer<typeof counts>;

/** A long list asks for its verdicts two at a time. */
const limit = pLimit(2);

const fetchVerdict = async (id: string, revision: number): Promise<Counts | null> => {
  const answer = await fetch(`/api/drafts/${id}/verdict?r=${revision}`);
  return answer.ok ? counts.parse(await answer.json()) : null;
};

/** What the rules say of a draft, once they were asked; nothing where they cannot be asked now. */
export const WorkVerdict = ({ id, revision }: { readonly id: string; readonly revision: number }) => {
  const t = useTranslations('my-work');
  const [found, setFound] = useState<Counts | 'asking' | null>('asking');
  useEffect(() => {
    let isShown = true;
    const ask = () => (isShown ? fetchVerdict(id, revision) : null);
    limit(ask).then(
      verdict => isShown && setFound(verdict),
      (error: unknown) => {
        console.warn('no verdict', error);
        if (isShown) setFound(null);
      },
    );
    return () => {
      isShown = false;
    };
  }, [id, revision]);
  if (found === null) return <span>{t('not-checked')}</span>;
  if (found === 'asking') return <span aria-hidden="true">…</span>;
  const { errors, warnings } = found;
  if (errors + warnings === 0) return <span className={styles.met}>{t('no-errors')}</span>;
  return (
    <span className={styles.verdict}>
      {errors > 0 && <span className={styles.errors}>{t('errors', { count: errors })}</span>}
      {warnings > 0 && <span className={styles.warnings}>{t('warnings', { count: warnings })}</span>}
    </span>
  );
};
