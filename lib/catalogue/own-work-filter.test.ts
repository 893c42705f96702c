import { describe, expect, test } from 'vitest';
import type { WorkItem } from '@/lib/store/documents/own-work';
import { countInTab, filterWork, listTags, readWorkFilter } from './own-work-filter';

const item = (title: string, more: Partial<WorkItem> = {}): WorkItem => ({
  id: title,
  kind: 'scenario',
  system: 'lost-battles',
  title,
  revision: 1,
  slug: null,
  unlistedSlug: null,
  remixOf: null,
  createdAt: '2026-01-01',
  updatedAt: '2026-01-01',
  published: null,
  tags: [],
  ...more,
});

const ITEMS = [
  item('Cannae: a wider plain', { updatedAt: '2026-03-01', tags: ['Punic', 'for the club'] }),
  item('Kolin', {
    system: 'prussias-glory',
    tags: ['for the club'],
    updatedAt: '2026-02-01',
    published: { slug: 'kolin', n: 3, isEditedSince: true },
  }),
  item('Army of Carthage', { kind: 'army', updatedAt: '2026-04-01' }),
];

const titles = (parameters: Readonly<Record<string, string>>): readonly string[] =>
  filterWork(ITEMS, readWorkFilter(parameters), 'en').map(({ title }) => title);

describe('the documents of an author', () => {
  test('stand with the last edited first', () =>
    expect(titles({})).toEqual(['Army of Carthage', 'Cannae: a wider plain', 'Kolin']));
  test('are found by words in any order and case', () =>
    expect(titles({ q: 'plain CANNAE' })).toEqual(['Cannae: a wider plain']));
  test('are narrowed to a game', () => expect(titles({ game: 'prussias-glory' })).toEqual(['Kolin']));
  test('are narrowed to what is published', () => expect(titles({ show: 'published' })).toEqual(['Kolin']));
  test('are narrowed to a tag', () => expect(titles({ tag: 'Punic' })).toEqual(['Cannae: a wider plain']));
  test('are found by their tags too', () => expect(titles({ q: 'club kolin' })).toEqual(['Kolin']));
  test('show every tag once', () => expect(listTags(ITEMS, 'en')).toEqual(['for the club', 'Punic']));
  test('are sorted by title', () =>
    expect(titles({ sort: 'title' })).toEqual(['Army of Carthage', 'Cannae: a wider plain', 'Kolin']));
  test('an unknown tab or order counts as not said', () =>
    expect(readWorkFilter({ show: 'x', sort: 'y' })).toEqual({
      tab: 'all',
      text: '',
      game: '',
      tag: '',
      sort: 'edited',
    }));
  test('are counted by tab', () =>
    expect([countInTab(ITEMS, 'all'), countInTab(ITEMS, 'drafts'), countInTab(ITEMS, 'armies')]).toEqual([
      3, 2, 1,
    ]));
});
