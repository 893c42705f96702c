import type { HexGrid } from '@/lib/geometry/hex/hex';
import type { HexSide } from '@/lib/geometry/hex/hex-sides';
import type { MapPalette } from '../colours/palette';
import type { DetailLevel } from '../terrain/detail';

/** What lies on a hex map, as the cartographer needs it. */
export interface HexGround {
  readonly grid: HexGrid;
  readonly seed: string;
  readonly woods: readonly number[];
  readonly marshes: readonly number[];
  /** Water with room to pass beside it. */
  readonly ponds: readonly number[];
  /** Water from side to side. */
  readonly lakes: readonly number[];
  /** The hexes of each town; its church stands in the first. */
  readonly towns: readonly (readonly number[])[];
  /** Seen from the upper hex. */
  readonly slopes: readonly HexSide[];
  readonly streams: readonly HexSide[];
  readonly rivers: readonly HexSide[];
  readonly bridges: readonly HexSide[];
  /** Seen from the protected hex. */
  readonly entrenchments: readonly HexSide[];
  readonly roads: readonly HexRoad[];
}

export interface HexRoad {
  readonly kind: 'road' | 'track';
  /** The hexes that it leads through, in order. */
  readonly through: readonly number[];
}

export interface HexDrawing extends HexGround {
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
}
