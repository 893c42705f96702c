import PDFDocument from 'pdfkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DrawList } from '../draw-list';
import { translate } from '../draw-list';
import { FONT_NAMES } from '../fonts';
import { drawRectanglePath } from '../shapes';
import { toCanvas } from './to-canvas';
import { toPdf } from './to-pdf';
import { toPng } from './to-pixels';
import { escapeXml, toSvg } from './to-svg';

const everyKind: DrawList = {
  width: 100,
  height: 60,
  items: [
    { k: 'path', d: 'M0 0H100V60H0Z', fill: '#F1E7CF' },
    { k: 'path', d: 'M5 5L20 5', stroke: '#2A241D', width: 2, dash: [3, 2], cap: 'round', join: 'round' },
    {
      k: 'path',
      d: 'M5 8a2 2 0 0 1 4 0c1 1 2 1 3 0q1 1 2 0h2v2l1-1',
      fill: '#fff',
      stroke: '#000',
      opacity: 0.5,
    },
    { k: 'path', d: 'M0 0h9v9h-9ZM2 2h5v5h-5Z', fill: '#123456', evenOdd: true },
    ...FONT_NAMES.map(font => ({
      k: 'text' as const,
      x: 50,
      y: 40,
      text: 'Ab 3',
      size: 9,
      font,
      fill: '#2A241D',
    })),
    {
      k: 'text',
      x: 80,
      y: 50,
      text: 'Halo',
      size: 9,
      font: 'sans',
      fill: '#000',
      anchor: 'end',
      halo: { colour: '#fff', width: 3 },
      spacing: 2,
      rotate: 30,
    },
    {
      k: 'group',
      matrix: translate(20, 10),
      opacity: 0.8,
      clip: drawRectanglePath(0, 0, 10, 10),
      kids: [{ k: 'path', d: drawRectanglePath(-50, -50, 100, 100), fill: '#B3261E' }],
    },
    { k: 'use', symbol: 'dot', matrix: translate(60, 20) },
  ],
  symbols: { dot: [{ k: 'path', d: drawRectanglePath(0, 0, 10, 10), fill: '#1E3F66' }] },
};

describe('SVG', () => {
  test('takes every kind of item', () => {
    const svg = toSvg(everyKind, { title: 'A field' });
    for (const part of [
      '<title>A field</title>',
      'clip-path="url(#drawing-clip-1)"',
      '<use href="#drawing-symbol-dot"',
    ])
      expect(svg).toContain(part);
  });

  test('keeps the ids of two pictures apart and repeats itself exactly', () => {
    const one = toSvg(everyKind, { idPrefix: 'one' });
    expect(one).toBe(toSvg(everyKind, { idPrefix: 'one' }));
    expect(one).toContain('id="one-clip-1"');
    expect(one).not.toContain('drawing-clip');
  });

  test('escapes hostile words, colours and titles', () => {
    const hostile = `</text><script>alert("1")</script>&'`;
    const text = { k: 'text', x: 0, y: 0, size: 9, font: 'sans' } as const;
    const items = [{ ...text, text: hostile, fill: '"><script>' }];
    const svg = toSvg({ width: 9, height: 9, items }, { title: hostile, background: '"/><script>' });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;');
  });

  test('writes no character that XML forbids', () => {
    expect(escapeXml('a\u0000\u001b\ud800b')).toBe('a\ufffd\ufffd\ufffdb');
  });
});

