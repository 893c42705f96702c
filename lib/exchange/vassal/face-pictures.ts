import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import type { ElementBlock } from '@/lib/drawing/counters/element-block';
import { computePlacementMatrix, type DrawList } from '@/lib/drawing/draw-list';

/** A part of a counter's square of 60 units. */
interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE: Extent = { left: 0, top: 0, width: COUNTER_SIDE, height: COUNTER_SIDE };

/** A block is cut to its outline, or it would be grasped by the empty corners of its square. */
const extentOf = ({ block }: CounterFace): Extent =>
  block && block.cells.length > 0 ? blockExtent(block) : WHOLE;

/** Of a block that looks to the top. */
const blockExtent = ({ cells }: ElementBlock): Extent => {
  const left = Math.min(...cells.map(({ at, width }) => at[0] - width / 2));
  const right = Math.max(...cells.map(({ at, width }) => at[0] + width / 2));
  const top = Math.min(...cells.map(({ at, depth }) => at[1] - depth / 2));
  const bottom = Math.max(...cells.map(({ at, depth }) => at[1] + depth / 2));
  return { left, top, width: right - left, height: bottom - top };
};

/** The face of a counter alone, as it is cut out. */
export const drawFace = (face: CounterFace): DrawList => {
  const { left, top, width, height } = extentOf(face);
  return {
    width,
    height,
    items: [
      {
        k: 'group',
        matrix: computePlacementMatrix(-left, -top, 1),
        kids: drawCounter({ ...face, shadow: false }),
      },
    ],
  };
};

export interface FacePicture {
  readonly name: string;
  readonly face: CounterFace;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pictures are sharper than they are shown, for players who zoom in. */
export const SHARPNESS = 1.5;

/** The pictures of all faces, each kept once. */
export interface FaceStore {
  readonly pictures: Map<string, FacePicture>;
}

export const createFaceStore = (): FaceStore => ({ pictures: new Map() });

/** The picture of a face, whose whole square is this many pixels wide. */
export const findPicture = ({ pictures }: FaceStore, face: CounterFace, side: number): FacePicture => {
  const key = `${Math.round(side)} ${JSON.stringify(face)}`;
  const known = pictures.get(key);
  if (known) return known;
  const { width, height } = extentOf(face);
  const scale = (Math.round(side) * SHARPNESS) / COUNTER_SIDE;
  const picture = {
    name: `c${pictures.size + 1}.png`,
    face,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  pictures.set(key, picture);
  return picture;
};
