import type { RngState } from '@/lib/dice/rng';
import type { SideIndex } from '../document/army';
import type { MoraleTrack } from '../rules/army-morale';
import type { Melee } from '../rules/combat/close-combat';
import type { ArmySpirit } from '../rules/combat/close-combat-modifiers';
import type { SideResult } from '../rules/combat/combat-result';
import type { CommandStatus } from '../rules/command/command-status';
import type { Scene } from '../rules/field';

export interface DetachmentState {
  readonly active: boolean;
  readonly coupUsed: boolean;
}

export interface ArmyState {
  readonly active: boolean;
  /** 6.1.2 – It awakes in its next player turn. */
  readonly awakens: boolean;
  readonly attempts: number;
  readonly coupUsed: boolean;
  readonly track: MoraleTrack;
  readonly spirit: ArmySpirit;
  /** 10.1 – Combat successes of this turn. */
  readonly successes: number;
  readonly commands: Readonly<Record<string, CommandStatus>>;
  /** 6.2.1 – Wings and guns that a special leader has made effective this turn. */
  readonly inspired: readonly string[];
  readonly detachments: Readonly<Record<string, DetachmentState>>;
  /** 9.1 – Whether the army has a commander. */
  readonly hasCommander: boolean;
  /** 22.1 – What fallen leaders are worth to the enemy. */
  readonly leaderPoints: number;
  /** 25.3.4 – It has moved or fought this turn. */
  readonly busy: boolean;
  /** 23.4.4 – It has paid for waiting before. */
  readonly weary: boolean;
  /** 23.4 – It has thrown a 1 in this activation phase. */
  readonly mayAwake: boolean;
  /** 25.1 */
  readonly baggageRouted: boolean;
  /** 23.6 – The turn of its last attempt to awake. */
  readonly attemptedIn: number | null;
  /** 23.4 – The enemy has attacked it since it declared its advance. */
  readonly attacked: boolean;
  /** 23.4 – The turn by which its goal must be reached, and what was won. */
  readonly advance: { readonly deadline: number; readonly bonus: number } | null;
  readonly advanceOpen: boolean;
  /** 26.3.3 – Wings that have arrived by a throw, and the turn of it. */
  readonly arrived: Readonly<Record<string, number>>;
}

/** Markers on the map that remind the players. */
export interface Marks {
  /** 4.3 – Engaged markers; changed: turned over. */
  readonly engaged: Readonly<Record<number, 'normal' | 'changed'>>;
  /** 19.10 */
  readonly momentum: Readonly<
    Record<number, { readonly count: number; readonly by: SideIndex; readonly turn: number }>
  >;
  /** Pieces that have finished their move. */
  readonly done: readonly string[];
  /** 16.3 */
  readonly moved: readonly string[];
  readonly outOfCommand: readonly string[];
  /** Units that have fought, charged, fired; hexes that were fired at. */
  readonly fought: readonly string[];
  readonly charged: readonly string[];
  readonly fired: readonly string[];
  readonly targets: readonly number[];
  /** 7.3.3 – Wings that have tried to deploy under threat. */
  readonly tried: readonly string[];
}

export interface GroundPair {
  readonly attackingHex: number;
  readonly defendingHex: number;
}

/** A fight under way. */
export interface MeleeState {
  readonly melee: Melee;
  readonly leads: readonly [string | null, string | null];
  /** 19.12.3 – Everybody who was engaged while it was decided. */
  readonly engaged: readonly string[];
  /** 19.2 – Those who fell back before it. */
  readonly evaded?: readonly string[];
  readonly unsatisfied: number;
  readonly advanced: readonly string[];
  /** 19.10, 19.12.2 – The hexes where it has laid a momentum marker. */
  readonly marked?: readonly number[];
  readonly surrounded: boolean;
  readonly ground: boolean;
  /** 19.5 – The pair of hexes that the attacker has picked for their ground. */
  readonly pair?: GroundPair;
}

/** 11 – Loss points that a side has still to satisfy. */
export interface LossState {
  readonly side: SideIndex;
  readonly hexes: readonly number[];
  readonly points: number;
  readonly required: number;
  readonly result: SideResult;
  /** It takes the first point. */
  readonly lead: string | null;
  /** Steps lost in this combat. */
  readonly lost: Readonly<Record<string, number>>;
  /** 11.3.3 – Engaged from the start; units that come later are not disordered again. */
  readonly first: readonly string[];
  /** 19, 19.12.2 – Units of the hexes that take no part in the fight, and so no points. */
  readonly spared?: readonly string[];
  readonly inMelee: boolean;
}

