import type { Footprint, TablePlace } from '@/lib/game/contract/authoring/deployment';
import type { Piece } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import { applyDrop } from '../edits/map/board-edits';
import { applyScenarioEdit, nameHistoryStep, type StudioState } from '../session/state';
import { makeTableFrame } from './table-frame';

/** Commands for selected units on the board: align fronts, even gaps, face the enemy, swap. */

/** A unit on the open table. */
interface Standing extends TablePlace, Footprint {}

const pickedPieces = ({ derived, selection }: StudioState): readonly Piece[] =>
  derived.position?.pieces.filter(({ id, box }) => box !== null && selection.pieces.includes(id)) ?? [];

/** Only where units stand freely is there a front or a gap. */
const listStanding = (state: StudioState): readonly Standing[] => {
  const { scenario } = state.derived;
  const table = state.rules.system.deployment.table;
  if (!scenario || !table) return [];
  return pickedPieces(state).flatMap(({ id, box, heading }) =>
    box && heading !== null ? [{ piece: id, at: box.centre, heading, ...table.footprint(scenario, id) }] : [],
  );
};

const RADIANS = Math.PI / 180;

const turnTowards = (x: number, y: number): number => (Math.atan2(x, -y) / RADIANS + 360) % 360;

/** Where they look taken together. */
const commonHeading = (units: readonly Standing[]): number =>
  turnTowards(
    units.reduce((sum, { heading }) => sum + Math.sin(heading * RADIANS), 0),
    -units.reduce((sum, { heading }) => sum + Math.cos(heading * RADIANS), 0),
  );

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const toPlace = ({ piece, at, heading }: Standing): TablePlace => ({ piece, at, heading });

const placeUnits = (state: StudioState, what: string, places: readonly TablePlace[]): StudioState => {
  const table = state.rules.system.deployment.table;
  if (!table || places.length === 0) return state;
  return applyScenarioEdit(state, nameHistoryStep(what, { count: places.length }), scenario =>
    table.place(scenario, places),
  );
};

export const canAlign = (state: StudioState): boolean => listStanding(state).length > 1;

/** All face the same way, and their fronts line up with the foremost. */
export const alignFronts = (state: StudioState): StudioState => {
  const units = listStanding(state);
  const heading = commonHeading(units);
  const frame = makeTableFrame(heading);
  const seen = units.map(unit => ({ ...unit, seen: frame.toFrame(unit.at) }));
  const front = Math.max(...seen.map(({ seen: [, ahead], depth }) => ahead + depth / 2));
  return placeUnits(
    state,
    'align-fronts',
    seen.map(({ piece, depth, seen: [aside] }) => ({
      piece,
      heading,
      at: frame.toTable(aside, front - depth / 2),
    })),
  );
};

export const canEvenGaps = (state: StudioState): boolean => listStanding(state).length > 2;

/** The outer two stay, those between them get equal gaps. */
export const evenGaps = (state: StudioState): StudioState => {
  const units = listStanding(state);
  const frame = makeTableFrame(commonHeading(units));
  const row = units
    .map(unit => ({ ...unit, seen: frame.toFrame(unit.at) }))
    .sort((one, other) => one.seen[0] - other.seen[0]);
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return state;
  const [start, end] = [first.seen[0] - first.width / 2, last.seen[0] + last.width / 2];
  const gap = (end - start - row.reduce((sum, { width }) => sum + width, 0)) / (row.length - 1);
  let edge = start;
  const places = row.map(({ piece, heading, width, seen: [, ahead] }): TablePlace => {
    const aside = edge + width / 2;
    edge += width + gap;
    return { piece, heading, at: frame.toTable(aside, ahead) };
  });
  return placeUnits(state, 'even-gaps', places);
};

const enemiesOf = (state: StudioState): readonly Point[] => {
  const seats = new Set(pickedPieces(state).map(({ seat }) => seat));
  const others = state.derived.position?.pieces.filter(({ seat }) => !seats.has(seat)) ?? [];
  return others.flatMap(({ box }) => (box ? [box.centre] : []));
};

export const canFaceEnemy = (state: StudioState): boolean =>
  listStanding(state).length > 0 && enemiesOf(state).length > 0;

/** Each turns on its place, all in one direction, so that a line stays a line. */
export const faceEnemy = (state: StudioState): StudioState => {
  const units = listStanding(state);
  const [from, to] = [middleOf(units.map(({ at }) => at)), middleOf(enemiesOf(state))];
  const heading = Math.round(turnTowards(to[0] - from[0], to[1] - from[1]));
  return placeUnits(
    state,
    'face-enemy',
    units.map(unit => ({ ...toPlace(unit), heading })),
  );
};

/** Two of one side in two places. */
const pairToSwap = (state: StudioState): readonly [Piece, Piece] | null => {
  const [one, other, ...rest] = pickedPieces(state);
  if (!one || !other || rest.length > 0 || one.seat !== other.seat) return null;
  const isTable = state.derived.position?.board.kind === 'table';
  return isTable || one.space !== other.space ? [one, other] : null;
};

export const canSwap = (state: StudioState): boolean => pairToSwap(state) !== null;

/** Each goes where the other stands. */
export const swapPieces = (state: StudioState): StudioState => {
  const pair = pairToSwap(state);
  if (!pair) return state;
  const [one, other] = pair;
  const [first, second] = listStanding(state);
  if (first && second)
    return placeUnits(state, 'swap', [
      { ...toPlace(second), piece: first.piece },
      { ...toPlace(first), piece: second.piece },
    ]);
  if (one.space === null || other.space === null) return state;
  return applyDrop(state, [
    { pieces: [one.id], space: other.space },
    { pieces: [other.id], space: one.space },
  ]);
};
