import { readFile } from 'node:fs/promises';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import type { Page, PrintJob } from '@/lib/print/layout/print-job';
import { BATTLE_PARTS, composePart } from '@/lib/print/parts';
import { composeSheet } from '@/lib/print/sheet/sheet';
import type { SheetContents } from '@/lib/print/sheet/sheet-contents';
import { loadShippedBattle, makeSheetContents } from '@/lib/print/testing/sample-battle';
import { writePdf } from '@/lib/print/write-pdf';

const COUNTERS = 120;
const ROWS = 36;

type Json = Readonly<Record<string, unknown>>;
interface Unit {
  readonly id: string;
  readonly name: string;
}
interface Force {
  readonly wings: readonly { readonly units: readonly Unit[] }[];
}
interface Stack {
  readonly hex: string;
  readonly side: string;
  readonly pieces: readonly string[];
}

interface Ground {
  readonly rows: number;
  readonly terrain: readonly string[];
}

/** A thousand hexes: the northern rows again in the south. */
const extendBoard = (board: Ground): Ground => ({
  ...board,
  rows: ROWS,
  terrain: Array.from({ length: ROWS }, (_, row) => board.terrain[row % board.terrain.length] ?? ''),
});

/** Leuthen with as many hexes and counters as the proof asks for: more ground, and more regiments in the second army. */
const enlargeBattle = (json: Json, missing: number): Json => {
  const forces = json.forces as readonly [Force, Force];
  const deployment = json.deployment as { readonly stacks: readonly Stack[] };
  const { wings } = forces[1];
  const model = wings[0]?.units[0];
  if (!model) throw new Error('an army without a unit');
  const more = Array.from({ length: missing }, (_, index) => ({
    ...model,
    id: `more-${index}`,
    name: `More ${index}`,
  }));
  const stacks = more.map(({ id }, index) => ({
    hex: `${20 + (index % 18)}${String(12 + Math.floor(index / 18)).padStart(2, '0')}`,
    side: deployment.stacks[0]?.side ?? '',
    pieces: [id],
  }));
  return {
    ...json,
    board: extendBoard(json.board as Ground),
    forces: [
      forces[0],
      {
        ...forces[1],
        wings: wings.map((wing, at) => ({
          ...wing,
          units: [...wing.units, ...more.filter((_, index) => index % wings.length === at)],
        })),
      },
    ],
    deployment: { ...deployment, stacks: [...deployment.stacks, ...stacks] },
    variants: [],
  };
};

const words = { say: makeSay(messages, 'en'), engine: 'bench' };

export const benchContents = async (): Promise<SheetContents> => {
  const base = await loadShippedBattle('prussias-glory/leuthen.json');
  const placed = base.position.pieces.filter(({ box }) => box).length;
  const battle = await loadShippedBattle('prussias-glory/leuthen.json', json =>
    enlargeBattle(json, Math.max(0, COUNTERS - placed)),
  );
  return makeSheetContents(battle, words);
};

export const sizeOf = ({ position }: SheetContents): { hexes: number; counters: number } => ({
  hexes: position.board.kind === 'spaces' ? position.board.spaces.length : 0,
  counters: position.pieces.filter(({ box }) => box).length,
});

export const compose = (contents: SheetContents): PrintJob => composeSheet(contents);

export const ours = (contents: SheetContents): Promise<Buffer> => writePdf(composeSheet(contents));

const SHARED = 'shared';

