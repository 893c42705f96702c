import type { RngState } from '@/lib/dice/rng';
import type { Counter } from '../data';
import type { Scenario } from '../document/scenario';
import type { Doubling, Tokens } from '../rules/battle-round';
import type { Fighter } from '../rules/combat-table';
import type { Columns } from '../rules/election';
import type { Deployed, Relation } from '../rules/relations';
import type { BattlePlace, City, Power, Special, Stance } from '../vocabulary';

/** A game under way: plain JSON, the generator inside. */
export interface State {
  readonly scenario: Scenario;
  readonly rng: RngState;
  readonly round: number;
  /** Who takes the first tile of the round. */
  readonly start: string;
  readonly columns: Readonly<Record<City, Columns>>;
  readonly candidates: Readonly<Record<City, readonly string[]>>;
  readonly leaders: Readonly<Partial<Record<City, string>>>;
  readonly statues: Readonly<Record<City, Columns>>;
  readonly defeats: Readonly<Record<City, number>>;
  readonly dead: readonly Counter[];
  /** Living counters that are not at a place. */
  readonly homes: readonly Counter[];
  /** 9.5 – Spartans whom a revolt keeps at home for this round. */
  readonly resting: readonly Counter[];
  readonly troops: readonly Deployed[];
  readonly relations: readonly Relation[];
  readonly permissions: readonly { readonly side: string; readonly place: BattlePlace }[];
  readonly shown: readonly string[];
  readonly deck: readonly string[];
  readonly tiles: Readonly<Record<string, readonly string[]>>;
  readonly locations: Readonly<Partial<Record<BattlePlace, string>>>;
  readonly later: readonly string[];
  readonly won: Readonly<Record<string, readonly string[]>>;
  readonly persianWon: readonly { readonly location: string; readonly sides: readonly string[] }[];
  readonly specials: Readonly<Record<string, Special | null>>;
  /** 9.2 – Special tiles that have been played: all know them. */
  readonly played: readonly Special[];
  /** K23 – Players who have said that they keep their special tile for the rest of the phase. */
  readonly kept: readonly string[];
  /** K23 – Whether everybody who could hold a fitting tile is asked; in the first games only its holder was. */
  readonly asksAll: boolean;
  readonly battle: Battle | null;
  /** What is to be done, the next first; a decision waits at its head. */
  readonly agenda: readonly Task[];
}

/** The battle that is being fought, its counters turned up. */
export interface Battle {
  readonly place: BattlePlace;
  readonly index: number;
  readonly tokens: Tokens;
  readonly doubled: readonly Doubling[];
  /** Main attacker and defender as they came; null: militia alone. */
  readonly mains: Readonly<Record<Stance, string | null>>;
}

export type Task =
  | { readonly type: 'free-marker'; readonly side: string }
  | { readonly type: 'pick'; readonly side: string }
  | { readonly type: 'any-city'; readonly side: string; readonly left: number }
  | { readonly type: 'symbol'; readonly side: string; readonly symbol: 'candidate' | 'assassin' }
  /** 4.1 – The next tile of the stack fills the gap. */
  | { readonly type: 'refill'; readonly at: number }
  | { readonly type: 'after-pick'; readonly side: string }
  | { readonly type: 'shift'; readonly side: string; readonly to: City; readonly left: number }
  | { readonly type: 'nominate'; readonly side: string }
  | { readonly type: 'elect' }
  | { readonly type: 'name-first'; readonly side: string }
  | { readonly type: 'recover'; readonly side: string; readonly city: City }
  | { readonly type: 'next-tile'; readonly next: string; readonly shards: number }
  | DeployTask
  | { readonly type: 'send'; readonly side: string; readonly counter: Counter }
  | { readonly type: 'permit'; readonly side: string; readonly troop: Deployed }
  | { readonly type: 'further'; readonly side: string }
  | { readonly type: 'battle'; readonly place: BattlePlace }
  | { readonly type: 'battle-round' }
  | { readonly type: 'special'; readonly side: string }
  | { readonly type: 'fight'; readonly side: string }
  | { readonly type: 'loss'; readonly side: string; readonly beaten: Fighter }
  | { readonly type: 'finish'; readonly winner: Fighter | 'nobody' }
  | { readonly type: 'end-round' }
  | { readonly type: 'over' };

/** Counters that can still be deployed by one tile or one marker. */
export interface DeployTask {
  readonly type: 'deploy';
  readonly side: string;
  readonly left: number;
  readonly brought: number;
  /** The only power whose counters come for a marker; null: any that the player commands. */
  readonly only: Power | null;
  /** Places whose defence has been refused in this turn. */
  readonly refused: readonly BattlePlace[];
}

export type TaskType = Task['type'];
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>;
export type Tasks = { readonly [Type in TaskType]: TaskOf<Type> };
