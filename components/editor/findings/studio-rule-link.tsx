'use client';

import { useTranslations } from 'next-intl';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import { useStudioState } from '../session/studio-context';

const useRuleName = ({ section }: RuleRef): string => {
  const words = useTranslations('studio');
  const title = useStudioState(({ rules }) => rules.system.rulebook.sections[section]?.title);
  return words('findings.section', { section, title: title ?? '' });
};

/** "§ 5.5 Stacking". */
export const RuleName = ({ rule }: { readonly rule: RuleRef }) => useRuleName(rule);

/** The same, leading to our own words for it; the work stays open beside it. */
export const StudioRuleLink = ({ rule }: { readonly rule: RuleRef }) => (
  <a href={`/rules/${rule.book}/${rule.section}`} target="_blank" rel="noreferrer">
    <RuleName rule={rule} />
  </a>
);

/** Only the number, where many stand in one list. */
export const ShortRuleLink = ({ rule }: { readonly rule: RuleRef }) => {
  const words = useTranslations('view.overlays');
  return (
    <a
      href={`/rules/${rule.book}/${rule.section}`}
      target="_blank"
      rel="noreferrer"
      title={useRuleName(rule)}
    >
      {words('section', { section: rule.section })}
    </a>
  );
};
