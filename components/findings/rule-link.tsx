'use client';

import { useTranslations } from 'next-intl';
import { useStudioState } from '@/components/studio/studio-context';
import type { RuleRef } from '@/lib/game/rulebook';

const useRuleName = ({ section }: RuleRef): string => {
  const words = useTranslations('studio');
  const title = useStudioState(({ judge }) => judge.system.rulebook.sections[section]?.title);
  return words('findings.section', { section, title: title ?? '' });
};

/** "§ 5.5 Stacking". */
export const RuleName = ({ rule }: { readonly rule: RuleRef }) => useRuleName(rule);

/** The same, leading to our own words for it; the work stays open beside it. */
export const RuleLink = ({ rule }: { readonly rule: RuleRef }) => (
  <a href={`/rules/${rule.book}/${rule.section}`} target="_blank" rel="noreferrer">
    <RuleName rule={rule} />
  </a>
);
