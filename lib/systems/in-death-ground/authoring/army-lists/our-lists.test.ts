import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { pickOneMore } from '@/lib/game/army/army-picks';
import { checkDocument } from '@/lib/game/check/check-document';
import { isError } from '@/lib/game/contract/finding';
import { OUR_LISTS, SHIPPED_LISTS } from '../../data';
import { listKind } from '../../document/army-list';
import type { ListDocument } from '../../document/army-list-schema';
import { lists } from './';

/** An army of 450 points: the least that the list asks for, then what still fits, led by the first who may. */
const buildArmy = (list: ListDocument) => {
  const year = list.years.to ?? null;
  let army = lists.newArmyDraft(list, { title: 'T', points: 450, variant: null, year });
  const addOne = (offer: ReturnType<typeof lists.availableEntries>[number]): void => {
    army = applyChanges(army, lists.applyPick(army, list, pickOneMore(offer, lists.picks(army))));
  };
  for (const offer of lists.availableEntries(army, list)) {
    const taken = army.units.filter(({ parts }) =>
      parts.some(({ entry }) => offer.id.startsWith(`${entry}/`)),
    );
    for (let count = taken.length; count < offer.min; count += 1) addOne(offer);
  }
  const general = lists.fields?.(army, list).find(({ path }) => path.join('/') === 'general');
  const [, first] = general?.kind.type === 'choice' ? general.kind.choices : [];
  army = applyChanges(army, general?.changes?.(String(first?.value ?? '')) ?? []);
  for (const offer of lists.availableEntries(army, list)) {
    const before = army;
    addOne(offer);
    if (lists.check(army, list).some(isError)) army = before;
  }
  return army;
};

describe('lists of ours for times that the book leaves out', () => {
  test('there are six, and the book has none of their names', () => {
    expect(OUR_LISTS).toHaveLength(6);
    const titles = SHIPPED_LISTS.map(({ title }) => title);
    for (const { title, section } of OUR_LISTS) {
      expect(section).toBeUndefined();
      expect(titles).not.toContain(title);
    }
  });

  test.each(OUR_LISTS.map(list => [list.title, list] as const))(
    '%s is marked as ours, names its sources, and nobody objects to it',
    (_, list) => {
      expect(list.summary).toMatch(/^Ours, not the book’s: /);
      expect(list.sources.length).toBeGreaterThan(0);
      expect(listKind.catalogue(list).isReconstructed).toBe(true);
      for (const { reconstructed } of lists.entries(list, null, null)) expect(reconstructed).toBe(true);
      expect(checkDocument(listKind, JSON.parse(JSON.stringify(list))).findings).toEqual([]);
    },
  );

  test.each(OUR_LISTS.map(list => [list.title, list] as const))(
    '%s builds an army that meets every rule',
    (_, list) => {
      const army = buildArmy(list);
      expect(lists.check(army, list).filter(isError)).toEqual([]);
      expect(lists.cost(army, list).spent).toBeGreaterThan(200);
    },
  );
});
