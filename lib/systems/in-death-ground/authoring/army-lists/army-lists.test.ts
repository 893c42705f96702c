import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { applyChanges } from '@/lib/documents/change';
import { checkDocument } from '@/lib/game/check/check-document';
import { SHIPPED_LISTS } from '../../data';
import { listKind } from '../../document/army-list';
import { listSchema } from '../../document/army-list-schema';
import { sampleArmy } from '../../testing/armies';
import { lists } from './';

describe('the builder', () => {
  test('[18.1] all that a list offers and asks has words', () => {
    for (const list of SHIPPED_LISTS) {
      for (const { title, lines } of lists.chapters(list))
        for (const line of [title, ...lines]) expect(say(line)).not.toBe('');
      for (const { words, options, note } of lists.entries(list, null, null)) {
        expect(say(words)).not.toBe('');
        if (note) expect(say(note)).not.toBe('');
        for (const { label } of options) expect(say(label)).not.toBe('');
      }
      for (const { label, kind } of lists.fields?.(sampleArmy(list.id), list) ?? []) {
        expect(say(label)).not.toBe('');
        if (kind.type === 'choice') for (const choice of kind.choices) expect(say(choice.label)).not.toBe('');
      }
    }
    for (const { label, kind } of lists.design?.fields(SHIPPED_LISTS[0] as never, 0) ?? []) {
      expect(say(label)).not.toBe('');
      if (kind.type === 'choice') for (const choice of kind.choices) expect(say(choice.label)).not.toBe('');
    }
  });

  test('[19.3] Greeks are offered to Carthage in 240 BC and no longer in 216', () => {
    const [carthage] = SHIPPED_LISTS.filter(({ id }) => id === 'carthaginians');
    if (!carthage) throw new Error('no list');
    const most = (year: number) =>
      lists.entries(carthage, null, year).find(({ id }) => id === 'gk-hop/armoured')?.max;
    expect([most(-240), most(-216)]).toEqual([3, 0]);
  });

  test('[18.1] an army is mustered empty, filled unit by unit, and its cost is in sight', () => {
    const [greeks] = SHIPPED_LISTS;
    if (!greeks) throw new Error('no list');
    const empty = lists.newArmyDraft(greeks, { title: 'T', points: 450, variant: 'spartan', year: -480 });
    const pick = { entry: 'hoplites/armoured', count: 8, options: ['spartiates'], unit: 'guard' };
    const one = applyChanges(empty, lists.applyPick(empty, greeks, pick));
    expect(lists.picks(one)).toEqual([{ ...pick, part: 0 }]);
    expect(lists.cost(one, greeks)).toEqual({ spent: 80, limit: 450, most: 455 });
    expect(lists.picks(applyChanges(one, lists.applyPick(one, greeks, { ...pick, count: 0 })))).toEqual([]);
  });

  test('[18.1] what a list speaks of and does not have is told, wherever it stands', () => {
    const [, , carthage] = SHIPPED_LISTS;
    if (!carthage) throw new Error('no list');
    const next = (list: typeof carthage) =>
      checkDocument(listKind, JSON.parse(JSON.stringify(list)))
        .findings.filter(({ code }) => code === 'in-death-ground/list-names')
        .map(({ path, values }) => `${path.join('/')} ${values.what}`);
    for (const list of SHIPPED_LISTS) expect(next(list)).toEqual([]);
    const spoiled = {
      ...carthage,
      extraordinary: [],
      entries: carthage.entries.filter(({ id }) => id !== 'eleph'),
      groups: carthage.groups?.slice(1),
    };
    expect(next(spoiled)).toEqual(
      expect.arrayContaining([
        'command/types/0/when/generalIs/0 man',
        'entries/0/group group',
        'rules/1/entries/0 entry',
      ]),
    );
  });

  test("[18.1] a list of one's own grows by the form, and armies are judged by it", () => {
    const blank = listSchema.parse({ ...listKind.blank(), id: 'mine', title: 'Mine' });
    const list = {
      ...blank,
      entries: [listSchema.shape.entries.element.parse(lists.design?.newEntry(blank))],
    };
    expect(checkDocument(listKind, JSON.parse(JSON.stringify(list))).findings).toEqual([]);
    const army = lists.newArmyDraft(list, { title: 'T', points: 300, variant: null });
    const three = ['a', 'b', 'c'].reduce(
      (built, unit) =>
        applyChanges(
          built,
          lists.applyPick(built, list, { entry: 'entry-1/plain', count: 6, options: [], unit }),
        ),
      army,
    );
    expect(lists.check(three, list).map(({ code }) => code)).toContain('in-death-ground/entry-maximum');
  });
});
