'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { JsonPath } from '@/lib/documents/json-path';
import { startsWithPath } from '@/lib/documents/json-path';
import { clearSectionRequest } from '@/lib/editor/session/panels';
import { isError } from '@/lib/game/contract/finding';
import { usePanels, useStudio, useStudioState } from '../session/studio-context';
import styles from './forms.module.css';

interface SectionProps {
  readonly title: string;
  /** The places of the document that it shows: their findings are counted beside the title. */
  readonly paths: readonly JsonPath[];
  readonly isOpenAtFirst?: boolean;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Opens the section that a command asked for and gives it the focus. */
const useSectionRequest = (
  section: RefObject<HTMLDetailsElement | null>,
  title: string,
  open: (isOpen: boolean) => void,
): void => {
  const { store } = useStudio();
  const isWanted = usePanels(panels => panels.section === title);
  useEffect(() => {
    if (!isWanted) return;
    open(true);
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.querySelector('summary')?.focus();
    store.update(clearSectionRequest);
  }, [isWanted, section, open, store]);
};

/** A part of the forms that opens and closes. */
export const FormSection = ({ title, paths, isOpenAtFirst = false, note, children }: SectionProps) => {
  const words = useTranslations('forms');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const section = useRef<HTMLDetailsElement>(null);
  useSectionRequest(section, title, setOpen);
  const findings = useStudioState(({ derived }) => derived.findings);
  const here = findings.filter(
    ({ path, variant }) => variant === undefined && paths.some(part => startsWithPath(path, part)),
  );
  return (
    <details
      ref={section}
      className={styles.section}
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
