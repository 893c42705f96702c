import type { JsonPath } from '@/lib/documents/json-path';
import type { Check } from '@/lib/game/check/check';
import type { DocumentKind, Fact } from '@/lib/game/document/document-kind';
import { cite, rulebook } from '../rulebook';
import { tablePriceOf } from '../rules/army/points';
import { findProfileViolation } from '../rules/army/profiles';
import { profileOf } from '../rules/army/resolved-army';
import { sectionOfList } from '../rules/army/roster-rule';
import { NEUTRAL_STYLE, toElementFace } from '../view/force-table';
import { describeListed } from '../view/words';
import { type ListDocument, listSchema } from './army-list-schema';

const namedOnce: Check<ListDocument> = {
  code: 'in-death-ground/entry-named-once',
  severity: 'error',
  *find({ entries, options }) {
    for (const [name, list] of [['entries', entries] as const, ['options', options] as const])
      for (const [index, { id }] of list.entries())
        if (list.findIndex(other => other.id === id) < index)
          yield { path: [name, index, 'id'], values: { id } };
  },
};

const limitsInOrder: Check<ListDocument> = {
  code: 'in-death-ground/limits-in-order',
  severity: 'error',
  rule: cite('18.1'),
  *find({ entries }) {
    for (const [index, { label, units }] of entries.entries())
      if (units[0] > units[1]) yield { path: ['entries', index, 'units'], values: { entry: label } };
  },
};

/** 6.9 – A list may set prices of its own; where they differ from the table without a special rule, it is said. */
const priceOfTable: Check<ListDocument> = {
  code: 'in-death-ground/price-of-table',
  severity: 'warning',
  rule: cite('6.9'),
  *find({ entries }) {
    for (const [index, { label, variants }] of entries.entries())
      for (const [place, variant] of variants.entries()) {
        const table = tablePriceOf(profileOf(variant));
        if (table !== null && table !== variant.points - (variant.surcharge ?? 0))
          yield {
            path: ['entries', index, 'variants', place, 'points'],
            values: { entry: label, points: variant.points, table },
          };
      }
  },
  fixes: (_, { path, values }) => [
    {
      label: { code: 'words.in-death-ground.fix.price-of-table', values },
      changes: [{ op: 'replace', path, value: values.table }],
    },
  ],
};

/** 6.1 to 6.9 – There is no such element in the book. */
const elementPossible: Check<ListDocument> = {
  code: 'in-death-ground/element-possible',
  severity: 'error',
  *find({ entries }) {
    for (const [index, { label, variants }] of entries.entries())
      for (const [place, variant] of variants.entries()) {
        const found = findProfileViolation(profileOf(variant));
        if (found)
          yield {
            path: ['entries', index, 'variants', place],
            rule: cite(found.section),
            values: { entry: label, reason: found.reason },
          };
      }
  },
};

/** The part of a list that the names under a key refer to; allies' troops stand in a list of their own. */
const SPOKEN_OF: Readonly<Record<string, NameKind>> = {
  statesAny: 'state',
  statesNone: 'state',
  statesOnly: 'state',
  incompatible: 'state',
  alone: 'state',
  usual: 'state',
  generalIs: 'man',
  entries: 'entry',
  entriesAny: 'entry',
  sets: 'entry',
  entry: 'entry',
  by: 'entry',
  joins: 'entry',
  variants: 'kind',
  optionsAny: 'option',
  needs: 'option',
  notWith: 'option',
  group: 'group',
};

type NameKind = 'state' | 'man' | 'entry' | 'kind' | 'option' | 'group';

const listNames = (list: ListDocument): Readonly<Record<NameKind, ReadonlySet<string>>> => {
  const ids = (items: readonly { readonly id: string }[] = []) => new Set(items.map(({ id }) => id));
  return {
    state: ids(list.states?.ids),
    man: ids(list.extraordinary),
    entry: ids(list.entries),
    kind: ids(list.entries.flatMap(({ variants }) => variants)),
    option: ids(list.options),
    group: ids(list.groups),
  };
};

interface NameReference {
  readonly path: JsonPath;
  readonly what: NameKind;
  readonly id: string;
}

/** Every name with which one part of a list refers to another. */
const listReferences = (value: unknown, path: JsonPath = [], what?: NameKind): readonly NameReference[] => {
  if (typeof value === 'string') return what ? [{ path, what, id: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((each, index) => listReferences(each, [...path, index], what));
  return Object.entries(value).flatMap(([key, inner]) =>
    listReferences(inner, [...path, key], SPOKEN_OF[key]),
  );
};

/** 18.1 – Names in a condition, an option or a rule that the list does not have. */
const knownNames: Check<ListDocument> = {
  code: 'in-death-ground/list-names',
  severity: 'warning',
  rule: cite('18.1'),
  *find(list) {
    const names = listNames(list);
    for (const { path, what, id } of listReferences(list))
      if (!names[what].has(id)) yield { path, values: { what, id } };
  },
};

const facts = (list: ListDocument): readonly Fact[] => [
  {
    code: 'in-death-ground/list-entries',
    rule: sectionOfList(list),
    values: {
      entries: list.entries.length,
      compulsory: list.entries.reduce((sum, { units }) => sum + units[0], 0),
    },
  },
];

/** 19 – Nothing of it is printed in the book. */
const isWhollyOurs = (entries: ListDocument['entries']): boolean =>
  entries.length > 0 && entries.every(({ variants }) => variants.every(({ printed }) => printed === false));

export const listKind: DocumentKind<ListDocument> = {
  format: 'army-list',
  system: rulebook.id,
  version: 1,
  schema: listSchema,
  migrations: [],
  checks: [namedOnce, limitsInOrder, elementPossible, priceOfTable, knownNames],
  facts,
  roster: ({ title, entries }) => [
    {
      seat: title,
      isPlaced: false,
      rows: entries.flatMap(({ label, units, variants }) =>
        variants.map(variant => ({
          face: { ...toElementFace(profileOf(variant), NEUTRAL_STYLE), figure: String(variant.points) },
          name: label,
          words: describeListed(profileOf(variant), variant.points, units),
          count: units[1],
          spaces: [],
          reconstructed: variant.printed === false,
        })),
      ),
    },
  ],
  catalogue: ({ title, summary, sources, entries, years, extraordinary }) => ({
    title,
    summary,
    place: '',
    sides: [title],
    year: years.from ?? years.after ?? null,
    tags: [],
    size: entries.length,
    isReconstructed: isWhollyOurs(entries),
    words: [
      ...entries.map(({ label }) => label),
      ...extraordinary.map(({ name }) => name),
      ...sources.map(source => source.title),
    ],
  }),
  blank: () => ({
    $schema: '/schemas/army-list/in-death-ground/1.json',
    format: 'army-list',
    version: 1,
    system: 'in-death-ground',
    id: 'new-list',
    title: '…',
    summary: '',
    sources: [],
    years: {},
    command: { select: 'first', types: [{ type: 'tribal' }] },
    home: { select: 'first', terrains: [{ terrain: ['pasture'] }] },
    extraordinary: [],
    entries: [],
    options: [],
    rules: [],
    extras: [],
    allies: [],
    special: [],
  }),
};
