import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { ArmyField, DesignBlock, DesignRow } from '@/lib/game/army-list';
import { profileWords, word } from '../describe';
import type { Entry, ListDocument, ListOption, ListRule, ListVariant } from '../list-schema';
import { cite } from '../rulebook';
import { profileOf } from '../rules/muster';
import { ARMOURS, ARMS, FIGHTING_TROOPS, GRADES, MOUNTS } from '../vocabulary';
import { choicesOf, conditionFields, deepField, freeId, named } from './row-design';

const SPECIALS = ['pila', 'ghulam-archery', 'mongol-archery'] as const;

const at = (path: JsonPath, id: string, kind: ArmyField['kind'], isOptional = false): ArmyField =>
  ({ path, label: word('field', id), kind, ...(isOptional ? { isOptional } : {}) }) as ArmyField;

const removed = (path: JsonPath): readonly Change[] => [{ op: 'remove', path }];
const added = (path: JsonPath, value: unknown): readonly Change[] => [
  { op: 'add', path: [...path, '-'], value },
];

const variantFields = (list: ListDocument, path: JsonPath, variant: ListVariant): readonly ArmyField[] => [
  at([...path, 'troop'], 'troop', { type: 'choice', choices: choicesOf('troop', FIGHTING_TROOPS) }),
  at([...path, 'grade'], 'grade', { type: 'choice', choices: choicesOf('grade', GRADES) }),
  at([...path, 'armour'], 'armour', { type: 'choice', choices: choicesOf('armour', ARMOURS) }),
  at([...path, 'arm'], 'arm', { type: 'choice', choices: choicesOf('arm', ARMS) }),
  at([...path, 'points'], 'points', { type: 'number', min: 0, max: 200 }),
  at([...path, 'wild'], 'wild', { type: 'flag' }, true),
  ...variantExtras(list, path, variant),
];

/** Arms at the same price, a special rule, and when it may be taken. */
const variantExtras = (list: ListDocument, path: JsonPath, variant: ListVariant): readonly ArmyField[] => [
  deepField(path, variant, ['arms'], 'other-arms', { type: 'choices', choices: choicesOf('arm', ARMS) }),
  deepField(path, variant, ['special'], 'special-rule', {
    type: 'choice',
    choices: choicesOf('special-name', SPECIALS),
  }),
  ...conditionFields(list, path, variant),
];

/** 18.1 – What may be taken instead of the first kind of an entry. */
const variants = (list: ListDocument, index: number, { variants: all }: Entry): DesignBlock => {
  const path: JsonPath = ['entries', index, 'variants'];
  const rows = all.slice(1).map((variant, place): DesignRow => {
    const own = [...path, place + 1];
    return {
      label: profileWords(profileOf(variant)),
      fields: variantFields(list, own, variant),
      remove: removed(own),
    };
  });
  const [first] = all;
  const next = { ...first, id: freeId('kind', all), when: undefined };
  return {
    id: `variants-${index}`,
    title: word('block', 'variants'),
    rule: cite('18.1'),
    fields: [],
    rows,
    add: { label: word('block', 'add-variant'), changes: added(path, withoutHoles(next)) },
  };
};

const withoutHoles = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** 18.1 – When the entry, and its first kind, may be taken. */
const entryWhen = (list: ListDocument, index: number, entry: Entry): DesignBlock => {
  const [first] = entry.variants;
  const path: JsonPath = ['entries', index, 'variants', 0];
  return {
    id: `when-${index}`,
    title: word('block', 'when'),
    rule: cite('18.1'),
    fields: [
      ...conditionFields(list, ['entries', index], entry),
      ...(first ? variantExtras(list, path, first).slice(0, 2) : []),
    ],
    rows: [],
  };
};

/** 18.1 – States, tribes or kingdoms among which an army chooses. */
const states = ({ states: known }: ListDocument): DesignBlock => {
  const ids = known?.ids ?? [];
  const path: JsonPath = ['states', 'ids'];
  const fresh = { id: freeId('state', ids), label: '…' };
  return {
    id: 'states',
    title: word('about', 'states'),
    rule: cite('18.1'),
    fields: known
      ? [
          at(['states', 'min'], 'least-states', { type: 'number', min: 0, max: 20 }),
          at(['states', 'max'], 'most-states', { type: 'number', min: 0, max: 20 }),
        ]
      : [],
    rows: ids.map(({ label }, index) => ({
      label,
      fields: [at([...path, index, 'label'], 'name', { type: 'text', limit: 120 })],
      remove: ids.length === 1 ? removed(['states']) : removed([...path, index]),
    })),
    add: {
      label: word('block', 'add-state'),
      changes: known
        ? added(path, fresh)
        : [{ op: 'add', path: ['states'], value: { min: 1, max: 1, ids: [fresh], usual: fresh.id } }],
    },
  };
};

