import { items, may, must, oneMore, type Spot } from '@/lib/documents/spot';
import type { ArmyField, DesignBlock } from '@/lib/game/army-list';
import { profileWords } from '../describe';
import type { Entry, ListDocument, ListVariant } from '../list-schema';
import { cite } from '../rulebook';
import { profileOf } from '../rules/muster';
import { ARMS } from '../vocabulary';
import { conditionBlock } from './condition-form';
import {
  block,
  choice,
  choicesOf,
  flag,
  fraction,
  freeId,
  named,
  number,
  rowsOf,
  several,
  start,
  text,
} from './form-fields';
import { pricedFields } from './profile-form';

const SPECIALS = ['pila', 'ghulam-archery', 'mongol-archery'] as const;
const UNITS = [0, 20] as const;

/** The name of an entry, how many units it has, and its first kind. */
export const entryFields = (list: ListDocument, at: Spot<Entry>): readonly ArmyField[] => {
  const [least, most] = items(must(at, 'units'));
  const [first] = items(must(at, 'variants'));
  const rule = cite('18.1');
  return [
    text(must(at, 'label'), 'name'),
    ...(least ? [number(least, 'least-units', UNITS, rule)] : []),
    ...(most ? [number(most, 'most-units', UNITS, rule)] : []),
    ...(first ? pricedFields(first) : []),
    ...(first ? [flag(may(first, 'wild'), 'wild', cite('6.5'))] : []),
    ...(list.groups ? [choice(may(at, 'group'), 'group', named(list.groups))] : []),
  ];
};

/** 18.1 – What is said of a kind now and then: other arms, its share, a special rule and what that costs. */
const rarely = (at: Spot<ListVariant>): readonly ArmyField[] => {
  const share = may(at, 'share');
  return [
    several(may(at, 'arms'), 'other-arms', choicesOf('arm', ARMS)),
    choice(may(at, 'special'), 'special-rule', choicesOf('special-name', SPECIALS)),
    number(may(at, 'surcharge'), 'surcharge', [0, 20]),
    fraction(may(share, 'min'), 'share-min'),
    fraction(may(share, 'max'), 'share-max'),
    unprinted(may(at, 'printed')),
  ];
};

/** A price that no book gives is marked as reconstructed. */
const unprinted = (at: Spot<boolean>): ArmyField => ({
  ...flag(at, 'unprinted'),
  chosen: at.value === false,
  set: value => at.write(value === true ? false : undefined),
});

/** 18.1 – What may be taken instead of the first kind of an entry. */
const otherKinds = (list: ListDocument, at: Spot<Entry>): DesignBlock => {
  const kinds = must(at, 'variants');
  const all = kinds.value ?? [];
  const [first] = all;
  const rows = rowsOf(kinds, (item, variant) => ({
    label: profileWords(profileOf(variant)),
    fields: [...pricedFields(item), flag(may(item, 'wild'), 'wild', cite('6.5')), ...rarely(item)],
    blocks: [conditionBlock(list, item)],
  }));
  const { when: _when, ...like } = first ?? ({} as ListVariant);
  return block(kinds, 'variants', {
    rule: cite('18.1'),
    rows: rows.slice(1),
    add: [start('variant', oneMore(kinds, { ...like, id: freeId('kind', all) }))],
  });
};

/** 18.1 – Fewer units while something holds. */
const caps = (list: ListDocument, at: Spot<Entry>): DesignBlock => {
  const all = may(at, 'caps');
  return block(all, 'caps', {
    rule: cite('18.1'),
    rows: rowsOf(all, (item, { max }) => ({
      label: { code: 'words.in-death-ground.block.cap', values: { max } },
      fields: [number(must(item, 'max'), 'most-units', UNITS)],
      blocks: [conditionBlock(list, item)],
    })),
    add: [start('cap', oneMore(all, { max: 1 }))],
  });
};

/** 18.1 – Peoples of whom each unit is one. */
const nations = (list: ListDocument, at: Spot<Entry>): DesignBlock => {
  const all = may(at, 'nations');
  return block(all, 'nations', {
    rule: cite('18.1'),
    rows: rowsOf(all, (item, { label }) => ({
      label,
      fields: [text(must(item, 'label'), 'name')],
      blocks: [conditionBlock(list, item)],
    })),
    add: [start('nation', oneMore(all, { id: freeId('nation', all.value ?? []), label: '…' }))],
  });
};

/** All that an entry says besides its name, its numbers and its first kind. */
export const entryBlocks = (list: ListDocument, at: Spot<Entry>): readonly DesignBlock[] => {
  const [first] = items(must(at, 'variants'));
  return [
    conditionBlock(list, at),
    ...(first
      ? [block(first, 'first-kind', { fields: rarely(first), blocks: [conditionBlock(list, first)] })]
      : []),
    otherKinds(list, at),
    caps(list, at),
    nations(list, at),
  ];
};
