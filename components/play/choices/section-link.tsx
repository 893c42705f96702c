'use client';

import { useTranslations } from 'next-intl';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { nameSection } from '@/lib/game/contract/rulebook';

/** "§ 5.5", leading to our own words for it beside the game. */
export const SectionLink = ({
  system,
  section,
}: {
  readonly system: AnySystem;
  readonly section: string;
}) => {
  const words = useTranslations('play');
  const title = useSay()(nameSection({ book: system.id, section }));
  return (
    <PlainLink href={`/rules/${system.id}/${section}`} target="_blank" rel="noreferrer" title={title}>
      {words('section', { section })}
    </PlainLink>
  );
};
