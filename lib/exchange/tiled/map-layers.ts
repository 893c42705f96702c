import type { MapName } from '@/lib/game/contract/authoring/names';
import type { MapLine, MapLineKind } from '@/lib/game/contract/exchange';
import type { Piece } from '@/lib/game/contract/position';
import { type Point, spaceById } from '@/lib/geometry/board';
import { sidesOf } from '@/lib/geometry/sides';
import { type TiledGrid, toTiled } from './tiled-grid';
import {
  createNumberProperty,
  createTextProperty,
  type LayerDraft,
  type ObjectDraft,
  type TiledPoint,
} from './tiled-map';
import type { TiledBattle } from './write-map';

type CounterOf = (piece: Piece) => { readonly gid: number; readonly width: number; readonly height: number };

/** The layers of objects from below: lines between the spaces, shapes, names, units. */
export const makeLayers = (
  battle: TiledBattle,
  grid: TiledGrid,
  counterOf: CounterOf,
): readonly LayerDraft[] => [
  ...lineLayers(battle, grid),
  ...shapeLayers(battle, grid),
  { name: 'names', colour: '#2a4c60', objects: nameObjects(battle, grid) },
  { name: 'units', colour: '#a02020', objects: unitObjects(battle, grid, counterOf) },
];

/** Points of an object lie beside its first one. */
export const toLine = (grid: TiledGrid, points: readonly Point[]) => {
  const [first = [0, 0] as Point, ...rest] = points.map(point => toTiled(grid, point));
  const beside = (point: Point): TiledPoint => ({
    x: Math.round((point[0] - first[0]) * 100) / 100,
    y: Math.round((point[1] - first[1]) * 100) / 100,
  });
  return { x: first[0], y: first[1], points: [first, ...rest].map(beside) };
};

/** One layer for each kind: a layer has one colour. */
const lineLayers = ({ system, scenario, position }: TiledBattle, grid: TiledGrid): readonly LayerDraft[] => {
  const { lines } = system.exchange;
  if (!lines) return [];
  const all = lines.list(scenario);
  return lines.kinds.map(kind => ({
    name: kind.id,
    colour: kind.colour,
    objects: all
      .filter(line => line.kind === kind.id)
      .flatMap(line => {
        const points = pointsOfLine(kind, line, position.board);
        return points ? [lineObject(kind, line, toLine(grid, points))] : [];
      }),
  }));
};

/** Without a name: Tiled would print it over the map. */
const lineObject = (
  { along }: MapLineKind,
  { kind, spaces }: MapLine,
  { x, y, points }: ReturnType<typeof toLine>,
): ObjectDraft => ({
  ...{ name: '', type: kind, x, y, polyline: points },
  properties: [
    along === 'side'
      ? createTextProperty('between', spaces.join('/'))
      : createTextProperty('through', spaces.join(' ')),
  ],
});

/** A side from corner to corner, a way from centre to centre; null: the board has no such place. */
export const pointsOfLine = (
  { along }: MapLineKind,
  { spaces }: MapLine,
  board: TiledBattle['position']['board'],
): readonly Point[] | null => {
  if (board.kind !== 'spaces') return null;
  if (along === 'way') {
    const found = spaces.map(id => spaceById(board, id)?.centre);
    return found.every(point => point !== undefined) ? found : null;
  }
  const [one = '', other = ''] = spaces;
  const side = sidesOf(board).find(({ spaces: pair }) => pair.includes(one) && pair.includes(other));
  return side?.ends ?? null;
};

/** Terrain of an open table. */
const shapeLayers = ({ system, position }: TiledBattle, grid: TiledGrid): readonly LayerDraft[] => {
  if (!position.shapes) return [];
  const isArea = (brush: string): boolean =>
    system.palette.brushes.some(({ id, on }) => id === brush && on === 'area');
  return [
    {
      name: 'terrain',
      colour: '#206020',
      objects: position.shapes.map(({ id, brush, points: corners }) => {
        const { x, y, points } = toLine(grid, corners);
        const shape = isArea(brush) ? { polygon: points } : { polyline: points };
        return { name: '', type: brush, x, y, ...shape, properties: [createTextProperty('id', id)] };
      }),
    },
  ];
};

/** The corner of a text's box, so that its middle stands where the name stands on the map. */
export const cornerOfName = (grid: TiledGrid, { at, text }: Pick<MapName, 'at' | 'text'>): Point => {
  const [x, y] = toTiled(grid, at);
  const [width, height] = sizeOfName(text);
  return [x - width / 2, y - height];
};

export const sizeOfName = (text: string): Point => [text.length * 11 + 8, 26];

const nameObjects = ({ system, scenario }: TiledBattle, grid: TiledGrid): readonly ObjectDraft[] =>
  (system.editing.names?.names(scenario) ?? []).map(name => {
    const [x, y] = cornerOfName(grid, name);
    const [width, height] = sizeOfName(name.text);
    return {
      ...{ name: '', type: name.kind, x, y, width, height },
      text: {
        ...{ text: name.text, fontfamily: 'serif', pixelsize: 20, italic: true, wrap: false },
        ...{ color: '#2a4c60', halign: 'center', valign: 'bottom' },
      },
      properties: [createTextProperty('id', name.id)],
    };
  });

const unitObjects = (
  { position }: TiledBattle,
  grid: TiledGrid,
  counterOf: CounterOf,
): readonly ObjectDraft[] =>
  position.pieces.flatMap((piece, order) => {
    if (!piece.box) return [];
    const [x, y] = toTiled(grid, piece.box.centre);
    return [
      {
        ...{ name: '', type: 'unit', x, y, ...counterOf(piece) },
        rotation: piece.face.block ? (piece.heading ?? 0) : 0,
        properties: [
          createTextProperty('id', piece.id),
          createTextProperty('unit', piece.name),
          createTextProperty('side', piece.seat),
          ...(piece.space === null ? [] : [createTextProperty('space', piece.space)]),
          createNumberProperty('order', order),
        ],
      },
    ];
  });
