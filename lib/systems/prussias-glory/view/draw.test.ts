import { describe, expect, test } from 'vitest';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { DRAW_LAYERS, type DrawOptions } from '@/lib/game/contract/game-system';
import { BRUSHES } from '../authoring/brush-icons';
import { generateGround } from '../authoring/map/generate-ground';
import { blank } from '../document/blank';
import type { Scenario } from '../document/scenario';
import { draw } from './draw';
import { HEX_MARKS } from './hex-marks';
import { setUp } from './position';

const made = (): Scenario => {
  const scenario = blank();
  return { ...scenario, board: generateGround(scenario.board, 'river', 3) };
};

const view = (more: Partial<DrawOptions> = {}): DrawOptions => ({
  layers: DRAW_LAYERS,
  paper: 'screen',
  detail: 'normal',
  say: ({ code }) => code,
  ...more,
});

const texts = ({ items }: DrawList): readonly string[] => {
  const read = (all: readonly DrawItem[]): string[] =>
    all.flatMap(item => (item.k === 'text' ? [item.text] : item.k === 'group' ? read(item.kids) : []));
  return read(items);
};

describe('[1.1] the picture of a map', () => {
  const scenario = made();
  const position = setUp(scenario);

  test('is sound on screen and paper, at every detail', () => {
    for (const paper of ['screen', 'print'] as const)
      for (const detail of ['low', 'normal', 'high'] as const)
        expect(toSvg(draw(position, view({ paper, detail })))).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('numbers every hex and names every town', () => {
    const shown = new Set(texts(draw(position, view())));
    for (const { id } of position.board.spaces) expect(shown).toContain(id);
    for (const { name } of scenario.board.towns) expect(shown).toContain(name);
    expect(shown).toContain('N');
  });

  test('shows only the layers asked for', () => {
    const bare = draw(position, view({ layers: ['terrain'] }));
    expect(texts(bare)).toEqual([]);
    expect(bare.width).toBe(position.board.width);
    expect(draw(position, view({ layers: ['pieces'] })).items).toEqual([]);
  });

  test('a piece that moves does not draw the ground again', () => {
    const again = setUp({ ...scenario, title: 'Another' });
    const terrain = view({ layers: ['terrain'] });
    expect(draw(again, terrain).items[0]).toBe(draw(position, terrain).items[0]);
  });

  test('draws a marker for each stack in column or engaged, and for momentum', () => {
    const pieces = view({ layers: ['pieces'] });
    const marks = HEX_MARKS.map((kind, hex) => ({ hex, kind, style: null }));
    const marked = draw({ ...position, marks }, pieces);
    expect(marked.items.length).toBe(draw(position, pieces).items.length + HEX_MARKS.length);
    expect(toSvg(marked)).not.toMatch(/NaN|undefined/);
  });

  test('frames the hexes that break a rule', () => {
    const faulty = view({ layers: ['grid'], invalidParts: { spaces: ['0303', '9999'], pieces: [] } });
    const [plain, framed] = [draw(position, view({ layers: ['grid'] })), draw(position, faulty)];
    expect(framed.items.length).toBe(plain.items.length + 2);
  });
});

describe('[2.0] brushes', () => {
  test('each has an icon of its own that needs no signs from elsewhere', () => {
    const icons = BRUSHES.map(({ icon }) => toSvg({ width: 100, height: 100, items: icon() }));
    expect(new Set(icons).size).toBeGreaterThanOrEqual(BRUSHES.length - 1);
    for (const icon of icons) expect(icon).not.toMatch(/<use|NaN/);
  });
});
