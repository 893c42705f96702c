import type { Licence } from '@/lib/documents/licence';
import type { Finding, FindingCounts } from '@/lib/game/contract/finding';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { Fact } from '@/lib/game/document/document-kind';
import type { ForceTable } from '@/lib/game/document/roster';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { InkMode } from '../layout/ink-mode';
import type { Paper } from '../layout/paper';

/** A battle as it is printed or pictured: everything that follows from its document. */
export interface PrintedBattle {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
  readonly findings: readonly Finding[];
  /** Findings that are counted and not listed; absent: none. */
  readonly unlisted?: FindingCounts;
  readonly facts: readonly Fact[];
}

/** The texts at the bottom of every print. */
export interface FooterContents {
  readonly title: string;
  /** Null: it is not published. */
  readonly version: number | null;
  /** ISO 8601 in UTC; null: it is not published. */
  readonly publishedAt: string | null;
  readonly findings: readonly Finding[];
  readonly unlisted?: FindingCounts;
  /** How much the verdict rests on that is not the book's; absent: nothing. */
  readonly caveats?: number;
  readonly licence: Licence | null;
  readonly say: Say;
  /** The release of the program that checked and printed it. */
  readonly engine: string;
}

export interface SheetContents extends PrintedBattle, Omit<FooterContents, 'title' | 'licence'> {
  readonly roster: readonly ForceTable[];
  /** A BCP 47 tag, that of `say`. */
  readonly language: string;
  /** Where the page of this version stands, for the code that a phone reads; null: it is not published. */
  readonly address: string | null;
  /** For a hidden set-up: the only side that may see this. */
  readonly only?: string;
  /** The same file prints the map for the table: the sheet does not print it large as well. */
  readonly hasOwnMap?: boolean;
}

/** What every print can be asked for. */
export interface PrintOptions {
  readonly paper: Paper;
  readonly ink: InkMode;
}

/** The same battle as one side may see it before it begins: without the enemy's troops, numbers and findings. */
export const limitToSide = (contents: SheetContents, seat: string): SheetContents => {
  const { position, roster, facts } = contents;
  return {
    ...contents,
    only: seat,
    // Arrows on the map may show what the enemy has in mind.
    scenario: { ...contents.scenario, annotations: [] },
    position: { ...position, pieces: position.pieces.filter(piece => piece.seat === seat) },
    roster: roster.filter(table => table.seat === seat),
    facts: facts.filter(fact => fact.seat === undefined || fact.seat === seat),
  };
};
