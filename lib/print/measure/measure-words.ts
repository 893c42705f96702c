import type { MeasuredGround, MeasuredSetUp, MeasuredUnit } from '@/lib/game/contract/measured-set-up';
import type { Say } from '@/lib/game/contract/sentence';
import { normalizeHeading } from '@/lib/geometry/plane/plane';

const QUARTERS = ['', '¼', '½', '¾'];

/** Inches to the nearest quarter: 5¾. */
export const formatInches = (inches: number): string => {
  const quarters = Math.round(Math.abs(inches) * 4);
  const [whole, rest] = [Math.floor(quarters / 4), QUARTERS[quarters % 4] ?? ''];
  const sign = inches < 0 && quarters > 0 ? '−' : '';
  return `${sign}${whole === 0 && rest !== '' ? '' : whole}${rest}`;
};

const ARROWS: Readonly<Record<number, string>> = { 0: '▲', 90: '►', 180: '▼', 270: '◄' };

export const formatHeading = (heading: number): string => {
  const degrees = Math.round(normalizeHeading(heading)) % 360;
  return ARROWS[degrees] ?? `${degrees}°`;
};

/** A letter for the side and a number, unless two sides begin with the same letter. */
export const labelUnits = (
  units: readonly MeasuredUnit[],
  seats: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> => {
  const letters = seats.map(({ name }) => [...name][0]?.toLocaleUpperCase() ?? '');
  const isClear = new Set(letters).size === letters.length;
  return new Map(
    seats.flatMap(({ id }, seat) =>
      units
        .filter(unit => unit.seat === id)
        .map(
          (unit, index) => [unit.piece, `${isClear ? letters[seat] : 'ABCDEFGH'[seat]}${index + 1}`] as const,
        ),
    ),
  );
};

/** The two lengths that fix a unit: along the edge, and from the army's own edge. */
export const lengthsOf = (
  { corner: [x, y], edge }: MeasuredUnit,
  { width, height }: Pick<MeasuredSetUp, 'width' | 'height'>,
): { readonly along: number; readonly fromEdge: number } => {
  if (edge === 'bottom') return { along: x, fromEdge: height - y };
  if (edge === 'top') return { along: x, fromEdge: y };
  return { along: y, fromEdge: edge === 'left' ? x : width - x };
};

/** A unit as its row prints it. */
export const listUnitCells = (
  unit: MeasuredUnit,
  setUp: Pick<MeasuredSetUp, 'width' | 'height'>,
): readonly [string, string, string, string] => {
  const { along, fromEdge } = lengthsOf(unit, setUp);
  return [
    formatHeading(unit.heading),
    `${unit.files} × ${unit.ranks}`,
    formatInches(along),
    formatInches(fromEdge),
  ];
};

export const describeGround = (ground: MeasuredGround, say: Say): string => {
  const { box, line, breadth = 0, words } = ground;
  const name = ground.name === '' ? '' : ` “${ground.name}”`;
  if (box)
    return say({
      code: 'print.measure.area',
      values: {
        words,
        name,
        width: formatInches(box.width),
        height: formatInches(box.height),
        left: formatInches(box.left),
        top: formatInches(box.top),
      },
    });
  const points = (line ?? []).map(([x, y]) => `${formatInches(x)} | ${formatInches(y)}`).join(' · ');
  return say({ code: 'print.measure.line', values: { words, name, breadth: formatInches(breadth), points } });
};
