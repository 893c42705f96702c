import type { Change } from '@/lib/documents/change';
import type { ArmyField } from '@/lib/game/contract/army/army-lists';
import type { FieldChoice } from '@/lib/game/contract/authoring/forms';
import { findList } from '../../data';
import type { ListDocument } from '../../document/army-list-schema';
import type { ArmyDocument, General } from '../../document/army-schema';
import { cite } from '../../rulebook';
import { commandOf, doesHold } from '../../rules/army/conditions';
import { mayBuy, mayLead, modesOf } from '../../rules/army/general-rules';
import { type Contingent, profileOf, resolveArmy } from '../../rules/army/resolved-army';
import { nameUnit } from '../../view/force-table';
import { describeProfile, word } from '../../view/words';
import { COMMANDS, ROLES, SCENARIO_KINDS } from '../../vocabulary';
import { choicesOf, toChoices } from './forms/form-fields';

const armyField = (
  path: ArmyField['path'],
  id: string,
  kind: ArmyField['kind'],
  more: Partial<ArmyField> = {},
): ArmyField => ({ path, label: word('field', id), kind, ...more }) as ArmyField;

const choiceKind = (choices: readonly FieldChoice[]) => ({ type: 'choice' as const, choices });

const NOBODY: FieldChoice = { value: '', label: word('field', 'nobody') };

/** 5.2 – A general by command type: a chief in the first unit that fits, or a separate one. */
const appointGeneral = (army: ArmyDocument, main: Contingent, entry: string, variant: string): General => {
  const command = commandOf(main);
  const mode = modesOf(command)[0] ?? 'separate';
  const unit = army.units.find(({ parts, ally }) => !ally && parts.some(part => part.entry === entry));
  const { extraordinary } = army.general ?? {};
  return {
    mode,
    entry,
    variant,
    elite: command === 'impetuous',
    ...(mode === 'chief' && unit ? { unit: unit.id } : {}),
    ...(extraordinary === undefined ? {} : { extraordinary }),
  };
};

const generalChoiceField = (army: ArmyDocument, main: Contingent): ArmyField => {
  const { general } = army;
  const isNow = (entry: string, variant: string): boolean =>
    general?.entry === entry && general.variant === variant;
  const elements = main.list.entries.flatMap(entry =>
    entry.variants
      .filter(variant => mayLead(main, { entry, variant }) || isNow(entry.id, variant.id))
      .map(variant => ({
        value: `${entry.id}/${variant.id}`,
        label: word('field', 'element', { entry: entry.label, what: describeProfile(profileOf(variant)) }),
      })),
  );
  return armyField(['general'], 'general', choiceKind([NOBODY, ...elements]), {
    rule: cite('5.2'),
    chosen: general ? `${general.entry}/${general.variant}` : '',
    changes: value => {
      const [entry = '', variant = ''] = String(value).split('/');
      const next = entry === '' ? null : appointGeneral(army, main, entry, variant);
      return [{ op: 'replace', path: ['general'], value: next }];
    },
  });
};

/** 5.2 – What may be bought for the general's element, and what was bought. */
const generalOptionFields = ({ general }: ArmyDocument, main: Contingent): readonly ArmyField[] => {
  const taken = general?.options ?? [];
  const open = main.list.options.filter(({ id }) => taken.includes(id) || mayBuy(main, id));
  if (open.length === 0) return [];
  return [
    armyField(
      ['general', 'options'],
      'general-options',
      { type: 'choices', choices: toChoices(open) },
      {
        rule: cite('5.2'),
        chosen: taken,
        changes: value => changeOptions(taken, [value].flat()),
      },
    ),
  ];
};

const changeOptions = (taken: readonly string[], wanted: readonly string[]): readonly Change[] => {
  const path = ['general', 'options'];
  if (wanted.length > 0) return [{ op: 'add', path, value: wanted }];
  return taken.length > 0 ? [{ op: 'remove', path }] : [];
};

const generalFields = (army: ArmyDocument, main: Contingent): readonly ArmyField[] => {
  if (!army.general) return [];
  const units = main.units.map(unit => ({ id: unit.unit.id, label: nameUnit(unit) }));
  const men = main.list.extraordinary.map(({ id, name }) => ({ id, label: name }));
  const rule = cite('5.2');
  return [
    armyField(['general', 'mode'], 'general-mode', choiceKind(choicesOf('mode', modesOf(commandOf(main)))), {
      rule,
    }),
    armyField(['general', 'elite'], 'general-elite', { type: 'flag' }, { rule }),
    ...generalOptionFields(army, main),
    armyField(['general', 'unit'], 'general-unit', choiceKind(toChoices(units)), { rule, isOptional: true }),
    ...(men.length > 0
      ? [
          armyField(['general', 'extraordinary'], 'extraordinary', choiceKind(toChoices(men)), {
            rule: cite('18.3'),
            isOptional: true,
          }),
        ]
      : []),
  ];
};

