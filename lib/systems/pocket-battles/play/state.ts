import type { RngState } from '@/lib/dice/rng';
import type { Scenario } from '../document/scenario';
import type { Contact } from '../rules/contact';
import type { BlowRole } from '../rules/engagement';
import type { SegmentId, SideIndex } from '../rules/segments';
import type { Tokens } from '../rules/tokens';
import type { Field } from './field';

export type PerSide<Value> = readonly [Value, Value];

export const withSide = <Value>(values: PerSide<Value>, side: SideIndex, value: Value): PerSide<Value> =>
  side === 0 ? [value, values[1]] : [values[0], value];

/** A battle under way: plain JSON, the generator inside. */
export interface State {
  readonly scenario: Scenario;
  readonly rng: RngState;
  readonly field: Field;
  readonly playerA: SideIndex;
  /** 0 while the armies are being placed. */
  readonly round: number;
  readonly active: SideIndex;
  readonly turn: Turn;
  /** 6.16 – Turns begun so far: special traits are not used in the first. */
  readonly turns: number;
  readonly tokens: PerSide<Tokens>;
  /** 7.1 – Points that each side has destroyed. */
  readonly destroyed: PerSide<number>;
  /** What is to be done, the next first; a decision waits at its head. */
  readonly agenda: readonly Task[];
}

export interface Turn {
  readonly redeployed: string | null;
  readonly actions: number;
  /** 6.10, 6.11 – Contacts that have lasted since the turn began. */
  readonly contacts: readonly Contact[];
}

/** Decisions, and what follows from them step by step. */
export type Task =
  /** 4.3 – The active side places a unit. */
  | { readonly type: 'place' }
  /** Late comers take their places. */
  | { readonly type: 'arrive'; readonly side: SideIndex }
  | { readonly type: 'begin-round' }
  | { readonly type: 'turn' }
  /** 6.16 – A commanded unit acts for nothing. */
  | { readonly type: 'commanded'; readonly unit: string }
  | { readonly type: 'reaction'; readonly attacker: string }
  /** 6.2 – The attacker chooses whom to fight. */
  | { readonly type: 'target'; readonly attacker: string }
  | { readonly type: 'blow'; readonly by: string; readonly at: string; readonly role: BlowRole }
  /** 6.8 – The owner distributes wounds; a carrier's surplus passes to another unit. */
  | {
      readonly type: 'wounds';
      readonly unit: string;
      readonly hits: number;
      readonly carrier: Carrier | null;
    }
  /** 6.16 – The active player chooses who takes the surplus hits. */
  | { readonly type: 'carry'; readonly hits: number; readonly carrier: Carrier }
  | { readonly type: 'withdraw'; readonly unit: string }
  | { readonly type: 'settle' }
  /** 5.4 – Wounded troops may be given up. */
  | { readonly type: 'give-up'; readonly side: SideIndex }
  | { readonly type: 'close-round' }
  | { readonly type: 'over'; readonly cause: Ending; readonly winner: SideIndex };

export type TaskType = Task['type'];
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>;
export type Tasks = { readonly [Type in TaskType]: TaskOf<Type> };

/** 7.1 – How a battle ends. */
export type Ending = 'half' | 'resigned' | 'nobody-left';

/** 6.16 – An overwhelming blow or shot, and the segment of its target. */
export interface Carrier {
  readonly how: 'engagement' | 'shot';
  readonly segment: SegmentId;
}
