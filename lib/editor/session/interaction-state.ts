import type { Change } from '@/lib/documents/change';
import type { Transformation } from '@/lib/game/contract/authoring/editing';
import type { MapName } from '@/lib/game/contract/authoring/names';
import type { Position } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { Point } from '@/lib/geometry/board';
import type { Selection } from './state';
import type { Slice } from './store';

export const BRUSH_MODES = ['brush', 'line', 'fill', 'pick'] as const;
export type BrushMode = (typeof BRUSH_MODES)[number];

/** Rings of neighbours around the space under the brush, and one more. */
export const BRUSH_SIZES = [1, 2, 3, 4] as const;

/** The board as it would be after a transformation that was not confirmed yet. */
export interface TransformGhost {
  readonly how: Transformation;
  /** The chosen pieces; none: the whole board. */
  readonly pieces: readonly string[];
  /** All pieces that would stand elsewhere, also those that make room. */
  readonly moved: ReadonlySet<string>;
  readonly changes: readonly Change[];
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** A name that is being written on the map; a new one has no id yet. */
export type WritingName = Pick<MapName, 'text' | 'kind' | 'at' | 'turn' | 'isFree'> & {
  readonly id: string | null;
};

/** What the pointer is about to do. Nothing of it is in the document, and nothing of it is undone. */
export interface InteractionState {
  readonly mode: BrushMode;
  readonly size: number;
  /** The brushes that were used, the last one first. */
  readonly lastBrushes: readonly string[];
  /** The same when the card of the brush in hand was opened: its order stays while one paints. */
  readonly recentBrushes: readonly string[];
  /** The places that the brush would touch here. */
  readonly aim: readonly string[];
  /** Touched in this stroke, and not yet painted in the document. */
  readonly trail: readonly string[];
  /** Painted in the document, and not yet in the picture. */
  readonly pendingTiles: readonly string[];
  /** Corners of a shape in the making, the last of them under the pointer. */
  readonly corners: readonly Point[];
  /** The chosen shape of an open table. */
  readonly shape: string | null;
  /** The chosen point of an open table. */
  readonly spot: Point | null;
  /** From where to where the ruler lies. */
  readonly ruler: readonly [Point, Point] | null;
  readonly writing: WritingName | null;
  /** Places shown as examples of a brush while terrain is read from a picture. */
  readonly examples: Readonly<Record<string, string>>;
  /** What the picture suggests for places; null: it was not asked yet. */
  readonly proposed: Readonly<Record<string, string>> | null;
  readonly ghost: TransformGhost | null;
  /** The space whose stack is fanned out under the pointer. */
  readonly fan: string | null;
  readonly menu: { readonly x: number; readonly y: number } | null;
  /** The space under the pointer. */
  readonly under: string | null;
  /** The subjects of a problem: ringed as long as it is selected. */
  readonly ring: Selection | null;
  /** How large the map is shown: 1 is actual size. */
  readonly zoom: number;
}

export const IDLE_INTERACTION: InteractionState = {
  mode: 'brush',
  size: 1,
  lastBrushes: [],
  recentBrushes: [],
  aim: [],
  trail: [],
  pendingTiles: [],
  corners: [],
  shape: null,
  spot: null,
  ruler: null,
  writing: null,
  examples: {},
  proposed: null,
  ghost: null,
  fan: null,
  menu: null,
  under: null,
  ring: null,
  zoom: 1,
};

/** A list is replaced only when it differs, so that a still pointer renders nothing. */
export const setAim = (interaction: Slice<InteractionState>, aim: readonly string[]): void => {
  const { aim: before } = interaction.getState();
  if (aim.length !== before.length || aim.some((place, index) => place !== before[index]))
    interaction.set({ aim });
};
