'use client';

import { useTranslations } from 'next-intl';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { useSay } from '@/components/words/use-say';
import { nameSection, type RuleRef } from '@/lib/game/contract/rulebook';

const useRuleName = (rule: RuleRef): string => {
  const words = useTranslations('studio');
  const say = useSay();
  return words('findings.section', { section: rule.section, title: say(nameSection(rule)) });
};

/** "§ 5.5 Stacking". */
export const RuleName = ({ rule }: { readonly rule: RuleRef }) => useRuleName(rule);

/** The same, leading to our own words for it; the work stays open beside it. */
export const StudioRuleLink = ({ rule }: { readonly rule: RuleRef }) => (
  <PlainLink href={`/rules/${rule.book}/${rule.section}`} target="_blank" rel="noreferrer">
    <RuleName rule={rule} />
  </PlainLink>
);

/** Only the number, where many stand in one list. */
export const ShortRuleLink = ({ rule }: { readonly rule: RuleRef }) => {
  const words = useTranslations('view.overlays');
  return (
    <PlainLink
      href={`/rules/${rule.book}/${rule.section}`}
      target="_blank"
      rel="noreferrer"
      title={useRuleName(rule)}
    >
      {words('section', { section: rule.section })}
    </PlainLink>
  );
};
