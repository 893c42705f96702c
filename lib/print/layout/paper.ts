/** A sheet of paper and what may be printed on it, in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

const POINTS_PER_INCH = 72;
const MILLIMETRES_PER_INCH = 25.4;

export const toPoints = (length: number): number => (length * POINTS_PER_INCH) / MILLIMETRES_PER_INCH;

export const A4: Paper = { width: toPoints(210), height: toPoints(297) };
export const LETTER: Paper = { width: 8.5 * POINTS_PER_INCH, height: 11 * POINTS_PER_INCH };

/** The same sheet turned a quarter. */
export const toLandscape = ({ width, height }: Paper): Paper => ({ width: height, height: width });

/** The part of a page that the text may fill; the foot stands below it. */
export interface PrintArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The baseline of the foot. */
  readonly foot: number;
}

const SIDE_MARGIN = toPoints(11);
const TOP_MARGIN = toPoints(11);
const FOOT_BASELINE = toPoints(10);
const FOOT_HEIGHT = 24;

export const printAreaOf = ({ width, height }: Paper): PrintArea => ({
  left: SIDE_MARGIN,
  right: width - SIDE_MARGIN,
  top: TOP_MARGIN,
  bottom: height - FOOT_BASELINE - FOOT_HEIGHT,
  foot: height - FOOT_BASELINE,
});

export const COLUMN_GAP = toPoints(6);

export const widthOf = ({ left, right }: PrintArea): number => right - left;
export const computeColumnWidth = (area: PrintArea): number => (widthOf(area) - COLUMN_GAP) / 2;
export const computeColumnLeft = (area: PrintArea, column: number): number =>
  area.left + column * (computeColumnWidth(area) + COLUMN_GAP);
