import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { actionsOf, openLesson, playLessonActions } from '@/lib/games/lessons/follow';
import { loadLesson } from '@/lib/games/lessons/load-lesson';
import { readPlayable } from '@/lib/games/playable-scenario';
import { loadSystem } from '@/lib/systems';

/** A shipped document and the sections of its book that it needs or is about. */
export interface DocumentUse {
  readonly href: string;
  readonly title: string;
  /** Where it stands in the folder of content, and its translations in theirs. */
  readonly file: string;
  readonly sections: readonly string[];
}

export interface BookUses {
  readonly documents: readonly DocumentUse[];
  /** The sections by which the lesson of the book goes. */
  readonly lesson: readonly string[];
}

const CONTENT = join(process.cwd(), 'content');

/** Where the sections of a book are seen: takes a while, for all battles are read and the lesson is played. */
export const listBookUses = async ({ system: id }: { readonly system: string }): Promise<BookUses> => {
  const system = await loadSystem(id);
  if (!system) return { documents: [], lesson: [] };
  const [battles, lists, lesson] = await Promise.all([
    readBattles(system),
    readLists(system),
    listLessonSections(id),
  ]);
  return { documents: [...battles, ...lists], lesson };
};

const toSections = (rules: readonly RuleRef[]): readonly string[] => [
  ...new Set(rules.map(({ section }) => section)),
];

const readBattles = async ({ id, documents, printing }: AnySystem): Promise<readonly DocumentUse[]> =>
  readFolder(join('scenarios', id), document => {
    const scenario = documents.scenario.schema.parse(document) as ScenarioBase;
    return { href: '/s', title: scenario.title, sections: toSections(printing.sections(scenario)) };
  });

const readLists = async ({ id, documents }: AnySystem): Promise<readonly DocumentUse[]> => {
  const kind = documents['army-list'];
  if (!kind) return [];
  return readFolder(join('lists', id), document => {
    const list = kind.schema.parse(document);
    const rules = kind.facts(list).map(({ rule }) => rule);
    return { href: '/lists', title: kind.catalogue(list).title, sections: toSections(rules) };
  });
};

const readFolder = async (
  folder: string,
  toUse: (document: unknown) => Omit<DocumentUse, 'file'>,
): Promise<readonly DocumentUse[]> => {
  const path = join(CONTENT, folder);
  const files = existsSync(path) ? (await readdir(path)).filter(file => file.endsWith('.json')).sort() : [];
  return Promise.all(
    files.map(async file => {
      const use = toUse(JSON.parse(await readFile(join(path, file), 'utf8')));
      return { ...use, href: `${use.href}/${basename(file, '.json')}`, file: join(folder, file) };
    }),
  );
};

/** The sections by which the dice and orders of the lesson go. */
const listLessonSections = async (systemId: string): Promise<readonly string[]> => {
  const loaded = await loadLesson(systemId);
  const playable = loaded && (await readPlayable(loaded.scenario, null));
  if (!loaded || !playable) return [];
  const played = loaded.lesson.steps.reduce(
    (match, step) => playLessonActions(match, actionsOf(step)),
    openLesson(playable, loaded.lesson),
  );
  return toSections(played.moments.flatMap(({ events }) => listCitations(events)));
};

/** Every rule that a value names, however deep. */
const listCitations = (value: unknown): readonly RuleRef[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('book' in value && 'section' in value) return [value as RuleRef];
  return Object.values(value).flatMap(listCitations);
};
