import type { SideStyle } from '@/lib/drawing/colours/palette';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { MeasuredSetUp } from './measured-set-up';
import type { AidTable } from './player-aid';
import type { RuleRef } from './rulebook';
import type { Sentence } from './sentence';

/** A counter that a battle needs on the table, and how often. */
export interface PrintedCounter {
  readonly name: string;
  /** The side it belongs to; null: any side may use it. */
  readonly seat: string | null;
  readonly front: CounterFace;
  /** What shows when it is turned over; null: nothing is printed there. */
  readonly back: CounterFace | null;
  readonly count: number;
  /** For those who play with figures: the true base, with its face in a square as wide as the longer side. */
  readonly base?: PrintedBase;
}

/** A base in millimetres, for the largest figures that the book knows. */
export interface PrintedBase {
  readonly width: number;
  readonly depth: number;
  readonly front: CounterFace;
  readonly back: CounterFace | null;
}

/** One face of a marker: a large sign, and above it what it means. */
export interface MarkerFace {
  readonly style: SideStyle;
  readonly sign: string;
  readonly words: Sentence;
}

/** A marker that the book lays on the board or on a track; it does not fight. */
export interface PrintedMarker {
  /** The side it belongs to; null: either side uses it. */
  readonly seat: string | null;
  readonly front: MarkerFace;
  /** What shows when it is turned over; null: nothing is printed there. */
  readonly back: MarkerFace | null;
  readonly count: number;
  readonly rule: RuleRef;
}

/** A row of boxes along which a marker moves. */
export interface PrintedTrack {
  /** The side whose marker moves on it; null: one that both share. */
  readonly seat: string | null;
  readonly title: Sentence;
  /** What stands in the boxes, in order. */
  readonly boxes: readonly (string | Sentence)[];
  /** The box where the marker begins, from 0; null: the players work it out. */
  readonly start: number | null;
  readonly rule: RuleRef;
  /** The words of the markers that stand on it, those of its side. None: counters are laid into it. */
  readonly markers: readonly Sentence['code'][];
  /** Boxes with an effect, from 0. */
  readonly triggers?: readonly number[];
  /** It stands right below the one before it, under the same title. */
  readonly isJoined?: boolean;
  /** How it is used, in a few words. */
  readonly note?: Sentence;
}

/** Whether a marker stands on a track. */
export const standsOn = (marker: PrintedMarker, track: PrintedTrack): boolean =>
  track.markers.includes(marker.front.words.code) && (track.seat === null || track.seat === marker.seat);

/** Bases for figures of one size. */
export interface BaseScale {
  readonly id: string;
  readonly label: Sentence;
  /** Of the largest bases. */
  readonly factor: number;
}

/** A printed size of the board for play on a table. */
export interface MapScale {
  readonly id: string;
  readonly label: Sentence;
  /** To one unit of the board. */
  readonly millimetres: number;
  /** Spaces to be cut out one by one, one map over as many sheets as needed, or each piece of terrain separately. */
  readonly cut: 'spaces' | 'poster' | 'templates';
  /** A plan that shows who stands where; else the bare ground to play on. */
  readonly showsPieces?: boolean;
}

/** What the table needs beyond the set-up sheet. */
export interface Printing<Scenario> {
  /** Who begins, or how that is decided. */
  firstPlayer(scenario: Scenario): Sentence;
  /** The sections that the players of this battle will look up, beyond those that every battle needs. */
  sections(scenario: Scenario): readonly RuleRef[];
  counters(scenario: Scenario): readonly PrintedCounter[];
  markers(scenario: Scenario): readonly PrintedMarker[];
  /** Tracks beside the board; none: all markers lie on the board. */
  tracks(scenario: Scenario): readonly PrintedTrack[];
  /** The tables beside the board, as they are in force in this battle. */
  playerAid(scenario: Scenario): readonly AidTable[];
  /** How a table without spaces is laid out by measure. Absent: the board has spaces. */
  measureSetUp?(scenario: Scenario): MeasuredSetUp;
  /** Absent: the game has no bases, only counters. */
  readonly bases?: readonly BaseScale[];
  /** The first is the usual one. */
  readonly maps: readonly MapScale[];
}
