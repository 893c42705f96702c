import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import marathon from '@/content/scenarios/in-death-ground/marathon-490.json';
import teutoburg from '@/content/scenarios/in-death-ground/teutoburg-9.json';
import york from '@/content/scenarios/in-death-ground/york-867.json';
import { applyChanges } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import type { EntryList } from '@/lib/game/contract/authoring/forms';
import { type Scenario, scenarioSchema } from '../../document/scenario';
import { forms } from './';

const withInner = (lists: readonly EntryList[]): readonly EntryList[] =>
  lists.flatMap(list => [list, ...withInner(list.entries.flatMap(({ lists: inner = [] }) => inner))]);

const listsOf = (scenario: Scenario): readonly EntryList[] => withInner(forms.lists?.(scenario) ?? []);

const listAt = (scenario: Scenario, path: string): EntryList => {
  const found = listsOf(scenario).find(list => list.path.join('/') === path);
  if (!found) throw new Error(`no list ${path}`);
  return found;
};

describe('the forms of a table', () => {
  test.each([marathon, teutoburg, york].map(document => [document.title, document] as const))(
    '[7] all that lies on the table of %s can be named, altered and taken away',
    (_, document) => {
      const scenario = scenarioSchema.parse(document);
      for (const { title, path, kinds, entries } of listsOf(scenario)) {
        expect(say(title)).not.toBe('');
        expect(entries.length).toBe(((valueAt(scenario, path) as readonly unknown[]) ?? []).length);
        for (const { title: name, fields } of entries)
          for (const label of [name, ...fields.map(field => field.label)]) expect(say(label)).not.toBe('');
        for (const { label, entry } of kinds) {
          expect(say(label)).not.toBe('');
          const list = (valueAt(scenario, path) as readonly unknown[] | undefined) ?? [];
          const grown = applyChanges(scenario, [{ op: 'add', path, value: [...list, entry] }]);
          expect(scenarioSchema.safeParse(grown).success).toBe(true);
        }
      }
    },
  );

  test('[7.13] the attacker has four changes, each recorded as what it was', () => {
    const scenario = scenarioSchema.parse(marathon);
    const { kinds, most } = listAt(scenario, 'board/changes');
    expect(kinds.map(({ id }) => id)).toEqual(['move', 'turn', 'add', 'remove']);
    expect(most).toBe(4);
  });
});
