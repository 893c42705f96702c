import { append, field, type Lens, listItems, optionalField } from '@/lib/documents/lens';
import type { ArmyField, DesignBlock } from '@/lib/game/contract/army/army-lists';
import type { FieldChoice } from '@/lib/game/contract/authoring/forms';
import { ALL_LISTS, findList } from '../../../data';
import type { ListDocument, ListExtra } from '../../../document/army-list-schema';
import { itemSchema } from '../../../document/army-schema';
import { cite } from '../../../rulebook';
import { word } from '../../../view/words';
import { COMMANDS, HOMES, REGIONS } from '../../../vocabulary';
import { createConditionBlock } from './condition-form';
import {
  choicesOf,
  createAddition,
  createChoiceField,
  createDesignBlock,
  createFlagField,
  createMultiChoiceField,
  createNumberField,
  createOptionalBlock,
  createOptionalNumberField,
  createTextField,
  createYearField,
  findFreeId,
  listEntryChoices,
  toChoices,
  toRows,
} from './form-fields';
import { createOptionsBlock } from './option-form';
import { listProfileFields, POINTS } from './profile-form';
import { createRulesBlock } from './rule-form';

type ListLens = Lens<ListDocument>;

const SPECIALS = [
  'pila',
  'ghulam-archery',
  'mongol-archery',
  'fireworks',
  'flame-and-explosives',
  'fire-oxen',
] as const;

/** What a new list says of itself, once. */
export const listFields = (root: ListLens): readonly ArmyField[] => {
  const years = field(root, 'years');
  const [command] = listItems(field(field(root, 'command'), 'types'));
  const [home] = listItems(field(field(root, 'home'), 'terrains'));
  const rule = cite('18.1');
  return [
    createYearField(optionalField(years, 'from'), 'years-from', rule),
    createYearField(optionalField(years, 'to'), 'years-to', rule),
    ...(command
      ? [createChoiceField(field(command, 'type'), 'command', choicesOf('command', COMMANDS), cite('5.1'))]
      : []),
    ...(home
      ? [createMultiChoiceField(field(home, 'terrain'), 'home', choicesOf('home', HOMES), cite('7.14'))]
      : []),
    createFlagField(optionalField(root, 'wagons'), 'wagons', cite('17.5')),
  ];
};

/** 5.1 – Which command an army has, and when another. */
const commandsBlock = (list: ListDocument, root: ListLens): DesignBlock => {
  const command = field(root, 'command');
  const types = field(command, 'types');
  return createDesignBlock(types, 'commands', {
    rule: cite('5.1'),
    fields: [
      createChoiceField(
        field(command, 'select'),
        'command-select',
        choicesOf('command-select', ['first', 'choice']),
      ),
    ],
    rows: toRows(
      types,
      (item, { type }) => ({
        label: word('command', type),
        fields: [createChoiceField(field(item, 'type'), 'command', choicesOf('command', COMMANDS))],
        blocks: [createConditionBlock(list, item)],
      }),
      { least: 1, isOrdered: true },
    ),
    add: [createAddition('command', append(types, { type: 'tribal' }))],
  });
};

/** 7.14 – Where an army is at home, and when elsewhere. */
const homesBlock = (list: ListDocument, root: ListLens): DesignBlock => {
  const home = field(root, 'home');
  const terrains = field(home, 'terrains');
  return createDesignBlock(terrains, 'homes', {
    rule: cite('7.14'),
    fields: [
      createChoiceField(field(home, 'select'), 'home-select', choicesOf('home-select', ['first', 'any'])),
    ],
    rows: toRows(
      terrains,
      (item, { terrain }) => ({
        label: word('about', 'homes', { homes: terrain.map(id => word('home', id)) }),
        fields: [createMultiChoiceField(field(item, 'terrain'), 'home', choicesOf('home', HOMES))],
        blocks: [createConditionBlock(list, item)],
      }),
      { least: 1, isOrdered: true },
    ),
    add: [createAddition('home', append(terrains, { terrain: ['pasture'] }))],
  });
};

