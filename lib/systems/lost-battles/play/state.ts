import type { RngState } from '@/lib/dice/rng';
import type { Scenario } from '../document/scenario';
import type { Field } from '../rules/battlefield/field';
import type { PerSide, SideIndex, TileId } from '../rules/battlefield/tiles';
import type { GroupLocation } from '../rules/commands/activation';
import type { Exemptions } from '../rules/generals/exemptions';
import type { PastTurn } from '../rules/generals/turn-flip';
import type { Move } from '../rules/movement/movement';
import type { Fortune } from '../rules/special/fortune';
import type { Weather } from '../vocabulary';

/** A battle under way: plain JSON, the generator inside. */
export interface State {
  readonly scenario: Scenario;
  readonly rng: RngState;
  readonly field: Field;
  readonly round: number;
  /** Who has the first turn of this round. */
  readonly first: SideIndex;
  readonly active: SideIndex;
  readonly weather: Weather;
  readonly turn: Turn;
  /** 8.7, 9.4 – The turn before this one. */
  readonly lastTurn: PastTurn | null;
  /** 6.5 – Of each side, the units that came onto their tile in its own last turn. */
  readonly newcomers: PerSide<readonly string[]>;
  /** 8.7 – Who has changed the order of turns. */
  readonly flipped: PerSide<boolean>;
  /** 8.5 – Generals who have had a near miss, and those who give no help because of it. */
  readonly nearMissed: readonly string[];
  readonly silenced: readonly string[];
  readonly fortune: Fortune;
  /** 7.1 – Sides whose camp enemy units have entered; 10.2 – the side that scores for such a camp. */
  readonly campEntered: PerSide<boolean>;
  readonly tookCamp: PerSide<boolean>;
  readonly phase: Phase;
}

/** What has happened in this turn so far. */
export interface Turn {
  readonly commands: number;
  /** 3.2 – All commands of this turn, those rolled for included. */
  readonly received: number;
  readonly hasRolled: boolean;
  readonly exemptions: Exemptions;
  /** 8.6 – The general who stands back for another on the next tile. */
  readonly standsBack: readonly string[];
  readonly activated: readonly string[];
  /** 10.1 – Whether this side has proposed to end the battle. */
  readonly hasProposed: boolean;
  /** 11.5 – How much of a surprised army's limit is used. */
  readonly deployed: number;
  readonly entered: readonly string[];
  readonly attackedFrom: readonly TileId[];
  /** 6.3 – Tiles whose lead is fixed by an attack of this turn. */
  readonly fixedLeads: readonly TileId[];
  /** 6.4 – The units that led their tiles immediately before this turn. */
  readonly ledBefore: readonly string[];
}

/** Who decides, and about what; a half-built order is part of it. */
export type Phase =
  /** 8.7 – Whether to change the order of turns. */
  | { readonly type: 'flip'; readonly side: SideIndex }
  /** 8.6 – Which of two neighbouring generals helps this turn. */
  | { readonly type: 'helper'; readonly generals: readonly string[] }
  | { readonly type: 'activate' }
  /** 10.1 – Whether the other side agrees to end the battle. */
  | { readonly type: 'agreement' }
  /** 4.3 – Who belongs to the group, and how it is activated. */
  | { readonly type: 'muster'; readonly muster: GroupDraft }
  | { readonly type: 'march'; readonly move: Move }
  /** 6.3 – Who attacks next, and how. */
  | { readonly type: 'assault'; readonly assault: AssaultState }
  /** 9.5 – Whether a throw is disputed. */
  | { readonly type: 'dispute'; readonly side: SideIndex; readonly strike: StrikeState }
  | { readonly type: 'all-out'; readonly strike: StrikeState }
  | { readonly type: 'rally'; readonly strike: StrikeState; readonly general: string }
  /** 6.3 – The defender keeps or names the lead of a tile that was hit or has lost it. */
  | {
      readonly type: 'new-lead';
      readonly tile: TileId;
      readonly strike: StrikeState;
      readonly isTested: boolean;
    }
  | {
      readonly type: 'advance';
      readonly assault: AssaultState;
      readonly units: readonly string[];
      readonly generals: readonly string[];
    }
  /** 3.2 – Lead units at the end of the turn. */
  | { readonly type: 'leads'; readonly tiles: readonly TileId[] }
  | { readonly type: 'over'; readonly cause: Ending };

export type PhaseType = Phase['type'];
export type PhaseOf<Type extends PhaseType> = Extract<Phase, { readonly type: Type }>;

/** 10.1 – How a battle ends. */
export type Ending = 'last-round' | 'collapse' | 'agreement';

export interface GroupDraft {
  readonly from: GroupLocation;
  readonly units: readonly string[];
  readonly generals: readonly string[];
}

/** 6.1 – A group's attack on a tile. */
export interface AssaultState {
  readonly from: TileId;
  readonly target: TileId;
  /** Where the activation began. */
  readonly start: TileId;
  readonly group: readonly string[];
  readonly generals: readonly string[];
  readonly isLimited: boolean;
  readonly hasMoved: boolean;
  readonly limit: number;
  readonly used: number;
  /** Those who have attacked or supported. */
  readonly engaged: readonly string[];
  readonly attackers: readonly string[];
  /** 8.4 – What the general with the group can still give. */
  readonly freeBonus: number;
  /** 6.2 – After an attack at half price nobody else attacks. */
  readonly isLastDone: boolean;
}

/** One unit's attack from its throw to the test of morale. */
export interface StrikeState {
  readonly assault: AssaultState;
  readonly attacker: string;
  readonly isLead: boolean;
  readonly bonuses: 0 | 1 | 2;
  readonly half: boolean;
  readonly supported: boolean;
  readonly faces: readonly number[];
  readonly isRerolled: boolean;
  /** Hits still to be allotted, and those of the whole attack. */
  readonly hits: number;
  readonly shattered: readonly string[];
  readonly killed: readonly string[];
}