/** 18.1 – One state, or several where the list lets them stand together. */
const statesField = (army: ArmyDocument, { states }: ListDocument): readonly ArmyField[] => {
  if (!states) return [];
  const write = (value: string | readonly string[]): readonly Change[] => [
    { op: 'add', path: ['states'], value: [value].flat() },
  ];
  const more = { rule: cite('18.1'), changes: write };
  return states.max === 1
    ? [
        armyField(['states'], 'state', choiceKind(toChoices(states.ids)), {
          ...more,
          chosen: army.states?.[0] ?? '',
        }),
      ]
    : [
        armyField(
          ['states'],
          'states',
          { type: 'choices', choices: toChoices(states.ids) },
          { ...more, chosen: army.states ?? [] },
        ),
      ];
};

/** 18.2 – Who may be called, and the units that go with those who are sent away. */
const alliesField = (army: ArmyDocument, main: Contingent): readonly ArmyField[] => {
  const { allies } = main.list;
  if (allies.length === 0 && !army.allies) return [];
  const open = allies.filter(({ list, when }) => doesHold(when, main) || list === army.allies?.list);
  const titles = open.map(({ list }) => ({
    id: list,
    label: findList(list, army.lists, army.language)?.title ?? list,
  }));
  return [
    armyField(['allies'], 'allies', choiceKind([NOBODY, ...toChoices(titles)]), {
      rule: cite('18.2'),
      chosen: army.allies?.list ?? '',
      changes: value => changeAllies(army, main, String(value)),
    }),
  ];
};

const changeAllies = (army: ArmyDocument, { list }: Contingent, id: string): readonly Change[] => {
  const units = army.units.filter(({ ally }) => !ally);
  const left: readonly Change[] =
    units.length === army.units.length ? [] : [{ op: 'replace', path: ['units'], value: units }];
  if (id === '') return army.allies ? [{ op: 'remove', path: ['allies'] }, ...left] : left;
  const offer = list.allies.find(ally => ally.list === id);
  const usual = findList(id, army.lists)?.states?.usual;
  const states = offer?.states?.slice(0, 1) ?? (usual === undefined ? [] : [usual]);
  const value = { list: id, ...(states.length > 0 ? { states } : {}) };
  return [{ op: 'add', path: ['allies'], value }, ...left];
};

const battleFields = (army: ArmyDocument): readonly ArmyField[] => [
  armyField(['year'], 'year', { type: 'year', usual: 'bc' }, { rule: cite('18.1') }),
  armyField(['points'], 'points', { type: 'number', min: 50, max: 2000 }, { rule: cite('8.7') }),
  armyField(['scenario'], 'scenario', choiceKind(choicesOf('scenario', SCENARIO_KINDS)), {
    rule: cite('8.1'),
  }),
  armyField(['role'], 'role', choiceKind(choicesOf('role', ROLES)), { rule: cite('8.1') }),
  ...(army.scenario === 'open-battle'
    ? [
        armyField(
          ['stake'],
          'stake',
          { type: 'number', min: 0, max: 500 },
          { rule: cite('8.4'), isOptional: true },
        ),
      ]
    : []),
];

/** The fields of an army besides its troops. */
export const listArmyFields = (army: ArmyDocument, list: ListDocument): readonly ArmyField[] => {
  const main = resolveArmy(army, [...(army.lists ?? []), list], army.language)?.main;
  if (!main) return battleFields(army);
  return [
    ...battleFields(army),
    ...statesField(army, list),
    ...(list.regions
      ? [armyField(['region'], 'region', choiceKind(choicesOf('region', list.regions)), { isOptional: true })]
      : []),
    ...(list.command.select === 'choice'
      ? [
          armyField(['command'], 'command', choiceKind(choicesOf('command', COMMANDS)), {
            rule: cite('5.1'),
            isOptional: true,
          }),
        ]
      : []),
    generalChoiceField(army, main),
    ...generalFields(army, main),
    ...alliesField(army, main),
  ];
};
