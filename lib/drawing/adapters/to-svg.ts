import type { DrawItem, DrawList, GroupItem, Matrix, PathItem, TextItem, UseItem } from '../draw-list';
import { FONT_FACES, FONT_FAMILIES, type FontFamilies } from '../font-faces';

export interface SvgOptions {
  readonly background?: string;
  readonly title?: string;
  readonly fontFamilies?: FontFamilies;
  /** Keeps the ids of several pictures on one page apart. */
  readonly idPrefix?: string;
  /**
   * For resvg, which aborts the whole process when something clipped or faded lies outside the picture: each such group gets
   * an invisible path that covers the picture.
   */
  readonly anchored?: boolean;
}

interface Writing {
  readonly list: DrawList;
  readonly families: FontFamilies;
  readonly idPrefix: string;
  readonly anchored: boolean;
  clips: number;
}

type Attribute = string | number | undefined;

/** The picture as one SVG document. */
export const toSvg = (list: DrawList, options: SvgOptions = {}): string => {
  const writing: Writing = {
    list,
    anchored: options.anchored ?? false,
    families: options.fontFamilies ?? FONT_FAMILIES,
    idPrefix: options.idPrefix ?? 'drawing',
    clips: 0,
  };
  const title = options.title === undefined ? '' : element('title', {}, escapeXml(options.title));
  const body =
    title +
    background(list, options.background) +
    symbols(list, writing) +
    all(list.items, writing, IDENTITY);
  return element('svg', rootAttributes(list, options), body);
};

const rootAttributes = ({ width, height }: DrawList, options: SvgOptions): Record<string, Attribute> => ({
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: `0 0 ${short(width)} ${short(height)}`,
  width: short(width),
  height: short(height),
  ...(options.title === undefined ? {} : { role: 'img' }),
});

const background = ({ width, height }: DrawList, fill: string | undefined): string =>
  fill === undefined ? '' : element('rect', { width: short(width), height: short(height), fill });

const symbols = (list: DrawList, writing: Writing): string => {
  const entries = Object.entries(list.symbols ?? {});
  if (entries.length === 0 || writing.anchored) return '';
  const drawn = entries.map(([name, items]) =>
    element('g', { id: symbolId(name, writing) }, all(items, writing, IDENTITY)),
  );
  return element('defs', {}, drawn.join(''));
};

const symbolId = (name: string, writing: Writing): string => `${writing.idPrefix}-symbol-${name}`;

const all = (items: readonly DrawItem[], writing: Writing, at: Matrix): string =>
  items.map(item => one(item, writing, at)).join('');

const one = (item: DrawItem, writing: Writing, at: Matrix): string => {
  switch (item.k) {
    case 'path':
      return path(item);
    case 'text':
      return text(item, writing);
    case 'group':
      return group(item, writing, at);
    case 'use':
      return use(item, writing, at);
  }
};

const path = (item: PathItem): string =>
  element('path', {
    d: item.d,
    fill: item.fill ?? 'none',
    'fill-rule': item.evenOdd ? 'evenodd' : undefined,
    stroke: item.stroke,
    'stroke-width': item.stroke === undefined ? undefined : short(item.width ?? 1),
    'stroke-dasharray': item.dash?.map(short).join(' '),
    'stroke-linecap': item.cap === 'round' ? 'round' : undefined,
    'stroke-linejoin': item.join === 'round' ? 'round' : undefined,
    // Not plain opacity: fill and stroke fade separately, as in canvas and PDF.
    'fill-opacity': item.fill === undefined ? undefined : item.opacity,
    'stroke-opacity': item.stroke === undefined ? undefined : item.opacity,
  });

const text = (item: TextItem, writing: Writing): string => {
  const face = FONT_FACES[item.font];
  const attributes = {
    x: short(item.x),
    y: short(item.y),
    'font-family': writing.families[face.family],
    'font-size': short(item.size),
    'font-weight': face.weight === 400 ? undefined : face.weight,
    'font-style': face.italic ? 'italic' : undefined,
    'text-anchor': item.anchor === 'start' ? undefined : item.anchor,
    'letter-spacing': item.spacing,
    fill: item.fill,
    ...halo(item),
    transform: item.rotate ? `rotate(${short(item.rotate)} ${short(item.x)} ${short(item.y)})` : undefined,
    style: face.family === 'sans' ? "font-feature-settings:'tnum','lnum'" : undefined,
  };
  return element('text', attributes, escapeXml(item.text));
};

const halo = ({ halo }: TextItem): Record<string, Attribute> =>
  halo === undefined
    ? {}
    : {
        stroke: halo.colour,
        'stroke-width': short(halo.width),
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      };

const group = (item: GroupItem, writing: Writing, at: Matrix): string => {
  const clipId = item.clip === undefined ? undefined : `${writing.idPrefix}-clip-${++writing.clips}`;
  const clip =
    item.clip === undefined ? '' : element('clipPath', { id: clipId }, element('path', { d: item.clip }));
  const attributes = {
    transform: item.matrix && matrix(item.matrix),
    opacity: item.opacity,
    'clip-path': clipId && `url(#${clipId})`,
  };
  const within = item.matrix === undefined ? at : product(at, item.matrix);
  const isLayer = item.clip !== undefined || item.opacity !== undefined;
  const anchored = writing.anchored && isLayer ? anchor(writing.list, within) : '';
  if (anchored === undefined) return '';
  return element('g', attributes, clip + anchored + all(item.kids, writing, within));
};

const use = (item: UseItem, writing: Writing, at: Matrix): string => {
  if (!writing.anchored)
    return element('use', { href: `#${symbolId(item.symbol, writing)}`, transform: matrix(item.matrix) });
  return group(
    { k: 'group', matrix: item.matrix, kids: writing.list.symbols?.[item.symbol] ?? [] },
    writing,
    at,
  );
};

/** The whole picture as an unseen path in a group's own units; undefined for a group that is squashed to nothing. */
const anchor = ({ width, height }: DrawList, [a, b, c, d, e, f]: Matrix): string | undefined => {
  const size = a * d - b * c;
  if (Math.abs(size) < 1e-9) return undefined;
  const corner = (x: number, y: number): string =>
    `${precise((d * (x - e) - c * (y - f)) / size)} ${precise((a * (y - f) - b * (x - e)) / size)}`;
  const outline = `M${corner(0, 0)}L${corner(width, 0)}L${corner(width, height)}L${corner(0, height)}Z`;
  return element('path', { d: outline, 'fill-opacity': 0 });
};

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const matrix = (values: Matrix): string => `matrix(${values.map(precise).join(' ')})`;

const element = (name: string, attributes: Record<string, Attribute>, inside = ''): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
};

const short = (value: number): number => Math.round(value * 100) / 100;
const precise = (value: number): number => Math.round(value * 10000) / 10000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe in text and attributes; characters that XML forbids become the replacement mark. */
export const escapeXml = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, mark => ENTITIES[mark] ?? mark);
