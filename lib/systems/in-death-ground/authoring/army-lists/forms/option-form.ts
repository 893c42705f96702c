import { append, field, type Lens, optionalField } from '@/lib/documents/lens';
import type { ArmyField, DesignBlock } from '@/lib/game/contract/army/army-lists';
import type { ListDocument, ListOption } from '../../../document/army-list-schema';
import { cite } from '../../../rulebook';
import { word } from '../../../view/words';
import { ARMOURS, ARMS, GRADES, type Grade, MOUNTS } from '../../../vocabulary';
import { createConditionBlock } from './condition-form';
import { filterFields } from './element-filter-form';
import {
  choicesOf,
  createAddition,
  createChoiceField,
  createDesignBlock,
  createFlagField,
  createFractionField,
  createMultiChoiceField,
  createNumberField,
  createOptionalBlock,
  createTextField,
  type FormParts,
  findFreeId,
  listEntryChoices,
  toChoices,
  toRows,
} from './form-fields';
import { listPricedFields } from './profile-form';

const COST = [-20, 20] as const;
const UNITS = [0, 20] as const;

type CostByGrade = Partial<Record<Grade, number>>;

/** 18.1 – One price for every element, or one for each grade that it may have had before. */
const costFields = (at: Lens<ListOption>): readonly ArmyField[] => {
  const cost = optionalField(at, 'cost');
  const isByGrade = typeof cost.value === 'object';
  const how: ArmyField = {
    path: cost.path,
    label: word('field', 'option-priced'),
    kind: { type: 'choice', choices: choicesOf('priced', ['alike', 'by-grade']) },
    chosen: isByGrade ? 'by-grade' : 'alike',
    set: value => cost.write(value === 'by-grade' ? { ordinary: 0 } : 0),
  };
  if (!isByGrade) return [how, createNumberField(cost as Lens<number>, 'option-cost', COST)];
  const grades = cost as Lens<CostByGrade>;
  return [
    how,
    ...GRADES.map(grade => createNumberField(optionalField(grades, grade), `cost-${grade}`, COST)),
  ];
};

const replacementFields = (at: Lens<ListOption>): readonly ArmyField[] => {
  const set = optionalField(at, 'set');
  return [
    createChoiceField(optionalField(set, 'grade'), 'becomes-grade', choicesOf('grade', GRADES)),
    createChoiceField(optionalField(set, 'armour'), 'becomes-armour', choicesOf('armour', ARMOURS)),
    createChoiceField(optionalField(set, 'arm'), 'becomes-arm', choicesOf('arm', ARMS)),
    createChoiceField(optionalField(set, 'mount'), 'becomes-mount', choicesOf('mount', MOUNTS)),
    createFlagField(optionalField(set, 'wild'), 'becomes-wild'),
  ];
};

const limitsBlock = (list: ListDocument, at: Lens<ListOption>): DesignBlock => {
  const share = optionalField(at, 'maxShare');
  const others = toChoices(list.options.filter(({ id }) => id !== at.value?.id));
  return createDesignBlock(at, 'limits', {
    fields: [
      createNumberField(optionalField(at, 'maxUnits'), 'option-units', UNITS),
      createNumberField(optionalField(at, 'maxUnitsWholly'), 'option-wholly', UNITS),
      createNumberField(optionalField(at, 'maxElements'), 'option-elements', [0, 100]),
      createFlagField(optionalField(at, 'allOrNone'), 'option-all'),
      createMultiChoiceField(optionalField(at, 'needs'), 'option-needs', others),
      createMultiChoiceField(optionalField(at, 'notWith'), 'option-not-with', others),
    ],
    blocks: [
      createOptionalBlock(share, 'max-share', { entries: [], fraction: [1, 2] }, inner => ({
        fields: [
          createFractionField(field(inner, 'fraction'), 'share-max'),
          createMultiChoiceField(field(inner, 'entries'), 'share-of', listEntryChoices(list)),
        ],
      })),
    ],
  });
};

const optionParts = (list: ListDocument, at: Lens<ListOption>): FormParts => {
  const target = field(at, 'target');
  const [entries, ...narrower] = filterFields(list, target);
  return {
    fields: [
      createTextField(field(at, 'label'), 'name'),
      createChoiceField(field(at, 'scope'), 'option-scope', choicesOf('scope', ['unit', 'element'])),
      ...costFields(at),
      ...(entries ? [entries] : []),
      ...replacementFields(at),
    ],
    blocks: [
      createConditionBlock(list, at),
      limitsBlock(list, at),
      createDesignBlock(target, 'target', { fields: narrower }),
      createOptionalBlock(
        optionalField(at, 'replace'),
        'replace',
        { troop: 'warrior', grade: 'ordinary', armour: 'none', arm: 'spear', points: 4 },
        inner => ({ fields: listPricedFields(inner) }),
      ),
    ],
  };
};

/** 18.1 – What may be bought for units and elements of the list. */
export const createOptionsBlock = (list: ListDocument, root: Lens<ListDocument>): DesignBlock => {
  const all = field(root, 'options');
  const fresh: ListOption = {
    id: findFreeId('option', list.options),
    label: '…',
    target: {},
    scope: 'unit',
    set: { grade: 'elite' },
    cost: 2,
  };
  return createDesignBlock(all, 'options', {
    rule: cite('18.1'),
    rows: toRows(all, (item, { label }) => ({ label, ...optionParts(list, item) }), { isOrdered: true }),
    add: [createAddition('option', append(all, fresh))],
  });
};
