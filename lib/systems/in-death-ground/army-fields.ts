import type { Choice, Field } from '@/lib/game/forms';
import type { ArmyDocument } from './army-schema';
import { word } from './describe';
import type { ListDocument } from './list-schema';
import { cite } from './rulebook';
import { COMMANDS, GENERAL_MODES, ROLES, SCENARIO_KINDS } from './vocabulary';

const choicesOf = (group: string, ids: readonly string[]): readonly Choice[] =>
  ids.map(id => ({ value: id, label: word(group, id) }));

/** Names that stand in the list itself. */
const named = (items: readonly { readonly id: string; readonly label: string }[]): readonly Choice[] =>
  items.map(({ id, label }) => ({ value: id, label: word('list', 'option', { label }) }));

const field = (path: Field['path'], id: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  path,
  label: word('field', id),
  kind,
  ...more,
});

const generalFields = (army: ArmyDocument, list: ListDocument): readonly Field[] => {
  if (!army.general) return [];
  const entries = list.entries.map(({ id, label }) => ({ id, label }));
  const variants = list.entries.find(({ id }) => id === army.general?.entry)?.variants ?? [];
  const units = army.units.map(({ id, name }) => ({ id, label: name ?? id }));
  const men = list.extraordinary.map(({ id, name }) => ({ id, label: name }));
  const rule = cite('5.2');
  return [
    field(
      ['general', 'mode'],
      'general-mode',
      { type: 'choice', choices: choicesOf('mode', GENERAL_MODES) },
      { rule },
    ),
    field(['general', 'entry'], 'general-entry', { type: 'choice', choices: named(entries) }, { rule }),
    field(
      ['general', 'variant'],
      'general-variant',
      { type: 'choice', choices: named(variants.map(({ id }) => ({ id, label: id }))) },
      { rule },
    ),
    field(['general', 'elite'], 'general-elite', { type: 'flag' }, { rule }),
    field(
      ['general', 'unit'],
      'general-unit',
      { type: 'choice', choices: named(units) },
      { rule, isOptional: true },
    ),
    field(
      ['general', 'extraordinary'],
      'extraordinary',
      { type: 'choice', choices: named(men) },
      { rule: cite('18.3'), isOptional: true },
    ),
  ];
};

/** What an army says besides its troops. */
export const armyFields = (army: ArmyDocument, list: ListDocument): readonly Field[] => [
  field(['year'], 'year', { type: 'number', min: -2500, max: 1300 }, { rule: cite('18.1') }),
  field(['points'], 'points', { type: 'number', min: 50, max: 2000 }, { rule: cite('8.7') }),
  field(
    ['scenario'],
    'scenario',
    { type: 'choice', choices: choicesOf('scenario', SCENARIO_KINDS) },
    { rule: cite('8.1') },
  ),
  field(['role'], 'role', { type: 'choice', choices: choicesOf('role', ROLES) }, { rule: cite('8.1') }),
  ...(list.states
    ? [
        field(
          ['states', 0],
          'state',
          { type: 'choice', choices: named(list.states.ids) },
          { rule: cite('18.1') },
        ),
      ]
    : []),
  ...(list.regions
    ? [
        field(
          ['region'],
          'region',
          { type: 'choice', choices: choicesOf('region', list.regions) },
          { isOptional: true },
        ),
      ]
    : []),
  ...(list.command.select === 'choice'
    ? [
        field(
          ['command'],
          'command',
          { type: 'choice', choices: choicesOf('command', COMMANDS) },
          { rule: cite('5.1'), isOptional: true },
        ),
      ]
    : []),
  ...generalFields(army, list),
];
