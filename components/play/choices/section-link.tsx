'use client';

import { useTranslations } from 'next-intl';
import type { AnySystem } from '@/lib/game/contract/game-system';

/** "§ 5.5", leading to our own words for it beside the game. */
export const SectionLink = ({
  system,
  section,
}: {
  readonly system: AnySystem;
  readonly section: string;
}) => {
  const words = useTranslations('play');
  const { title } = system.rulebook.sections[section] ?? {};
  return (
    <a href={`/rules/${system.id}/${section}`} target="_blank" rel="noreferrer" title={title}>
      {words('section', { section })}
    </a>
  );
};
