import type { DrawList } from '@/lib/drawing/draw-list';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { FaceStore } from './face-pictures';
import type { GridSource } from './grid-xml';
import type { PieceText } from './piece-text';

/** A battle as a module takes it: with all its variants, each read already. */
export interface ModuleBattle {
  readonly system: AnySystem;
  readonly base: ScenarioBase;
  readonly setups: readonly ModuleSetup[];
}

/** The battle itself or one of its variants. */
export interface ModuleSetup {
  readonly title: string;
  readonly summary: string;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

export interface ModuleOptions {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly say: Say;
  /** When what it is made of was published, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Our words for the sections of each book, in Markdown, by the id of the system; absent: without them. */
  readonly rules?: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** A board of the module with what stands on it. */
export interface ModuleBoard {
  readonly name: string;
  /** Of its file in the module. */
  readonly image: string;
  readonly summary: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly grid: GridSource;
  readonly stacks: readonly ModuleStack[];
}

export interface ModuleStack {
  readonly x: number;
  readonly y: number;
  /** From the bottom. */
  readonly pieces: readonly ModulePiece[];
}

export interface ModulePiece {
  readonly text: PieceText;
  readonly width: number;
  readonly height: number;
}

/** Counters and markers to take from. */
export interface PieceDrawer {
  readonly name: string;
  readonly pieces: readonly ModulePiece[];
}

export interface BoardPicture {
  readonly name: string;
  readonly list: DrawList;
  readonly width: number;
}

export interface ModuleContents {
  readonly options: ModuleOptions;
  readonly battles: readonly ModuleBattle[];
  readonly boards: readonly ModuleBoard[];
  readonly pictures: readonly BoardPicture[];
  readonly faces: FaceStore;
  readonly drawers: readonly PieceDrawer[];
}
