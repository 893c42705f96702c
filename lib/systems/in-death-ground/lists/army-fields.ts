import type { Change } from '@/lib/documents/change';
import type { ArmyField } from '@/lib/game/army-list';
import type { Choice } from '@/lib/game/forms';
import { unitName } from '../army-roster';
import type { ArmyDocument, General } from '../army-schema';
import { findList } from '../data';
import { profileWords, word } from '../describe';
import type { ListDocument } from '../list-schema';
import { cite } from '../rulebook';
import { commandOf, holds } from '../rules/conditions';
import { mayBuy, mayLead, modesOf } from '../rules/general-rules';
import { type Contingent, musterOf, profileOf } from '../rules/muster';
import { COMMANDS, ROLES, SCENARIO_KINDS } from '../vocabulary';
import { choicesOf, named } from './form-fields';

const field = (
  path: ArmyField['path'],
  id: string,
  kind: ArmyField['kind'],
  more: Partial<ArmyField> = {},
): ArmyField => ({ path, label: word('field', id), kind, ...more }) as ArmyField;

const choice = (choices: readonly Choice[]) => ({ type: 'choice' as const, choices });

const NOBODY: Choice = { value: '', label: word('field', 'nobody') };

/** 5.2 – A general as his command type has him: a chief in the first unit that fits, or a man who stands apart. */
const appointed = (army: ArmyDocument, main: Contingent, entry: string, variant: string): General => {
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

const generalField = (army: ArmyDocument, main: Contingent): ArmyField => {
  const { general } = army;
  const isNow = (entry: string, variant: string): boolean =>
    general?.entry === entry && general.variant === variant;
  const elements = main.list.entries.flatMap(entry =>
    entry.variants
      .filter(variant => mayLead(main, { entry, variant }) || isNow(entry.id, variant.id))
      .map(variant => ({
        value: `${entry.id}/${variant.id}`,
        label: word('field', 'element', { entry: entry.label, what: profileWords(profileOf(variant)) }),
      })),
  );
  return field(['general'], 'general', choice([NOBODY, ...elements]), {
    rule: cite('5.2'),
    chosen: general ? `${general.entry}/${general.variant}` : '',
    changes: value => {
      const [entry = '', variant = ''] = String(value).split('/');
      const next = entry === '' ? null : appointed(army, main, entry, variant);
      return [{ op: 'replace', path: ['general'], value: next }];
    },
  });
};

/** 5.2 – What may be bought for his element, and what was. */
const generalOptions = ({ general }: ArmyDocument, main: Contingent): readonly ArmyField[] => {
  const taken = general?.options ?? [];
  const open = main.list.options.filter(({ id }) => taken.includes(id) || mayBuy(main, id));
  if (open.length === 0) return [];
  return [
    field(
      ['general', 'options'],
      'general-options',
      { type: 'choices', choices: named(open) },
      {
        rule: cite('5.2'),
        chosen: taken,
        changes: value => optionsBought(taken, [value].flat()),
      },
    ),
  ];
};

const optionsBought = (taken: readonly string[], wanted: readonly string[]): readonly Change[] => {
  const path = ['general', 'options'];
  if (wanted.length > 0) return [{ op: 'add', path, value: wanted }];
  return taken.length > 0 ? [{ op: 'remove', path }] : [];
};

const generalFields = (army: ArmyDocument, main: Contingent): readonly ArmyField[] => {
  if (!army.general) return [];
  const units = main.units.map(unit => ({ id: unit.unit.id, label: unitName(unit) }));
  const men = main.list.extraordinary.map(({ id, name }) => ({ id, label: name }));
  const rule = cite('5.2');
  return [
    field(['general', 'mode'], 'general-mode', choice(choicesOf('mode', modesOf(commandOf(main)))), { rule }),
    field(['general', 'elite'], 'general-elite', { type: 'flag' }, { rule }),
    ...generalOptions(army, main),
    field(['general', 'unit'], 'general-unit', choice(named(units)), { rule, isOptional: true }),
    ...(men.length > 0
      ? [
          field(['general', 'extraordinary'], 'extraordinary', choice(named(men)), {
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
    ? [field(['states'], 'state', choice(named(states.ids)), { ...more, chosen: army.states?.[0] ?? '' })]
    : [
        field(
          ['states'],
          'states',
          { type: 'choices', choices: named(states.ids) },
          { ...more, chosen: army.states ?? [] },
        ),
      ];
};

/** 18.2 – Who may be called, and the units that go with those who are sent away. */
const alliesField = (army: ArmyDocument, main: Contingent): readonly ArmyField[] => {
  const { allies } = main.list;
  if (allies.length === 0 && !army.allies) return [];
  const open = allies.filter(({ list, when }) => holds(when, main) || list === army.allies?.list);
  const titles = open.map(({ list }) => ({ id: list, label: findList(list, army.lists)?.title ?? list }));
  return [
    field(['allies'], 'allies', choice([NOBODY, ...named(titles)]), {
      rule: cite('18.2'),
      chosen: army.allies?.list ?? '',
      changes: value => alliesChosen(army, main, String(value)),
    }),
  ];
};

const alliesChosen = (army: ArmyDocument, { list }: Contingent, id: string): readonly Change[] => {
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
  field(['year'], 'year', { type: 'year', usual: 'bc' }, { rule: cite('18.1') }),
  field(['points'], 'points', { type: 'number', min: 50, max: 2000 }, { rule: cite('8.7') }),
  field(['scenario'], 'scenario', choice(choicesOf('scenario', SCENARIO_KINDS)), { rule: cite('8.1') }),
  field(['role'], 'role', choice(choicesOf('role', ROLES)), { rule: cite('8.1') }),
  ...(army.scenario === 'open-battle'
    ? [
        field(
          ['stake'],
          'stake',
          { type: 'number', min: 0, max: 500 },
          { rule: cite('8.4'), isOptional: true },
        ),
      ]
    : []),
];

/** What an army says besides its troops. */
export const armyFields = (army: ArmyDocument, list: ListDocument): readonly ArmyField[] => {
  const main = musterOf(army, [...(army.lists ?? []), list])?.main;
  if (!main) return battleFields(army);
  return [
    ...battleFields(army),
    ...statesField(army, list),
    ...(list.regions
      ? [field(['region'], 'region', choice(choicesOf('region', list.regions)), { isOptional: true })]
      : []),
    ...(list.command.select === 'choice'
      ? [
          field(['command'], 'command', choice(choicesOf('command', COMMANDS)), {
            rule: cite('5.1'),
            isOptional: true,
          }),
        ]
      : []),
    generalField(army, main),
    ...generalFields(army, main),
    ...alliesField(army, main),
  ];
};
