import type { ReactNode } from 'react';
import { Markdown } from '@/components/ui/reading/markdown';
import styles from './text-page.module.css';

/** A page of running text. */
export const TextPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.page}>
    <h1>{title}</h1>
    {children}
  </div>
);

export const Lead = ({ children }: { readonly children: string }) => (
  <p className={styles.lead}>{children}</p>
);

interface TextPartProps {
  readonly title: string;
  readonly tableCaption: string;
  /** Markdown. */
  readonly children: string;
}

export const TextPart = ({ title, tableCaption, children }: TextPartProps) => (
  <section>
    <h2>{title}</h2>
    <Markdown tableCaption={tableCaption}>{children}</Markdown>
  </section>
);
