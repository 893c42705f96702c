import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { applyChanges } from '@/lib/documents/change';
import type { ArmyField, DesignBlock } from '@/lib/game/army-list';
import { findList } from '../data';
import { type ListDocument, listSchema } from '../list-schema';
import { blocks } from './list-blocks';

const say = makeSay(messages, 'en', error => {
  throw error;
});

const list = (): ListDocument => {
  const found = findList('vikings');
  if (!found) throw new Error('no list');
  return { ...found, id: 'own', section: undefined, options: [], rules: [], extraordinary: [] };
};

const all = (of: ListDocument): readonly DesignBlock[] => [
  ...blocks(of, null),
  ...of.entries.flatMap((_, index) => blocks(of, index)),
];

const blockOf = (of: ListDocument, id: string): DesignBlock => {
  const found = all(of).find(block => block.id === id);
  if (!found) throw new Error(`no block ${id}`);
  return found;
};

const added = (of: ListDocument, id: string): ListDocument =>
  listSchema.parse(applyChanges(of, blockOf(of, id).add?.changes ?? []));

const fieldOf = (block: DesignBlock, row: number | null, end: string): ArmyField => {
  const fields = row === null ? block.fields : (block.rows[row]?.fields ?? []);
  const found = fields.find(({ path }) => path.join('/').endsWith(end));
  if (!found) throw new Error(`no field ${end}`);
  return found;
};

const set = (
  of: ListDocument,
  field: ArmyField,
  value: Parameters<NonNullable<ArmyField['set']>>[0],
): ListDocument => listSchema.parse(applyChanges(of, field.set?.(value) ?? []));

describe('18.1 The form of a new list', () => {
  test('[18.1] each kind of row is added as the list may have it, taken away again, and has its words', () => {
    for (const id of ['states', 'options', 'men', 'rules', 'variants-0']) {
      const before = list();
      const after = added(before, id);
      const grown = blockOf(after, id);
      expect(grown.rows.length).toBe(blockOf(before, id).rows.length + 1);
      for (const { label } of [...grown.fields, ...grown.rows.flatMap(({ fields }) => fields)])
        expect(say(label)).not.toBe('');
      expect(say(grown.title)).not.toBe('');
      const last = grown.rows.at(-1);
      const back = listSchema.parse(applyChanges(after, last?.remove ?? []));
      expect(blockOf(back, id).rows.length).toBe(blockOf(before, id).rows.length);
    }
  });

  test('[18.1] a condition is written year by year and state by state, and goes when nothing of it is left', () => {
    const start = added(added(list(), 'states'), 'options');
    const years = set(start, fieldOf(blockOf(start, 'when-0'), null, 'when/years/from'), 870);
    expect(years.entries[0]?.when).toEqual({ years: { from: 870 } });
    const bound = set(years, fieldOf(blockOf(years, 'when-0'), null, 'when/scenarioAny'), ['siege']);
    expect(bound.entries[0]?.when).toEqual({ years: { from: 870 }, scenarioAny: ['siege'] });
    const fewer = set(bound, fieldOf(blockOf(bound, 'when-0'), null, 'when/scenarioAny'), []);
    const none = set(fewer, fieldOf(blockOf(fewer, 'when-0'), null, 'when/years/from'), undefined);
    expect(none.entries[0]).toEqual(start.entries[0]);
  });

  test('[18.1] an option says for whom it is and what they become', () => {
    const start = added(list(), 'options');
    const entry = start.entries[0]?.id ?? '';
    const aimed = set(start, fieldOf(blockOf(start, 'options'), 0, 'target/entries'), [entry]);
    const armed = set(aimed, fieldOf(blockOf(aimed, 'options'), 0, 'set/armour'), 'best');
    expect(armed.options[0]).toMatchObject({
      target: { entries: [entry] },
      set: { grade: 'elite', armour: 'best' },
    });
  });
});
