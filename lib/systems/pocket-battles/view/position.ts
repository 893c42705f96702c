import { createSideStyle, type SideStyle } from '@/lib/drawing/colours/palette';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { Piece, PieceBox, Position } from '@/lib/game/contract/position';
import { sideStyleOf } from '@/lib/game/view/side-style';
import { type ArmyTroop, unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import type { Troop } from '../document/troop';
import { tokensFor } from '../rules/army';
import { BOARD, SEGMENT_IDS, type SegmentId, SIDES, type SideIndex } from '../rules/segments';
import { layOutSegment } from './layout';
import { TRAIT_MARKS } from './trait-marks';
import { describePrintedTile } from './words';

/** A unit as it lies on the board or waits beside it: what rules of space and the drawing look at. */
export interface VisibleUnit {
  readonly id: string;
  readonly side: SideIndex;
  readonly at: SegmentId | null;
  readonly fight: number | null;
  readonly orders: number;
  readonly troops: readonly VisibleTroop[];
  /** How many tiles lie in it, when only the top one is visible. */
  readonly hiddenIn: number | null;
}

export interface VisibleTroop extends ArmyTroop {
  readonly wounds: number;
}

/** How a side's tokens lie: those it can still use, and all that it has. */
export interface TokenRow {
  readonly unspent: number;
  readonly supply: number;
}

export interface PocketPosition extends Position {
  readonly title: string;
  readonly sides: Scenario['sides'];
  readonly seed: number;
  readonly scenery: Scenario['board']['scenery'];
  readonly tokens: readonly [TokenRow, TokenRow];
}

/** The board as authored, mistakes and all. */
export const setUp = (scenario: Scenario): PocketPosition => {
  const supply = tokensFor(scenario.options.points);
  const row = { unspent: supply, supply };
  return positionOf(
    scenario,
    unitsOf(scenario).map(unit => ({
      ...unit,
      fight: null,
      orders: 0,
      hiddenIn: null,
      troops: unit.troops.map(troop => ({ ...troop, wounds: 0 })),
    })),
    [row, row],
  );
};

export const positionOf = (
  scenario: Scenario,
  units: readonly VisibleUnit[],
  tokens: PocketPosition['tokens'],
): PocketPosition => ({
  title: scenario.title,
  sides: scenario.sides,
  board: BOARD,
  north: null,
  seed: scenario.board.seed ?? 0,
  scenery: scenario.board.scenery,
  tokens,
  pieces: piecesOf(scenario, units),
});

const piecesOf = (scenario: Scenario, units: readonly VisibleUnit[]): readonly Piece[] => {
  const styles = SIDES.map(side => styleOf(scenario, side));
  const boxes = new Map(
    SEGMENT_IDS.flatMap(segment => [...layOutSegment(segment, layoutUnitsIn(units, segment))]),
  );
  return units.flatMap(unit => unitPieces(scenario, unit, styles[unit.side], boxes.get(unit.id)));
};

const layoutUnitsIn = (units: readonly VisibleUnit[], segment: SegmentId) =>
  units
    .filter(({ at, troops }) => at === segment && troops.length > 0)
    .map(({ id, side, fight, troops }) => ({ id, side, fight, tiles: troops.length }));

const unitPieces = (
  scenario: Scenario,
  unit: VisibleUnit,
  style: SideStyle = createSideStyle('#2A241D', 'solid'),
  boxes: readonly PieceBox[] = [],
): Piece[] =>
  unit.troops.map((shown, index) => ({
    id: shown.id,
    seat: scenario.sides[unit.side]?.id ?? '',
    name: shown.troop.name,
    words: describePrintedTile(shown.troop),
    face: makeTileFace(shown.troop, style, {
      wounds: shown.wounds,
      orders: index === 0 ? unit.orders : 0,
      stack: unit.hiddenIn ?? 1,
    }),
    space: unit.at,
    box: boxes[index] ?? null,
    facing: null,
    heading: null,
    paths: [shown.path.slice(0, -2), shown.path],
  }));

export const styleOf = ({ sides }: Pick<Scenario, 'sides'>, side: SideIndex): SideStyle =>
  sideStyleOf(sides, side);

interface TileState {
  readonly wounds: number;
  readonly orders: number;
  readonly stack: number;
}

const FRESH: TileState = { wounds: 0, orders: 0, stack: 1 };

/** 2.1 – A tile as it is printed, with what lies on it. */
export const makeTileFace = (troop: Troop, style: SideStyle, state: TileState = FRESH): CounterFace => ({
  style,
  symbol: troop.symbol,
  tile: {
    name: troop.name,
    black: troop.engagementDice,
    white: troop.shootingDice,
    points: troop.deploymentPoints,
    formation: troop.formation,
    woundPoints: troop.woundPoints,
    marks: troop.traits.map(trait => TRAIT_MARKS[trait]),
    ...state,
  },
});
