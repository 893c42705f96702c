import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { readShippedScenarios } from '@/content/testing/shipped-scenarios';
import { applyChanges } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import type { EntryList } from '@/lib/game/contract/authoring/forms';
import { type Scenario, scenarioSchema } from '../../document/scenario';
import { forms } from './';
import { listRuleFields } from './rule-forms';

const shipped: readonly (readonly [string, Scenario])[] = readShippedScenarios(
  'prussias-glory',
  scenarioSchema,
).map(({ file, scenario }) => [file, scenario]);

const allLists = (lists: readonly EntryList[]): readonly EntryList[] =>
  lists.flatMap(list => [list, ...allLists(list.entries.flatMap(({ lists: inner = [] }) => inner))]);

describe.each(shipped)('the rules of %s as forms', (_, scenario) => {
  test('every value of every trait, limit and level has its field, and the field its words', () => {
    for (const list of allLists(listRuleFields(scenario)))
      for (const [index, entry] of list.entries.entries()) {
        expect(say(entry.title)).not.toBe('');
        const value = valueAt(scenario, [...list.path, index]);
        const asked = [...entry.fields, ...(entry.lists ?? [])].map(({ path }) => path[list.path.length + 1]);
        const said = Object.keys(Object(value)).filter(key => key !== 'trait' && key !== 'kind');
        expect(said.filter(key => !asked.includes(key))).toEqual([]);
        for (const field of entry.fields) {
          expect(say(field.label)).not.toBe('');
          if (!field.isOptional) expect(valueAt(scenario, field.path)).not.toBeUndefined();
        }
      }
  });

  test('whatever can be added leaves a document of the right shape', () => {
    for (const list of allLists(forms.lists?.(scenario) ?? []))
      for (const { entry, label } of list.kinds) {
        expect(say(label)).not.toBe('');
        const present = valueAt(scenario, list.path);
        const value = [...(Array.isArray(present) ? present : []), entry].slice(-list.most);
        const changed = applyChanges(scenario, [{ op: 'add', path: list.path, value }]);
        expect(scenarioSchema.safeParse(changed).error?.issues ?? []).toEqual([]);
      }
  });
});

test('a rule that must name a town is not offered where there is none', () => {
  const [, scenario] = shipped[0] ?? [];
  if (!scenario) throw new Error('nothing is shipped');
  const bare = { ...scenario, board: { ...scenario.board, towns: [] } };
  const kinds = (of: Scenario) => listRuleFields(of)[0]?.kinds.map(({ id }) => id) ?? [];
  expect(kinds(scenario)).toContain('arrival');
  expect(kinds(bare)).not.toContain('arrival');
});