const optionFields = (list: ListDocument, path: JsonPath, option: ListOption): readonly ArmyField[] => {
  const set = (key: string, ids: readonly string[]): ArmyField =>
    deepField(path, option, ['set', key], `becomes-${key}`, { type: 'choice', choices: choicesOf(key, ids) });
  return [
    at([...path, 'label'], 'name', { type: 'text', limit: 120 }),
    at([...path, 'scope'], 'option-scope', {
      type: 'choice',
      choices: choicesOf('scope', ['unit', 'element']),
    }),
    at([...path, 'cost'], 'option-cost', { type: 'number', min: -20, max: 20 }, true),
    deepField(path, option, ['target', 'entries'], 'option-entries', {
      type: 'choices',
      choices: named(list.entries),
    }),
    set('grade', GRADES),
    set('armour', ARMOURS),
    set('arm', ARMS),
    set('mount', MOUNTS),
    at([...path, 'maxUnits'], 'option-units', { type: 'number', min: 0, max: 20 }, true),
    at([...path, 'maxElements'], 'option-elements', { type: 'number', min: 0, max: 100 }, true),
    at([...path, 'allOrNone'], 'option-all', { type: 'flag' }, true),
    ...conditionFields(list, path, option),
  ];
};

/** 18.1 – What may be bought for units and elements of the list. */
const options = (list: ListDocument): DesignBlock => {
  const fresh = {
    id: freeId('option', list.options),
    label: '…',
    target: {},
    scope: 'unit',
    set: { grade: 'elite' },
    cost: 2,
  };
  return {
    id: 'options',
    title: word('block', 'options'),
    rule: cite('18.1'),
    fields: [],
    rows: list.options.map((option, index) => ({
      label: option.label,
      fields: optionFields(list, ['options', index], option),
      remove: removed(['options', index]),
    })),
    add: { label: word('block', 'add-option'), changes: added(['options'], fresh) },
  };
};

/** 5.3 – The extraordinary men of the list, in their years. */
const men = (list: ListDocument): DesignBlock => ({
  id: 'men',
  title: word('about', 'extraordinary'),
  rule: cite('5.3'),
  fields: [],
  rows: list.extraordinary.map((man, index) => {
    const path: JsonPath = ['extraordinary', index];
    return {
      label: man.name,
      fields: [
        at([...path, 'name'], 'name', { type: 'text', limit: 120 }),
        ...conditionFields(list, path, man).slice(0, 2),
      ],
      remove: removed(path),
    };
  }),
  add: {
    label: word('block', 'add-man'),
    changes: added(['extraordinary'], { id: freeId('man', list.extraordinary), name: '…' }),
  },
});

const ruleFields = (list: ListDocument, path: JsonPath, rule: ListRule): readonly ArmyField[] => [
  at([...path, 'label'], 'name', { type: 'text', limit: 120 }),
  ...('entries' in rule
    ? [
        at([...path, 'entries'], 'option-entries', {
          type: 'choices',
          choices: named(list.entries),
        }),
      ]
    : []),
  ...(rule.type === 'max-units'
    ? [at([...path, 'max'], 'most-units', { type: 'number', min: 0, max: 20 })]
    : []),
  ...conditionFields(list, path, rule),
];

/** 18.1 – Together no more than so many units of some entries, under a condition; other kinds of rules are written in the source. */
const rules = (list: ListDocument): DesignBlock => ({
  id: 'rules',
  title: word('about', 'rules'),
  rule: cite('18.1'),
  fields: [],
  rows: list.rules.map((rule, index) => ({
    label: rule.label,
    fields: ruleFields(list, ['rules', index], rule),
    remove: removed(['rules', index]),
  })),
  add: {
    label: word('block', 'add-rule'),
    changes: added(['rules'], {
      id: freeId('rule', list.rules),
      label: '…',
      type: 'max-units',
      entries: [],
      max: 1,
    }),
  },
});

/** All that a list says beside its entries, or an entry beside its first kind. */
export const blocks = (list: ListDocument, index: number | null): readonly DesignBlock[] => {
  if (index === null) return [states(list), options(list), men(list), rules(list)];
  const entry = list.entries[index];
  return entry ? [entryWhen(list, index, entry), variants(list, index, entry)] : [];
};
