import { type DrawItem, placed } from '../draw-list';
import type { Palette } from '../palette';
import { command, smoothPath } from '../path-text';
import type { Point } from '../points';
import { seeded } from '../random';
import { rectanglePath } from '../shapes';
import type { Detail } from './detail';
import { blob } from './ground';

export interface CampOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly degrees?: number;
  readonly seed: string;
  readonly palette: Palette;
  readonly detail: Detail;
}

const GATE = 5;

/** A ramparted camp: outward hachures, four gates, streets of tents about the general's. */
export const fortifiedCamp = (options: CampOptions): DrawItem => {
  const { x, y, width, height, degrees = 0, palette, detail } = options;
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const wall = rectanglePath(-halfWidth, -halfHeight, width, height, 9);
  const streets =
    command('M', 0, 3 - halfHeight) +
    command('V', halfHeight - 3) +
    command('M', 3 - halfWidth, 0) +
    command('H', halfWidth - 3);
  return {
    k: 'group',
    matrix: placed(x, y, 1, degrees),
    kids: [
      { k: 'path', d: rampartStrokes(options), stroke: palette.hachure, width: 1.2 },
      { k: 'path', d: wall, fill: palette.field },
      { k: 'path', d: wall, stroke: palette.ink, width: 2.2 },
      { k: 'path', d: gates(halfWidth, halfHeight), fill: palette.field },
      { k: 'path', d: streets, stroke: palette.secondInk, width: 0.7, dash: [3, 2] },
      ...tents(detail === 'low' ? [] : campRows(halfWidth, halfHeight), palette),
      { k: 'path', d: rectanglePath(-5, -5, 10, 10), fill: palette.brick, stroke: palette.brickInk },
    ],
  };
};

const rampartStrokes = ({ width, height, seed }: CampOptions): string => {
  const random = seeded(`${seed}/rampart`);
  const side = (length: number, at: (along: number) => readonly [number, number, number, number]): string => {
    let text = '';
    for (let along = 3 - length / 2; along <= length / 2 - 3; along += 3.2) {
      if (Math.abs(along) < GATE) continue;
      const [x, y, outX, outY] = at(along);
      const reach = random.between(4.5, 6.5) + 1.5;
      text += command('M', x, y) + command('l', outX * reach, outY * reach);
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

const gates = (halfWidth: number, halfHeight: number): string =>
  rectanglePath(-GATE, -halfHeight - 1.6, GATE * 2, 3.2) +
  rectanglePath(-GATE, halfHeight - 1.6, GATE * 2, 3.2) +
  rectanglePath(-halfWidth - 1.6, -GATE, 3.2, GATE * 2) +
  rectanglePath(halfWidth - 1.6, -GATE, 3.2, GATE * 2);

const campRows = (halfWidth: number, halfHeight: number): readonly Point[] => {
  const found: Point[] = [];
  for (let y = 11; y < halfHeight - 5; y += 10)
    for (let x = 11; x < halfWidth - 5; x += 11) found.push([x, y], [-x, y], [x, -y], [-x, -y]);
  return found;
};

/** Ridge tents, lit from the north-west. */
export const tents = (places: readonly Point[], palette: Palette, size = 4): readonly DrawItem[] => {
  if (places.length === 0) return [];
  const sorted = [...places].sort((one, other) => one[1] - other[1]);
  const face = sorted.map(
    ([x, y]) =>
      `${command('M', x - size, y + size * 0.75)}${command('l', size, -size * 1.75, size, size * 1.75)}z`,
  );
  const shade = sorted.map(
    ([x, y]) => `${command('M', x, y - size)}${command('l', size, size * 1.75)}${command('h', -size * 0.9)}z`,
  );
  return [
    { k: 'path', d: face.join(''), fill: palette.sheet, stroke: palette.ink, width: 0.8, join: 'round' },
    { k: 'path', d: shade.join(''), fill: palette.secondInk },
  ];
};

/** Tents in loose rows on trodden ground, with a few fires and no rampart. */
export const openCamp = (options: CampOptions): DrawItem => {
  const { x, y, width, height, degrees = 0, seed, palette, detail } = options;
  const random = seeded(`${seed}/tents`);
  const trodden = smoothPath(blob([0, 0], width * 0.54, height * 0.56, 0.07, random), true);
  const places = looseRows(width, height, random.spread, random.next);
  const fires = places
    .filter(() => random.next() < 0.12)
    .map(([tentX, tentY]): Point => [tentX + 8, tentY + 5]);
  return {
    k: 'group',
    matrix: placed(x, y, 1, degrees),
    kids: [
      { k: 'path', d: trodden, fill: palette.field, opacity: 0.75 },
      { k: 'path', d: trodden, stroke: palette.secondInk, width: 0.7, dash: [1.5, 3], opacity: 0.7 },
      ...(detail === 'low' ? [] : campfires(fires, palette)),
      ...tents(places, palette, detail === 'low' ? 6 : 4.6),
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

const campfires = (places: readonly Point[], palette: Palette): readonly DrawItem[] =>
  places.length === 0
    ? []
    : [
        {
          k: 'path',
          d: places
            .map(
              ([x, y]) =>
                command('M', x - 2, y) +
                command('l', 4, 1.4) +
                command('M', x - 2, y + 1.4) +
                command('l', 4, -1.4),
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
                `${command('M', x - 1.3, y)}${command('q', -0.5, -2, 1.2, -4)}${command('q', 2, 2, 1.2, 4)}z`,
            )
            .join(''),
          fill: palette.brick,
        },
      ];
