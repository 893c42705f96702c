import type { CounterFace } from '@/lib/drawing/counter';
import { type SideStyle, sideStyle } from '@/lib/drawing/palette';
import type { Box, Piece, Position } from '@/lib/game/position';
import { type ArmyTroop, unitsOf } from './armies';
import { troopWords } from './describe';
import { layoutSegment } from './layout';
import { tokensFor } from './rules/army';
import type { Scenario } from './scenario';
import { BOARD, SEGMENT_IDS, type SegmentId, SIDES, type SideIndex } from './segments';
import { TRAIT_MARKS } from './trait-marks';
import type { Troop } from './troop';

/** A unit as it lies on the board or waits beside it: what rules of space and the drawing look at. */
export interface ShownUnit {
  readonly id: string;
  readonly side: SideIndex;
  readonly at: SegmentId | null;
  readonly fight: number | null;
  readonly orders: number;
  readonly troops: readonly ShownTroop[];
  /** How many tiles lie in it, when only the top one may be seen. */
  readonly hiddenIn: number | null;
}

export interface ShownTroop extends ArmyTroop {
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
  units: readonly ShownUnit[],
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

const piecesOf = (scenario: Scenario, units: readonly ShownUnit[]): readonly Piece[] => {
  const styles = SIDES.map(side => styleOf(scenario, side));
  const boxes = new Map(
    SEGMENT_IDS.flatMap(segment => [...layoutSegment(segment, standingIn(units, segment))]),
  );
  return units.flatMap(unit => unitPieces(scenario, unit, styles[unit.side], boxes.get(unit.id)));
};

const standingIn = (units: readonly ShownUnit[], segment: SegmentId) =>
  units
    .filter(({ at, troops }) => at === segment && troops.length > 0)
    .map(({ id, side, fight, troops }) => ({ id, side, fight, tiles: troops.length }));

const unitPieces = (
  scenario: Scenario,
  unit: ShownUnit,
  style: SideStyle = sideStyle('#2A241D', 'solid'),
  boxes: readonly Box[] = [],
): Piece[] =>
  unit.troops.map((shown, index) => ({
    id: shown.id,
    seat: scenario.sides[unit.side]?.id ?? '',
    name: shown.troop.name,
    words: troopWords(shown.troop),
    face: tileFace(shown.troop, style, {
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

export const styleOf = ({ sides }: Pick<Scenario, 'sides'>, side: SideIndex): SideStyle => {
  const { colour, style } = sides[side] ?? { colour: '#2A241D', style: 'solid' };
  return sideStyle(colour, style);
};

interface TileState {
  readonly wounds: number;
  readonly orders: number;
  readonly stack: number;
}

const FRESH: TileState = { wounds: 0, orders: 0, stack: 1 };

/** 2.1 – A tile as it is printed, with what lies on it. */
export const tileFace = (troop: Troop, style: SideStyle, state: TileState = FRESH): CounterFace => ({
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
