import { may, must, oneMore, type Spot } from '@/lib/documents/spot';
import type { ArmyField, DesignBlock } from '@/lib/game/army-list';
import { word } from '../describe';
import type { ListDocument, ListOption } from '../list-schema';
import { cite } from '../rulebook';
import { ARMOURS, ARMS, GRADES, type Grade, MOUNTS } from '../vocabulary';
import { conditionBlock } from './condition-form';
import {
  block,
  choice,
  choicesOf,
  entriesOf,
  flag,
  fraction,
  freeId,
  named,
  number,
  optionalBlock,
  type Parts,
  rowsOf,
  several,
  start,
  text,
} from './form-fields';
import { matchFields } from './match-form';
import { pricedFields } from './profile-form';

const COST = [-20, 20] as const;
const UNITS = [0, 20] as const;

type ByGrade = Partial<Record<Grade, number>>;

/** 18.1 – One price for every element, or one for each grade that it may have had before. */
const costFields = (at: Spot<ListOption>): readonly ArmyField[] => {
  const cost = may(at, 'cost');
  const isByGrade = typeof cost.value === 'object';
  const how: ArmyField = {
    path: cost.path,
    label: word('field', 'option-priced'),
    kind: { type: 'choice', choices: choicesOf('priced', ['alike', 'by-grade']) },
    chosen: isByGrade ? 'by-grade' : 'alike',
    set: value => cost.write(value === 'by-grade' ? { ordinary: 0 } : 0),
  };
  if (!isByGrade) return [how, number(cost as Spot<number>, 'option-cost', COST)];
  const grades = cost as Spot<ByGrade>;
  return [how, ...GRADES.map(grade => number(may(grades, grade), `cost-${grade}`, COST))];
};

const becomes = (at: Spot<ListOption>): readonly ArmyField[] => {
  const set = may(at, 'set');
  return [
    choice(may(set, 'grade'), 'becomes-grade', choicesOf('grade', GRADES)),
    choice(may(set, 'armour'), 'becomes-armour', choicesOf('armour', ARMOURS)),
    choice(may(set, 'arm'), 'becomes-arm', choicesOf('arm', ARMS)),
    choice(may(set, 'mount'), 'becomes-mount', choicesOf('mount', MOUNTS)),
    flag(may(set, 'wild'), 'becomes-wild'),
  ];
};

const limits = (list: ListDocument, at: Spot<ListOption>): DesignBlock => {
  const share = may(at, 'maxShare');
  const others = named(list.options.filter(({ id }) => id !== at.value?.id));
  return block(at, 'limits', {
    fields: [
      number(may(at, 'maxUnits'), 'option-units', UNITS),
      number(may(at, 'maxUnitsWholly'), 'option-wholly', UNITS),
      number(may(at, 'maxElements'), 'option-elements', [0, 100]),
      flag(may(at, 'allOrNone'), 'option-all'),
      several(may(at, 'needs'), 'option-needs', others),
      several(may(at, 'notWith'), 'option-not-with', others),
    ],
    blocks: [
      optionalBlock(share, 'max-share', { entries: [], fraction: [1, 2] }, inner => ({
        fields: [
          fraction(must(inner, 'fraction'), 'share-max'),
          several(must(inner, 'entries'), 'share-of', entriesOf(list)),
        ],
      })),
    ],
  });
};

const optionParts = (list: ListDocument, at: Spot<ListOption>): Parts => {
  const target = must(at, 'target');
  const [entries, ...narrower] = matchFields(list, target);
  return {
    fields: [
      text(must(at, 'label'), 'name'),
      choice(must(at, 'scope'), 'option-scope', choicesOf('scope', ['unit', 'element'])),
      ...costFields(at),
      ...(entries ? [entries] : []),
      ...becomes(at),
    ],
    blocks: [
      conditionBlock(list, at),
      limits(list, at),
      block(target, 'target', { fields: narrower }),
      optionalBlock(
        may(at, 'replace'),
        'replace',
        { troop: 'warrior', grade: 'ordinary', armour: 'none', arm: 'spear', points: 4 },
        inner => ({ fields: pricedFields(inner) }),
      ),
    ],
  };
};

/** 18.1 – What may be bought for units and elements of the list. */
export const optionsBlock = (list: ListDocument, root: Spot<ListDocument>): DesignBlock => {
  const all = must(root, 'options');
  const fresh: ListOption = {
    id: freeId('option', list.options),
    label: '…',
    target: {},
    scope: 'unit',
    set: { grade: 'elite' },
    cost: 2,
  };
  return block(all, 'options', {
    rule: cite('18.1'),
    rows: rowsOf(all, (item, { label }) => ({ label, ...optionParts(list, item) }), { isOrdered: true }),
    add: [start('option', oneMore(all, fresh))],
  });
};
