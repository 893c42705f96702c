import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { applyChange, applyChanges } from '@/lib/documents/change';
import { type JsonPath, valueAt } from '@/lib/documents/json-path';
import { type ArmyField, type DesignBlock, formatName } from '@/lib/game/contract/army/army-lists';
import { ALL_LISTS, findList } from '../../../data';
import { listKind } from '../../../document/army-list';
import { type ListDocument, listSchema } from '../../../document/army-list-schema';
import { design } from './entry-design';

const own = (): ListDocument => {
  const found = findList('vikings');
  if (!found) throw new Error('no list');
  return { ...found, id: 'own', section: undefined, options: [], rules: [], extraordinary: [] };
};

const withBlocks = (blocks: readonly DesignBlock[]): readonly DesignBlock[] =>
  blocks.flatMap(block => [
    block,
    ...withBlocks(block.blocks),
    ...block.rows.flatMap(row => withBlocks(row.blocks)),
  ]);

const allBlocks = (list: ListDocument): readonly DesignBlock[] =>
  withBlocks([
    ...(design.blocks?.(list, null) ?? []),
    ...list.entries.flatMap((_, index) => design.blocks?.(list, index) ?? []),
  ]);

const allFields = (list: ListDocument): readonly ArmyField[] => [
  ...design.listFields(list),
  ...list.entries.flatMap((_, index) => design.fields(list, index)),
  ...allBlocks(list).flatMap(({ fields, rows }) => [...fields, ...rows.flatMap(row => row.fields)]),
];

const blockAt = (list: ListDocument, id: string): DesignBlock => {
  const found = allBlocks(list).find(block => block.id === id);
  if (!found) throw new Error(`no block ${id}`);
  return found;
};

const answered = (list: ListDocument, path: string, value: Parameters<NonNullable<ArmyField['set']>>[0]) => {
  const field = allFields(list).find(other => other.path.join('/') === path);
  if (!field?.set) throw new Error(`no field ${path}`);
  return listSchema.parse(applyChanges(list, field.set(value)));
};

/** The form names the parts of a list automatically; these names stand in every document of the format. */
const WITHOUT_FIELD = /(^|\/)id$|^(\$schema|format|version|system|section)$/;
/** Asked in every list of every game; the licence when it is published. */
const ASKED_ELSEWHERE = ['title', 'summary', 'licence'];

const leavesOf = (value: unknown, path: JsonPath = []): readonly JsonPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

const isAsked = (path: JsonPath): boolean => {
  const name = path.join('/');
  return !WITHOUT_FIELD.test(name) && !ASKED_ELSEWHERE.includes(name);
};

/** The leaves that a field holds: one, or each of the list or the fraction that it asks for. */
const heldBy = (list: ListDocument, { path, kind }: ArmyField): readonly string[] => {
  const value = valueAt(list, path);
  const isList = Array.isArray(value) && (kind.type === 'choices' || kind.type === 'choice');
  return isList ? value.map((_, index) => [...path, index].join('/')) : [path.join('/')];
};

const shownBy = (list: ListDocument, field: ArmyField): string =>
  JSON.stringify(field.chosen ?? valueAt(list, field.path));

/** What a designer sees of a choice that they made: one of those that are offered. */
const offers = ({ kind, chosen }: ArmyField): boolean => {
  if (kind.type !== 'choice' && kind.type !== 'choices') return true;
  const offered = kind.choices.map(({ value }) => value);
  return [chosen ?? []].flat().every(value => offered.includes(value as string));
};

/** Where the rows of a block stand, or what it adds. */
const placeOf = ({ id }: DesignBlock): JsonPath => (id.split(' ')[0] ?? '').split('/');

const isLacking = (list: ListDocument, wanted: ListDocument, path: JsonPath): boolean => {
  const [here, there] = [valueAt(list, path), valueAt(wanted, path)];
  return Array.isArray(there)
    ? there.length > (Array.isArray(here) ? here.length : 0)
    : there !== undefined && here === undefined;
};

/** The form names what it adds; the test then gives it the name from the target list. */
const renamed = (list: ListDocument, wanted: ListDocument, path: JsonPath): ListDocument => {
  const added = valueAt(list, path);
  const ids = Array.isArray(added) ? [[...path, added.length - 1, 'id']] : [[...path, 'ids', 0, 'id']];
  return ids
    .filter(id => valueAt(list, id) !== undefined)
    .reduce((now, id) => applyChange(now, { op: 'replace', path: id, value: valueAt(wanted, id) }), list);
};

/** One addition of the form that the target list has and this one lacks. */
const oneAddition = (list: ListDocument, wanted: ListDocument): ListDocument | null => {
  for (const block of allBlocks(list)) {
    const path = placeOf(block);
    if (!isLacking(list, wanted, path)) continue;
    for (const { changes } of block.add) {
      const next = applyChanges(list, changes);
      const added = valueAt(next, path);
      const type = [...path, Array.isArray(added) ? added.length - 1 : 0, 'type'];
      const isOther = path[0] === 'rules' && valueAt(next, type) !== valueAt(wanted, type);
      if (!isOther) return renamed(next, wanted, path);
    }
  }
  return null;
};

const keyOf = ({ path, label }: ArmyField): string => `${path.join('/')} ${label.code}`;

