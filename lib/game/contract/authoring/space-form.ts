import type { Change } from '@/lib/documents/change';
import type { RuleRef } from '../rulebook';
import type { Sentence } from '../sentence';
import type { FieldKind } from './forms';

/** What a space says of itself, and how each of it is changed: its part of the inspector. No space is without one. */
export interface SpaceForm {
  /** "Hex 3413", "Rome's left centre (B2)", "18.5 inches from the left, 30 from the top". */
  readonly title: Sentence;
  readonly fields: readonly SpaceField[];
  /** What lies between the space and its neighbours; absent: the book knows nothing of the kind. */
  readonly sides?: readonly SpaceSideForm[];
  /** Who may stand there, and what else the book says of the place, each with its section. */
  readonly notes: readonly SpaceNote[];
}

/** An empty answer takes the value away. */
export type SpaceAnswer = string | number | boolean | undefined;

export interface SpaceField {
  readonly id: string;
  readonly label: Sentence;
  readonly kind: FieldKind;
  readonly value: SpaceAnswer;
  readonly isOptional?: boolean;
  readonly rule?: RuleRef;
  /** What an answer does to the document; nothing: it cannot be so. */
  change(answer: SpaceAnswer): readonly Change[];
}

export interface SpaceNote {
  readonly words: Sentence;
  readonly rule: RuleRef;
}

/** How what lies on a side is drawn in the inspector: lines of their own kinds, so that no colour is needed. */
export const SIDE_LOOKS = ['fall', 'rise', 'stream', 'river', 'bridge', 'wall', 'road', 'track'] as const;
export type SideLook = (typeof SIDE_LOOKS)[number];

export interface SpaceSideForm {
  /** The space beyond it. */
  readonly to: string;
  /** "NW", short enough for a list. */
  readonly name: Sentence;
  readonly parts: readonly SidePart[];
}

/** One thing that lies on a side or may be laid there. */
export interface SidePart {
  readonly id: string;
  readonly label: Sentence;
  readonly look: SideLook;
  readonly isLaid: boolean;
  /** Lays it, or takes it away where it lies. */
  toggle(): readonly Change[];
}
