import type { Point } from '@/lib/geometry/board';

/** A rectangle on the page, in points. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that wants its name beside it: the longer first, the shorter where that has no room. */
export interface LabelRequest {
  readonly stand: LabelBox;
  /** Towards the enemy: names stand before the front. */
  readonly ahead: Point;
  readonly texts: readonly { readonly text: string; readonly width: number }[];
}

export interface PlacedLabel {
  readonly text: string;
  readonly box: LabelBox;
}

export const boxAround = (points: readonly Point[]): LabelBox => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

export const overlaps = (one: LabelBox, other: LabelBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = (box: LabelBox, frame: LabelBox): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

const GAP = 2.5;
const STEPS = [0, 1, 2, 3];

/** Before the front, behind, on either side. */
function* eachSpot(
  { stand, ahead }: LabelRequest,
  width: number,
  height: number,
  away: number,
): Generator<LabelBox> {
  const middle = (stand.left + stand.right) / 2;
  const level = (stand.top + stand.bottom) / 2;
  const at = (x: number, y: number): LabelBox => ({ left: x, top: y, right: x + width, bottom: y + height });
  const above = at(middle - width / 2, stand.top - away - height);
  const below = at(middle - width / 2, stand.bottom + away);
  yield* ahead[1] <= 0 ? [above, below] : [below, above];
  yield at(stand.right + away, level - height / 2);
  yield at(stand.left - away - width, level - height / 2);
  for (const { top } of [above, below]) {
    yield at(stand.left, top);
    yield at(stand.right - width, top);
  }
}

/** Names beside their stands: never on a stand, never on each other, inside the frame; null: there is no room at all. */
export const placeLabels = (
  requests: readonly LabelRequest[],
  frame: LabelBox,
  height: number,
): readonly (PlacedLabel | null)[] => {
  const taken: LabelBox[] = requests.map(({ stand }) => stand);
  return requests.map(request => {
    const placed = findPlace(request, taken, frame, height);
    if (placed) taken.push(placed.box);
    return placed;
  });
};

const findPlace = (
  request: LabelRequest,
  taken: readonly LabelBox[],
  frame: LabelBox,
  height: number,
): PlacedLabel | null => {
  for (const step of STEPS)
    for (const { text, width } of request.texts)
      for (const box of eachSpot(request, width, height, GAP + step * height))
        if (isInside(box, frame) && taken.every(each => !overlaps(box, each))) return { text, box };
  return null;
};
