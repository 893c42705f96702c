import { may, must, oneMore, type Spot } from '@/lib/documents/spot';
import type { ArmyField, DesignBlock } from '@/lib/game/army-list';
import { word } from '../describe';
import type { ListDocument, ListRule } from '../list-schema';
import { cite } from '../rulebook';
import { ARMS, TROOPS } from '../vocabulary';
import { conditionBlock } from './condition-form';
import {
  block,
  choice,
  choicesOf,
  entriesOf,
  flag,
  freeId,
  number,
  type Parts,
  rowsOf,
  several,
  start,
  text,
} from './form-fields';
import { matchFields } from './match-form';

type RuleOf<Type extends ListRule['type']> = Extract<ListRule, { type: Type }>;
type OwnOf<Type extends ListRule['type']> = Omit<RuleOf<Type>, 'id' | 'label' | 'when' | 'type'>;

/** How a kind of rule begins, and what is asked about it. */
interface RuleForm<Type extends ListRule['type']> {
  readonly begin: (list: ListDocument) => OwnOf<Type>;
  readonly parts: (list: ListDocument, at: Spot<RuleOf<Type>>) => Partial<Parts>;
}

const MOST = [0, 200] as const;

const entries = (list: ListDocument, at: Spot<{ entries: string[] }>): ArmyField =>
  several(must(at, 'entries'), 'option-entries', entriesOf(list));

const aboutEntries = {
  begin: () => ({ entries: [] }),
  parts: (list: ListDocument, at: Spot<{ entries: string[] }>) => ({ fields: [entries(list, at)] }),
};

/** 18.1 – Every kind of rule that a list can have. */
const FORMS: { readonly [Type in ListRule['type']]: RuleForm<Type> } = {
  'max-units': {
    begin: () => ({ entries: [], max: 1 }),
    parts: (list, at) => ({
      fields: [
        entries(list, at),
        number(must(at, 'max'), 'most-units', MOST),
        flag(may(at, 'each'), 'rule-each'),
      ],
    }),
  },
  'forbid-entries': aboutEntries,
  'mixed-units': aboutEntries,
  'general-only-elephant': aboutEntries,
  exclusive: {
    begin: () => ({ sets: [[], []] }),
    parts: (list, at) => {
      const sets = must(at, 'sets');
      return {
        blocks: [
          block(sets, 'sets', {
            rows: rowsOf(
              sets,
              (item, _, index) => ({
                label: word('block', 'set', { number: index + 1 }),
                fields: [several(item, 'option-entries', entriesOf(list))],
              }),
              { least: 2 },
            ),
            add: [start('set', oneMore(sets, []))],
          }),
        ],
      };
    },
  },
  'max-elements': {
    begin: () => ({ match: {}, max: 8 }),
    parts: (list, at) => ({
      fields: [
        number(must(at, 'max'), 'most-elements', MOST),
        flag(may(at, 'skipGeneral'), 'rule-skip-general'),
        ...matchFields(list, must(at, 'match')),
      ],
    }),
  },
  'equal-elements': {
    begin: () => ({ a: {}, b: {} }),
    parts: (list, at) => ({
      blocks: [
        block(must(at, 'a'), 'equal-a', { fields: matchFields(list, must(at, 'a')) }),
        block(must(at, 'b'), 'equal-b', { fields: matchFields(list, must(at, 'b')) }),
      ],
    }),
  },
  'uniform-arm': {
    begin: () => ({ entries: [], arm: 'bow' }),
    parts: (list, at) => ({
      fields: [entries(list, at), choice(must(at, 'arm'), 'arm', choicesOf('arm', ARMS))],
    }),
  },
  'min-swap': {
    begin: ({ entries: [one, other] }) => ({ entry: one?.id ?? 'entry-1', by: other?.id ?? 'entry-2' }),
    parts: (list, at) => ({
      fields: [
        choice(must(at, 'entry'), 'rule-entry', entriesOf(list)),
        choice(must(at, 'by'), 'rule-by', entriesOf(list)),
      ],
    }),
  },
  dismount: {
    begin: () => ({ entries: [], troops: ['heavy-cavalry'], as: ['sword'] }),
    parts: (list, at) => ({
      fields: [
        entries(list, at),
        several(must(at, 'troops'), 'match-troops', choicesOf('troop', TROOPS)),
        several(must(at, 'as'), 'rule-as', choicesOf('arm', ARMS)),
      ],
    }),
  },
};

const KINDS = Object.keys(FORMS) as readonly ListRule['type'][];

const formOf = (type: ListRule['type']) => FORMS[type] as RuleForm<ListRule['type']>;

/** Another kind of rule begins anew, under the same name and condition. */
const kindField = (list: ListDocument, at: Spot<ListRule>, { id, label, when }: ListRule): ArmyField => ({
  ...choice(must(at, 'type'), 'rule-kind', choicesOf('rule-kind', KINDS)),
  set: value => {
    const type = KINDS.find(kind => kind === value);
    return type
      ? at.write({ id, label, ...(when ? { when } : {}), type, ...formOf(type).begin(list) } as ListRule)
      : [];
  },
});

const ruleParts = (list: ListDocument, at: Spot<ListRule>, rule: ListRule): Parts => {
  const own = formOf(rule.type).parts(list, at);
  return {
    fields: [text(must(at, 'label'), 'name'), kindField(list, at, rule), ...(own.fields ?? [])],
    blocks: [...(own.blocks ?? []), conditionBlock(list, at)],
  };
};

/** 18.1 – What armies of the list must keep besides the numbers of each entry. */
export const rulesBlock = (list: ListDocument, root: Spot<ListDocument>): DesignBlock => {
  const all = must(root, 'rules');
  const fresh = (type: ListRule['type']): ListRule =>
    ({ id: freeId('rule', list.rules), label: '…', type, ...formOf(type).begin(list) }) as ListRule;
  return block(all, 'rules', {
    rule: cite('18.1'),
    rows: rowsOf(all, (item, rule) => ({
      label: rule.label,
      ...ruleParts(list, item, rule),
    })),
    add: KINDS.map(type => ({
      id: type,
      label: word('rule-kind', type),
      changes: oneMore(all, fresh(type)),
    })),
  });
};