/** What is still to be done, the next first. */
export type Task =
  | { readonly task: 'turn' }
  | { readonly task: 'player-turn'; readonly side: SideIndex }
  | { readonly task: 'arrivals' }
  | {
      readonly task: 'quarters';
      readonly pieces: readonly string[];
      readonly town: string;
    }
  | { readonly task: 'activation' }
  | { readonly task: 'awake-choice' }
  | { readonly task: 'phases' }
  | { readonly task: 'deploy' }
  | { readonly task: 'look-to-commander'; readonly left: number }
  | { readonly task: 'command' }
  | { readonly task: 'inspire'; readonly leader: string }
  | { readonly task: 'rout' }
  | { readonly task: 'engage' }
  | { readonly task: 'march' }
  | {
      readonly task: 'marching';
      /** 23.5.1 – A column from the top down, with its leaders, and the hexes that it has still to go. */
      readonly units: readonly string[];
      readonly leaders: readonly string[];
      readonly start: number;
      readonly left: number;
      readonly towards: string;
    }
  | { readonly task: 'move' }
  | { readonly task: 'column-guns'; readonly wing: string; readonly left: number }
  | { readonly task: 'moving'; readonly piece: string; readonly spent: number; readonly steps: number }
  | { readonly task: 'entering'; readonly piece: string }
  | { readonly task: 'coup'; readonly side: SideIndex; readonly detachment: string | null }
  | { readonly task: 'coup-pay'; readonly side: SideIndex }
  | { readonly task: 'threat'; readonly wing: string; readonly unit: string; readonly by: string }
  | { readonly task: 'passivity'; readonly side: SideIndex }
  | { readonly task: 'fire'; readonly side: SideIndex; readonly phase: 'offensive' | 'defensive' }
  | {
      readonly task: 'laying';
      readonly side: SideIndex;
      readonly phase: 'offensive' | 'defensive';
      readonly target: number;
      readonly guns: readonly string[];
    }
  | { readonly task: 'rally' }
  | { readonly task: 'combat' }
  | { readonly task: 'surrender' }
  | { readonly task: 'retreat-before'; readonly hex: number }
  | { readonly task: 'lead'; readonly of: 'attacker' | 'defender' }
  | { readonly task: 'resolve' }
  | ({ readonly task: 'losses' } & LossState)
  | { readonly task: 'guns'; readonly side: SideIndex; readonly hexes: readonly number[] }
  | {
      readonly task: 'further';
      readonly side: SideIndex;
      readonly hexes: readonly number[];
      readonly first: readonly string[];
    }
  | {
      readonly task: 'retreat';
      readonly unit: string;
      readonly left: number;
      readonly how: 'disorder' | 'rout' | 'flight' | 'escape';
      readonly way: readonly number[];
      /** 8.4.1 – The next hex is one more than was required, and costs a step. */
      readonly extra?: true;
      /** 8.4.2 – It runs because another has run through it. */
      readonly chain?: true;
      /** 8.4 – Leaders who go along, and whether their player has decided about all. */
      readonly leaders?: readonly string[];
      readonly asked?: true;
    }
  /** Chain: because another runs through its hex (8.4.2). */
  | { readonly task: 'check'; readonly unit: string; readonly chain?: true }
  | { readonly task: 'advance'; readonly by: 'attacker' | 'defender'; readonly hexes: readonly number[] }
  | { readonly task: 'capture' }
  | { readonly task: 'momentum'; readonly steps: readonly string[] }
  | { readonly task: 'charge'; readonly held?: readonly string[] }
  | { readonly task: 'blown' }
  | { readonly task: 'clean' }
  | { readonly task: 'joint' }
  | { readonly task: 'next-turn' };

export type TaskName = Task['task'];
export type TaskOf<Name extends TaskName> = Extract<Task, { task: Name }>;

/** A game as plain JSON. */
export interface State extends Scene {
  readonly rng: RngState;
  readonly turn: number;
  readonly player: SideIndex;
  readonly agenda: readonly Task[];
  readonly armies: readonly [ArmyState, ArmyState];
  readonly marks: Marks;
  /** 6.3, 26.3 – Units that are detached at the start, and their detachment. */
  readonly detachmentOf: Readonly<Record<string, string>>;
  /** Pieces that may still come onto the map. */
  readonly waiting: readonly string[];
  /** 23.4.4 – Whether there has been any combat. */
  readonly blooded: boolean;
  /** 8.4.2 – Units that have run because of the same retreat (ruling P27). */
  readonly ran?: readonly string[];
  /** Fights under way, the innermost first: a charge within a combat. */
  readonly melees: readonly MeleeState[];
  readonly over: boolean;
}
