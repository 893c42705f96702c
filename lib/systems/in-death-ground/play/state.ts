import type { RngState } from '@/lib/dice/rng';
import type { Scenario } from '../document/scenario';
import type { Stratagem, Weather } from '../vocabulary';
import type { FieldUnit } from './field';

export type SideIndex = 0 | 1;
export const SIDES: readonly SideIndex[] = [0, 1];
export const getOtherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

export type PerSide<Value> = readonly [Value, Value];

export const withSide = <Value>(values: PerSide<Value>, side: SideIndex, value: Value): PerSide<Value> =>
  side === 0 ? [value, values[1]] : [values[0], value];

/** An element lost in this turn. */
export interface ElementLoss {
  readonly side: SideIndex;
  readonly unit: string;
  /** 15.1 – Friendly units that were near enough and saw it. */
  readonly witnesses: readonly string[];
  /** The whole unit went with it. */
  readonly isUnit: boolean;
}

/** Why a unit tests its morale. */
export const TEST_CAUSES = [
  'own-loss',
  'friend-lost',
  'ambush',
  'beasts',
  'general-lost',
  'baggage-lost',
  'fireworks',
] as const;
export type TestCause = (typeof TEST_CAUSES)[number];

export interface MoraleTest {
  readonly unit: string;
  readonly cause: TestCause;
}

/** What happens to an army once in a battle or once in a turn. */
export interface SideTurn {
  /** 12.1 – Units whose throw the general has repeated in this turn. */
  readonly again: readonly string[];
  /** 8.4 – Failed tests thrown again in this turn, on death ground. */
  readonly spared: number;
  /** 6.3 – It has moved a unit, or said that one stays: nobody dismounts any more. */
  readonly hasBegun: boolean;
}

export const FRESH_SIDE: SideTurn = { again: [], spared: 0, hasBegun: false };

/** A battle under way: plain JSON, the generator inside. */
export interface State {
  readonly scenario: Scenario;
  readonly rng: RngState;
  /** 0 before the first turn. */
  readonly round: number;
  readonly weather: Weather;
  /** 11.1 – Side 1, which moves first in every turn. */
  readonly first: SideIndex;
  readonly units: readonly FieldUnit[];
  readonly losses: readonly ElementLoss[];
  readonly tests: readonly MoraleTest[];
  readonly sides: PerSide<SideTurn>;
  /** 8.4 – The stratagem that works, for each side. */
  readonly stratagems: PerSide<Stratagem | null>;
  /** 8.2 – Where the column comes on; null: its first unit has not chosen. */
  readonly entry: readonly [number, number] | null;
  /** 8.6 – Consecutive ends of turns at which the besieged place was held. */
  readonly held: number;
  /** 13.5 – What burns. */
  readonly fires: readonly Fire[];
  /** 17.4 – Ladders that stand at a wall, and which elements are on their way up. */
  readonly ladders: readonly Ladder[];
  readonly climbs: readonly Climb[];
  /** 14.1 – Which of two enemies that it touches equally an element fights in this turn. */
  readonly pairings: Readonly<Record<string, string>>;
  /** 14.3 – Which of two friends that it could help equally an element helps in this turn. */
  readonly helps: Readonly<Record<string, string>>;
  /** 19.12 – What happens once in a battle and has happened. */
  readonly marks: readonly string[];
  /** What is to be done, the next first; a decision waits at its head. */
  readonly agenda: readonly Task[];
}

/** 17.4 – A ladder that was set up: by whom, and where on the wall. */
export interface Ladder {
  readonly unit: string;
  /** The element that brought it; null: it has gone up. */
  readonly carrier: string | null;
  readonly wall: string;
  readonly at: readonly [number, number];
  readonly inwards: number;
}

/** 17.4 – An element on a ladder; it is at the top a turn later. */
export interface Climb {
  readonly unit: string;
  readonly element: string;
  readonly ladder: Ladder;
}

/** 13.5 – A fire: the piece, where it was laid, when, and where the wind blows. */
export interface Fire {
  readonly piece: string;
  readonly at: readonly [number, number];
  readonly since: number;
  readonly wind: number | null;
}

/** The dice of a move, and how far they carry on good and on difficult ground. */
export interface MoveThrow {
  readonly faces: readonly number[];
  readonly good: number;
  readonly difficult: number;
}