/** Two states that never stand together. */
const rivalsBlock = (
  states: Lens<NonNullable<ListDocument['states']>>,
  known: readonly FieldChoice[],
): DesignBlock => {
  const pairs = optionalField(states, 'incompatible');
  const [one, other] = states.value?.ids ?? [];
  return createDesignBlock(pairs, 'foes', {
    rows: toRows(pairs, item => ({
      label: word('block', 'foes-row'),
      fields: listItems<string>(item).map((id, place) =>
        createChoiceField(id, place === 0 ? 'one-state' : 'other-state', known),
      ),
    })),
    add: one && other ? [createAddition('foes', append(pairs, [one.id, other.id]))] : [],
  });
};

/** 18.1 – States, tribes or kingdoms among which an army chooses. */
const statesBlock = ({ states: choices }: ListDocument, root: ListLens): DesignBlock => {
  const at = optionalField(root, 'states');
  const ids = field(at, 'ids');
  const known = toChoices(choices?.ids ?? []);
  const fresh = { id: findFreeId('state', choices?.ids ?? []), label: '…' };
  return createDesignBlock(ids, 'states', {
    rule: cite('18.1'),
    rows: toRows(
      ids,
      (item, { label }) => ({ label, fields: [createTextField(field(item, 'label'), 'name')] }),
      {
        least: 1,
      },
    ),
    add: [
      createAddition(
        'state',
        choices ? append(ids, fresh) : at.write({ min: 1, max: 1, ids: [fresh], usual: fresh.id }),
      ),
    ],
    ...(choices
      ? {
          fields: [
            createNumberField(field(at, 'min'), 'least-states', [0, 20]),
            createOptionalNumberField(field(at, 'max'), 'most-states', [0, 20]),
            createChoiceField(optionalField(at, 'usual'), 'usual-state', known),
            createMultiChoiceField(optionalField(at, 'alone'), 'alone-states', known),
          ],
          blocks: [rivalsBlock(at, known)],
          remove: at.write(undefined),
        }
      : {}),
  });
};

/** Headings under which entries stand together. */
const groupsBlock = (_: ListDocument, root: ListLens): DesignBlock => {
  const all = optionalField(root, 'groups');
  return createDesignBlock(all, 'groups', {
    rows: toRows(all, (item, { label }) => ({
      label,
      fields: [createTextField(field(item, 'label'), 'name')],
    })),
    add: [createAddition('group', append(all, { id: findFreeId('group', all.value ?? []), label: '…' }))],
  });
};

/** 5.3 – The extraordinary generals of the list, in their years. */
const generalsBlock = (list: ListDocument, root: ListLens): DesignBlock => {
  const all = field(root, 'extraordinary');
  return createDesignBlock(all, 'men', {
    rule: cite('5.3'),
    rows: toRows(all, (item, { name }) => ({
      label: name,
      fields: [createTextField(field(item, 'name'), 'name')],
      blocks: [createConditionBlock(list, item)],
    })),
    add: [createAddition('man', append(all, { id: findFreeId('man', list.extraordinary), name: '…' }))],
  });
};

const extraFields = (list: ListDocument, at: Lens<ListExtra>): readonly ArmyField[] => [
  createTextField(field(at, 'label'), 'name'),
  createChoiceField(
    field(at, 'per'),
    'extra-per',
    choicesOf('extra-per', ['unit', 'element', 'item', 'shot-turn']),
  ),
  createNumberField(field(at, 'points'), 'points', POINTS),
  createOptionalNumberField(field(at, 'max'), 'extra-max', [0, 50]),
  createNumberField(field(at, 'units'), 'extra-units', [0, 2]),
  createChoiceField(optionalField(at, 'joins'), 'extra-joins', listEntryChoices(list)),
  createChoiceField(
    optionalField(at, 'needsItem'),
    'extra-needs',
    choicesOf('item', itemSchema.shape.id.options),
  ),
];

