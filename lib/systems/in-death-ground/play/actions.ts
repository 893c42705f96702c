import type { ActionBase, EventBase } from '@/lib/game/contract/play-rules';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Arm, Formation, Stratagem } from '../vocabulary';
import type { Ending, TestCause } from './state';

type Name = string | Sentence;

/** One choice. `names` puts units into words; no rule looks at them. */
export type Action = ActionBase & Choice & { readonly by: string; readonly names?: ActionNames };

export type ActionNames = Readonly<Record<string, Name>>;

/** The middle of the block and where it looks; with a formation it takes that formation there. */
export interface Destination {
  readonly at: readonly [number, number];
  readonly facing: number;
  readonly formation?: Formation;
  readonly files?: number;
  /** Every element separately, in the order of the unit. */
  readonly elements?: readonly { readonly at: readonly [number, number]; readonly facing: number }[];
}

/** What an offered march is meant for; no rule looks at it. */
export type MarchPurpose =
  | 'advance'
  | 'onwards'
  | 'half'
  | 'charge'
  | 'close-in'
  | 'face'
  | 'wheel-left'
  | 'wheel-right'
  | 'fall-back'
  | 'column'
  | 'line'
  | 'gather'
  | 'leave'
  | 'storm'
  | 'man';

export type Choice =
  | { readonly type: 'encourage'; readonly unit: string }
  | { readonly type: 'no-more' }
  | { readonly type: 'arrive'; readonly unit: string; readonly to: Destination }
  | { readonly type: 'set-up-first' }
  | { readonly type: 'set-up-second' }
  | {
      readonly type: 'set-up';
      readonly unit: string;
      readonly to: Destination;
      /** In ambush. */
      readonly hidden?: boolean;
    }
  | { readonly type: 'hold-back'; readonly unit: string }
  | { readonly type: 'enter'; readonly unit: string; readonly to: Destination }
  | { readonly type: 'trick'; readonly stratagem: Stratagem }
  | { readonly type: 'breach'; readonly at: readonly [number, number] }
  | { readonly type: 'throw'; readonly unit: string }
  | { readonly type: 'dismount'; readonly unit: string; readonly as?: Arm }
  | { readonly type: 'remount'; readonly unit: string }
  | { readonly type: 'wick'; readonly unit: string; readonly turns: number }
  | { readonly type: 'light'; readonly unit: string }
  | { readonly type: 'not-yet' }
  | { readonly type: 'drive'; readonly unit: string; readonly facing: number }
  | { readonly type: 'leave' }
  | { readonly type: 'spring'; readonly unit: string }
  | { readonly type: 'set-fire'; readonly unit: string; readonly piece: string }
  | { readonly type: 'rocket'; readonly unit: string; readonly target: string }
  | { readonly type: 'batter'; readonly unit: string; readonly gate: readonly [number, number] }
  | { readonly type: 'wreck'; readonly unit: string; readonly target: string }
  | { readonly type: 'burn'; readonly unit: string; readonly target: string }
  | { readonly type: 'bomb'; readonly unit: string }
  | { readonly type: 'unfold'; readonly unit: string }
  | { readonly type: 'show'; readonly unit: string; readonly to: Destination }
  | {
      readonly type: 'sham';
      readonly entry: string;
      readonly variant: string;
      readonly elements: number;
    }
  | { readonly type: 'unhitch'; readonly unit: string }
  | { readonly type: 'close-up'; readonly unit: string }
  | { readonly type: 'turn-to'; readonly unit: string }
  | { readonly type: 'slip'; readonly unit: string }
  | { readonly type: 'climb'; readonly unit: string }
  | { readonly type: 'throw-down'; readonly unit: string; readonly at: readonly [number, number] }
  | { readonly type: 'board'; readonly unit: string; readonly target: string }
  | { readonly type: 'cross'; readonly unit: string }
  /** Charging an enemy at the bank, if one is named. */
  | { readonly type: 'alight'; readonly unit: string; readonly target?: string }
  | { readonly type: 'hold'; readonly unit: string }
  | { readonly type: 'rest' }
  | { readonly type: 'throw-again' }
  | { readonly type: 'march'; readonly to: Destination; readonly as?: MarchPurpose; readonly target?: string }
  | { readonly type: 'stay' }
  | { readonly type: 'evade' }
  | { readonly type: 'stand' }
  | { readonly type: 'aim'; readonly unit: string; readonly target: string | null }
  | { readonly type: 'shoot' }
  | { readonly type: 'lose'; readonly element: string }
  | { readonly type: 'fight'; readonly element: string; readonly among: string }
  | { readonly type: 'support'; readonly element: string; readonly among: string }
  | { readonly type: 'spare' }
  | { readonly type: 'take-test' }
  | { readonly type: 'test-again' }
  | { readonly type: 'accept' }
  | { readonly type: 'yield' };

