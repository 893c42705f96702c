import type { ActionBase, EventBase } from '@/lib/game/contract/play-rules';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { BlowRole } from '../rules/engagement';
import type { SegmentId } from '../rules/segments';
import type { TokenSource } from '../rules/tokens';
import type { Ending } from './state';

/** One choice. `names` puts units and places into words, `pieces` names the tiles for the board; no rule looks at them. */
export type Action = ActionBase &
  Choice & { readonly by: string; readonly names?: Names; readonly pieces?: readonly string[] };

export type Names = Readonly<Record<string, Sentence>>;

export type Choice =
  | { readonly type: 'place'; readonly unit: string; readonly at: SegmentId }
  | { readonly type: 'arrive'; readonly unit: string; readonly at: SegmentId }
  | { readonly type: 'redeploy'; readonly unit: string; readonly to: SegmentId }
  | { readonly type: 'move'; readonly unit: string; readonly to: SegmentId }
  | { readonly type: 'attack'; readonly unit: string }
  | { readonly type: 'continue'; readonly unit: string; readonly target: string }
  | { readonly type: 'leave'; readonly unit: string }
  | { readonly type: 'shoot'; readonly unit: string; readonly target: string }
  | { readonly type: 'inspire'; readonly unit: string; readonly target: string }
  | { readonly type: 'command'; readonly unit: string; readonly target: string }
  | { readonly type: 'pass' }
  | { readonly type: 'end-turn' }
  | { readonly type: 'resign' }
  | { readonly type: 'intercept'; readonly unit: string }
  | { readonly type: 'answer-shot'; readonly unit: string }
  | { readonly type: 'wait' }
  | { readonly type: 'choose-target'; readonly target: string }
  | { readonly type: 'remove'; readonly troop: string }
  | { readonly type: 'bear'; readonly troop: string; readonly from: TokenSource }
  | { readonly type: 'carry'; readonly target: string }
  | { readonly type: 'give-up'; readonly troop: string }
  | { readonly type: 'keep' };

export type ActionType = Choice['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;

/** The orders that a unit can be given: actions 1 to 6. */
export type OrderType = 'move' | 'attack' | 'continue' | 'leave' | 'shoot' | 'inspire' | 'command';
export type Order = ActionOf<OrderType>;

/** What has happened, with all that its sentence needs. */
export type Event = EventBase & { readonly rule: RuleRef } & EventData;

export type EventData =
  | { readonly type: 'placed'; readonly side: string; readonly unit: Sentence; readonly place: Sentence }
  | {
      readonly type: 'stack-placed';
      readonly side: string;
      readonly unit: Sentence;
      readonly place: Sentence;
      readonly count: number;
    }
  | { readonly type: 'revealed' }
  | { readonly type: 'round-began'; readonly round: number; readonly side: string }
  | { readonly type: 'turn-began'; readonly side: string; readonly tokens: number }
  | { readonly type: 'redeployed'; readonly unit: Sentence; readonly place: Sentence }
  | { readonly type: 'moved'; readonly unit: Sentence; readonly place: Sentence; readonly cost: number }
  | { readonly type: 'ordered'; readonly unit: Sentence; readonly order: OrderType; readonly cost: number }
  | { readonly type: 'passed'; readonly side: string }
  | { readonly type: 'intercepted'; readonly unit: Sentence; readonly cost: number }
  | { readonly type: 'waited'; readonly side: string }
  | {
      readonly type: 'struck';
      readonly unit: Sentence;
      readonly target: Sentence;
      readonly role: BlowRole;
      readonly faces: readonly number[];
      readonly hits: number;
    }
  | {
      readonly type: 'shot';
      readonly unit: Sentence;
      readonly target: Sentence;
      readonly faces: readonly number[];
      readonly hits: number;
      /** How many units share the hits. */
      readonly shared: number;
    }
  | { readonly type: 'wounded'; readonly troop: Sentence; readonly unit: Sentence }
  | { readonly type: 'troop-removed'; readonly troop: Sentence; readonly points: number }
  | { readonly type: 'unit-destroyed'; readonly unit: Sentence }
  | { readonly type: 'carried'; readonly unit: Sentence; readonly hits: number }
  | { readonly type: 'withdrew'; readonly unit: Sentence; readonly place: Sentence }
  | { readonly type: 'inspired'; readonly unit: Sentence }
  | { readonly type: 'commanded'; readonly unit: Sentence }
  | { readonly type: 'given-up'; readonly troop: Sentence; readonly points: number }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'battle-ended'; readonly cause: Ending; readonly side: string };
