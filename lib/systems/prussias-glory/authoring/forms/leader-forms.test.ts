import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import leuthen from '@/content/scenarios/prussias-glory/leuthen.json';
import { applyChanges } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import { scenarioSchema } from '../../document/scenario';
import { forms } from './';
import { listLeaderFields } from './leader-forms';

const scenario = scenarioSchema.parse(leuthen);

describe('the leaders of a battle as forms', () => {
  test('[14.2] every wing names its leader, and a new wing or turn keeps the shape', () => {
    for (const { title, path, kinds, entries } of listLeaderFields(scenario)) {
      expect(say(title)).not.toBe('');
      const list = valueAt(scenario, path) as readonly unknown[];
      expect(entries).toHaveLength(list.length);
      for (const { title: name, fields } of entries)
        for (const each of [name, ...fields.map(field => field.label)]) expect(say(each)).not.toBe('');
      for (const { label, entry } of kinds) {
        expect(say(label)).not.toBe('');
        const grown = applyChanges(scenario, [{ op: 'add', path: [...path, '-'], value: entry }]);
        expect(scenarioSchema.safeParse(grown).error).toBeUndefined();
      }
    }
  });

  test('[6.1] the commander of each army is among the options', () => {
    const asked = forms.options(scenario).map(({ path }) => path.join('/'));
    for (const [index, { commander }] of scenario.forces.entries())
      expect(asked.includes(`forces/${index}/commander/name`)).toBe(commander !== undefined);
    for (const { label } of forms.options(scenario)) expect(say(label)).not.toBe('');
  });
});
