import { items, may, must, oneMore, type Spot } from '@/lib/documents/spot';
import type { ArmyField, DesignBlock } from '@/lib/game/army-list';
import type { Choice } from '@/lib/game/forms';
import { itemSchema } from '../army-schema';
import { findList, SHIPPED_LISTS } from '../data';
import { word } from '../describe';
import type { Extra, ListDocument } from '../list-schema';
import { cite } from '../rulebook';
import { COMMANDS, HOMES, REGIONS } from '../vocabulary';
import { conditionBlock } from './condition-form';
import {
  block,
  choice,
  choicesOf,
  entriesOf,
  flag,
  freeId,
  named,
  number,
  openNumber,
  optionalBlock,
  rowsOf,
  several,
  start,
  text,
  year,
} from './form-fields';
import { optionsBlock } from './option-form';
import { POINTS, profileFields } from './profile-form';
import { rulesBlock } from './rule-form';

type Root = Spot<ListDocument>;

const SPECIALS = [
  'pila',
  'ghulam-archery',
  'mongol-archery',
  'fireworks',
  'flame-and-explosives',
  'fire-oxen',
] as const;

/** What a new list says of itself, once. */
export const listFields = (root: Root): readonly ArmyField[] => {
  const years = must(root, 'years');
  const [command] = items(must(must(root, 'command'), 'types'));
  const [home] = items(must(must(root, 'home'), 'terrains'));
  const rule = cite('18.1');
  return [
    year(may(years, 'from'), 'years-from', rule),
    year(may(years, 'to'), 'years-to', rule),
    ...(command
      ? [choice(must(command, 'type'), 'command', choicesOf('command', COMMANDS), cite('5.1'))]
      : []),
    ...(home ? [several(must(home, 'terrain'), 'home', choicesOf('home', HOMES), cite('7.14'))] : []),
    flag(may(root, 'wagons'), 'wagons', cite('17.5')),
  ];
};

/** 5.1 – Which command an army has, and when another. */
const commands = (list: ListDocument, root: Root): DesignBlock => {
  const command = must(root, 'command');
  const types = must(command, 'types');
  return block(types, 'commands', {
    rule: cite('5.1'),
    fields: [
      choice(must(command, 'select'), 'command-select', choicesOf('command-select', ['first', 'choice'])),
    ],
    rows: rowsOf(
      types,
      (item, { type }) => ({
        label: word('command', type),
        fields: [choice(must(item, 'type'), 'command', choicesOf('command', COMMANDS))],
        blocks: [conditionBlock(list, item)],
      }),
      { least: 1, isOrdered: true },
    ),
    add: [start('command', oneMore(types, { type: 'tribal' }))],
  });
};

/** 7.14 – Where an army is at home, and when elsewhere. */
const homes = (list: ListDocument, root: Root): DesignBlock => {
  const home = must(root, 'home');
  const terrains = must(home, 'terrains');
  return block(terrains, 'homes', {
    rule: cite('7.14'),
    fields: [choice(must(home, 'select'), 'home-select', choicesOf('home-select', ['first', 'any']))],
    rows: rowsOf(
      terrains,
      (item, { terrain }) => ({
        label: word('about', 'homes', { homes: terrain.map(id => word('home', id)) }),
        fields: [several(must(item, 'terrain'), 'home', choicesOf('home', HOMES))],
        blocks: [conditionBlock(list, item)],
      }),
      { least: 1, isOrdered: true },
    ),
    add: [start('home', oneMore(terrains, { terrain: ['pasture'] }))],
  });
};

/** Two states that never stand together. */
const foes = (states: Spot<NonNullable<ListDocument['states']>>, known: readonly Choice[]): DesignBlock => {
  const pairs = may(states, 'incompatible');
  const [one, other] = states.value?.ids ?? [];
  return block(pairs, 'foes', {
    rows: rowsOf(pairs, item => ({
      label: word('block', 'foes-row'),
      fields: items<string>(item).map((id, place) =>
        choice(id, place === 0 ? 'one-state' : 'other-state', known),
      ),
    })),
    add: one && other ? [start('foes', oneMore(pairs, [one.id, other.id]))] : [],
  });
};

/** 18.1 – States, tribes or kingdoms among which an army chooses. */
const states = ({ states: choices }: ListDocument, root: Root): DesignBlock => {
  const at = may(root, 'states');
  const ids = must(at, 'ids');
  const known = named(choices?.ids ?? []);
  const fresh = { id: freeId('state', choices?.ids ?? []), label: '…' };
  return block(ids, 'states', {
    rule: cite('18.1'),
    rows: rowsOf(ids, (item, { label }) => ({ label, fields: [text(must(item, 'label'), 'name')] }), {
      least: 1,
    }),
    add: [
      start(
        'state',
        choices ? oneMore(ids, fresh) : at.write({ min: 1, max: 1, ids: [fresh], usual: fresh.id }),
      ),
    ],
    ...(choices
      ? {
          fields: [
            number(must(at, 'min'), 'least-states', [0, 20]),
            openNumber(must(at, 'max'), 'most-states', [0, 20]),
            choice(may(at, 'usual'), 'usual-state', known),
            several(may(at, 'alone'), 'alone-states', known),
          ],
          blocks: [foes(at, known)],
          remove: at.write(undefined),
        }
      : {}),
  });
};

