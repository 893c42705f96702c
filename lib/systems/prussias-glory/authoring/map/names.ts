import type { Change } from '@/lib/documents/change';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type {
  Lettering,
  MapName,
  NameEditing,
  NameKind,
  WrittenName,
} from '@/lib/game/contract/authoring/names';
import { nameKind } from '@/lib/game/view/map-labels';
import { type Point, spaceAt } from '@/lib/geometry/board';
import type { HexGrid } from '@/lib/geometry/hex/hex';
import { computeHexCentre, hexOf } from '@/lib/geometry/hex/hex';
import { createHexBoard } from '@/lib/geometry/hex/hex-board';
import type { BoardDocument, MapLabel } from '../../document/board-schema';
import { gridOf, groundOf, HEXSIDE_BITS, hasTerrain, hexesOf } from '../../document/ground';
import type { Scenario } from '../../document/scenario';
import {
  chooseLabelLettering,
  computeLabelPoint,
  computeLabelStep,
  findTownNamePoint,
  getTownLettering,
} from '../../view/draw-labels';
import { levelsOf } from './levels';

export const LONGEST_NAME = 60;

const LABEL_KINDS = [
  'relief',
  'wood',
  'water',
  'place',
  'road',
] as const satisfies readonly MapLabel['kind'][];
const TOWN = 'town';

const [TOWN_ID, LABEL_ID] = ['town:', 'label:'];

/** The names of towns stand by their houses; all others where they were written. */
const names = ({ board }: Scenario): readonly MapName[] => {
  const grid = gridOf(board);
  return [
    ...board.towns.flatMap(({ id, name, hexes }): MapName[] => {
      const at = findTownNamePoint(grid, hexes);
      const lettering = getTownLettering(hexesOf(grid, hexes).length > 2, MAP_PALETTE);
      return at
        ? [{ id: `${TOWN_ID}${id}`, text: name, kind: TOWN, at, turn: 0, isFree: false, lettering }]
        : [];
    }),
    ...board.labels.flatMap((label, index): MapName[] => {
      const { text, kind, turn = 0 } = label;
      const at = computeLabelPoint(grid, label);
      const lettering = chooseLabelLettering(kind, MAP_PALETTE);
      return at ? [{ id: `${LABEL_ID}${index}`, text, kind, at, turn, isFree: true, lettering }] : [];
    }),
  ];
};

const spacesOf = memoizeByIdentity((grid: HexGrid) => createHexBoard(grid));

const hexAt = (board: BoardDocument, at: Point): string | null =>
  spaceAt(spacesOf(gridOf(board)), at)?.id ?? null;

/** What the ground suggests comes first: houses, trees, water, a height, else a place. */
const kindsAt = ({ board }: Scenario, at: Point): readonly NameKind[] => {
  const hex = hexAt(board, at);
  const first = hex === null ? 'place' : kindOfGround(board, hex);
  const kinds =
    first === TOWN ? [TOWN, ...LABEL_KINDS] : [first, ...LABEL_KINDS.filter(kind => kind !== first)];
  return kinds.map(nameKind);
};

const kindOfGround = (board: BoardDocument, place: string): (typeof LABEL_KINDS)[number] | typeof TOWN => {
  const ground = groundOf(board);
  const hex = hexOf(ground.grid, place);
  if (hasTerrain(ground, hex, 'town')) return TOWN;
  if (hasTerrain(ground, hex, 'woods')) return 'wood';
  if ((['marsh', 'pond', 'lake'] as const).some(kind => hasTerrain(ground, hex, kind))) return 'water';
  if ((levelsOf(board)[hex] ?? 0) > 0) return 'relief';
  const wet = HEXSIDE_BITS.river | HEXSIDE_BITS.stream;
  const isBeside = [0, 1, 2, 3, 4, 5].some(side => ((ground.sides[hex * 6 + side] ?? 0) & wet) !== 0);
  return isBeside ? 'water' : 'place';
};

const letteringOf = (kind: string): Lettering => {
  const label = LABEL_KINDS.find(known => known === kind);
  return label ? chooseLabelLettering(label, MAP_PALETTE) : getTownLettering(false, MAP_PALETTE);
};

const startAt = ({ board }: Scenario, at: Point): Point => {
  const hex = hexAt(board, at);
  return hex === null ? at : computeHexCentre(gridOf(board), hexOf(gridOf(board), hex));
};

