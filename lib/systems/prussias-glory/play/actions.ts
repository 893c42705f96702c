import type { ActionBase, EventBase } from '@/lib/game/contract/play-rules';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { SentenceValues } from '@/lib/game/contract/sentence';

export type Choice =
  /** Nothing, or nothing more. */
  | { readonly type: 'pass' }
  | { readonly type: 'activate' }
  | { readonly type: 'declare-advance' }
  | { readonly type: 'attempt-coup' }
  | { readonly type: 'pay-coup' }
  | { readonly type: 'deploy'; readonly wing: string }
  | { readonly type: 'inspire'; readonly wing: string }
  | { readonly type: 'look-to-commander'; readonly unit: string }
  | { readonly type: 'quarter'; readonly piece: string; readonly at: string }
  /** `pieces`: the stack that goes together, the first of them first; no rule looks at it. */
  | { readonly type: 'move'; readonly piece: string; readonly pieces?: readonly string[] }
  /** Below: under the units that are there. */
  | { readonly type: 'step'; readonly to: string; readonly below?: true }
  | { readonly type: 'leave-map' }
  | { readonly type: 'halt' }
  | { readonly type: 'form-column'; readonly wing: string }
  | { readonly type: 'join-column'; readonly gun: string }
  | { readonly type: 'raise'; readonly piece: string }
  | { readonly type: 'bring'; readonly piece: string }
  | { readonly type: 'enter'; readonly piece: string; readonly at: string; readonly column?: true }
  | { readonly type: 'deploy-under-threat' }
  | { readonly type: 'aim'; readonly target: string }
  | { readonly type: 'lay'; readonly gun: string }
  | { readonly type: 'fire' }
  /** The ground of this firing hex counts. */
  | { readonly type: 'fire-from'; readonly from: string }
  | { readonly type: 'attack'; readonly attacking: readonly string[]; readonly defending: readonly string[] }
  | { readonly type: 'retreat-before'; readonly to: string }
  | { readonly type: 'lead'; readonly unit: string }
  | { readonly type: 'lose-step'; readonly unit: string }
  | { readonly type: 'fall-back'; readonly unit: string }
  | { readonly type: 'lose-gun'; readonly unit: string }
  | { readonly type: 'choose-ground'; readonly attacking: string; readonly defending: string }
  | { readonly type: 'go-along'; readonly leader: string }
  | { readonly type: 'retreat-to'; readonly to: string }
  | { readonly type: 'advance'; readonly piece: string; readonly to: string }
  | { readonly type: 'momentum-advance'; readonly piece: string; readonly to: string }
  | { readonly type: 'momentum-mark'; readonly hex: string }
  | { readonly type: 'charge'; readonly attacking: readonly string[]; readonly defending: readonly string[] }
  /** This unit stays out of the charge that is to be named. */
  | { readonly type: 'hold-back'; readonly unit: string };

/** Every decision of the game. */
export type Action = ActionBase & Choice;

/** What has happened: its words stand under `event`. */
export interface Event extends EventBase {
  readonly values: SentenceValues;
  readonly rule: RuleRef;
  readonly faces?: readonly number[];
}