/** Headings under which entries stand together. */
const groups = (_: ListDocument, root: Root): DesignBlock => {
  const all = may(root, 'groups');
  return block(all, 'groups', {
    rows: rowsOf(all, (item, { label }) => ({ label, fields: [text(must(item, 'label'), 'name')] })),
    add: [start('group', oneMore(all, { id: freeId('group', all.value ?? []), label: '…' }))],
  });
};

/** 5.3 – The extraordinary men of the list, in their years. */
const men = (list: ListDocument, root: Root): DesignBlock => {
  const all = must(root, 'extraordinary');
  return block(all, 'men', {
    rule: cite('5.3'),
    rows: rowsOf(all, (item, { name }) => ({
      label: name,
      fields: [text(must(item, 'name'), 'name')],
      blocks: [conditionBlock(list, item)],
    })),
    add: [start('man', oneMore(all, { id: freeId('man', list.extraordinary), name: '…' }))],
  });
};

const extraFields = (list: ListDocument, at: Spot<Extra>): readonly ArmyField[] => [
  text(must(at, 'label'), 'name'),
  choice(must(at, 'per'), 'extra-per', choicesOf('extra-per', ['unit', 'element', 'item', 'shot-turn'])),
  number(must(at, 'points'), 'points', POINTS),
  openNumber(must(at, 'max'), 'extra-max', [0, 50]),
  number(must(at, 'units'), 'extra-units', [0, 2]),
  choice(may(at, 'joins'), 'extra-joins', entriesOf(list)),
  choice(may(at, 'needsItem'), 'extra-needs', choicesOf('item', itemSchema.shape.id.options)),
];

/** 18.1 – What an army buys beside its units: rockets, engines, beasts. */
const extras = (list: ListDocument, root: Root): DesignBlock => {
  const all = must(root, 'extras');
  const fresh: Extra = {
    id: freeId('extra', list.extras),
    label: '…',
    per: 'unit',
    points: 10,
    max: 1,
    units: 1,
  };
  return block(all, 'extras', {
    rule: cite('18.1'),
    rows: rowsOf(all, (item, { label }) => ({
      label,
      fields: extraFields(list, item),
      blocks: [
        conditionBlock(list, item),
        optionalBlock(
          may(item, 'profile'),
          'extra-profile',
          { troop: 'skirmisher', grade: 'ordinary', armour: 'none', arm: 'spear', elements: 2 },
          inner => ({
            fields: [...profileFields(inner), number(must(inner, 'elements'), 'elements', [1, 12])],
          }),
        ),
      ],
    })),
    add: [start('extra', oneMore(all, fresh))],
  });
};

/** 18.2 – Whose troops may come, and which of them. */
const allies = (list: ListDocument, root: Root): DesignBlock => {
  const all = must(root, 'allies');
  const known = SHIPPED_LISTS.map(({ id, title }) => ({ id, label: title }));
  return block(all, 'allies', {
    rule: cite('18.2'),
    rows: rowsOf(all, (item, { list: id }) => {
      const ally = findList(id);
      return {
        label: ally?.title ?? id,
        fields: [
          choice(must(item, 'list'), 'ally-list', named(known)),
          ...(ally?.states ? [several(may(item, 'states'), 'ally-states', named(ally.states.ids))] : []),
          ...(ally ? [several(may(item, 'forbidden'), 'ally-forbidden', entriesOf(ally))] : []),
        ],
        blocks: [conditionBlock(list, item)],
      };
    }),
    add: [start('ally', oneMore(all, { list: known[0]?.id ?? '' }))],
  });
};

/** Dates told more exactly, regions, special rules and the designer's notes. */
const rest = (_: ListDocument, root: Root): DesignBlock => {
  const years = must(root, 'years');
  return block(root, 'rest', {
    fields: [
      year(may(years, 'after'), 'when-after'),
      year(may(years, 'before'), 'when-before'),
      several(may(root, 'regions'), 'regions', choicesOf('region', REGIONS)),
      several(must(root, 'special'), 'list-specials', choicesOf('special-title', SPECIALS)),
      text(may(root, 'notes'), 'notes', 20_000),
    ],
  });
};

const sources = ({ sources: known }: ListDocument, root: Root): DesignBlock => {
  const all = must(root, 'sources');
  return block(all, 'sources', {
    rows: rowsOf(all, (item, { title }) => ({
      label: title,
      fields: [text(must(item, 'title'), 'source-title', 300), text(may(item, 'note'), 'source-note', 1000)],
    })),
    add: [start('source', oneMore(all, { id: freeId('source', known), title: '…' }))],
  });
};

/** 18.1 – All that a list says beside its entries, in the order in which an army is thought out. */
export const listBlocks = (list: ListDocument, root: Root): readonly DesignBlock[] =>
  [states, commands, homes, men, groups, optionsBlock, extras, rulesBlock, allies, sources, rest].map(part =>
    part(list, root),
  );
