import type { ActionBase, EventBase } from '@/lib/game/contract/play-rules';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Direction } from '@/lib/geometry/square';
import type { Exit } from '../rules/battlefield/field';
import type { TileId } from '../rules/battlefield/tiles';
import type { AttackOutcome } from '../rules/combat/combat';
import type { ModifierId } from '../rules/combat/combat-modifiers';
import type { Activation, GroupLocation } from '../rules/commands/activation';
import type { Exemptions } from '../rules/generals/exemptions';
import type { RallyOutcome } from '../rules/generals/rally';
import type { MoveStep } from '../rules/movement/movement';
import type { WeatherOutcome } from '../rules/special/weather';
import type { Ending } from './state';

/** One small choice. `pieces` names the counters for the reader; no rule looks at it. */
export type Action = ActionBase & Choice & { readonly by: string; readonly pieces?: readonly Sentence[] };

export type Choice =
  | { readonly type: 'flip-turns' }
  | { readonly type: 'keep-turns' }
  | { readonly type: 'let-help'; readonly general: string }
  | { readonly type: 'activate'; readonly from: GroupLocation }
  | { readonly type: 'send-commander'; readonly general: string; readonly to: TileId | 'away' }
  | { readonly type: 'end-turn' }
  /** 10.1 – Both may agree to stop; it is proposed once in a turn. */
  | { readonly type: 'propose-end' }
  | { readonly type: 'agree' }
  | { readonly type: 'fight-on' }
  | { readonly type: 'join'; readonly units: readonly string[] }
  | { readonly type: 'join-general'; readonly general: string }
  | { readonly type: 'order'; readonly activation: Activation }
  | { readonly type: 'step'; readonly step: MoveStep }
  | { readonly type: 'attack' }
  | { readonly type: 'finish' }
  | {
      readonly type: 'strike';
      readonly unit: string;
      readonly half: boolean;
      /** 6.3 – A unit that stands behind the attacker. */
      readonly support: string | null;
      /** 4.4 – Whether a bonus is bought; free ones are given anyway. */
      readonly bonus: boolean;
    }
  | { readonly type: 'break-off' }
  | { readonly type: 'dispute' }
  | { readonly type: 'accept' }
  | { readonly type: 'all-out' }
  | { readonly type: 'hold-back' }
  | { readonly type: 'rally' }
  | { readonly type: 'spare-general' }
  | { readonly type: 'name-lead'; readonly tile: TileId; readonly unit: string }
  | { readonly type: 'keep-leads' }
  | { readonly type: 'advance'; readonly units: readonly string[] }
  | { readonly type: 'advance-general'; readonly general: string }
  | { readonly type: 'advance-done' };

export type ActionType = Choice['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;

/** What has happened, with all that its sentence needs. */
export type Event = EventBase & { readonly rule: RuleRef } & EventData;

export type EventData =
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'turns-flipped'; readonly side: string }
  | { readonly type: 'weather-thrown'; readonly faces: readonly number[]; readonly outcome: WeatherOutcome }
  | { readonly type: 'turn-began'; readonly side: string; readonly commands: number }
  | { readonly type: 'general-helps'; readonly piece: Sentence }
  | {
      readonly type: 'commands-thrown';
      readonly faces: readonly number[];
      readonly added: number;
      readonly commands: number;
    }
  | {
      readonly type: 'activated';
      readonly pieces: readonly Sentence[];
      readonly from: GroupLocation;
      readonly activation: Activation;
      readonly commands: number;
      readonly spared: Exemptions;
    }
  | { readonly type: 'placed'; readonly tile: TileId; readonly facing: Direction }
  | { readonly type: 'moved'; readonly tile: TileId; readonly facing: Direction }
  | { readonly type: 'turned'; readonly tile: TileId; readonly facing: Direction }
  | { readonly type: 'left-field'; readonly pieces: readonly Sentence[] }
  | { readonly type: 'chariots-scattered'; readonly pieces: readonly Sentence[] }
  | { readonly type: 'driven-off'; readonly pieces: readonly Sentence[] }
  | { readonly type: 'camp-entered'; readonly tile: TileId }
  | { readonly type: 'commander-sent'; readonly piece: Sentence; readonly to: TileId | 'away' }
  | { readonly type: 'attack-began'; readonly from: TileId; readonly target: TileId; readonly limit: number }
  | {
      readonly type: 'struck';
      readonly attacker: Sentence;
      readonly target: Sentence;
      readonly faces: readonly number[];
      readonly modifiers: readonly ModifierId[];
      readonly difference: number;
      readonly outcome: AttackOutcome;
    }
  | { readonly type: 'disputed'; readonly side: string }
  | { readonly type: 'went-all-out'; readonly piece: Sentence }
  | {
      readonly type: 'rally-thrown';
      readonly general: Sentence;
      readonly faces: readonly number[];
      readonly outcome: RallyOutcome;
    }
  | { readonly type: 'hit'; readonly piece: Sentence; readonly result: 'spent' | Exit }
  | {
      readonly type: 'morale-tested';
      readonly side: string;
      readonly faces: readonly number[];
      readonly army: number;
      readonly ran: readonly Sentence[];
    }
  | { readonly type: 'lead-named'; readonly tile: TileId; readonly piece: Sentence }
  | { readonly type: 'advanced'; readonly tile: TileId; readonly pieces: readonly Sentence[] }
  | { readonly type: 'general-withdrew'; readonly piece: Sentence }
  | { readonly type: 'turn-ended'; readonly side: string }
  | { readonly type: 'end-proposed'; readonly side: string }
  | { readonly type: 'end-refused'; readonly side: string }
  | { readonly type: 'battle-ended'; readonly cause: Ending; readonly beaten: string };
