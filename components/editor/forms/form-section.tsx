'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { JsonPath } from '@/lib/documents/json-path';
import { startsWithPath } from '@/lib/documents/json-path';
import { isError } from '@/lib/game/contract/finding';
import { useStudioState } from '../session/studio-context';
import styles from './forms.module.css';

interface SectionProps {
  readonly title: string;
  /** The places of the document that it shows: their findings are counted beside the title. */
  readonly paths: readonly JsonPath[];
  readonly isOpenAtFirst?: boolean;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the forms that opens and closes. */
export const FormSection = ({ title, paths, isOpenAtFirst = false, note, children }: SectionProps) => {
  const words = useTranslations('forms');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const findings = useStudioState(({ derived }) => derived.findings);
  const here = findings.filter(
    ({ path, variant }) => variant === undefined && paths.some(part => startsWithPath(path, part)),
  );
  return (
    <details
      className={styles.section}
      data-section={title}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
        {note && <span className={styles.note}>{note}</span>}
        {here.length > 0 && (
          <span className={styles.count} data-severity={here.some(isError) ? 'error' : 'warning'}>
            {words('findings', { count: here.length })}
          </span>
        )}
      </summary>
      {isOpen && <div className={styles.fields}>{children}</div>}
    </details>
  );
};