/** The same pages for a browser: what several of them show, such as the map, stands in the file once and is used; with the same fonts. */
export const asHtml = async ({ pages }: PrintJob): Promise<string> => {
  const names = new Map<readonly DrawItem[], string>();
  const drawn = pages.map((page, index) => {
    const svg = toSvg(toPageList(page, names), { idPrefix: `page-${index}` });
    const shared = svg.replaceAll(`#page-${index}-symbol-`, `#${SHARED}-symbol-`);
    const size = `width:${page.width}pt;height:${page.height}pt`;
    return `<div class="p" style="${size};page:${page.width > page.height ? 'lying' : 'upright'}">${shared}</div>`;
  });
  const [first] = pages;
  const paper = `@page upright{size:${first?.width}pt ${first?.height}pt;margin:0}@page lying{size:${first?.height}pt ${first?.width}pt;margin:0}`;
  const style = `${await readFontFaces()}${paper}body{margin:0}.p{break-after:page;overflow:hidden}.p svg{display:block;width:100%;height:100%}.s{position:absolute;width:0;height:0;overflow:hidden}`;
  const symbols = toSvg(collectSymbols(pages, names), { idPrefix: SHARED });
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="s">${symbols}</div>${drawn.join('')}`;
};

type Names = Map<readonly DrawItem[], string>;

const nameOf = (items: readonly DrawItem[], names: Names): string => {
  const known = names.get(items) ?? `s${names.size}`;
  names.set(items, known);
  return known;
};

const toPageList = ({ width, height, prints }: Page, names: Names): DrawList => ({
  width,
  height,
  items: prints.map(({ list, x, y, scale }) => ({
    k: 'group',
    matrix: [scale, 0, 0, scale, x, y],
    kids: renameSymbols(list.items, list, names),
  })),
});

/** Every symbol of every page, the same one once. */
const collectSymbols = (pages: readonly Page[], names: Names): DrawList => {
  const lists = pages.flatMap(({ prints }) => prints.map(({ list }) => list));
  const symbols = lists.flatMap(list =>
    Object.values(list.symbols ?? {}).map(
      items => [nameOf(items, names), renameSymbols(items, list, names)] as const,
    ),
  );
  return { width: 1, height: 1, items: [], symbols: Object.fromEntries(symbols) };
};

const renameSymbols = (items: readonly DrawItem[], list: DrawList, names: Names): readonly DrawItem[] =>
  items.map(item => {
    if (item.k === 'use') return { ...item, symbol: nameOf(list.symbols?.[item.symbol] ?? [], names) };
    return item.k === 'group' ? { ...item, kids: renameSymbols(item.kids, list, names) } : item;
  });

const FACES = [
  ["'EB Garamond'", 400, 'normal', 'eb-garamond/files/eb-garamond-latin-400-normal.woff2'],
  ["'EB Garamond'", 600, 'normal', 'eb-garamond/files/eb-garamond-latin-600-normal.woff2'],
  ["'EB Garamond'", 400, 'italic', 'eb-garamond/files/eb-garamond-latin-400-italic.woff2'],
  ["'Source Sans 3'", 400, 'normal', 'source-sans-3/files/source-sans-3-latin-400-normal.woff2'],
  ["'Source Sans 3'", 600, 'normal', 'source-sans-3/files/source-sans-3-latin-600-normal.woff2'],
  ["'Source Sans 3'", 700, 'normal', 'source-sans-3/files/source-sans-3-latin-700-normal.woff2'],
] as const;

const readFontFaces = async (): Promise<string> => {
  const faces = FACES.map(async ([family, weight, style, file]) => {
    const bytes = await readFile(`node_modules/@fontsource/${file}`);
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')})`;
    return `@font-face{font-family:${family};font-weight:${weight};font-style:${style};src:${source}}`;
  });
  return (await Promise.all(faces)).join('');
};

const BATTLES = [
  'lost-battles/cannae.json',
  'prussias-glory/leuthen.json',
  'in-death-ground/cannae-216-table.json',
  'pocket-battles/pocket-alesia.json',
  'perikles/perikles-431.json',
];

/** Ten prints of all books and kinds at the same time: the whole sheet and the largest board of each. */
export const tenAtOnce = async (): Promise<number> => {
  const all = BATTLES.flatMap(file => [BATTLE_PARTS[0], 'map' as const].map(part => ({ file, part })));
  const made = await Promise.all(
    all.map(async ({ file, part }) => {
      const contents = makeSheetContents(await loadShippedBattle(file), words);
      const scale = contents.system.printing.maps.at(-1)?.id ?? '';
      return writePdf(composePart(part, contents, new URLSearchParams({ scale })));
    }),
  );
  return made.reduce((sum, { length }) => sum + length, 0);
};
