import type { MapPalette } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE } from '@/lib/drawing/counters/counter';
import type { TextItem } from '@/lib/drawing/draw-list';
import type { Piece } from '@/lib/game/contract/position';

const SIZE = 14;
/** A letter is about this wide, for its height. */
const LETTER = 0.54;
const GAP = 5;
/** The mark of a unit's front stands out from it. */
const FRONT = 9;

/** Kinds drawn without a label. */
const WORDLESS = ['camp', 'ballista', 'siege-tower', 'wagon', 'trireme'] as const;

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a unit covers on the table; null: nothing. */
const extentOf = ({ box, face }: Piece): Extent | null => {
  if (!box || !face.block) return null;
  const scale = box.size / COUNTER_SIDE;
  const corners = face.block.cells.flatMap(({ at, depth, width, heading }) => {
    const angle = (heading * Math.PI) / 180;
    const [across, along] = [Math.abs(Math.cos(angle)) / 2, Math.abs(Math.sin(angle)) / 2];
    const [reachX, reachY] = [across * width + along * depth, across * depth + along * width];
    return [
      [at[0] - reachX, at[1] - reachY],
      [at[0] + reachX, at[1] + reachY],
    ] as const;
  });
  const [x, y] = box.centre;
  const xs = corners.map(([cornerX]) => x + (cornerX - COUNTER_SIDE / 2) * scale);
  const ys = corners.map(([, cornerY]) => y + (cornerY - COUNTER_SIDE / 2) * scale);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

const overlap = (one: Extent, other: Extent): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

type Spot = Pick<TextItem, 'x' | 'y' | 'anchor'>;

const extentOfName = (name: string, { x, y, anchor }: Spot): Extent => {
  const width = name.length * SIZE * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, top: y - 0.75 * SIZE, right: left + width, bottom: y + 0.2 * SIZE };
};

/** Behind its rear, where no front is hidden; else before it, else beside it. */
const listSpots = ({ left, top, right, bottom }: Extent, heading: number | null): readonly Spot[] => {
  const isDown = heading !== null && heading > 90 && heading < 270;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2 + 0.35 * SIZE];
  const above: Spot = { x, y: top - GAP - (isDown ? 0 : FRONT), anchor: 'middle' };
  const below: Spot = { x, y: bottom + GAP + 0.7 * SIZE + (isDown ? FRONT : 0), anchor: 'middle' };
  return [
    ...(isDown ? [above, below] : [below, above]),
    { x: right + GAP, y, anchor: 'start' },
    { x: left - GAP, y, anchor: 'end' },
  ];
};

interface Named {
  readonly name: string;
  readonly extent: Extent;
  readonly heading: number | null;
}

/** The first spot on the table that covers neither a unit nor another name; the first of all where there is none. */
const findSpot = ({ name, extent, heading }: Named, taken: readonly Extent[], table: Extent): Spot | null => {
  const isOnTable = ({ left, top, right, bottom }: Extent): boolean =>
    left >= table.left && top >= table.top && right <= table.right && bottom <= table.bottom;
  const spots = listSpots(extent, heading).filter(spot => isOnTable(extentOfName(name, spot)));
  const free = spots.find(spot => !taken.some(each => overlap(each, extentOfName(name, spot))));
  return free ?? spots[0] ?? null;
};

/** The name of each unit beside it. */
export const drawUnitNames = (
  pieces: readonly Piece[],
  { width, height }: { readonly width: number; readonly height: number },
  palette: MapPalette,
): readonly TextItem[] => {
  const units = pieces.flatMap(({ name, face, heading, ...piece }) => {
    const extent = extentOf({ name, face, heading, ...piece });
    return extent ? [{ name, extent, heading, symbol: face.symbol }] : [];
  });
  const taken = units.map(({ extent }) => extent);
  const table: Extent = { left: 0, top: 0, right: width, bottom: height };
  return units
    .filter(({ symbol }) => !WORDLESS.some(each => each === symbol))
    .flatMap((unit): readonly TextItem[] => {
      const spot = findSpot(unit, taken, table);
      if (!spot) return [];
      taken.push(extentOfName(unit.name, spot));
      return [{ k: 'text', text: unit.name, ...spot, ...LOOK, fill: palette.ink, halo: haloOf(palette) }];
    });
};

const LOOK = { size: SIZE, font: 'sans-semibold' } as const;

const haloOf = ({ paper }: MapPalette) => ({ colour: paper, width: 3 });
