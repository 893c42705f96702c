import { collatorOf } from '@/lib/game/collator';
import type { WorkItem } from '@/lib/store/documents/own-work';

export type { WorkItem };

export const WORK_TABS = ['all', 'drafts', 'published', 'armies', 'deleted'] as const;
export type WorkTab = (typeof WORK_TABS)[number];

export const WORK_SORTS = ['edited', 'created', 'title'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

/** Which of their documents an author wants to see. */
export interface WorkFilter {
  readonly tab: WorkTab;
  readonly text: string;
  /** The id of a game; empty: any. */
  readonly game: string;
  /** Empty: any. */
  readonly tag: string;
  readonly sort: WorkSort;
}

type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

const readOne = (parameters: Parameters, name: string): string => {
  const value = parameters[name];
  return typeof value === 'string' ? value : '';
};

/** A filter from the address of the page; what it does not know counts as not said. */
export const readWorkFilter = (parameters: Parameters): WorkFilter => ({
  tab: WORK_TABS.find(tab => tab === readOne(parameters, 'show')) ?? 'all',
  text: readOne(parameters, 'q').trim(),
  game: readOne(parameters, 'game'),
  tag: readOne(parameters, 'tag'),
  sort: WORK_SORTS.find(sort => sort === readOne(parameters, 'sort')) ?? 'edited',
});

const BELONGS: Readonly<Record<WorkTab, (item: WorkItem) => boolean>> = {
  all: () => true,
  drafts: ({ published }) => published === null,
  published: ({ published }) => published !== null,
  armies: ({ kind }) => kind !== 'scenario',
  deleted: () => false,
};

export const countInTab = (items: readonly WorkItem[], tab: WorkTab): number =>
  items.filter(BELONGS[tab]).length;

const COMPARE: Readonly<Record<WorkSort, (one: WorkItem, other: WorkItem, language: string) => number>> = {
  edited: (one, other) => (one.updatedAt < other.updatedAt ? 1 : -1),
  created: (one, other) => (one.createdAt < other.createdAt ? 1 : -1),
  title: (one, other, language) => collatorOf(language).compare(one.title, other.title),
};

const hasWords = ({ title, tags }: WorkItem, text: string): boolean => {
  const own = [title, ...tags].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every(word => own.includes(word));
};

/** Every tag in use, in the order of the alphabet. */
export const listTags = (items: readonly WorkItem[], language: string): readonly string[] =>
  [...new Set(items.flatMap(({ tags }) => tags))].toSorted(collatorOf(language).compare);

/** The documents of a tab that fit the words, the game and the tag, in the asked order. */
export const filterWork = (
  items: readonly WorkItem[],
  { tab, text, game, tag, sort }: WorkFilter,
  language: string,
): readonly WorkItem[] =>
  items
    .filter(BELONGS[tab])
    .filter(({ system }) => game === '' || system === game)
    .filter(({ tags }) => tag === '' || tags.includes(tag))
    .filter(item => hasWords(item, text))
    .toSorted((one, other) => COMPARE[sort](one, other, language));