export type ActionType = Choice['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;

/** What has happened, with all that its sentence needs. */
export type Event = EventBase & { readonly rule: RuleRef } & EventPieces & EventData;

/** Units that an event is about, in the order of its names; no sentence shows them. */
export interface EventPieces {
  readonly pieces?: readonly string[];
}

export type EventData =
  | { readonly type: 'moves-first'; readonly side: string }
  | { readonly type: 'turn-began'; readonly round: number }
  | { readonly type: 'weather-cleared' }
  | { readonly type: 'staked'; readonly side: string; readonly points: number }
  | { readonly type: 'tricked'; readonly stratagem: Stratagem; readonly works: 'yes' | 'no' }
  | { readonly type: 'exhausted'; readonly unit: Name }
  | { readonly type: 'breach-tried'; readonly works: 'yes' | 'no' }
  | { readonly type: 'gate-broken' }
  | { readonly type: 'gate-struck'; readonly unit: Name }
  | { readonly type: 'bombs-loaded'; readonly unit: Name }
  | { readonly type: 'strength-shown'; readonly unit: Name }
  | { readonly type: 'unhitched'; readonly unit: Name }
  | { readonly type: 'closed-up'; readonly unit: Name; readonly inches: number }
  | { readonly type: 'turned-to'; readonly unit: Name }
  | { readonly type: 'ladder-raised'; readonly unit: Name; readonly count: number }
  | { readonly type: 'ladder-thrown'; readonly unit: Name; readonly works: 'yes' | 'no' }
  | { readonly type: 'climbing'; readonly unit: Name; readonly count: number }
  | { readonly type: 'on-wall'; readonly unit: Name }
  | { readonly type: 'boarded'; readonly unit: Name; readonly target: Name }
  | { readonly type: 'alighted'; readonly unit: Name }
  | {
      readonly type: 'machine-struck';
      readonly unit: Name;
      readonly target: Name;
      readonly works: 'yes' | 'no';
    }
  | { readonly type: 'machine-lit'; readonly unit: Name; readonly target: Name; readonly works: 'yes' | 'no' }
  | { readonly type: 'machine-lost'; readonly unit: Name }
  | { readonly type: 'ship-tested'; readonly unit: Name; readonly hits: number; readonly failures: number }
  | { readonly type: 'ship-gone'; readonly unit: Name }
  | { readonly type: 'set-up'; readonly unit: Name }
  | { readonly type: 'entered'; readonly unit: Name }
  | { readonly type: 'marched-through'; readonly unit: Name }
  | { readonly type: 'dismounted'; readonly unit: Name }
  | { readonly type: 'remounted'; readonly unit: Name }
  | { readonly type: 'lit'; readonly unit: Name }
  | { readonly type: 'wick-written'; readonly unit: Name; readonly turns: number }
  | { readonly type: 'strayed'; readonly unit: Name; readonly inches: number }
  | { readonly type: 'burst'; readonly unit: Name }
  | { readonly type: 'seen-through'; readonly unit: Name }
  | { readonly type: 'fire-tried'; readonly unit: Name; readonly works: 'yes' | 'no' }
  | { readonly type: 'burnt'; readonly unit: Name }
  | { readonly type: 'rocket-flown'; readonly unit: Name; readonly target: Name }
  | { readonly type: 'rallied'; readonly unit: Name; readonly removed: number; readonly markers: number }
  | { readonly type: 'due'; readonly unit: Name; readonly arrives: 'yes' | 'no' }
  | { readonly type: 'arrived'; readonly unit: Name }
  | { readonly type: 'retreated'; readonly unit: Name; readonly inches: number; readonly how: string }
  | { readonly type: 'blocked'; readonly unit: Name }
  | { readonly type: 'left-table'; readonly unit: Name }
  | { readonly type: 'destroyed'; readonly unit: Name }
  | { readonly type: 'thrown'; readonly unit: Name; readonly good: number; readonly difficult: number }
  | { readonly type: 'thrown-again'; readonly unit: Name; readonly good: number; readonly difficult: number }
  | { readonly type: 'marched'; readonly unit: Name; readonly inches: number }
  | { readonly type: 'stayed'; readonly unit: Name }
  | { readonly type: 'contact'; readonly unit: Name; readonly target: Name }
  | { readonly type: 'evaded'; readonly unit: Name; readonly isAway: 'yes' | 'no' }
  | {
      readonly type: 'shot';
      readonly unit: Name;
      readonly target: Name;
      readonly markers: number;
      readonly lost: number;
    }
  | { readonly type: 'element-lost'; readonly unit: Name; readonly what: Sentence; readonly left: number }
  | { readonly type: 'trampled'; readonly unit: Name; readonly target: Name }
  | { readonly type: 'ran-wild'; readonly unit: Name; readonly inches: number }
  | { readonly type: 'put-back'; readonly unit: Name }
  | {
      readonly type: 'fought';
      readonly unit: Name;
      readonly target: Name;
      readonly duels: number;
      readonly ownMarkers: number;
      readonly ownLost: number;
      readonly markers: number;
      readonly lost: number;
    }
  | { readonly type: 'overrun'; readonly unit: Name; readonly target: Name }
  | { readonly type: 'revealed'; readonly unit: Name }
  | {
      readonly type: 'tested';
      readonly unit: Name;
      readonly cause: TestCause;
      readonly isPassed: 'yes' | 'no';
    }
  | { readonly type: 'spared'; readonly unit: Name; readonly cause: TestCause }
  | { readonly type: 'general-lost'; readonly side: string }
  | { readonly type: 'baggage-taken'; readonly side: string }
  | { readonly type: 'battle-ended'; readonly cause: Ending; readonly side: string };
