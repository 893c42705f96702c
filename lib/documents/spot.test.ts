import { describe, expect, test } from 'vitest';
import { applyChanges } from './change';
import { items, may, must, oneMore, rootSpot } from './spot';

interface Page {
  title: string;
  when?: { years?: { from?: number; to?: number }; any?: { from: number }[] };
}

const root = (page: Page) => rootSpot<Page>(page);
const when = (page: Page) => may(root(page), 'when');
const changedBy = (page: Page, changes: ReturnType<ReturnType<typeof root>['write']>) =>
  applyChanges(page, changes);

describe('a place in a document', () => {
  const bare: Page = { title: 'Page' };

  test('what it needs above it comes with it', () => {
    expect(changedBy(bare, may(may(when(bare), 'years'), 'from').write(-480))).toEqual({
      title: 'Page',
      when: { years: { from: -480 } },
    });
  });

  test('what is left empty goes, and no more than that', () => {
    const one: Page = { title: 'Page', when: { years: { from: 1, to: 2 } } };
    const less = changedBy(one, may(may(when(one), 'years'), 'from').write(undefined));
    expect(less).toEqual({ title: 'Page', when: { years: { to: 2 } } });
    expect(changedBy(less, may(may(when(less), 'years'), 'to').write(undefined))).toEqual(bare);
    expect(when(bare).write(undefined)).toEqual([]);
  });

  test('a change touches the place alone', () => {
    const one: Page = { title: 'Page', when: { years: { from: 1 } } };
    expect(may(may(when(one), 'years'), 'to').write(3)).toEqual([
      { op: 'add', path: ['when', 'years', 'to'], value: 3 },
    ]);
    expect(must(root(one), 'title').write('Leaf')).toEqual([{ op: 'add', path: ['title'], value: 'Leaf' }]);
  });

  test('a list grows and shrinks; the last of an optional one takes it along', () => {
    const any = (page: Page) => may(when(page), 'any');
    const two = changedBy(changedBy(bare, oneMore(any(bare), { from: 1 })), [
      { op: 'add', path: ['when', 'any', '-'], value: { from: 2 } },
    ]);
    const [first] = items(any(two));
    const one = changedBy(two, first?.write(undefined) ?? []);
    expect(one).toEqual({ title: 'Page', when: { any: [{ from: 2 }] } });
    const [last] = items(any(one));
    expect(changedBy(one, last?.write({ from: 5 }) ?? [])).toEqual({
      title: 'Page',
      when: { any: [{ from: 5 }] },
    });
    expect(changedBy(one, last?.write(undefined) ?? [])).toEqual(bare);
  });
});
