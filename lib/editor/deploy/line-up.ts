import { groupBy } from '@/lib/documents/group-by';
import type { SpaceBoard } from '@/lib/geometry/board';
import type { DeployRequest, LineUpOptions } from './deploy-request';
import { stretchOf } from './line-ends';
import { type Parcel, putLeadersWithTheirGroups } from './parcels';
import { type Assignment, type Placer, placeEach, type Unplaced } from './placer';
import { rowThrough, spaceBehind } from './rows';
import { makeNearest } from './spread';

/** How a line is laid out, and how far it reaches. */
export type LineShape = Pick<Extract<DeployRequest, { how: 'line-up' }>, 'options' | 'ends'>;

/** Those who stand side by side without others between them. */
export type Block = readonly Parcel[];

/** A line of battle from left to right, block by block. */
export const arrangeBlocks = (
  body: readonly Parcel[],
  { lines, horse }: Pick<LineUpOptions, 'lines' | 'horse'>,
): readonly Block[] => {
  const blocks = lines === 'wings' ? [...groupBy(body, ({ group }) => group).values()] : [body];
  if (horse === 'none') return blocks.filter(isNotEmpty);
  const riders = body.filter(({ role }) => role === 'horse');
  const others = blocks.map(block => block.filter(({ role }) => role !== 'horse'));
  const half = Math.ceil(riders.length / 2);
  const left = horse === 'left' ? riders : horse === 'both' ? riders.slice(0, half) : [];
  const right = horse === 'right' ? riders : horse === 'both' ? riders.slice(half) : [];
  return [left, ...others, right].filter(isNotEmpty);
};

const isNotEmpty = (block: Block): boolean => block.length > 0;

/** One line, or a second behind the infantry of the first; the baggage stands in the last. */
export const arrangeLines = (
  parcels: readonly Parcel[],
  options: LineUpOptions,
): readonly (readonly Block[])[] => {
  const body = parcels.filter(({ role }) => role !== 'leader');
  const train = body.filter(({ role }) => role === 'train');
  const fighters = body.filter(({ role }) => role !== 'train');
  const foot = fighters.filter(({ role }) => role === 'foot');
  const behind = options.lines === 'two' ? foot.slice(Math.ceil(foot.length / 2)) : [];
  const front = fighters.filter(parcel => !behind.includes(parcel));
  const rear = [...behind, ...train];
  return [arrangeBlocks(front, options), rear.length > 0 ? [rear] : []].filter(line => line.length > 0);
};

/** How many stand on one space, so that every block finds columns of its own; where there are too few, blocks share. */
const allotColumns = (blocks: readonly Block[], columns: number): readonly Block[] => {
  const total = blocks.reduce((sum, block) => sum + block.length, 0);
  const neededFor = (depth: number): number =>
    blocks.reduce((sum, block) => sum + Math.ceil(block.length / depth), 0);
  for (let depth = 1; depth <= total; depth++)
    if (neededFor(depth) <= columns)
      return blocks.flatMap(block => shareOut(block, Math.ceil(block.length / depth)));
  return shareOut(blocks.flat(), columns);
};

/** Splits into parts of nearly the same size. */
const shareOut = (block: Block, parts: number): readonly Block[] =>
  Array.from({ length: parts }, (_, part) =>
    block.slice(Math.round((part * block.length) / parts), Math.round(((part + 1) * block.length) / parts)),
  ).filter(isNotEmpty);

/** The columns of a line, spread evenly over part of a row. */
const spreadRow = (blocks: readonly Block[], stretch: readonly string[]): readonly Assignment[] => {
  const columns = allotColumns(blocks, stretch.length);
  const step = (stretch.length - 1) / Math.max(1, columns.length - 1);
  const first = columns.length === 1 ? (stretch.length - 1) / 2 : 0;
  return columns.flatMap((stack, column) => {
    const space = stretch[Math.round(first + column * step)];
    return space === undefined ? [] : stack.map(parcel => ({ parcel, space }));
  });
};

/** The columns of a line around the middle of a row, at this distance. */
const assignRow = (
  blocks: readonly Block[],
  row: readonly string[],
  middle: string,
  gap: number,
): readonly Assignment[] => {
  const step = gap + 1;
  const columns = allotColumns(blocks, Math.max(1, Math.floor((row.length + gap) / step)));
  const length = (columns.length - 1) * step + 1;
  const wanted = row.indexOf(middle) - Math.floor(length / 2);
  const first = Math.max(0, Math.min(wanted, row.length - length));
  return columns.flatMap((stack, column) => {
    const space = row[first + column * step];
    return space === undefined ? [] : stack.map(parcel => ({ parcel, space }));
  });
};

const assignAll = (
  board: SpaceBoard,
  parcels: readonly Parcel[],
  middle: string,
  heading: number,
  { options, ends }: LineShape,
): readonly Assignment[] => {
  const [front = [], rear = []] = arrangeLines(parcels, options);
  const behind = spaceBehind(board, middle, heading) ?? middle;
  const assign = (line: readonly Block[], space: string): readonly Assignment[] => {
    const row = rowThrough(board, space, heading);
    return ends ? spreadRow(line, stretchOf(board, row, ends)) : assignRow(line, row, space, options.gap);
  };
  return rear.length === 0 ? assign(front, middle) : [...assign(front, middle), ...assign(rear, behind)];
};

/** The middle of each group first, so that all stay near their leader. */
const fromMiddles = (assigned: readonly Assignment[]): readonly Parcel[] => {
  const groups = [...groupBy(assigned, ({ parcel }) => parcel.group).values()];
  return groups.flatMap(group =>
    group
      .map(({ parcel }, place) => ({ parcel, away: Math.abs(place - (group.length - 1) / 2) }))
      .sort((one, other) => one.away - other.away)
      .map(({ parcel }) => parcel),
  );
};

/** Deploys an army in a line of battle; a piece that may not stand at its place goes as near to it as possible. */
export const lineUpOnSpaces = (
  placer: Placer,
  board: SpaceBoard,
  parcels: readonly Parcel[],
  { heading, space: middle }: { readonly heading: number; readonly space: string },
  shape: LineShape,
): readonly Unplaced[] => {
  const assigned = assignAll(board, parcels, middle, heading, shape);
  const leaders = parcels.filter(({ role }) => role === 'leader');
  const places = new Map(assigned.map(({ parcel, space }) => [parcel, space]));
  const nearest = makeNearest(board, heading);
  const isWhole = placer.landAll(assigned);
  const ordered = isWhole ? leaders : putLeadersWithTheirGroups([...fromMiddles(assigned), ...leaders]);
  return placeEach(placer, ordered, (parcel, from) => [
    ...(places.has(parcel) ? [] : [...placer.spacesOf(parcel.group), ...placer.spacesOf('')]),
    ...nearest(from ?? places.get(parcel) ?? middle),
  ]);
};
