import { useSyncExternalStore } from 'react';
import { useStudio } from '@/components/studio/studio-context';
import type { StudioStore } from '@/components/studio/studio-store';
import type { Change } from '@/lib/documents/change';
import type { Transformation } from '@/lib/game/editing';
import type { Position } from '@/lib/game/position';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { Point } from '@/lib/geometry/board';

export const BRUSH_MODES = ['brush', 'line', 'fill', 'pick'] as const;
export type BrushMode = (typeof BRUSH_MODES)[number];

/** Rings of neighbours around the space under the brush, and one more. */
export const BRUSH_SIZES = [1, 2, 3, 4] as const;

/** How the board would be if a wish were granted. */
export interface Ghost {
  readonly how: Transformation;
  /** Those who were chosen; none: the whole board. */
  readonly pieces: readonly string[];
  /** All that would stand elsewhere, also those who make room. */
  readonly moved: ReadonlySet<string>;
  readonly changes: readonly Change[];
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** What the hand is about to do. Nothing of it is in the document, and nothing of it is undone. */
export interface HandState {
  readonly mode: BrushMode;
  readonly size: number;
  /** The brush that was used last, for the key that takes it up again. */
  readonly lastBrush: string | null;
  /** The places that the brush would touch here. */
  readonly aim: readonly string[];
  /** Touched in this stroke, and not yet laid. */
  readonly trail: readonly string[];
  /** Laid, and not yet in the picture. */
  readonly wet: readonly string[];
  /** Corners of a shape in the making, the last of them under the pointer. */
  readonly corners: readonly Point[];
  /** The chosen shape of an open table. */
  readonly shape: string | null;
  /** From where to where the ruler lies. */
  readonly ruler: readonly [Point, Point] | null;
  readonly ghost: Ghost | null;
  /** The space whose stack is fanned out under the pointer. */
  readonly fan: string | null;
  readonly menu: { readonly x: number; readonly y: number } | null;
}

const IDLE: HandState = {
  mode: 'brush',
  size: 1,
  lastBrush: null,
  aim: [],
  trail: [],
  wet: [],
  corners: [],
  shape: null,
  ruler: null,
  ghost: null,
  fan: null,
  menu: null,
};

export interface HandStore {
  getState(): HandState;
  subscribe(listener: () => void): () => void;
  set(part: Partial<HandState>): void;
}

const createHandStore = (): HandStore => {
  let state = IDLE;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: part => {
      state = { ...state, ...part };
      for (const listener of [...listeners]) listener();
    },
  };
};

const hands = new WeakMap<StudioStore, HandStore>();

/** One hand for each studio. */
export const handOf = (store: StudioStore): HandStore => {
  const hand = hands.get(store) ?? createHandStore();
  hands.set(store, hand);
  return hand;
};

export const useHand = <Part>(select: (state: HandState) => Part): Part => {
  const hand = handOf(useStudio().store);
  const part = (): Part => select(hand.getState());
  return useSyncExternalStore(hand.subscribe, part, part);
};

/** Lists are renewed only when they differ, so that a still pointer redraws nothing. */
export const aimed = (hand: HandStore, aim: readonly string[]): void => {
  const { aim: before } = hand.getState();
  if (aim.length !== before.length || aim.some((place, index) => place !== before[index])) hand.set({ aim });
};
