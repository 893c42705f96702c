import type { JsonPath } from '@/lib/documents/json-path';
import type { Choice, EntryField, EntryList, ListEntry } from '@/lib/game/forms';
import type { Sentence } from '@/lib/game/sentence';
import { itemSchema } from './army-schema';
import { word } from './describe';
import { choicesOf } from './lists/form-fields';
import { cite } from './rulebook';
import { TERRAIN_RULES } from './rules/terrain';
import type { MapLabel, Scenario, TerrainPiece, Wall } from './scenario';
import { EDGES } from './vocabulary';

type Change = NonNullable<Scenario['board']['changes']>[number];

const field = (path: JsonPath, id: string, kind: EntryField['kind'], isOptional = true): EntryField => ({
  path,
  label: word('field', id),
  kind,
  ...(isOptional ? { isOptional } : {}),
});

const choice = (path: JsonPath, id: string, choices: readonly Choice[]): EntryField =>
  field(path, id, { type: 'choice', choices }, false);

const pieceTitle = ({ kind, name }: TerrainPiece): Sentence =>
  word('terrain-list', 'piece', {
    kind: word('terrain', kind),
    named: name === undefined ? 'no' : 'yes',
    name: name ?? '',
  });

const HOWS = ['move', 'turn', 'add', 'remove'] as const;

/** Pieces that lie there, and the one that was taken away. */
const piecesFor = ({ board: { pieces } }: Scenario, { piece }: Change): readonly Choice[] => [
  ...pieces.map(each => ({
    value: each.id,
    label: word('terrain-list', 'numbered', { piece: pieceTitle(each), id: each.id }),
  })),
  ...(pieces.some(({ id }) => id === piece)
    ? []
    : [{ value: piece, label: word('terrain-list', 'gone', { id: piece }) }]),
];

const changeEntry = (scenario: Scenario, change: Change, path: JsonPath): ListEntry => ({
  title: word('change-how', change.how),
  fields: [
    choice([...path, 'how'], 'change-how', choicesOf('change-how', HOWS)),
    change.how === 'remove'
      ? field([...path, 'piece'], 'change-piece', { type: 'text', limit: 60 }, false)
      : choice([...path, 'piece'], 'change-piece', piecesFor(scenario, change)),
    field([...path, 'note'], 'note', { type: 'text', limit: 200 }),
  ],
});

const MOST_CHANGES = 4;

/** 7.13 – What the attacker moved, turned, added or took away after the defender had laid the table. */
const changes = (scenario: Scenario): EntryList => {
  const { pieces, changes: all = [] } = scenario.board;
  const path: JsonPath = ['board', 'changes'];
  return {
    title: word('terrain-list', 'changes'),
    path,
    least: 0,
    most: MOST_CHANGES,
    kinds: HOWS.map(how => ({
      id: how,
      label: word('change-how', how),
      entry: { how, piece: how === 'remove' ? 'removed-piece' : (pieces[0]?.id ?? 'piece') },
    })),
    entries: all.map((change, index) => ({
      ...changeEntry(scenario, change, [...path, index]),
      rule: cite('7.13'),
    })),
  };
};

const flags = (piece: TerrainPiece, path: JsonPath): readonly EntryField[] => {
  const flag = (key: string, id: string): EntryField => field([...path, key], id, { type: 'flag' });
  if ('edge' in piece)
    return [
      choice([...path, 'edge'], 'edge', choicesOf('edge', EDGES)),
      choice([...path, 'ground'], 'shore-ground', choicesOf('shore-ground', ['sand', 'rocky'])),
    ];
  if ('line' in piece)
    return [
      field([...path, 'width'], 'piece-width', { type: 'number', min: 1, max: 24 }, false),
      ...(piece.kind === 'river' ? [flag('oneBank', 'one-bank')] : []),
    ];
  if (piece.kind === 'steep-hill') return [flag('rockyPlateau', 'rocky-plateau')];
  return piece.kind === 'village' ? [flag('solid', 'solid')] : [];
};

/** Places along something: set by hand on the map, taken away here. */
const places = (
  id: 'fords' | 'towers' | 'gates' | 'breaches',
  path: JsonPath,
  points: readonly (readonly [number, number])[],
): EntryList => ({
  title: word('terrain-list', id),
  path: [...path, id],
  least: 0,
  most: points.length,
  kinds: [],
  entries: points.map(([x, y]) => ({ title: word('terrain-list', 'place', { x, y }), fields: [] })),
});

