import type { Change } from '@/lib/documents/change';
import type { Point } from '@/lib/geometry/board';
import type { Finding } from '../finding';
import type { PieceTemplate } from '../game-system';
import type { Sentence } from '../sentence';

/** How armies come onto the board: all that must be known to deploy one in any game. */
export interface Deployment<Scenario> {
  /** Where a piece may stand, and why not elsewhere. */
  zone(scenario: Scenario, pieceId: string): DeploymentZone;
  /** Every error that depends on where pieces stand. Asked for each piece that is tried somewhere, so it leaves out all else. */
  findErrors(scenario: Scenario): readonly Finding[];
  /** The armies by wings or other groups: every piece once, in reading order. */
  groups(scenario: Scenario): readonly DeploymentGroup[];
  /** What it is in a line of battle. */
  role(scenario: Scenario, pieceId: string): DeploymentRole;
  /** All that go where this piece goes, itself included; absent: everyone goes alone. */
  companions?(scenario: Scenario, pieceId: string): readonly string[];
  /** Where a side forms its line. */
  home(scenario: Scenario, seatId: string): Home;
  /** The troops that a side may take, with what the book says of price and number; absent: every piece of the palette. */
  offers?(scenario: Scenario, seatId: string): readonly PieceOffer[];
  /** On an open table: how much ground a piece takes, and how it is set down. */
  readonly table?: TablePlacing<Scenario>;
}

/** For every space the reasons against it; none: the piece may stand there. On an open table the legal ground as polygons. */
export type DeploymentZone =
  | { readonly kind: 'spaces'; readonly objections: Readonly<Record<string, readonly Finding[]>> }
  | { readonly kind: 'table'; readonly areas: readonly (readonly (readonly [number, number])[])[] };

export interface DeploymentGroup {
  readonly id: string;
  readonly seat: string;
  /** A wing has a name of its own, other groups are called by a word. */
  readonly name: string | Sentence;
  readonly pieces: readonly string[];
}

/** Horse can stand on the flanks; a leader stands with the own group; the train stands behind all others. */
export type DeploymentRole = 'foot' | 'horse' | 'leader' | 'train';

export interface PieceOffer {
  readonly template: PieceTemplate;
  /** In points; on a list with units of many elements for each element. */
  readonly price?: number;
  /** How many the side has, and how many there are for it. */
  readonly limit?: { readonly taken: number; readonly most: number };
}

export interface Home {
  /** Where the side looks, in degrees clockwise from the top of the board. */
  readonly heading: number;
  /** The middle of its first line; null: the board has no lines. */
  readonly space: string | null;
}

export interface Footprint {
  readonly width: number;
  readonly depth: number;
}

export interface TablePlace {
  readonly piece: string;
  readonly at: Point;
  readonly heading: number;
}

export interface TablePlacing<Scenario> {
  /** Frontage and depth, in board units, of a piece as it stands or as it would be set down. */
  footprint(scenario: Scenario, pieceId: string): Footprint;
  place(scenario: Scenario, places: readonly TablePlace[]): readonly Change[];
}

/** Groups that every game may have, besides wings with names of their own; their words are under `deploy.group`. */
export const GROUP_NAMES = ['leaders', 'foot', 'horse', 'beasts', 'guns', 'train', 'influence'] as const;

export const nameDeployGroup = (name: (typeof GROUP_NAMES)[number]): Sentence => ({
  code: `deploy.group.${name}`,
});
