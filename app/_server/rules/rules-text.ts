import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { splitSections } from '@/lib/documents/text/split-sections';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { listSectionNumbers, nameSection } from '@/lib/game/contract/rulebook';
import type { Say } from '@/lib/game/contract/sentence';
import { languageOf, rulesFileIn } from '@/lib/game/language';
import { loadSystem } from '@/lib/systems';
import { getSay } from '../words/words';

export interface RulesChapter {
  readonly number: string;
  readonly title: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  readonly number: string;
  readonly title: string;
}

/** A rule book as its pages show it. */
export interface Rules {
  readonly system: AnySystem;
  readonly chapters: readonly RulesChapter[];
  /** Our words for each section, in Markdown. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Null: we have no such book. */
export const loadRules = cache(async (systemId: string): Promise<Rules | null> => {
  const system = await loadSystem(systemId);
  if (!system) return null;
  // Only ids of known systems reach the path.
  const file = join(
    process.cwd(),
    'content',
    'systems',
    system.id,
    rulesFileIn(languageOf(await getLocale())),
  );
  const texts = splitSections(await readFile(file, 'utf8'));
  return { system, chapters: chaptersOf(system, await getSay()), texts };
});

const chaptersOf = ({ id, rulebook }: AnySystem, say: Say): RulesChapter[] => {
  const all = listSectionNumbers(rulebook).map(number => ({
    number,
    title: say(nameSection({ book: id, section: number })),
  }));
  return all
    .filter(({ number }) => !number.includes('.'))
    .map(chapter => ({
      ...chapter,
      sections: all.filter(({ number }) => number.startsWith(`${chapter.number}.`)),
    }));
};
