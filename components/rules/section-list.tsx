import { PageLink } from '@/components/ui/controls/page-link';
import { rulePathOf } from '@/components/ui/reading/rule-link';
import styles from './rules.module.css';

interface SectionListProps {
  readonly book: string;
  readonly sections: readonly { readonly number: string; readonly title: string }[];
  readonly current?: string;
}

/** Numbers and titles, each a link. */
export const SectionList = ({ book, sections, current }: SectionListProps) => (
  <ul className={styles.list}>
    {sections.map(({ number, title }) => (
      <li key={number}>
        <PageLink
          href={rulePathOf({ book, section: number })}
          aria-current={number === current ? 'page' : undefined}
        >
          <span className={styles.number}>{number}</span> <span>{title}</span>
        </PageLink>
      </li>
    ))}
  </ul>
);
