import type { MapPalette } from '../colours/palette';
import { computePlacementMatrix, type DrawItem } from '../draw-list';
import type { Point } from '../math/points';
import { createRandom } from '../math/random';
import { formatPathCommand, smoothPath } from '../path-data';
import { drawRectanglePath } from '../shapes';
import type { DetailLevel } from './detail';
import { createBlob } from './ground';

export interface CampOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly degrees?: number;
  readonly seed: string;
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
}

const GATE = 5;

/** A ramparted camp: outward hachures, four gates, streets of tents about the general's. */
export const drawFortifiedCamp = (options: CampOptions): DrawItem => {
  const { x, y, width, height, degrees = 0, palette, detail } = options;
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const wall = drawRectanglePath(-halfWidth, -halfHeight, width, height, 9);
  const streets =
    formatPathCommand('M', 0, 3 - halfHeight) +
    formatPathCommand('V', halfHeight - 3) +
    formatPathCommand('M', 3 - halfWidth, 0) +
    formatPathCommand('H', halfWidth - 3);
  return {
    k: 'group',
    matrix: computePlacementMatrix(x, y, 1, degrees),
    kids: [
      { k: 'path', d: drawRampartStrokes(options), stroke: palette.hachure, width: 1.2 },
      { k: 'path', d: wall, fill: palette.field },
      { k: 'path', d: wall, stroke: palette.ink, width: 2.2 },
      { k: 'path', d: drawGates(halfWidth, halfHeight), fill: palette.field },
      { k: 'path', d: streets, stroke: palette.secondInk, width: 0.7, dash: [3, 2] },
      ...drawTents(detail === 'low' ? [] : campRows(halfWidth, halfHeight), palette),
      { k: 'path', d: drawRectanglePath(-5, -5, 10, 10), fill: palette.brick, stroke: palette.brickInk },
    ],
  };
};

const drawRampartStrokes = ({ width, height, seed }: CampOptions): string => {
  const random = createRandom(`${seed}/rampart`);
  const side = (length: number, at: (along: number) => readonly [number, number, number, number]): string => {
    let text = '';
    for (let along = 3 - length / 2; along <= length / 2 - 3; along += 3.2) {
      if (Math.abs(along) < GATE) continue;
      const [x, y, outX, outY] = at(along);
      const reach = random.between(4.5, 6.5) + 1.5;
      text += formatPathCommand('M', x, y) + formatPathCommand('l', outX * reach, outY * reach);
    }
    return text;
  };
  return (
    side(width, along => [along, -height / 2, 0, -1]) +
    side(width, along => [along, height / 2, 0, 1]) +
    side(height, along => [-width / 2, along, -1, 0]) +
    side(height, along => [width / 2, along, 1, 0])
  );
};

const drawGates = (halfWidth: number, halfHeight: number): string =>
  drawRectanglePath(-GATE, -halfHeight - 1.6, GATE * 2, 3.2) +
  drawRectanglePath(-GATE, halfHeight - 1.6, GATE * 2, 3.2) +
  drawRectanglePath(-halfWidth - 1.6, -GATE, 3.2, GATE * 2) +
  drawRectanglePath(halfWidth - 1.6, -GATE, 3.2, GATE * 2);

const campRows = (halfWidth: number, halfHeight: number): readonly Point[] => {
  const found: Point[] = [];
  for (let y = 11; y < halfHeight - 5; y += 10)
    for (let x = 11; x < halfWidth - 5; x += 11) found.push([x, y], [-x, y], [x, -y], [-x, -y]);
  return found;
};

/** Ridge tents, lit from the north-west. */
export const drawTents = (places: readonly Point[], palette: MapPalette, size = 4): readonly DrawItem[] => {
  if (places.length === 0) return [];
  const sorted = [...places].sort((one, other) => one[1] - other[1]);
  const face = sorted.map(
    ([x, y]) =>
      `${formatPathCommand('M', x - size, y + size * 0.75)}${formatPathCommand('l', size, -size * 1.75, size, size * 1.75)}z`,
  );
  const shade = sorted.map(
    ([x, y]) =>
      `${formatPathCommand('M', x, y - size)}${formatPathCommand('l', size, size * 1.75)}${formatPathCommand('h', -size * 0.9)}z`,
  );
  return [
    { k: 'path', d: face.join(''), fill: palette.sheet, stroke: palette.ink, width: 0.8, join: 'round' },
    { k: 'path', d: shade.join(''), fill: palette.secondInk },
  ];
};

/** Tents in loose rows on trodden ground, with a few fires and no rampart. */
export const drawOpenCamp = (options: CampOptions): DrawItem => {
  const { x, y, width, height, degrees = 0, seed, palette, detail } = options;
  const random = createRandom(`${seed}/tents`);
  const trodden = smoothPath(createBlob([0, 0], width * 0.54, height * 0.56, 0.07, random), true);
  const places = looseRows(width, height, random.spread, random.next);
  const fires = places
    .filter(() => random.next() < 0.12)
    .map(([tentX, tentY]): Point => [tentX + 8, tentY + 5]);
  return {
    k: 'group',
    matrix: computePlacementMatrix(x, y, 1, degrees),
    kids: [
      { k: 'path', d: trodden, fill: palette.field, opacity: 0.75 },
      { k: 'path', d: trodden, stroke: palette.secondInk, width: 0.7, dash: [1.5, 3], opacity: 0.7 },
      ...(detail === 'low' ? [] : drawCampfires(fires, palette)),
      ...drawTents(places, palette, detail === 'low' ? 6 : 4.6),
    ],
  };
};

const looseRows = (
  width: number,
  height: number,
  spread: () => number,
  next: () => number,
): readonly Point[] => {
  const found: Point[] = [];
  const rows = Math.round(height / 17);
  for (let row = 0; row < rows; row++) {
    const y = (row - (rows - 1) / 2) * 16;
    const room = (width / 2) * Math.sqrt(Math.max(0, 1 - (y / (height * 0.6)) ** 2)) - 8;
    const shift = spread() * 5;
    for (let x = -room; x <= room; x += 13.5)
      if (next() > 0.1) found.push([x + shift + spread() * 1.5, y + spread() * 2.2]);
  }
  return found;
};

const drawCampfires = (places: readonly Point[], palette: MapPalette): readonly DrawItem[] =>
  places.length === 0
    ? []
    : [
        {
          k: 'path',
          d: places
            .map(
              ([x, y]) =>
                formatPathCommand('M', x - 2, y) +
                formatPathCommand('l', 4, 1.4) +
                formatPathCommand('M', x - 2, y + 1.4) +
                formatPathCommand('l', 4, -1.4),
            )
            .join(''),
          stroke: palette.ink,
          width: 0.8,
        },
        {
          k: 'path',
          d: places
            .map(
              ([x, y]) =>
                `${formatPathCommand('M', x - 1.3, y)}${formatPathCommand('q', -0.5, -2, 1.2, -4)}${formatPathCommand('q', 2, 2, 1.2, 4)}z`,
            )
            .join(''),
          fill: palette.brick,
        },
      ];
