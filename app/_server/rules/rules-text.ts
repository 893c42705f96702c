import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from 'react';
import { splitSections } from '@/lib/documents/split-sections';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { listSectionNumbers } from '@/lib/game/contract/rulebook';
import { loadSystem } from '@/lib/systems';

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
  const file = join(process.cwd(), 'content', 'systems', system.id, 'rules.md');
  return { system, chapters: chaptersOf(system), texts: splitSections(await readFile(file, 'utf8')) };
});

const chaptersOf = ({ rulebook }: AnySystem): RulesChapter[] => {
  const all = listSectionNumbers(rulebook).map(number => ({
    number,
    title: rulebook.sections[number]?.title ?? '',
  }));
  return all
    .filter(({ number }) => !number.includes('.'))
    .map(chapter => ({
      ...chapter,
      sections: all.filter(({ number }) => number.startsWith(`${chapter.number}.`)),
    }));
};