const write = (scenario: Scenario, name: WrittenName): readonly Change[] => {
  const { board } = scenario;
  const text = name.text.trim().slice(0, LONGEST_NAME);
  if (name.id?.startsWith(TOWN_ID)) {
    const { id } = board.towns.find(town => `${TOWN_ID}${town.id}` === name.id) ?? {};
    if (name.kind === TOWN || text === '') return nameTown(board, id, text);
    return [...nameTown(board, id, ''), ...addLabel(board, name, text)];
  }
  const hex = hexAt(board, name.at);
  if (name.kind === TOWN) {
    const town = board.towns.find(({ hexes }) =>
      hexesOf(gridOf(board), hexes).includes(hexOf(gridOf(board), hex ?? '')),
    );
    return [...nameTown(board, town?.id, text), ...(name.id === null ? [] : writeLabel(board, name, ''))];
  }
  return name.id === null ? addLabel(board, name, text) : writeLabel(board, name, text);
};

/** A town without a name is called by its first hex. */
const nameTown = ({ towns }: BoardDocument, id: string | undefined, text: string): readonly Change[] => {
  const index = towns.findIndex(town => town.id === id);
  const town = towns[index];
  if (!town) return [];
  const value = text === '' ? (town.hexes[0] ?? town.name) : text;
  return value === town.name ? [] : [{ op: 'replace', path: ['board', 'towns', index, 'name'], value }];
};

const addLabel = (board: BoardDocument, { kind, at }: WrittenName, text: string): readonly Change[] => {
  const hex = hexAt(board, at);
  const known = LABEL_KINDS.find(other => other === kind);
  if (text === '' || hex === null || !known) return [];
  return [{ op: 'add', path: ['board', 'labels', '-'], value: { text, kind: known, at: hex } }];
};

const indexOfLabel = (id: string | null): number => Number(id?.slice(LABEL_ID.length) ?? -1);

const writeLabel = (
  { labels }: BoardDocument,
  { id, kind }: WrittenName,
  text: string,
): readonly Change[] => {
  const index = indexOfLabel(id);
  const label = labels[index];
  if (!label) return [];
  const path = ['board', 'labels', index];
  if (text === '') return [{ op: 'remove', path }];
  const known = LABEL_KINDS.find(other => other === kind) ?? label.kind;
  if (text === label.text && known === label.kind) return [];
  return [{ op: 'replace', path, value: { ...label, text, kind: known } }];
};

const round = (value: number): number => Math.round(value * 100) / 100 || 0;

/** A name that is moved belongs to the hex under it. */
const move = ({ board }: Scenario, id: string, to: Point): readonly Change[] => {
  const index = indexOfLabel(id);
  const { offset: _offset, ...label } = board.labels[index] ?? { at: '' };
  const hex = hexAt(board, to);
  if (!('text' in label) || hex === null) return [];
  const grid = gridOf(board);
  const [x, y] = computeHexCentre(grid, hexOf(grid, hex));
  const [width, height] = computeLabelStep(grid);
  const offset = [round((to[0] - x) / width), round((to[1] - y) / height)];
  const value = { ...label, at: hex, ...(offset.every(part => part === 0) ? {} : { offset }) };
  return [{ op: 'replace', path: ['board', 'labels', index], value }];
};

const turn = ({ board }: Scenario, id: string, degrees: number): readonly Change[] => {
  const index = indexOfLabel(id);
  const { turn: _turn, ...label } = board.labels[index] ?? { at: '' };
  if (!('text' in label)) return [];
  const value = Math.max(-90, Math.min(90, Math.round(degrees)));
  return [
    {
      op: 'replace',
      path: ['board', 'labels', index],
      value: value === 0 ? label : { ...label, turn: value },
    },
  ];
};

/** The first name in a hex: its town, or a name that was written there. */
export const nameInHex = (scenario: Scenario, hex: string): MapName | null => {
  const { board } = scenario;
  const grid = gridOf(board);
  const town = board.towns.find(({ hexes }) => hexesOf(grid, hexes).includes(hexOf(grid, hex)));
  const label = board.labels.findIndex(({ at }) => at === hex);
  const id = town ? `${TOWN_ID}${town.id}` : `${LABEL_ID}${label}`;
  return names(scenario).find(name => name.id === id) ?? null;
};

/** Names of towns, heights, woods and waters, written on the map. */
export const nameEditing: NameEditing<Scenario> = {
  longest: LONGEST_NAME,
  names,
  kindsAt,
  letteringOf,
  startAt,
  write,
  move,
  turn,
};