/** 7 – Each piece by its name and what only it has; its shape is drawn on the map. */
const terrain = ({ board: { pieces } }: Scenario): EntryList => {
  const path: JsonPath = ['board', 'pieces'];
  return {
    title: word('terrain-list', 'pieces'),
    path,
    least: 0,
    most: pieces.length,
    kinds: [],
    entries: pieces.map((piece, index) => ({
      title: pieceTitle(piece),
      rule: TERRAIN_RULES[piece.kind],
      fields: [
        field([...path, index, 'name'], 'piece-name', { type: 'text', limit: 60 }),
        ...flags(piece, [...path, index]),
      ],
      lists: 'line' in piece && piece.fords?.length ? [places('fords', [...path, index], piece.fords)] : [],
    })),
  };
};

const wallEntry = (wall: Wall, path: JsonPath): ListEntry => ({
  title: word('terrain-list', 'piece', {
    kind: word('wall', 'wall'),
    named: wall.name === undefined ? 'no' : 'yes',
    name: wall.name ?? '',
  }),
  rule: cite('17.1'),
  fields: [field([...path, 'name'], 'piece-name', { type: 'text', limit: 60 })],
  lists: (['towers', 'gates', 'breaches'] as const)
    .map(id => places(id, path, wall[id] ?? []))
    .filter(({ entries }) => entries.length > 0),
});

const walls = ({ board: { walls: all = [] } }: Scenario): readonly EntryList[] => {
  const path: JsonPath = ['board', 'walls'];
  const entries = all.map((wall, index) => wallEntry(wall, [...path, index]));
  return all.length === 0
    ? []
    : [{ title: word('terrain-list', 'walls'), path, least: 0, most: all.length, kinds: [], entries }];
};

const LABEL_KINDS = ['place', 'relief', 'wood', 'water'] as const;
const MOST_LABELS = 60;

const labelEntry = ({ text }: MapLabel, path: JsonPath, { width, height }: Scenario['board']): ListEntry => ({
  title: word('list', 'option', { label: text }),
  fields: [
    field([...path, 'text'], 'label-text', { type: 'text', limit: 60 }, false),
    choice([...path, 'kind'], 'label-kind', choicesOf('label-kind', LABEL_KINDS)),
    field([...path, 'at', 0], 'across', { type: 'number', min: 0, max: width }, false),
    field([...path, 'at', 1], 'down', { type: 'number', min: 0, max: height }, false),
  ],
});

/** Names that are written on the map. */
const labels = ({ board }: Scenario): EntryList => {
  const path: JsonPath = ['board', 'labels'];
  const middle = [Math.round(board.width / 2), Math.round(board.height / 2)];
  return {
    title: word('terrain-list', 'labels'),
    path,
    least: 0,
    most: MOST_LABELS,
    kinds: LABEL_KINDS.map(kind => ({
      id: kind,
      label: word('label-kind', kind),
      entry: { text: '…', kind, at: middle },
    })),
    entries: board.labels.map((label, index) => labelEntry(label, [...path, index], board)),
  };
};

const ITEMS = itemSchema.shape.id.options;
const MOST_ITEMS = 20;

/** 8.6, 8.7 – Engines, ladders, boats and works that a side buys for a siege or against a raid. */
const purchases = ({ forces, sides }: Scenario): readonly EntryList[] =>
  forces.map(({ side, items = [] }, force) => {
    const path: JsonPath = ['forces', force, 'items'];
    return {
      title: word('terrain-list', 'items', { side: sides.find(({ id }) => id === side)?.name ?? side }),
      path,
      least: 0,
      most: MOST_ITEMS,
      kinds: ITEMS.map(id => ({ id, label: word('item', id), entry: { id, count: 1 } })),
      entries: items.map(({ id }, index) => ({
        title: word('item', id),
        rule: cite('8.6'),
        fields: [field([...path, index, 'count'], 'count', { type: 'number', min: 1, max: 60 }, false)],
      })),
    };
  });

/** What lies on the table and is bought beside the armies, one by one. */
export const tableLists = (scenario: Scenario): readonly EntryList[] => [
  changes(scenario),
  terrain(scenario),
  ...walls(scenario),
  labels(scenario),
  ...purchases(scenario),
];
