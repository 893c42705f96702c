import { beforeAll, describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { StudioState } from '../session/state';
import { loadKnownSystem, openBattle } from '../testing/open-battle';
import { listDocumentParts } from './document-parts';
import { labelField, moveListItem, replaceList, setFieldValue } from './field-edits';

let system: AnySystem;

beforeAll(async () => {
  system = await loadKnownSystem('lost-battles');
});

const opened = (): StudioState => openBattle(system, cannae);

describe('a field of the forms', () => {
  test('joins what is typed into one entry with a name', () => {
    const typed = ['S', 'Se', 'Sec'].reduce(
      (state, title) => setFieldValue(state, labelField('title'), ['title'], title),
      opened(),
    );
    expect(typed.history.past).toHaveLength(1);
    expect(say(typed.history.present.name)).toBe('Change: Title');
    expect(typed.derived.scenario?.title).toBe('Sec');
  });

  test('that is emptied leaves the document; the same value is no entry', () => {
    const state = opened();
    const emptied = setFieldValue(state, labelField('subtitle'), ['subtitle'], undefined);
    expect(emptied.derived.scenario).not.toHaveProperty('subtitle');
    expect(setFieldValue(emptied, labelField('subtitle'), ['subtitle'], undefined)).toBe(emptied);
    expect(setFieldValue(state, labelField('title'), ['title'], cannae.title)).toBe(state);
  });

  test('of an option leads to a document that can be read', () => {
    const state = opened();
    for (const field of system.forms.options(state.derived.scenario ?? (cannae as never))) {
      const { kind } = field;
      const value = kind.type === 'choice' ? kind.choices.at(-1)?.value : kind.type === 'flag' ? true : 45;
      expect(setFieldValue(state, field.label, field.path, value).derived.isMalformed).toBe(false);
      expect(say(field.label)).not.toBe('');
    }
  });
});

describe('a list of the forms', () => {
  test('changes its order, each time in one step', () => {
    expect(moveListItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    const list = ['a', 'b'];
    expect(moveListItem(list, 0, -1)).toBe(list);
    const state = opened();
    const once = replaceList(state, labelField('sources'), ['sources'], []);
    expect(replaceList(once, labelField('sources'), ['sources'], cannae.sources).history.past).toHaveLength(
      2,
    );
  });

  test('every marked part is offered, and every part stands in the document', () => {
    const { scenario } = opened().derived;
    if (!scenario) throw new Error('unreadable');
    const parts = listDocumentParts(
      scenario,
      scenario.provenance.map(({ at }) => at),
    );
    expect(parts.map(({ at }) => at)).toEqual(expect.arrayContaining(['/deployment', '/forces/0']));
    expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length);
  });
});
