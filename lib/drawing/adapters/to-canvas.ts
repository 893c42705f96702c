import type { DrawItem, DrawList, GroupItem, PathItem, TextItem } from '../draw-list';
import { FONT_FACES, FONT_FAMILIES, type FontFamilies } from '../font-faces';

/** The part of a 2D context that drawing needs. */
export type CanvasContext = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'transform'
  | 'translate'
  | 'rotate'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'fillText'
  | 'strokeText'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
> & { letterSpacing?: string };

export interface CanvasOptions {
  readonly fontFamilies?: FontFamilies;
}

/** Parsing path data is the expensive part of a repaint, so each item's outline is cached as long as the item lives. */
const outlines = new WeakMap<object, Path2D>();

const outlineOf = (item: object, d: string): Path2D => {
  const known = outlines.get(item);
  if (known !== undefined) return known;
  const made = new Path2D(d);
  outlines.set(item, made);
  return made;
};

/** Paints the picture at the context's present transform, one board unit to one of its units. */
export const toCanvas = (list: DrawList, context: CanvasContext, options: CanvasOptions = {}): void => {
  const families = options.fontFamilies ?? FONT_FAMILIES;
  const paintAll = (items: readonly DrawItem[]): void => {
    for (const item of items) paint(item);
  };
  const paintGroup = (group: GroupItem): void => within(group, context, () => paintAll(group.kids));
  const paint = (item: DrawItem): void => {
    if (item.k === 'path') paintPath(item, context);
    else if (item.k === 'text') paintText(item, context, families);
    else if (item.k === 'group') paintGroup(item);
    else paintGroup({ k: 'group', matrix: item.matrix, kids: list.symbols?.[item.symbol] ?? [] });
  };
  paintAll(list.items);
};

const within = (group: GroupItem, context: CanvasContext, paintKids: () => void): void => {
  context.save();
  if (group.matrix !== undefined) context.transform(...group.matrix);
  if (group.clip !== undefined) context.clip(outlineOf(group, group.clip));
  // A canvas has no group opacity without a second canvas: each child is faded separately.
  if (group.opacity !== undefined) context.globalAlpha *= group.opacity;
  paintKids();
  context.restore();
};

const paintPath = (item: PathItem, context: CanvasContext): void => {
  const outline = outlineOf(item, item.d);
  const alpha = context.globalAlpha;
  if (item.opacity !== undefined) context.globalAlpha = alpha * item.opacity;
  if (item.fill !== undefined) {
    context.fillStyle = item.fill;
    context.fill(outline, item.evenOdd ? 'evenodd' : 'nonzero');
  }
  if (item.stroke !== undefined) {
    context.strokeStyle = item.stroke;
    context.lineWidth = item.width ?? 1;
    context.lineCap = item.cap ?? 'butt';
    context.lineJoin = item.join ?? 'miter';
    context.setLineDash(item.dash === undefined ? [] : [...item.dash]);
    context.stroke(outline);
  }
  context.globalAlpha = alpha;
};

const paintText = (item: TextItem, context: CanvasContext, families: FontFamilies): void => {
  const face = FONT_FACES[item.font];
  context.save();
  context.translate(item.x, item.y);
  if (item.rotate) context.rotate((item.rotate * Math.PI) / 180);
  context.font = `${face.italic ? 'italic ' : ''}${face.weight} ${item.size}px ${families[face.family]}`;
  context.textAlign = item.anchor === 'middle' ? 'center' : (item.anchor ?? 'start');
  if (item.spacing !== undefined) context.letterSpacing = `${item.spacing}px`;
  if (item.halo !== undefined) {
    context.strokeStyle = item.halo.colour;
    context.lineWidth = item.halo.width;
    context.lineJoin = 'round';
    context.setLineDash([]);
    context.strokeText(item.text, 0, 0);
  }
  context.fillStyle = item.fill;
  context.fillText(item.text, 0, 0);
  context.restore();
};