/** Every answer that differs in the target list and changes only its own place, or else the first. */
const moreAnswers = (
  list: ListDocument,
  wanted: ListDocument,
  answers: ReadonlyMap<string, ArmyField>,
): ListDocument | null => {
  const open = allFields(list).flatMap(field => {
    const asked = answers.get(keyOf(field));
    const isOpen = asked && field.set && shownBy(list, field) !== shownBy(wanted, asked);
    return isOpen ? [{ field, changes: field.set(asked.chosen) }] : [];
  });
  const [first] = open;
  if (!first) return null;
  const plain = open.filter(({ field, changes }) =>
    changes.every(({ path }) => path.join('/') === field.path.join('/')),
  );
  return applyChanges(
    list,
    (plain.length > 0 ? plain : [first]).flatMap(({ changes }) => changes),
  );
};

const rebuilt = (start: ListDocument, wanted: ListDocument): ListDocument => {
  const answers = new Map(allFields(wanted).map(field => [keyOf(field), field]));
  for (let list = start; ; ) {
    const next = oneAddition(list, wanted) ?? moreAnswers(list, wanted, answers);
    if (!next) return list;
    list = next;
  }
};

describe('18.1 The form of a new list', () => {
  test.each(ALL_LISTS.map(list => [list.title, list] as const))(
    '[18.1] every part of %s has its field, and what is chosen is offered',
    (_, list) => {
      const fields = allFields(list);
      const held = new Set(fields.flatMap(field => heldBy(list, field)));
      const asked = leavesOf(list).filter(isAsked);
      expect(asked.map(path => path.join('/')).filter(leaf => !held.has(leaf))).toEqual([]);
      expect(fields.filter(field => !offers(field)).map(({ path }) => path.join('/'))).toEqual([]);
    },
  );

  test('[18.1] every field, block and row of the form has its words', () => {
    const said = ALL_LISTS.flatMap(list => [
      ...allFields(list).flatMap(({ label, kind }) =>
        kind.type === 'choice' || kind.type === 'choices'
          ? [label, ...kind.choices.map(choice => choice.label)]
          : [label],
      ),
      ...allBlocks(list).flatMap(({ title, words, add, rows }) => [
        title,
        ...(words ? [words] : []),
        ...[...add, ...rows].map(({ label }) => label),
      ]),
    ]);
    const once = new Map(said.map(name => [JSON.stringify(name), name]));
    for (const name of once.values()) expect(formatName(name, say)).not.toBe('');
  });

  test('[18.1] whatever is added is a list, and is taken away again without a trace', () => {
    const before = own();
    for (const { id, add } of allBlocks(before))
      for (const { changes } of add) {
        const after = listSchema.parse(applyChanges(before, changes));
        const { rows, remove } = blockAt(after, id);
        const back = rows.at(-1)?.remove ?? remove ?? [];
        expect(listSchema.parse(applyChanges(after, back))).toEqual(before);
      }
  });

  test('[18.1] a condition is written year by year and state by state, and goes when nothing of it is left', () => {
    const start = own();
    const years = answered(start, 'entries/0/when/years/from', 870);
    expect(years.entries[0]?.when).toEqual({ years: { from: 870 } });
    const bound = answered(years, 'entries/0/when/scenarioAny', ['siege']);
    expect(bound.entries[0]?.when).toEqual({ years: { from: 870 }, scenarioAny: ['siege'] });
    const fewer = answered(bound, 'entries/0/when/scenarioAny', []);
    expect(answered(fewer, 'entries/0/when/years/from', undefined)).toEqual(start);
  });

  test('[18.1] conditions stand within conditions: either of two, but not in a siege', () => {
    const pressed = (list: ListDocument, id: string) =>
      listSchema.parse(applyChanges(list, blockAt(list, id).add[0]?.changes ?? []));
    const either = pressed(pressed(own(), 'entries/0/when/any any'), 'entries/0/when/any any');
    const dated = answered(either, 'entries/0/when/any/1/years/from', 900);
    const barred = pressed(dated, 'entries/0/when/any/1/not not');
    const next = answered(barred, 'entries/0/when/any/1/not/scenarioAny', ['siege']);
    expect(next.entries[0]?.when).toEqual({
      any: [
        { years: { from: 780 } },
        { years: { from: 900 }, not: { years: { from: 780 }, scenarioAny: ['siege'] } },
      ],
    });
  });

  test.each(ALL_LISTS.map(list => [list.title, list] as const))(
    '[18.1] %s can be rebuilt from an empty list by the form alone',
    (_, wanted) => {
      const { id, title, summary, section, entries, licence } = wanted;
      let list: ListDocument = listSchema.parse({
        ...listKind.blank(),
        ...{ id, title, summary, section, licence },
      });
      for (const entry of entries) {
        const fresh = { ...(design.newEntry(list) as (typeof entries)[0]), id: entry.id };
        const variants = fresh.variants.map((variant, place) => ({
          ...variant,
          id: entry.variants[place]?.id ?? variant.id,
        }));
        list = { ...list, entries: [...list.entries, { ...fresh, variants }] };
      }
      expect(listSchema.parse(rebuilt(list, wanted))).toEqual(wanted);
    },
  );
});