/** Decisions, and what follows from them step by step. */
export type Task =
  /** 8.4 – Stakes are compared, and a trick is tried. */
  | { readonly type: 'stratagems' }
  | { readonly type: 'trick'; readonly side: SideIndex }
  /** 8.4 – This many more dummies to choose; the rest of a unit that hid its strength is placed. */
  | { readonly type: 'sham'; readonly side: SideIndex; readonly left: number }
  | { readonly type: 'unfold'; readonly unit: string }
  /** 8.6 – Breaches are tried before the first turn. */
  | { readonly type: 'breaches'; readonly tries: number }
  | { readonly type: 'breach'; readonly tries: number }
  /** 8.3 – Who sets up first is to be said; then the sides set up unit by unit. */
  | { readonly type: 'who-sets-up'; readonly side: SideIndex }
  | { readonly type: 'set-up'; readonly side: SideIndex }
  | { readonly type: 'enter'; readonly unit: string }
  | { readonly type: 'begin-turn' }
  | { readonly type: 'rally' }
  /** 16.2 – The general throws for units near them. */
  | { readonly type: 'encourage'; readonly side: SideIndex; readonly dice: number }
  | { readonly type: 'late'; readonly side: SideIndex }
  | { readonly type: 'arrive'; readonly unit: string }
  | { readonly type: 'retreats' }
  /** 17.4 – Who has climbed for a turn steps onto the wall. */
  | { readonly type: 'climbs' }
  /** 19.12 – How long oxen burn is written down before the battle; they may be lit as the moves begin. */
  | { readonly type: 'wick'; readonly unit: string }
  | { readonly type: 'oxen'; readonly side: SideIndex }
  /** 12.1 – A side moves one of its units. */
  | { readonly type: 'move'; readonly side: SideIndex }
  | { readonly type: 'march'; readonly unit: string; readonly thrown: MoveThrow; readonly isEvading: boolean }
  /** 14.2 – A unit that was contacted may slip away. */
  | { readonly type: 'evade'; readonly unit: string }
  | { readonly type: 'shoot'; readonly side: SideIndex; readonly aims: TargetChoices }
  | { readonly type: 'volleys'; readonly aims: TargetChoices }
  /** 17.2, 17.3 – An engine has shot at a gate or a siege tower: it falls, if it does, when all have shot. */
  | { readonly type: 'engine'; readonly unit: string; readonly gate: readonly [number, number] }
  | { readonly type: 'engine'; readonly unit: string; readonly target: string }
  /** 13.4 – The owner chooses what a shot-at unit loses. */
  | { readonly type: 'lose'; readonly unit: string }
  | { readonly type: 'recoil' }
  /** 13.5, 17.3 – Those of a unit who are still at a piece, or a siege tower, set it on fire. */
  | {
      readonly type: 'lay-fire';
      readonly unit: string;
      readonly piece: string;
      readonly hands: readonly string[];
    }
  | { readonly type: 'melee' }
  /** 14.1 – Whom an element fights, and 14.3 – whom it helps, is to be said. */
  | {
      readonly type: 'pair';
      readonly side: SideIndex;
      readonly element: string;
      readonly among: readonly string[];
    }
  | {
      readonly type: 'back';
      readonly side: SideIndex;
      readonly element: string;
      readonly among: readonly string[];
    }
  | { readonly type: 'morale' }
  | { readonly type: 'tests' }
  /** 15.2 – The general may cancel this test; 8.4 – a failed one may be thrown again. */
  | { readonly type: 'test'; readonly unit: string; readonly cause: TestCause }
  | { readonly type: 'failed'; readonly unit: string; readonly cause: TestCause }
  | { readonly type: 'end-turn' }
  | { readonly type: 'over'; readonly cause: Ending; readonly winner: SideIndex | null };

/** 13.3 – Where a unit that may choose shoots: at a unit, or nowhere. */
export type TargetChoices = Readonly<Record<string, string | null>>;

export type TaskType = Task['type'];
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>;

export const ENDINGS = [
  'yielded',
  'nobody-left',
  'marched-off',
  'stopped',
  'baggage-taken',
  'time',
  'place-held',
] as const;
export type Ending = (typeof ENDINGS)[number];
