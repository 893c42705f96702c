import type { Point } from '@/lib/geometry/board';
import type { RuleRef } from '../rulebook';
import type { Sentence } from '../sentence';

/** What an overlay looks at; an overlay `from` pieces or a space shows nothing until there are some. */
export interface OverlayFocus {
  readonly pieces: readonly string[];
  readonly space: string | null;
}

/** The sides' own ground is in their colours, what belongs to nobody is ink; each has a pattern of its own. */
export const TONES = ['first', 'second', 'both', 'good', 'poor', 'bad'] as const;
export type Tone = (typeof TONES)[number];

export type OverlayMark =
  | { readonly type: 'space'; readonly space: string; readonly tone: Tone; readonly label?: Sentence }
  | {
      readonly type: 'area';
      readonly outline: readonly Point[];
      readonly tone: Tone;
      readonly label?: Sentence;
    }
  | {
      readonly type: 'line';
      readonly points: readonly Point[];
      readonly tone: Tone;
      /** Where a line ends early: marked by a ringed cross, with a label that says why. */
      readonly blockedAt?: Point;
      readonly label?: Sentence;
    };

/** Something of the rules that can be laid over the board: zones of control, sight, reach, room to stack. */
export interface Overlay<Scenario> {
  readonly id: string;
  readonly label: Sentence;
  readonly rule: RuleRef;
  readonly from: 'board' | 'pieces' | 'space';
  /** What is fine stays clear and all else is dimmed, also where nothing is marked: sight. */
  readonly dimsRest?: true;
  marks(scenario: Scenario, focus: OverlayFocus): readonly OverlayMark[];
}
