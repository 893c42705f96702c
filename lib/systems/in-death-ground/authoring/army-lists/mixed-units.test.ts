import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import {
  countTaken,
  duplicateUnit,
  findPickObjections,
  pickForUnit,
  pickOneMore,
} from '@/lib/game/army/army-picks';
import type { ArmyListEntry, ArmyPick } from '@/lib/game/contract/army/army-lists';
import { isError } from '@/lib/game/contract/finding';
import { findList } from '../../data';
import type { ListDocument } from '../../document/army-list-schema';
import type { ArmyDocument } from '../../document/army-schema';
import { sampleArmy } from '../../testing/armies';
import { lists } from './';

const listOf = (id: string): ListDocument => {
  const list = findList(id);
  if (!list) throw new Error(`no list ${id}`);
  return list;
};

const VIKINGS = listOf('vikings');

const take = (army: ArmyDocument, request: ArmyPick, list = VIKINGS): ArmyDocument =>
  applyChanges(army, lists.applyPick(army, list, request));

const offerOf = (army: ArmyDocument, id: string, list = VIKINGS): ArmyListEntry => {
  const offer = lists.availableEntries(army, list).find(each => each.id === id);
  if (!offer) throw new Error(`no offer ${id}`);
  return offer;
};

const picksOf = (army: ArmyDocument, unit: string): readonly ArmyPick[] =>
  lists.picks(army).filter(each => each.unit === unit);

const partsOf = (army: ArmyDocument, unit: string) =>
  army.units.find(({ id }) => id === unit)?.parts.map(({ elements, options = [] }) => [elements, ...options]);

describe('19.8 Mixed units in the builder', () => {
  const vikings = sampleArmy('vikings');

  test('[19.8] one more of one part leaves the other part as it is', () => {
    const [armoured, plain] = picksOf(vikings, 'u1');
    if (!armoured || !plain) throw new Error('no parts');
    expect(partsOf(take(vikings, { ...plain, count: 4 }), 'u1')).toEqual([[5, 'armour'], [4]]);
    expect(partsOf(take(vikings, { ...armoured, count: 4 }), 'u1')).toEqual([[4, 'armour'], [3]]);
    expect(partsOf(take(vikings, { ...plain, options: ['berserkers'] }), 'u1')).toEqual([
      [5, 'armour'],
      [3, 'berserkers'],
    ]);
  });

  test('[19.8] to remove one part is not to remove the unit; the last part goes with it', () => {
    const [armoured, plain] = picksOf(vikings, 'u1');
    if (!armoured || !plain) throw new Error('no parts');
    const less = take(vikings, { ...armoured, count: 0 });
    expect(partsOf(less, 'u1')).toEqual([[3]]);
    const [rest] = picksOf(less, 'u1');
    if (!rest) throw new Error('no part');
    expect(partsOf(take(less, { ...rest, count: 0 }), 'u1')).toBeUndefined();
  });

  test('[19.8] armoured front ranks and scattered berserkers are built by the form alone', () => {
    const empty: ArmyDocument = { ...vikings, units: [] };
    const offer = offerOf(empty, 'sword/sword');
    const four = [1, 2, 3].reduce(army => take(army, { ...pickOneMore(offer, []), count: 8 }), empty);
    const begun = take(four, { ...pickOneMore(offer, []), count: 5 });
    const unit = begun.units.at(-1)?.id ?? '';
    const joined = take(begun, pickForUnit(offer, unit));
    expect(partsOf(joined, unit)).toEqual([[5], [1]]);
    expect(findPickObjections(lists, begun, VIKINGS, pickForUnit(offer, unit))).toEqual([]);
    const [front, back] = picksOf(joined, unit);
    if (!front || !back) throw new Error('no parts');
    const mixed = take(take(joined, { ...front, options: ['armour'] }), { ...back, count: 2 });
    const wild = take(mixed, pickForUnit(offer, unit));
    const third = picksOf(wild, unit)[2];
    if (!third) throw new Error('no part');
    const scattered = take(wild, { ...third, options: ['berserkers'] });
    expect(partsOf(scattered, unit)).toEqual([[5, 'armour'], [2], [1, 'berserkers']]);
    expect(lists.check(scattered, VIKINGS).filter(isError)).toEqual([]);
  });

  test('[19.8] a unit of two parts of one entry is one unit taken', () => {
    expect(countTaken(offerOf(vikings, 'sword/sword'), lists.picks(vikings))).toBe(
      vikings.units.filter(({ parts }) => parts.some(({ entry }) => entry === 'sword')).length,
    );
  });

  test('[19.8] once more the same unit brings all of its parts', () => {
    const [unit] = lists.units(vikings, VIKINGS);
    if (!unit) throw new Error('no unit');
    const more = applyChanges(vikings, duplicateUnit(lists, vikings, VIKINGS, unit));
    expect(more.units).toHaveLength(vikings.units.length + 1);
    expect(partsOf(more, more.units.at(-1)?.id ?? '')).toEqual([[5, 'armour'], [3]]);
    expect(partsOf(more, 'u1')).toEqual([[5, 'armour'], [3]]);
  });

  test('[19.4] Hastati join Principes as before, and each part is changed by itself', () => {
    const romans = sampleArmy('punic-war-romans');
    const list = listOf('punic-war-romans');
    const parts = picksOf(romans, 'u2');
    const [hastati, principes] = parts;
    if (!hastati || !principes) throw new Error('no parts');
    const changed = take(romans, { ...principes, count: 4 }, list);
    expect(partsOf(changed, 'u2')).toEqual([[3], [4, 'principes-armour']]);
  });
});

describe('8.7 The size of a new army', () => {
  test('[8.7] is that of an open battle unless another is chosen', () => {
    expect(lists.usualSize).toBe(450);
    expect(lists.sizes).toContain(450);
  });
});
