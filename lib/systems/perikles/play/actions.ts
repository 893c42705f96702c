import type { ActionBase, EventBase } from '@/lib/game/contract/play-rules';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { SentenceValue } from '@/lib/game/contract/sentence';
import type { Fighter } from '../rules/combat-table';
import type { Arm, BattlePlace, City, Power, Special, Stance } from '../vocabulary';

/** One choice. `names` puts it into words; no rule looks at them. */
export type Action = ActionBase & Choice & { readonly names?: Names };

export type Names = Readonly<Record<string, SentenceValue>>;

export type Choice =
  /** A marker of the player's own into a city. */
  | { readonly type: 'lay'; readonly city: City }
  | { readonly type: 'pick'; readonly tile: string }
  | { readonly type: 'nominate'; readonly city: City; readonly owner: string }
  | {
      readonly type: 'assassinate';
      readonly city: City;
      readonly owner: string;
      readonly from: 'columns' | 'candidates';
    }
  | { readonly type: 'perikles' }
  | { readonly type: 'plague'; readonly city: City }
  | { readonly type: 'alkibiades'; readonly to: City }
  | { readonly type: 'shift'; readonly city: City; readonly owner: string }
  | { readonly type: 'go-on' }
  /** K23 – Not to be asked about the special tile again in this phase. */
  | { readonly type: 'keep-on' }
  | { readonly type: 'name-first'; readonly player: string }
  | { readonly type: 'recover'; readonly arm: Arm }
  | { readonly type: 'take'; readonly city: Power; readonly arm: Arm; readonly value: number }
  | { readonly type: 'send'; readonly place: BattlePlace; readonly stance: Stance }
  | { readonly type: 'stop' }
  | { readonly type: 'slave-revolt'; readonly source: BattlePlace | 'stock' }
  | { readonly type: 'allow' }
  | { readonly type: 'refuse' }
  | { readonly type: 'spend'; readonly city: City }
  | { readonly type: 'no-further' }
  | { readonly type: 'double' }
  | { readonly type: 'token'; readonly fighter: Fighter }
  | { readonly type: 'hold' }
  | { readonly type: 'fight' }
  | { readonly type: 'lose'; readonly city: Power };

export type ActionType = Choice['type'];
export type ActionOf<Type extends ActionType> = Extract<Choice, { readonly type: Type }>;

export type EventType =
  | 'began'
  | 'laid'
  | 'took-tile'
  | 'laid-out'
  | 'nominated'
  | 'assassinated'
  | 'special-played'
  | 'plague-struck'
  | 'shifted'
  | 'elected'
  | 'no-leader'
  | 'named-first'
  | 'recovered'
  | 'gave-up-tile'
  | 'deployed'
  | 'revolted'
  | 'allowed'
  | 'refused'
  | 'spent'
  | 'not-attacked'
  | 'battle-began'
  | 'round-without-throw'
  | 'thrown'
  | 'round-won'
  | 'lost-counter'
  | 'persians-lose-none'
  | 'place-taken'
  | 'place-held'
  | 'tile-gone'
  | 'round-ended'
  | 'round-began'
  | 'game-ended';

/** What has happened, with all that its sentence needs. */
export type Event = EventBase & {
  readonly type: EventType;
  readonly rule: RuleRef;
  readonly values: Names;
};

/** 9.4, 9.6, 9.8, 9.9 – Special tiles that are played before a round of one arm. */
export const BATTLE_SPECIALS: Readonly<
  Partial<Record<Special, { readonly arm: Arm; readonly double?: Power }>>
> = {
  brasidas: { arm: 'infantry', double: 'sparta' },
  'thessalian-allies': { arm: 'infantry' },
  phormio: { arm: 'galleys', double: 'athens' },
  'persian-fleet': { arm: 'galleys' },
};
