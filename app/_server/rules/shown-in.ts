import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getLocale } from 'next-intl/server';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { DEFAULT_LANGUAGE } from '@/lib/game/language';
import { actionsOf, openLesson, playLessonActions } from '@/lib/games/lessons/follow';
import { loadLesson } from '@/lib/games/lessons/load-lesson';
import { readPlayable } from '@/lib/games/playable-scenario';

export interface ShownDocument {
  readonly href: string;
  readonly title: string;
}

/** Where a section is seen at work. */
export interface ShownIn {
  /** Shipped battles that need it beyond what every battle needs, and lists that it is about. */
  readonly documents: readonly ShownDocument[];
  /** A step of the tutorial goes by it. */
  readonly isInLesson: boolean;
}

interface ShippedUse extends ShownDocument {
  readonly file: string;
  readonly sections: ReadonlySet<string>;
}

interface BookUses {
  readonly documents: readonly ShippedUse[];
  readonly lesson: ReadonlySet<string>;
}

const CONTENT = join(process.cwd(), 'content');

/** What ships with the program never changes while it runs. */
const known = new Map<string, Promise<BookUses>>();

/** For each section of a book the shipped documents and the lesson that show it. */
export const loadShownIn = async (system: AnySystem): Promise<(section: string) => ShownIn> => {
  const found = known.get(system.id) ?? readUses(system);
  known.set(system.id, found);
  const { documents, lesson } = await found;
  const titled = await Promise.all(documents.map(addTitle));
  return section => ({
    documents: titled.filter(({ sections }) => sections.has(section)),
    isInLesson: lesson.has(section),
  });
};

const readUses = async (system: AnySystem): Promise<BookUses> => {
  const [battles, lists, lesson] = await Promise.all([
    readBattles(system),
    readLists(system),
    listLessonSections(system.id),
  ]);
  return { documents: [...battles, ...lists], lesson };
};

const toSections = (rules: readonly RuleRef[]): ReadonlySet<string> =>
  new Set(rules.map(({ section }) => section));

const readBattles = async ({ id, documents, printing }: AnySystem): Promise<readonly ShippedUse[]> =>
  readFolder(join('scenarios', id), document => {
    const scenario = documents.scenario.schema.parse(document) as ScenarioBase;
    return { href: '/s', title: scenario.title, sections: toSections(printing.sections(scenario)) };
  });

const readLists = async ({ id, documents }: AnySystem): Promise<readonly ShippedUse[]> => {
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
  toUse: (document: unknown) => Omit<ShippedUse, 'file'>,
): Promise<readonly ShippedUse[]> => {
  const path = join(CONTENT, folder);
  const files = existsSync(path) ? (await readdir(path)).filter(file => file.endsWith('.json')).sort() : [];
  return Promise.all(
    files.map(async file => {
      const use = toUse(JSON.parse(await readFile(join(path, file), 'utf8')));
      return { ...use, href: `${use.href}/${basename(file, '.json')}`, file: join(folder, file) };
    }),
  );
};

const addTitle = async (use: ShippedUse): Promise<ShippedUse> => {
  const language = await getLocale();
  const file = join(CONTENT, 'translations', language, use.file);
  if (language === DEFAULT_LANGUAGE || !existsSync(file)) return use;
  const { title = use.title } = JSON.parse(await readFile(file, 'utf8')) as { readonly title?: string };
  return { ...use, title };
};

/** The sections by which the dice and orders of the lesson go. */
const listLessonSections = async (systemId: string): Promise<ReadonlySet<string>> => {
  const loaded = await loadLesson(systemId);
  const playable = loaded && (await readPlayable(loaded.scenario, null));
  if (!loaded || !playable) return new Set();
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
