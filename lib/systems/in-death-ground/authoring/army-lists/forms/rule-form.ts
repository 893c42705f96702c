import { append, field, type Lens, optionalField } from '@/lib/documents/lens';
import type { ArmyField, DesignBlock } from '@/lib/game/contract/army/army-lists';
import type { ListDocument, ListRule } from '../../../document/army-list-schema';
import { cite } from '../../../rulebook';
import { word } from '../../../view/words';
import { ARMS, TROOPS } from '../../../vocabulary';
import { createConditionBlock } from './condition-form';
import { filterFields } from './element-filter-form';
import {
  choicesOf,
  createAddition,
  createChoiceField,
  createDesignBlock,
  createFlagField,
  createMultiChoiceField,
  createNumberField,
  createTextField,
  type FormParts,
  findFreeId,
  listEntryChoices,
  toRows,
} from './form-fields';

type RuleOf<Type extends ListRule['type']> = Extract<ListRule, { type: Type }>;
type OwnFields<Type extends ListRule['type']> = Omit<RuleOf<Type>, 'id' | 'label' | 'when' | 'type'>;

/** The first words of a kind of rule, and its fields. */
interface RuleForm<Type extends ListRule['type']> {
  readonly begin: (list: ListDocument) => OwnFields<Type>;
  readonly parts: (list: ListDocument, at: Lens<RuleOf<Type>>) => Partial<FormParts>;
}

const MOST = [0, 200] as const;

const entriesField = (list: ListDocument, at: Lens<{ entries: string[] }>): ArmyField =>
  createMultiChoiceField(field(at, 'entries'), 'option-entries', listEntryChoices(list));

const ENTRIES_FORM = {
  begin: () => ({ entries: [] }),
  parts: (list: ListDocument, at: Lens<{ entries: string[] }>) => ({ fields: [entriesField(list, at)] }),
};

/** 18.1 – Every kind of rule that a list can have. */
const FORMS: { readonly [Type in ListRule['type']]: RuleForm<Type> } = {
  'max-units': {
    begin: () => ({ entries: [], max: 1 }),
    parts: (list, at) => ({
      fields: [
        entriesField(list, at),
        createNumberField(field(at, 'max'), 'most-units', MOST),
        createFlagField(optionalField(at, 'each'), 'rule-each'),
      ],
    }),
  },
  'forbid-entries': ENTRIES_FORM,
  'mixed-units': ENTRIES_FORM,
  'general-only-elephant': ENTRIES_FORM,
  exclusive: {
    begin: () => ({ sets: [[], []] }),
    parts: (list, at) => {
      const sets = field(at, 'sets');
      return {
        blocks: [
          createDesignBlock(sets, 'sets', {
            rows: toRows(
              sets,
              (item, _, index) => ({
                label: word('block', 'set', { number: index + 1 }),
                fields: [createMultiChoiceField(item, 'option-entries', listEntryChoices(list))],
              }),
              { least: 2 },
            ),
            add: [createAddition('set', append(sets, []))],
          }),
        ],
      };
    },
  },
  'max-elements': {
    begin: () => ({ match: {}, max: 8 }),
    parts: (list, at) => ({
      fields: [
        createNumberField(field(at, 'max'), 'most-elements', MOST),
        createFlagField(optionalField(at, 'skipGeneral'), 'rule-skip-general'),
        ...filterFields(list, field(at, 'match')),
      ],
    }),
  },
  'equal-elements': {
    begin: () => ({ a: {}, b: {} }),
    parts: (list, at) => ({
      blocks: [
        createDesignBlock(field(at, 'a'), 'equal-a', { fields: filterFields(list, field(at, 'a')) }),
        createDesignBlock(field(at, 'b'), 'equal-b', { fields: filterFields(list, field(at, 'b')) }),
      ],
    }),
  },
  'uniform-arm': {
    begin: () => ({ entries: [], arm: 'bow' }),
    parts: (list, at) => ({
      fields: [entriesField(list, at), createChoiceField(field(at, 'arm'), 'arm', choicesOf('arm', ARMS))],
    }),
  },
  'min-swap': {
    begin: ({ entries: [one, other] }) => ({ entry: one?.id ?? 'entry-1', by: other?.id ?? 'entry-2' }),
    parts: (list, at) => ({
      fields: [
        createChoiceField(field(at, 'entry'), 'rule-entry', listEntryChoices(list)),
        createChoiceField(field(at, 'by'), 'rule-by', listEntryChoices(list)),
      ],
    }),
  },
  dismount: {
    begin: () => ({ entries: [], troops: ['heavy-cavalry'], as: ['sword'] }),
    parts: (list, at) => ({
      fields: [
        entriesField(list, at),
        createMultiChoiceField(field(at, 'troops'), 'match-troops', choicesOf('troop', TROOPS)),
        createMultiChoiceField(field(at, 'as'), 'rule-as', choicesOf('arm', ARMS)),
      ],
    }),
  },
};

const KINDS = Object.keys(FORMS) as readonly ListRule['type'][];

const formOf = (type: ListRule['type']) => FORMS[type] as RuleForm<ListRule['type']>;

/** Another kind of rule starts empty, under the same name and condition. */
const kindField = (list: ListDocument, at: Lens<ListRule>, { id, label, when }: ListRule): ArmyField => ({
  ...createChoiceField(field(at, 'type'), 'rule-kind', choicesOf('rule-kind', KINDS)),
  set: value => {
    const type = KINDS.find(kind => kind === value);
    return type
      ? at.write({ id, label, ...(when ? { when } : {}), type, ...formOf(type).begin(list) } as ListRule)
      : [];
  },
});

const ruleParts = (list: ListDocument, at: Lens<ListRule>, rule: ListRule): FormParts => {
  const own = formOf(rule.type).parts(list, at);
  return {
    fields: [createTextField(field(at, 'label'), 'name'), kindField(list, at, rule), ...(own.fields ?? [])],
    blocks: [...(own.blocks ?? []), createConditionBlock(list, at)],
  };
};

/** 18.1 – Rules for armies of the list besides the numbers of each entry. */
export const createRulesBlock = (list: ListDocument, root: Lens<ListDocument>): DesignBlock => {
  const all = field(root, 'rules');
  const fresh = (type: ListRule['type']): ListRule =>
    ({ id: findFreeId('rule', list.rules), label: '…', type, ...formOf(type).begin(list) }) as ListRule;
  return createDesignBlock(all, 'rules', {
    rule: cite('18.1'),
    rows: toRows(all, (item, rule) => ({
      label: rule.label,
      ...ruleParts(list, item, rule),
    })),
    add: KINDS.map(type => ({
      id: type,
      label: word('rule-kind', type),
      changes: append(all, fresh(type)),
    })),
  });
};
