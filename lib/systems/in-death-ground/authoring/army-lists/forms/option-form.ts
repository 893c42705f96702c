import { append, field, type Lens, optionalField } from '@/lib/documents/lens';
import type { ArmyField, DesignBlock } from '@/lib/game/contract/army/army-lists';
import type { ListDocument, ListOption } from '../../../document/army-list-schema';
import { cite } from '../../../rulebook';
import { word } from '../../../view/words';
import { ARMOURS, ARMS, GRADES, type Grade, MOUNTS } from '../../../vocabulary';
import { conditionBlock } from './condition-form';
import { filterFields } from './element-filter-form';
import {
  addition,
  choiceField,
  choicesOf,
  designBlock,
  entryChoices,
  type FormParts,
  findFreeId,
  flagField,
  fractionField,
  multiChoiceField,
  numberField,
  optionalBlock,
  textField,
  toChoices,
  toRows,
} from './form-fields';
import { pricedFields } from './profile-form';

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
  if (!isByGrade) return [how, numberField(cost as Lens<number>, 'option-cost', COST)];
  const grades = cost as Lens<CostByGrade>;
  return [how, ...GRADES.map(grade => numberField(optionalField(grades, grade), `cost-${grade}`, COST))];
};

const replacementFields = (at: Lens<ListOption>): readonly ArmyField[] => {
  const set = optionalField(at, 'set');
  return [
    choiceField(optionalField(set, 'grade'), 'becomes-grade', choicesOf('grade', GRADES)),
    choiceField(optionalField(set, 'armour'), 'becomes-armour', choicesOf('armour', ARMOURS)),
    choiceField(optionalField(set, 'arm'), 'becomes-arm', choicesOf('arm', ARMS)),
    choiceField(optionalField(set, 'mount'), 'becomes-mount', choicesOf('mount', MOUNTS)),
    flagField(optionalField(set, 'wild'), 'becomes-wild'),
  ];
};

const limitsBlock = (list: ListDocument, at: Lens<ListOption>): DesignBlock => {
  const share = optionalField(at, 'maxShare');
  const others = toChoices(list.options.filter(({ id }) => id !== at.value?.id));
  return designBlock(at, 'limits', {
    fields: [
      numberField(optionalField(at, 'maxUnits'), 'option-units', UNITS),
      numberField(optionalField(at, 'maxUnitsWholly'), 'option-wholly', UNITS),
      numberField(optionalField(at, 'maxElements'), 'option-elements', [0, 100]),
      flagField(optionalField(at, 'allOrNone'), 'option-all'),
      multiChoiceField(optionalField(at, 'needs'), 'option-needs', others),
      multiChoiceField(optionalField(at, 'notWith'), 'option-not-with', others),
    ],
    blocks: [
      optionalBlock(share, 'max-share', { entries: [], fraction: [1, 2] }, inner => ({
        fields: [
          fractionField(field(inner, 'fraction'), 'share-max'),
          multiChoiceField(field(inner, 'entries'), 'share-of', entryChoices(list)),
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
      textField(field(at, 'label'), 'name'),
      choiceField(field(at, 'scope'), 'option-scope', choicesOf('scope', ['unit', 'element'])),
      ...costFields(at),
      ...(entries ? [entries] : []),
      ...replacementFields(at),
    ],
    blocks: [
      conditionBlock(list, at),
      limitsBlock(list, at),
      designBlock(target, 'target', { fields: narrower }),
      optionalBlock(
        optionalField(at, 'replace'),
        'replace',
        { troop: 'warrior', grade: 'ordinary', armour: 'none', arm: 'spear', points: 4 },
        inner => ({ fields: pricedFields(inner) }),
      ),
    ],
  };
};

/** 18.1 – What may be bought for units and elements of the list. */
export const optionsBlock = (list: ListDocument, root: Lens<ListDocument>): DesignBlock => {
  const all = field(root, 'options');
  const fresh: ListOption = {
    id: findFreeId('option', list.options),
    label: '…',
    target: {},
    scope: 'unit',
    set: { grade: 'elite' },
    cost: 2,
  };
  return designBlock(all, 'options', {
    rule: cite('18.1'),
    rows: toRows(all, (item, { label }) => ({ label, ...optionParts(list, item) }), { isOrdered: true }),
    add: [addition('option', append(all, fresh))],
  });
};
