import type { Fact } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import type { Position } from '@/lib/game/position';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { Say } from '@/lib/game/sentence';

/** A battle as it is printed or pictured: everything that follows from its document. */
export interface PrintedBattle {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
  readonly findings: readonly Finding[];
  readonly facts: readonly Fact[];
}

export interface SheetContents extends PrintedBattle {
  readonly version: number;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  readonly say: Say;
  /** A BCP 47 tag, that of `say`. */
  readonly language: string;
}
