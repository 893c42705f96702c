import { describe, expect, test } from 'vitest';
import { openWorkshop } from './workshop';

const resolvers = () => {
  let resolve: (bytes: Buffer) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Buffer>((onEnd, onFailure) => {
    resolve = onEnd;
    reject = onFailure;
  });
  return { promise, resolve, reject };
};

/** A work that ends when the test says so. */
const work = () => {
  const { promise, resolve, reject } = resolvers();
  let begun = 0;
  return {
    begin: () => {
      begun++;
      return promise;
    },
    begun: () => begun,
    end: (bytes = 10) => resolve(Buffer.alloc(bytes)),
    fail: () => reject(new Error('spoilt')),
  };
};

const settled = () => new Promise(resolve => setImmediate(resolve));
const LIMITS = { atOnce: 2, waiting: 1, kept: 100 };

describe('the workshop', () => {
  test('works on two things at once; the third waits and the fourth is refused', async () => {
    const shop = openWorkshop(LIMITS);
    const works = [work(), work(), work()] as const;
    const made = works.map((each, index) => shop.make(`${index}`, each.begin));
    await settled();
    expect(works.map(each => each.begun())).toEqual([1, 1, 0]);
    expect(shop.make('3', work().begin)).toBeNull();
    works[0].end();
    await settled();
    expect(works[2].begun()).toBe(1);
    works[1].end();
    works[2].end();
    expect(await Promise.all(made)).toHaveLength(3);
  });

  test('makes the same thing once, while it is in work and afterwards', async () => {
    const shop = openWorkshop(LIMITS);
    const only = work();
    const both = [shop.make('a', only.begin), shop.make('a', only.begin)];
    only.end();
    const [first, second] = await Promise.all(both);
    expect(first).toBe(second);
    expect(await shop.make('a', only.begin)).toBe(first);
    expect(only.begun()).toBe(1);
  });

  test('forgets what was asked for longest ago', async () => {
    const shop = openWorkshop(LIMITS);
    const make = async (key: string) => {
      const each = work();
      each.end(40);
      await shop.make(key, each.begin);
      return each.begun() === 0;
    };
    for (const key of ['a', 'b']) await make(key);
    expect(await make('a')).toBe(true);
    await make('c');
    expect(await make('a')).toBe(true);
    expect(await make('b')).toBe(false);
  });

  test('goes on after a failure and does not keep it', async () => {
    const shop = openWorkshop({ ...LIMITS, atOnce: 1 });
    const [bad, good] = [work(), work()];
    const failed = shop.make('a', bad.begin);
    bad.fail();
    await expect(failed).rejects.toThrow('spoilt');
    good.end();
    expect(await shop.make('a', good.begin)).toHaveLength(10);
  });
});