/** 18.1 – What an army buys beside its units: rockets, engines, beasts. */
const extrasBlock = (list: ListDocument, root: ListLens): DesignBlock => {
  const all = field(root, 'extras');
  const fresh: ListExtra = {
    id: findFreeId('extra', list.extras),
    label: '…',
    per: 'unit',
    points: 10,
    max: 1,
    units: 1,
  };
  return createDesignBlock(all, 'extras', {
    rule: cite('18.1'),
    rows: toRows(all, (item, { label }) => ({
      label,
      fields: extraFields(list, item),
      blocks: [
        createConditionBlock(list, item),
        createOptionalBlock(
          optionalField(item, 'profile'),
          'extra-profile',
          { troop: 'skirmisher', grade: 'ordinary', armour: 'none', arm: 'spear', elements: 2 },
          inner => ({
            fields: [
              ...listProfileFields(inner),
              createNumberField(field(inner, 'elements'), 'elements', [1, 12]),
            ],
          }),
        ),
      ],
    })),
    add: [createAddition('extra', append(all, fresh))],
  });
};

/** 18.2 – The lists that allies may come from, and which troops. */
const alliesBlock = (list: ListDocument, root: ListLens): DesignBlock => {
  const all = field(root, 'allies');
  const known = ALL_LISTS.map(({ id, title }) => ({ id, label: title }));
  return createDesignBlock(all, 'allies', {
    rule: cite('18.2'),
    rows: toRows(all, (item, { list: id }) => {
      const ally = findList(id);
      return {
        label: ally?.title ?? id,
        fields: [
          createChoiceField(field(item, 'list'), 'ally-list', toChoices(known)),
          ...(ally?.states
            ? [
                createMultiChoiceField(
                  optionalField(item, 'states'),
                  'ally-states',
                  toChoices(ally.states.ids),
                ),
              ]
            : []),
          ...(ally
            ? [
                createMultiChoiceField(
                  optionalField(item, 'forbidden'),
                  'ally-forbidden',
                  listEntryChoices(ally),
                ),
              ]
            : []),
        ],
        blocks: [createConditionBlock(list, item)],
      };
    }),
    add: [createAddition('ally', append(all, { list: known[0]?.id ?? '' }))],
  });
};

/** More exact dates, regions, special rules and the designer's notes. */
const detailsBlock = (_: ListDocument, root: ListLens): DesignBlock => {
  const years = field(root, 'years');
  return createDesignBlock(root, 'rest', {
    fields: [
      createYearField(optionalField(years, 'after'), 'when-after'),
      createYearField(optionalField(years, 'before'), 'when-before'),
      createMultiChoiceField(optionalField(root, 'regions'), 'regions', choicesOf('region', REGIONS)),
      createMultiChoiceField(field(root, 'special'), 'list-specials', choicesOf('special-title', SPECIALS)),
      createTextField(optionalField(root, 'notes'), 'notes', 20_000),
    ],
  });
};

const sourcesBlock = ({ sources: known }: ListDocument, root: ListLens): DesignBlock => {
  const all = field(root, 'sources');
  return createDesignBlock(all, 'sources', {
    rows: toRows(all, (item, { title }) => ({
      label: title,
      fields: [
        createTextField(field(item, 'title'), 'source-title', 300),
        createTextField(optionalField(item, 'note'), 'source-note', 1000),
      ],
    })),
    add: [createAddition('source', append(all, { id: findFreeId('source', known), title: '…' }))],
  });
};

/** 18.1 – Everything in a list besides its entries, in the order in which an army is planned. */
export const listBlocks = (list: ListDocument, root: ListLens): readonly DesignBlock[] =>
  [
    statesBlock,
    commandsBlock,
    homesBlock,
    generalsBlock,
    groupsBlock,
    createOptionsBlock,
    extrasBlock,
    createRulesBlock,
    alliesBlock,
    sourcesBlock,
    detailsBlock,
  ].map(part => part(list, root));
