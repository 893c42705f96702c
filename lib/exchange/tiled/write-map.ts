import { applyChanges } from '@/lib/documents/change';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import type { AnySystem, Brush } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { detailOfBoard } from '@/lib/game/view/detail-of-board';
import { drawFace } from '../vassal/face-pictures';
import { makeLayers } from './map-layers';
import { type TiledGrid, tiledGridOf } from './tiled-grid';
import {
  createNumberProperty,
  createTextProperty,
  type LayerDraft,
  MAP_FORMAT,
  MAP_FORMAT_VERSION,
  type TiledObject,
} from './tiled-map';

export interface TiledBattle {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** A picture that lies beside the map. */
export interface MapPicture {
  readonly name: string;
  readonly list: DrawList;
  readonly width: number;
  readonly height: number;
  readonly hasBackground: boolean;
  /** How far beyond its edge it is drawn, in its units. */
  readonly bleed: number;
}

export interface WrittenMap {
  readonly map: unknown;
  readonly pictures: readonly MapPicture[];
}

/** The battle as a map of Tiled with its tiles; null: its board has neither cells nor open ground. */
export const writeTiledMap = (battle: TiledBattle, say: Say): WrittenMap | null => {
  const { system, scenario, position } = battle;
  const grid = tiledGridOf(system.exchange.grid(scenario), position.board);
  if (!grid) return null;
  const terrain = listTerrainTiles(battle, grid);
  const counters = listCounters(battle, grid);
  const firstCounter = terrain.length + 1;
  const layers = makeLayers(battle, grid, piece => {
    const index = counters.findIndex(({ pieces }) => pieces.includes(piece.id));
    const { width = 0, height = 0 } = counters[index] ?? {};
    return { gid: firstCounter + index, width, height };
  });
  const numbered = numberObjects(layers);
  return {
    map: {
      ...{ type: 'map', version: '1.8', tiledversion: '1.8.2', compressionlevel: -1, infinite: false },
      ...{ renderorder: 'right-down', orientation: grid.orientation, width: grid.columns, height: grid.rows },
      ...{ tilewidth: grid.tileWidth, tileheight: grid.tileHeight, backgroundcolor: '#efe6cf' },
      ...(grid.staggerIndex
        ? { hexsidelength: grid.tileWidth / 2, staggeraxis: 'x', staggerindex: grid.staggerIndex }
        : {}),
      properties: mapProperties(battle),
      tilesets: [
        ...(grid.cells ? [terrainTileset(terrain, grid, say)] : []),
        ...(counters.length > 0 ? [counterTileset(counters, firstCounter)] : []),
      ],
      layers: [
        pictureLayer(),
        ...(grid.cells ? [terrainLayer(battle, grid, terrain)] : []),
        ...numbered.layers,
      ],
      ...{ nextlayerid: numbered.layers.length + 3, nextobjectid: numbered.next },
    },
    pictures: [
      drawGround(battle, grid, say),
      ...terrain.map(tile => drawTile(tile, grid)),
      ...counters.map(({ name, face, width, height }) => ({
        ...{ name, list: drawFace(face), hasBackground: false, bleed: 0 },
        ...{ width: Math.round(width), height: Math.round(height) },
      })),
    ],
  };
};

const mapProperties = ({ system, scenario, position }: TiledBattle) => {
  const grid = system.exchange.grid(scenario);
  return [
    createTextProperty('format', MAP_FORMAT),
    createNumberProperty('formatVersion', MAP_FORMAT_VERSION),
    createTextProperty('system', system.id),
    createTextProperty('title', scenario.title),
    ...(grid.kind === 'hexes'
      ? [
          createNumberProperty('firstColumn', grid.first.column),
          createNumberProperty('firstRow', grid.first.row),
        ]
      : []),
    ...(position.board.kind === 'table' ? [createNumberProperty('pixelsPerInch', 20)] : []),
  ];
};

const PICTURE = 'board.png';

const pictureLayer = () => ({
  ...{ id: 1, type: 'imagelayer', name: 'picture', image: PICTURE, x: 0, y: 0, opacity: 1, visible: true },
});

/** A kind of terrain that some cell has, or that a hand could paint; `brush` is empty where no brush paints it. */
interface TerrainTile {
  readonly id: string;
  readonly name: string;
  readonly brush: Brush | null;
}

/** Ground that no brush of ours would paint keeps a tile of its own, which says that it stays as it is. */
const KEPT = 'as-it-is';

const listTerrainTiles = (
  { system, scenario }: TiledBattle,
  { cells }: TiledGrid,
): readonly TerrainTile[] => {
  const used = new Set((cells ?? []).map(cell => system.editing.brushAt(scenario, cell) ?? KEPT));
  const brushes = system.palette.brushes.filter(({ on, tool }) => on === 'space' && tool === 'terrain');
  const known = brushes.filter(({ id }) => used.has(id) || isGround(id, system, scenario, cells ?? []));
  const others = [...used].filter(id => !known.some(brush => brush.id === id));
  return [...known.map(brush => ({ id: brush.id, brush })), ...others.map(id => ({ id, brush: null }))].map(
    (tile, index) => ({ ...tile, name: `terrain/t${index + 1}.png` }),
  );
};

/** Whether ground can be recognised by this brush, as woods can; raising a hill is not such a brush. */
const isGround = (
  id: string,
  system: AnySystem,
  scenario: ScenarioBase,
  [cell]: readonly string[],
): boolean => {
  if (cell === undefined) return false;
  const painted = applyChanges(scenario, system.editing.paint(scenario, id, [cell]));
  return system.editing.brushAt(painted, cell) === id;
};

const terrainTileset = (terrain: readonly TerrainTile[], { tileWidth, tileHeight }: TiledGrid, say: Say) => ({
  ...{ firstgid: 1, name: 'terrain', tilewidth: tileWidth, tileheight: tileHeight, columns: 0 },
  ...{ tilecount: terrain.length, margin: 0, spacing: 0 },
  grid: { orientation: 'orthogonal', width: 1, height: 1 },
  tiles: terrain.map(({ id, name, brush }, index) => ({
    ...{ id: index, type: 'terrain', image: name, imagewidth: tileWidth, imageheight: tileHeight },
    properties: [
      createTextProperty('terrain', id),
      ...(brush ? [createTextProperty('words', say(brush.label))] : []),
    ],
  })),
});

const terrainLayer = (
  { system, scenario }: TiledBattle,
  { cells, columns, rows }: TiledGrid,
  terrain: readonly TerrainTile[],
) => {
  const numbers = new Map(terrain.map(({ id }, index) => [id, index + 1]));
  return {
    ...{ id: 2, type: 'tilelayer', name: 'terrain', x: 0, y: 0, width: columns, height: rows },
    ...{ opacity: 0.4, visible: true },
    data: (cells ?? []).map(cell => numbers.get(system.editing.brushAt(scenario, cell) ?? KEPT) ?? 0),
  };
};

/** A counter's picture and who shows it. */
interface CounterTile {
  readonly name: string;
  readonly face: Position['pieces'][number]['face'];
  readonly width: number;
  readonly height: number;
  readonly pieces: string[];
}

/** Faces that look to the top: an object is turned by its own rotation. */
const listCounters = ({ system, scenario, position }: TiledBattle, { scale }: TiledGrid) => {
  const counters = new Map<string, CounterTile>();
  for (const piece of position.pieces.filter(({ box }) => box !== null)) {
    const face = piece.face.block
      ? (system.exchange.stepFaces(scenario, piece.id)[0]?.face ?? piece.face)
      : piece.face;
    const list = drawFace(face);
    const side = ((piece.box?.size ?? 0) * scale[0]) / 60;
    const [width, height] = [Math.round(list.width * side), Math.round(list.height * side)];
    const key = JSON.stringify([face, width]);
    const known = counters.get(key);
    if (known) known.pieces.push(piece.id);
    else
      counters.set(key, {
        ...{ name: `counters/c${counters.size + 1}.png`, face, pieces: [piece.id] },
        ...{ width: Math.max(1, width), height: Math.max(1, height) },
      });
  }
  return [...counters.values()];
};

const counterTileset = (counters: readonly CounterTile[], firstgid: number) => ({
  ...{ firstgid, name: 'counters', columns: 0, tilecount: counters.length, margin: 0, spacing: 0 },
  tilewidth: Math.max(...counters.map(({ width }) => width)),
  tileheight: Math.max(...counters.map(({ height }) => height)),
  objectalignment: 'center',
  grid: { orientation: 'orthogonal', width: 1, height: 1 },
  tiles: counters.map(({ name, width, height }, index) => ({
    ...{ id: index, image: name, imagewidth: width, imageheight: height },
  })),
});

const numberObjects = (layers: readonly LayerDraft[]) => {
  let next = 1;
  const numbered = layers.map(({ name, colour, objects }, index) => ({
    ...{
      id: index + 3,
      type: 'objectgroup',
      name,
      draworder: 'index',
      x: 0,
      y: 0,
      opacity: 1,
      visible: true,
    },
    ...(colour ? { color: colour } : {}),
    objects: objects.map((object): TiledObject => {
      next += 1;
      return { id: next - 1, width: 0, height: 0, rotation: 0, visible: true, ...object };
    }),
  }));
  return { layers: numbered, next };
};

const EDGE = 80;

/** The ground as it is drawn, stretched to the cells of the map. */
const drawGround = ({ system, position }: TiledBattle, { scale }: TiledGrid, say: Say): MapPicture => {
  // Names are objects of the map, where they can be moved.
  const layers = system.editing.names
    ? (['terrain', 'grid'] as const)
    : (['terrain', 'grid', 'names'] as const);
  const detail = detailOfBoard(position.board, 'normal');
  const ground = system.draw({ ...position, pieces: [] }, { layers, paper: 'screen', detail, say });
  const [width, height] = [ground.width * scale[0], ground.height * scale[1]];
  const items: DrawItem[] = [{ k: 'group', matrix: [scale[0], 0, 0, scale[1], 0, 0], kids: ground.items }];
  return {
    ...{
      name: PICTURE,
      hasBackground: true,
      bleed: EDGE,
      width: Math.round(width),
      height: Math.round(height),
    },
    list: { ...ground, width, height, items },
  };
};

const drawTile = (
  { name, brush }: TerrainTile,
  { tileWidth, tileHeight, staggerIndex }: TiledGrid,
): MapPicture => {
  const [w, h] = [tileWidth, tileHeight];
  const outline = staggerIndex
    ? `M${w / 4} 0H${(3 * w) / 4}L${w} ${h / 2}L${(3 * w) / 4} ${h}H${w / 4}L0 ${h / 2}Z`
    : `M0 0H${w}V${h}H0Z`;
  const side = Math.max(w, h);
  const icon: DrawItem = {
    k: 'group',
    matrix: [side / 100, 0, 0, side / 100, (w - side) / 2, (h - side) / 2],
    kids: brush?.icon() ?? [{ k: 'path', d: 'M0 0H100V100H0Z', fill: MAP_PALETTE.sheet }],
  };
  const list: DrawList = { width: w, height: h, items: [{ k: 'group', clip: outline, kids: [icon] }] };
  return { name, list, width: w, height: h, hasBackground: false, bleed: 2 * side };
};
