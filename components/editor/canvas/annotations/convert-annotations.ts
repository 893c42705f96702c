import {
  type Editor,
  getIndices,
  renderPlaintextFromRichText,
  type TLArrowShape,
  type TLDrawShape,
  type TLLineShape,
  type TLShape,
  type TLShapePartial,
  type TLTextShape,
  toRichText,
  type VecLike,
} from 'tldraw';
import {
  type AnnotationInk,
  type AnnotationKind,
  type DrawnAnnotation,
  TEXT_SIZE,
} from '@/lib/drawing/annotations';
import { bendOf, middleOfBent, simplifyLine } from '@/lib/editor/board/simplify-line';
import type { Annotation } from '@/lib/game/document/annotation';
import type { Point } from '@/lib/geometry/board';

export type AnnotationShape = TLArrowShape | TLDrawShape | TLLineShape | TLTextShape;

/** Our kinds by tldraw's: the same name is its shape's and its tool's. */
export const TLDRAW_NAMES = { arrow: 'arrow', line: 'line', free: 'draw', text: 'text' } as const;

const KINDS: Readonly<Record<AnnotationShape['type'], AnnotationKind>> = {
  arrow: 'arrow',
  line: 'line',
  draw: 'free',
  text: 'text',
};

export const isAnnotationShape = (shape: TLShape): shape is AnnotationShape => shape.type in KINDS;

export const TLDRAW_COLOURS = {
  ink: 'black',
  red: 'red',
  blue: 'blue',
  green: 'green',
  brown: 'orange',
} as const satisfies Record<AnnotationInk, string>;

export const inkOf = (colour: string): AnnotationInk => {
  const [found] = Object.entries(TLDRAW_COLOURS).find(([, own]) => own === colour) ?? ['ink'];
  return found as AnnotationInk;
};

const toPoint = ({ x, y }: VecLike): Point => [x, y];

/** The points of a shape in its own space. */
const pointsOf = (shape: AnnotationShape): readonly Point[] => {
  switch (shape.type) {
    case 'arrow':
      return arrowPointsOf(shape);
    case 'draw':
      return shape.props.segments.flatMap(({ points }) => points.map(toPoint));
    case 'line':
      return Object.values(shape.props.points)
        .sort((one, other) => (one.index < other.index ? -1 : 1))
        .map(toPoint);
    case 'text':
      return [[0, 0]];
  }
};

const arrowPointsOf = ({ props: { start, end, bend } }: TLArrowShape): readonly Point[] => {
  const [tail, tip] = [toPoint(start), toPoint(end)];
  return Math.abs(bend) < 2 ? [tail, tip] : [tail, middleOfBent(tail, tip, bend), tip];
};

/** What a shape shows, in its own space: the same drawing as on the page and on paper. */
export const drawShape = (editor: Editor, shape: AnnotationShape): DrawnAnnotation => ({
  kind: KINDS[shape.type],
  ink: inkOf(shape.props.color),
  points: pointsOf(shape),
  ...(shape.type === 'text'
    ? {
        text: renderPlaintextFromRichText(editor, shape.props.richText),
        size: TEXT_SIZE * shape.props.scale,
      }
    : {}),
});

const TOLERANCE = 1.2;

/** A shape as an annotation of the document: in board units, rounded, with no more points than it needs. */
export const annotationOf = (editor: Editor, shape: AnnotationShape, id: string): Annotation => {
  const { kind, ink, points, text, size } = drawShape(editor, shape);
  const transform = editor.getShapePageTransform(shape);
  const onBoard = points.map(([x, y]): Point => {
    const { x: px, y: py } = transform.applyToPoint({ x, y });
    return [Math.round(px) || 0, Math.round(py) || 0];
  });
  const few = kind === 'free' ? simplifyLine(onBoard, TOLERANCE).slice(0, 400) : onBoard;
  return {
    id,
    kind,
    ink,
    points: few.map(([x, y]) => [x, y]),
    ...(text === undefined ? {} : { text: text.slice(0, 500) }),
    ...(size === undefined || Math.round(size) === TEXT_SIZE ? {} : { size: Math.round(size) }),
  };
};

/** The shape that shows an annotation, lying at its first point. */
export const toShapePartial = (annotation: Annotation): Omit<TLShapePartial<AnnotationShape>, 'id'> => {
  const [x, y] = annotation.points[0] ?? [0, 0];
  const local = annotation.points.map(([px, py]) => ({ x: px - x, y: py - y }));
  const color = TLDRAW_COLOURS[annotation.ink];
  const common = { x, y, rotation: 0, meta: { note: annotation.id } };
  switch (annotation.kind) {
    case 'arrow':
      return { ...common, type: 'arrow', props: { color, ...makeArrowProps(annotation) } };
    case 'line':
      return { ...common, type: 'line', props: { color, points: makeLinePoints(local) } };
    case 'free': {
      const segments = [{ type: 'free' as const, points: local.map(one => ({ ...one, z: 0.5 })) }];
      return { ...common, type: 'draw', props: { color, segments, isComplete: true, scale: 1 } };
    }
    case 'text': {
      const scale = (annotation.size ?? TEXT_SIZE) / TEXT_SIZE;
      const richText = toRichText(annotation.text ?? '');
      return {
        ...common,
        type: 'text',
        props: { color, font: 'serif', size: 'm', scale, richText, autoSize: true },
      };
    }
  }
};

const makeArrowProps = ({ points }: Annotation) => {
  const [tail, middle] = points;
  const tip = points.at(-1);
  if (!tail || !middle || !tip) return {};
  return {
    start: { x: 0, y: 0 },
    end: { x: tip[0] - tail[0], y: tip[1] - tail[1] },
    bend: points.length > 2 ? bendOf(tail, middle, tip) : 0,
  };
};

const makeLinePoints = (
  points: readonly { readonly x: number; readonly y: number }[],
): TLLineShape['props']['points'] =>
  Object.fromEntries(
    getIndices(points.length).map((index, order) => {
      const { x, y } = points[order] ?? { x: 0, y: 0 };
      return [index, { id: index, index, x, y }];
    }),
  );
