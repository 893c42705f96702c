import type { JsonPath } from '@/lib/documents/json-path';
import type { EntryField, EntryForm, EntryList, FieldChoice } from '@/lib/game/contract/authoring/forms';
import type { Sentence } from '@/lib/game/contract/sentence';
import { itemSchema } from '../../document/army-schema';
import type { Scenario, TerrainPiece, Wall } from '../../document/scenario';
import { cite } from '../../rulebook';
import { TERRAIN_RULES } from '../../rules/terrain/terrain';
import { word } from '../../view/words';
import { EDGES } from '../../vocabulary';
import { choicesOf } from '../army-lists/forms/form-fields';

type TerrainChange = NonNullable<Scenario['board']['changes']>[number];

const entryField = (path: JsonPath, id: string, kind: EntryField['kind'], isOptional = true): EntryField => ({
  path,
  label: word('field', id),
  kind,
  ...(isOptional ? { isOptional } : {}),
});

const choiceField = (path: JsonPath, id: string, choices: readonly FieldChoice[]): EntryField =>
  entryField(path, id, { type: 'choice', choices }, false);

const titleOfPiece = ({ kind, name }: TerrainPiece): Sentence =>
  word('terrain-list', 'piece', {
    kind: word('terrain', kind),
    named: name === undefined ? 'no' : 'yes',
    name: name ?? '',
  });

const HOWS = ['move', 'turn', 'add', 'remove'] as const;

/** Pieces that lie there, and the one that was taken away. */
const listPieces = ({ board: { pieces } }: Scenario, { piece }: TerrainChange): readonly FieldChoice[] => [
  ...pieces.map(each => ({
    value: each.id,
    label: word('terrain-list', 'numbered', { piece: titleOfPiece(each), id: each.id }),
  })),
  ...(pieces.some(({ id }) => id === piece)
    ? []
    : [{ value: piece, label: word('terrain-list', 'gone', { id: piece }) }]),
];

const toChangeEntry = (scenario: Scenario, change: TerrainChange, path: JsonPath): EntryForm => ({
  title: word('change-how', change.how),
  fields: [
    choiceField([...path, 'how'], 'change-how', choicesOf('change-how', HOWS)),
    change.how === 'remove'
      ? entryField([...path, 'piece'], 'change-piece', { type: 'text', limit: 60 }, false)
      : choiceField([...path, 'piece'], 'change-piece', listPieces(scenario, change)),
    entryField([...path, 'note'], 'note', { type: 'text', limit: 200 }),
  ],
});

const MOST_CHANGES = 4;

/** 7.13 – What the attacker moved, turned, added or took away after the defender had laid the table. */
const changeList = (scenario: Scenario): EntryList => {
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
      ...toChangeEntry(scenario, change, [...path, index]),
      rule: cite('7.13'),
    })),
  };
};

const listFlags = (piece: TerrainPiece, path: JsonPath): readonly EntryField[] => {
  const flag = (key: string, id: string): EntryField => entryField([...path, key], id, { type: 'flag' });
  if ('edge' in piece)
    return [
      choiceField([...path, 'edge'], 'edge', choicesOf('edge', EDGES)),
      choiceField([...path, 'ground'], 'shore-ground', choicesOf('shore-ground', ['sand', 'rocky'])),
    ];
  if ('line' in piece)
    return [
      entryField([...path, 'width'], 'piece-width', { type: 'number', min: 1, max: 24 }, false),
      ...(piece.kind === 'river' ? [flag('oneBank', 'one-bank')] : []),
    ];
  if (piece.kind === 'steep-hill') return [flag('rockyPlateau', 'rocky-plateau')];
  return piece.kind === 'village' ? [flag('solid', 'solid')] : [];
};

/** Places along something: set by hand on the map, taken away here. */
const placeList = (
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
const terrainList = ({ board: { pieces } }: Scenario): EntryList => {
  const path: JsonPath = ['board', 'pieces'];
  return {
    title: word('terrain-list', 'pieces'),
    path,
    least: 0,
    most: pieces.length,
    kinds: [],
    entries: pieces.map((piece, index) => ({
      title: titleOfPiece(piece),
      rule: TERRAIN_RULES[piece.kind],
      fields: [
        entryField([...path, index, 'name'], 'piece-name', { type: 'text', limit: 60 }),
        ...listFlags(piece, [...path, index]),
      ],
      lists:
        'line' in piece && piece.fords?.length ? [placeList('fords', [...path, index], piece.fords)] : [],
    })),
  };
};

const toWallEntry = (wall: Wall, path: JsonPath): EntryForm => ({
  title: word('terrain-list', 'piece', {
    kind: word('wall', 'wall'),
    named: wall.name === undefined ? 'no' : 'yes',
    name: wall.name ?? '',
  }),
  rule: cite('17.1'),
  fields: [entryField([...path, 'name'], 'piece-name', { type: 'text', limit: 60 })],
  lists: (['towers', 'gates', 'breaches'] as const)
    .map(id => placeList(id, path, wall[id] ?? []))
    .filter(({ entries }) => entries.length > 0),
});

const wallLists = ({ board: { walls: all = [] } }: Scenario): readonly EntryList[] => {
  const path: JsonPath = ['board', 'walls'];
  const entries = all.map((wall, index) => toWallEntry(wall, [...path, index]));
  return all.length === 0
    ? []
    : [{ title: word('terrain-list', 'walls'), path, least: 0, most: all.length, kinds: [], entries }];
};

const ITEMS = itemSchema.shape.id.options;
const MOST_ITEMS = 20;

/** 8.6, 8.7 – Engines, ladders, boats and works that a side buys for a siege or against a raid. */
const purchaseLists = ({ forces, sides }: Scenario): readonly EntryList[] =>
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
        fields: [entryField([...path, index, 'count'], 'count', { type: 'number', min: 1, max: 60 }, false)],
      })),
    };
  });

/** What lies on the table and is bought beside the armies, one by one. */
export const listTableLists = (scenario: Scenario): readonly EntryList[] => [
  changeList(scenario),
  terrainList(scenario),
  ...wallLists(scenario),
  ...purchaseLists(scenario),
];
