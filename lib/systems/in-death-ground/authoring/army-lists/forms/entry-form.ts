import { append, field, type Lens, listItems, optionalField } from '@/lib/documents/lens';
import type { ArmyField, DesignBlock } from '@/lib/game/contract/army/army-lists';
import type { ListDocument, ListVariant, TroopEntry } from '../../../document/army-list-schema';
import { cite } from '../../../rulebook';
import { profileOf } from '../../../rules/army/resolved-army';
import { describeProfile } from '../../../view/words';
import { ARMS } from '../../../vocabulary';
import { createConditionBlock } from './condition-form';
import {
  choicesOf,
  createAddition,
  createChoiceField,
  createDesignBlock,
  createFlagField,
  createFractionField,
  createMultiChoiceField,
  createNumberField,
  createTextField,
  findFreeId,
  toChoices,
  toRows,
} from './form-fields';
import { listPricedFields } from './profile-form';

const SPECIALS = ['pila', 'ghulam-archery', 'mongol-archery'] as const;
const UNITS = [0, 20] as const;

/** The name of an entry, how many units it has, and its first kind. */
export const listEntryFields = (list: ListDocument, at: Lens<TroopEntry>): readonly ArmyField[] => {
  const [least, most] = listItems(field(at, 'units'));
  const [first] = listItems(field(at, 'variants'));
  const rule = cite('18.1');
  return [
    createTextField(field(at, 'label'), 'name'),
    ...(least ? [createNumberField(least, 'least-units', UNITS, rule)] : []),
    ...(most ? [createNumberField(most, 'most-units', UNITS, rule)] : []),
    ...(first ? listPricedFields(first) : []),
    ...(first ? [createFlagField(optionalField(first, 'wild'), 'wild', cite('6.5'))] : []),
    ...(list.groups ? [createChoiceField(optionalField(at, 'group'), 'group', toChoices(list.groups))] : []),
  ];
};

/** 18.1 – Seldom needed fields of a kind: other arms, its share, a special rule and its cost. */
const rareFields = (at: Lens<ListVariant>): readonly ArmyField[] => {
  const share = optionalField(at, 'share');
  return [
    createMultiChoiceField(optionalField(at, 'arms'), 'other-arms', choicesOf('arm', ARMS)),
    createChoiceField(optionalField(at, 'special'), 'special-rule', choicesOf('special-name', SPECIALS)),
    createNumberField(optionalField(at, 'surcharge'), 'surcharge', [0, 20]),
    createFractionField(optionalField(share, 'min'), 'share-min'),
    createFractionField(optionalField(share, 'max'), 'share-max'),
    unprintedField(optionalField(at, 'printed')),
  ];
};

/** A price that no book gives is marked as reconstructed. */
const unprintedField = (at: Lens<boolean>): ArmyField => ({
  ...createFlagField(at, 'unprinted'),
  chosen: at.value === false,
  set: value => at.write(value === true ? false : undefined),
});

/** 18.1 – What may be taken instead of the first kind of an entry. */
const variantsBlock = (list: ListDocument, at: Lens<TroopEntry>): DesignBlock => {
  const kinds = field(at, 'variants');
  const all = kinds.value ?? [];
  const [first] = all;
  const rows = toRows(kinds, (item, variant) => ({
    label: describeProfile(profileOf(variant)),
    fields: [
      ...listPricedFields(item),
      createFlagField(optionalField(item, 'wild'), 'wild', cite('6.5')),
      ...rareFields(item),
    ],
    blocks: [createConditionBlock(list, item)],
  }));
  const { when: _when, ...like } = first ?? ({} as ListVariant);
  return createDesignBlock(kinds, 'variants', {
    rule: cite('18.1'),
    rows: rows.slice(1),
    add: [createAddition('variant', append(kinds, { ...like, id: findFreeId('kind', all) }))],
  });
};

/** 18.1 – Fewer units while something holds. */
const capsBlock = (list: ListDocument, at: Lens<TroopEntry>): DesignBlock => {
  const all = optionalField(at, 'caps');
  return createDesignBlock(all, 'caps', {
    rule: cite('18.1'),
    rows: toRows(all, (item, { max }) => ({
      label: { code: 'words.in-death-ground.block.cap', values: { max } },
      fields: [createNumberField(field(item, 'max'), 'most-units', UNITS)],
      blocks: [createConditionBlock(list, item)],
    })),
    add: [createAddition('cap', append(all, { max: 1 }))],
  });
};

/** 18.1 – Peoples of whom each unit is one. */
const nationsBlock = (list: ListDocument, at: Lens<TroopEntry>): DesignBlock => {
  const all = optionalField(at, 'nations');
  return createDesignBlock(all, 'nations', {
    rule: cite('18.1'),
    rows: toRows(all, (item, { label }) => ({
      label,
      fields: [createTextField(field(item, 'label'), 'name')],
      blocks: [createConditionBlock(list, item)],
    })),
    add: [createAddition('nation', append(all, { id: findFreeId('nation', all.value ?? []), label: '…' }))],
  });
};

/** All fields of an entry besides its name, its numbers and its first kind. */
export const listEntryBlocks = (list: ListDocument, at: Lens<TroopEntry>): readonly DesignBlock[] => {
  const [first] = listItems(field(at, 'variants'));
  return [
    createConditionBlock(list, at),
    ...(first
      ? [
          createDesignBlock(first, 'first-kind', {
            fields: rareFields(first),
            blocks: [createConditionBlock(list, first)],
          }),
        ]
      : []),
    variantsBlock(list, at),
    capsBlock(list, at),
    nationsBlock(list, at),
  ];
};
