import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import type { MeasuredSetUp, MeasuredUnit } from '@/lib/game/contract/measured-set-up';
import type { Point } from '@/lib/geometry/board';
import { offsetPoint } from '@/lib/geometry/plane/plane';
import { composePart } from '../parts';
import { renderPdf } from '../testing/rendered-pages';
import { loadShippedBattle, makeSheetContents } from '../testing/sample-battle';
import { writePdf } from '../write-pdf';
import { labelUnits, listUnitCells } from './measure-words';
import { type LabelRequest, overlaps, placeLabels } from './place-labels';

const PATIENCE = { timeout: 120_000 };
const BATTLES = readdirSync('content/scenarios/in-death-ground').map(file => `in-death-ground/${file}`);

const measuresOf = async (file: string): Promise<MeasuredSetUp> => {
  const { system, scenario } = await loadShippedBattle(file);
  const measured = system.printing.measureSetUp?.(scenario);
  if (!measured) throw new Error('no measures');
  return measured;
};

const FRACTIONS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** "5¾" as somebody at the table reads it. */
const readInches = (text: string): number => {
  const sign = text.startsWith('−') ? -1 : 1;
  const digits = text.replace(/[−¼½¾]/g, '');
  const fraction = FRACTIONS[text.at(-1) ?? ''] ?? 0;
  return sign * (Number(digits || '0') + fraction);
};

const HEADINGS: Readonly<Record<string, number>> = { '▲': 0, '►': 90, '▼': 180, '◄': 270 };
const readHeading = (text: string): number => HEADINGS[text] ?? Number.parseInt(text, 10);

/** Where the middle of a unit's block comes to lie, from nothing but its row and its size. */
const rebuildCentre = (unit: MeasuredUnit, { width, height }: MeasuredSetUp): Point => {
  const [faces, , along, fromEdge] = listUnitCells(unit, { width, height });
  const [first, second] = [readInches(along), readInches(fromEdge)];
  const corner: Point =
    unit.edge === 'bottom'
      ? [first, height - second]
      : unit.edge === 'top'
        ? [first, second]
        : [unit.edge === 'left' ? second : width - second, first];
  const heading = readHeading(faces);
  const [a, b] = [unit.outline[0], unit.outline[1]] as [Point, Point];
  const front = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const rear = unit.outline[3] as Point;
  const depth = Math.hypot(a[0] - rear[0], a[1] - rear[1]);
  const isLeft = Math.hypot(unit.corner[0] - a[0], unit.corner[1] - a[1]) < front / 2;
  return offsetPoint(corner, heading, -depth / 2, isLeft ? front / 2 : -front / 2);
};

const centreOf = ({ outline }: MeasuredUnit): Point => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
];

/** An eighth of an inch each way, and half a degree over the front. */
const TOLERANCE = 0.3;

describe.each(BATTLES)('%s', PATIENCE, file => {
  test('every unit can be set up again from its printed row', async () => {
    const measured = await measuresOf(file);
    for (const unit of measured.units.filter(({ remark }) => !remark)) {
      const [x, y] = rebuildCentre(unit, measured);
      const [cx, cy] = centreOf(unit);
      expect(Math.hypot(x - cx, y - cy), unit.name).toBeLessThan(TOLERANCE);
    }
  });
});

/** The texts and rings of the plan, as they lie on its page. */
const readPlan = async (file: string) => {
  const contents = makeSheetContents(await loadShippedBattle(file), { say });
  const job = composePart('sheet', contents, new URLSearchParams());
  const onPages = job.pages.map(({ prints }) => prints.flatMap(({ list }) => list.items));
  const plan = onPages.find(items => items.some(item => item.k === 'path' && RING.test(item.d))) ?? [];
  const rings = plan.flatMap((item): readonly Point[] => {
    const [, x, y] = item.k === 'path' ? (RING.exec(item.d) ?? []) : [];
    return x && y ? [[Number(x) + 2.2, Number(y)]] : [];
  });
  const texts = plan.flatMap(item => {
    if (item.k !== 'text' || !item.halo) return [];
    const style = { font: item.font, size: item.size, leading: 9, colour: item.fill };
    const half = job.measure(item.text, style) / 2;
    return [
      { text: item.text, left: item.x - half, right: item.x + half, top: item.y - 5.4, bottom: item.y },
    ];
  });
  const measured = await measuresOf(file);
  const labels = labelUnits(measured.units, contents.system.seats(contents.scenario));
  return { rings, texts, measured, labels };
};

