import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { findNextPick, findPickObjections, pickOneMore } from '@/lib/game/army/army-picks';
import { checkDocument } from '@/lib/game/check/check-document';
import { isError } from '@/lib/game/contract/finding';
import { ALL_LISTS, findList } from '../../data';
import { armyKind } from '../../document/army';
import type { ListDocument } from '../../document/army-list-schema';
import type { ArmyDocument } from '../../document/army-schema';
import { sectionOfList } from '../../rules/army/roster-rule';
import { SAMPLES, sampleArmy } from '../../testing/armies';
import { lists } from './';

/** Small and repeatable, so that a failure can be looked at again. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const listOf = (army: ArmyDocument): ListDocument => {
  const list = findList(army.list, army.lists);
  if (!list) throw new Error('no list');
  return list;
};

const sectionsOf = (army: ArmyDocument) =>
  checkDocument(armyKind, JSON.parse(JSON.stringify(army)))
    .findings.filter(isError)
    .map(({ code, rule }) => `${code.replace('in-death-ground/', '')} ${rule?.section ?? '—'}`);

/** One step of somebody who tries things out: a unit more, another size, an option, a unit away. */
const tinkered = (army: ArmyDocument, next: (below: number) => number): ArmyDocument => {
  const list = listOf(army);
  const [offers, picks] = [lists.availableEntries(army, list), lists.picks(army)];
  const offer = offers[next(offers.length)];
  const pick = picks[next(picks.length)];
  const option = offers.find(({ id }) => id === pick?.entry)?.options[0]?.id;
  const requests = [
    offer && pickOneMore(offer, picks),
    pick && { ...pick, count: 1 + next(13) },
    pick && option && { ...pick, options: pick.options.includes(option) ? [] : [option] },
    pick && { ...pick, count: 0 },
  ];
  const request = requests[next(requests.length)];
  return request ? applyChanges(army, lists.applyPick(army, list, request)) : army;
};

describe('an army that the builder calls legal', () => {
  test.each(SAMPLES)('[18.1] %s: passes the check, whatever was tried on the way', id => {
    const next = numbersFrom(SAMPLES.indexOf(id) + 7);
    let army = sampleArmy(id);
    let legal = 0;
    for (let step = 0; step < 60; step += 1) {
      const isLegal = !lists.check(army, listOf(army)).some(isError);
      expect(sectionsOf(army).length === 0).toBe(isLegal);
      legal += isLegal ? 1 : 0;
      army = step % 6 === 5 ? sampleArmy(id) : tinkered(army, next);
    }
    expect(legal).toBeGreaterThan(8);
  });
});

describe('one unit beyond a limit', () => {
  test.each(ALL_LISTS.map(list => [list.title, list] as const))(
    '[18.1] %s: the unit beyond the most of its entry is refused by its list',
    (_, list) => {
      const year = list.years.from ?? list.years.after ?? null;
      const empty = lists.newArmyDraft(list, { title: 'T', points: 2000, variant: null, year });
      for (const offer of lists.availableEntries(empty, list)) {
        if (!offer.unit) continue;
        let army = empty;
        for (let taken = 0; taken < (offer.max ?? 0); taken += 1)
          army = applyChanges(army, lists.applyPick(army, list, pickOneMore(offer, [])));
        const refusals = findPickObjections(lists, army, list, pickOneMore(offer, lists.picks(army)));
        const own = refusals.filter(({ code }) =>
          /entry-(maximum|allowed)|variant-allowed|list-rule/.test(code),
        );
        expect([offer.id, own.length > 0]).toEqual([offer.id, true]);
        for (const { rule } of own) expect(rule).toEqual(sectionOfList(list));
      }
    },
  );

  test.each(SAMPLES)('[18.1][8.7][4.1][5.2] %s: size of the army, points, size of a unit, general', id => {
    const army = sampleArmy(id);
    const [first] = army.units;
    if (!first) throw new Error('no units');
    const [part] = first.parts;
    if (!part) throw new Error('no part');
    expect(sectionsOf(army)).toEqual([]);
    const many = Array.from({ length: 11 }, (_, index) => ({ ...first, id: `extra-${index}` }));
    expect(sectionsOf({ ...army, units: many })).toContain('army-units 18.1');
    expect(sectionsOf({ ...army, points: lists.cost(army, listOf(army)).spent - 6 })).toContain(
      'army-points 8.7',
    );
    const huge = { ...first, parts: [{ ...part, elements: 13 }] };
    expect(sectionsOf({ ...army, units: [huge, ...army.units.slice(1)] })).toContain('unit-size 4.1');
    expect(sectionsOf({ ...army, general: null })).toContain('general-needed 5.2');
  });

  test('[18.2] allies beyond two fifths of the points', () => {
    const army = sampleArmy('imperial-romans');
    const list = listOf(army);
    const field = lists.fields?.({ ...army, year: 9 }, list).find(({ path }) => path[0] === 'allies');
    const allied = applyChanges({ ...army, year: 9 }, field?.changes?.('early-germans') ?? []);
    const offer = lists.availableEntries(allied, list).find(({ id }) => id.startsWith('ally:'));
    if (!offer) throw new Error('no allies');
    const unit = { ...pickOneMore(offer, []), count: 12 };
    const many = [1, 2, 3, 4].reduce(
      built => applyChanges(built, lists.applyPick(built, list, unit)),
      allied,
    );
    expect(sectionsOf(many)).toContain('allies-share 18.2');
  });
});

describe('near the limit only what is truly impossible is struck', () => {
  const nextOf = (army: ArmyDocument, entry: string) => {
    const list = listOf(army);
    const offer = lists.availableEntries(army, list).find(({ id }) => id === entry);
    if (!offer) throw new Error(`no ${entry}`);
    return findNextPick(lists, { army, list, picks: lists.picks(army) }, offer);
  };
  const withRoomFor = (points: number): ArmyDocument => {
    const army = { ...sampleArmy('vikings'), general: null, units: [] };
    return { ...army, points };
  };

  test('[8.7] what does not fit in its usual size is offered in a smaller one', () => {
    const { pick, objections } = nextOf(withRoomFor(40), 'sword/sword');
    expect(objections).toEqual([]);
    expect(pick.count).toBe(5);
  });

  test('[8.7] what does not fit in its smallest size is refused for its cost', () => {
    const { pick, objections } = nextOf(withRoomFor(5), 'sword/sword');
    expect(pick.count).toBe(2);
    expect(objections.map(({ code }) => code)).toContain('in-death-ground/army-points');
  });
});
