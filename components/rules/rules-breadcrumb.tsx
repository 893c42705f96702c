import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import styles from './rules.module.css';

interface RulesPathProps {
  readonly steps: readonly { readonly href: string; readonly title: string }[];
}

/** The way from the list of books to this page. */
export const RulesBreadcrumb = async ({ steps }: RulesPathProps) => {
  const t = await getTranslations();
  return (
    <nav aria-label={t('site.path')}>
      <ol className={styles.path}>
        {[{ href: '/rules', title: t('rules.title') }, ...steps].map(({ href, title }) => (
          <li key={href}>
            <PageLink href={href}>{title}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
};