const pixelAt = async (list: DrawList, x: number, y: number): Promise<readonly number[]> => {
  const { Resvg } = await import('@resvg/resvg-js');
  const image = `data:image/png;base64,${(await toPng(list, { width: list.width, background: '#ffffff' })).toString('base64')}`;
  const size = `width="${list.width}" height="${list.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${image}" ${size}/></svg>`;
  const { pixels, width } = new Resvg(svg).render();
  return [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
};

describe('PNG', () => {
  const small: DrawList = {
    width: 40,
    height: 20,
    items: [
      { k: 'path', d: 'M0 0H20V20H0Z', fill: '#8E2A20' },
      { k: 'group', clip: 'M0 0H30V20H0Z', kids: [{ k: 'path', d: 'M20 0H40V20H20Z', fill: '#1E3F66' }] },
    ],
  };

  test.each([
    ['the solid half', 10, 10, [0x8e, 0x2a, 0x20]],
    ['inside the clip', 25, 10, [0x1e, 0x3f, 0x66]],
    ['outside the clip the background', 35, 10, [255, 255, 255]],
  ])('%s', async (_, x, y, expected) => expect(await pixelAt(small, x, y)).toEqual(expected));

  test.each(FONT_NAMES)('letters of %s are drawn', async font => {
    const letters = { k: 'text', x: 5, y: 40, text: 'MMM', size: 40, font, fill: '#000000' } as const;
    const blank = await toPng({ width: 100, height: 50, items: [] }, { width: 100 });
    const written = await toPng({ width: 100, height: 50, items: [letters] }, { width: 100 });
    expect(written.length).toBeGreaterThan(blank.length + 100);
  });

  test('what lies outside the picture does no harm', async () => {
    const kids = [
      ...everyKind.items,
      { k: 'text', x: 0, y: 0, text: 'A', size: 9, font: 'sans', fill: '#000' } as const,
    ];
    const far = [-9000, -600, -60, 0, 99, 600, 9000].flatMap(x => [
      { k: 'group', matrix: translate(x, 0), opacity: 0.5, kids } as const,
      { k: 'group', matrix: translate(0, x), clip: drawRectanglePath(0, 0, 5, 5), kids } as const,
      { k: 'group', matrix: [0, 0, 0, 0, x, x], opacity: 0.5, kids } as const,
    ]);
    expect(
      (await toPng({ ...everyKind, items: far }, { width: 100, anchored: true })).length,
    ).toBeGreaterThan(100);
  });

  test('takes every kind of item and the wanted width', async () => {
    const png = await toPng(everyKind, { width: 300 });
    expect(png.readUInt32BE(16)).toBe(300);
    expect(png.readUInt32BE(20)).toBe(180);
  });
});

test('PDF takes every kind of item, as vectors and with letters as text', async () => {
  const document = new PDFDocument({ size: [300, 200], compress: false });
  const parts: Buffer[] = [];
  const done = new Promise(resolve => document.on('end', resolve));
  document.on('data', (part: Buffer) => parts.push(part));
  const before = { x: document.x, y: document.y };
  toPdf(everyKind, document, { x: 10, y: 10, scale: 2 });
  expect({ x: document.x, y: document.y }).toEqual(before);
  document.end();
  await done;
  const bytes = Buffer.concat(parts).toString('latin1');
  expect(bytes).toContain('[3 2] 0 d');
  expect(bytes).toMatch(/\nW n/);
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(bytes.match(/\/FontFile2/g)?.length).toBe(FONT_NAMES.length);
});

describe('canvas', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const recorder = () => {
    const calls: string[] = [];
    const settings: Record<string | symbol, unknown> = { globalAlpha: 1 };
    const context = new Proxy(settings, {
      get: (target, key) => (key in target ? target[key] : () => calls.push(String(key))),
      set: (target, key, value) => {
        target[key] = value;
        return true;
      },
    });
    return { calls, settings, context: context as unknown as Parameters<typeof toCanvas>[1] };
  };

  test('takes every kind of item and parses each path once', () => {
    const parsed: string[] = [];
    vi.stubGlobal(
      'Path2D',
      class {
        constructor(d: string) {
          parsed.push(d);
        }
      },
    );
    const { calls, settings, context } = recorder();
    toCanvas(everyKind, context);
    for (const call of ['fill', 'stroke', 'clip', 'transform', 'fillText', 'strokeText', 'rotate'])
      expect(calls).toContain(call);
    expect(calls.filter(call => call === 'save').length).toBe(
      calls.filter(call => call === 'restore').length,
    );
    expect(settings.font).toBe("400 9px 'Source Sans 3'");
    const first = parsed.length;
    toCanvas(everyKind, context);
    expect(parsed.length).toBe(first);
  });
});
