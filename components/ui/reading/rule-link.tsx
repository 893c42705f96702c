import { getTranslations } from 'next-intl/server';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import { PageLink } from '../controls/page-link';

interface RuleLinkProps {
  readonly rule: RuleRef;
  /** The section's title, where there is room for it. */
  readonly title?: string;
}

export const rulePathOf = ({ book, section }: RuleRef): string => `/rules/${book}/${section}`;

/** "Rule 5.5", linked to the section in our words. */
export const RuleLink = async ({ rule, title }: RuleLinkProps) => {
  const t = await getTranslations('site');
  const words =
    title === undefined
      ? t('section', { section: rule.section })
      : t('section-titled', { section: rule.section, title });
  return <PageLink href={rulePathOf(rule)}>{words}</PageLink>;
};
