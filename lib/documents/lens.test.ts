import { describe, expect, test } from 'vitest';
import { applyChanges } from './change';
import { append, createRootLens, field, listItems, optionalField } from './lens';

interface Page {
  title: string;
  when?: { years?: { from?: number; to?: number }; any?: { from: number }[] };
}

const root = (page: Page) => createRootLens<Page>(page);
const when = (page: Page) => optionalField(root(page), 'when');
const changedBy = (page: Page, changes: ReturnType<ReturnType<typeof root>['write']>) =>
  applyChanges(page, changes);

describe('a place in a document', () => {
  const bare: Page = { title: 'Page' };

  test('what it needs above it comes with it', () => {
    expect(changedBy(bare, optionalField(optionalField(when(bare), 'years'), 'from').write(-480))).toEqual({
      title: 'Page',
      when: { years: { from: -480 } },
    });
  });

  test('what is left empty goes, and no more than that', () => {
    const one: Page = { title: 'Page', when: { years: { from: 1, to: 2 } } };
    const less = changedBy(one, optionalField(optionalField(when(one), 'years'), 'from').write(undefined));
    expect(less).toEqual({ title: 'Page', when: { years: { to: 2 } } });
    expect(changedBy(less, optionalField(optionalField(when(less), 'years'), 'to').write(undefined))).toEqual(
      bare,
    );
    expect(when(bare).write(undefined)).toEqual([]);
  });

  test('a change touches the place alone', () => {
    const one: Page = { title: 'Page', when: { years: { from: 1 } } };
    expect(optionalField(optionalField(when(one), 'years'), 'to').write(3)).toEqual([
      { op: 'add', path: ['when', 'years', 'to'], value: 3 },
    ]);
    expect(field(root(one), 'title').write('Leaf')).toEqual([{ op: 'add', path: ['title'], value: 'Leaf' }]);
  });

  test('a list grows and shrinks; the last of an optional one takes it along', () => {
    const any = (page: Page) => optionalField(when(page), 'any');
    const two = changedBy(changedBy(bare, append(any(bare), { from: 1 })), [
      { op: 'add', path: ['when', 'any', '-'], value: { from: 2 } },
    ]);
    const [first] = listItems(any(two));
    const one = changedBy(two, first?.write(undefined) ?? []);
    expect(one).toEqual({ title: 'Page', when: { any: [{ from: 2 }] } });
    const [last] = listItems(any(one));
    expect(changedBy(one, last?.write({ from: 5 }) ?? [])).toEqual({
      title: 'Page',
      when: { any: [{ from: 5 }] },
    });
    expect(changedBy(one, last?.write(undefined) ?? [])).toEqual(bare);
  });
});