const RING = /^M(\S+) (\S+)a2\.2 2\.2 0 1 0/;

describe.each(BATTLES)('the plan of %s', PATIENCE, file => {
  test('names every unit, and neither a name nor a length lies on a stand', async () => {
    const { rings, texts, measured, labels } = await readPlan(file);
    const { units } = measured;
    expect(rings).toHaveLength(units.length);
    const corners = units.map(({ corner }) => corner);
    const widest = (axis: 0 | 1): readonly [number, number] => {
      const order = corners.map((corner, index) => [corner[axis], index] as const).sort(([a], [b]) => a - b);
      return [order[0]?.[1] ?? 0, order.at(-1)?.[1] ?? 0];
    };
    const scaleOf = (axis: 0 | 1): number => {
      const [low, high] = widest(axis).map(index => [corners[index]?.[axis] ?? 0, rings[index]?.[axis] ?? 0]);
      return ((high?.[1] ?? 0) - (low?.[1] ?? 0)) / ((high?.[0] ?? 0) - (low?.[0] ?? 0));
    };
    const scale = scaleOf(0);
    const [corner, ring] = [corners[0] ?? [0, 0], rings[0] ?? [0, 0]];
    const stands = units.map(({ outline }) => {
      const xs = outline.map(([x]) => ring[0] + (x - corner[0]) * scale);
      const ys = outline.map(([, y]) => ring[1] + (y - corner[1]) * scale);
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
    expect(texts.length).toBeGreaterThan(units.length);
    for (const text of texts)
      expect(
        stands.some(stand => overlaps(text, stand)),
        text.text,
      ).toBe(false);
    const named = new Set(texts.map(({ text }) => text.split(' ')[0]));
    expect([...labels.values()].filter(label => !named.has(label))).toEqual([]);
  });
});

test('the rows of the table stand on the page, one for each unit', PATIENCE, async () => {
  const file = 'in-death-ground/trebia-218.json';
  const contents = makeSheetContents(await loadShippedBattle(file), { say });
  const pages = await renderPdf(await writePdf(composePart('sheet', contents, new URLSearchParams())));
  const text = pages.map(page => page.text).join(' ');
  const measured = await measuresOf(file);
  const labels = labelUnits(measured.units, contents.system.seats(contents.scenario));
  expect(measured.units.length).toBeGreaterThan(15);
  for (const unit of measured.units) {
    expect(text).toContain(labels.get(unit.piece));
    for (const cell of listUnitCells(unit, measured)) expect(text).toContain(cell);
  }
  expect(text).toContain('T5');
});

test('terrain is cut out in true size: the hill of Trebia takes three sheets', PATIENCE, async () => {
  const contents = makeSheetContents(await loadShippedBattle('in-death-ground/trebia-218.json'), { say });
  const { pages } = composePart('map', contents, new URLSearchParams({ scale: 'templates' }));
  const pieces = (await measuresOf('in-death-ground/trebia-218.json')).ground.filter(({ box }) => box);
  expect(pages.length).toBeGreaterThan(pieces.length);
  expect(pages.filter(({ bookmarks }) => bookmarks.some(title => title.includes('T4')))).toHaveLength(3);
});

test('a name never stands on a stand or on another name', () => {
  const frame = { left: 0, top: 0, right: 400, bottom: 300 };
  const wishes = Array.from({ length: 24 }, (_, index): LabelRequest => {
    const [left, top] = [10 + (index % 6) * 64, 10 + Math.floor(index / 6) * 34];
    return {
      stand: { left, top, right: left + 50, bottom: top + 22 },
      ahead: [0, index % 2 === 0 ? -1 : 1],
      texts: [
        { text: `C${index} Numidian horse`, width: 70 },
        { text: `C${index}`, width: 16 },
      ],
    };
  });
  const placed = placeLabels(wishes, frame, 9).flatMap(each => each ?? []);
  expect(placed.length).toBeGreaterThan(8);
  for (const [index, { box }] of placed.entries()) {
    expect(wishes.some(({ stand }) => overlaps(box, stand))).toBe(false);
    expect(placed.some((other, at) => at !== index && overlaps(box, other.box))).toBe(false);
  }
});
