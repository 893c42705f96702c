import type { Change } from '@/lib/documents/change';
import type { TextItem } from '@/lib/drawing/draw-list';
import type { Point } from '@/lib/geometry/board';
import type { Sentence } from '../sentence';

/** The lettering of a name, so that it looks right while it is typed. */
export type Lettering = Pick<TextItem, 'size' | 'font' | 'fill' | 'spacing'>;

/** A name on the map. */
export interface MapName {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  /** The middle of its baseline, in board units. */
  readonly at: Point;
  /** Degrees clockwise. */
  readonly turn: number;
  /** A free name: it can be moved and turned. The name of a town stands by its houses. */
  readonly isFree: boolean;
  readonly lettering: Lettering;
}

export interface NameKind {
  readonly id: string;
  readonly label: Sentence;
}

/** A name as it is to be; without an id it is a new one, without text it goes. */
export interface WrittenName {
  readonly id: string | null;
  readonly text: string;
  readonly kind: string;
  readonly at: Point;
}

/** Names are written, moved and turned where they stand. */
export interface NameEditing<Scenario> {
  readonly longest: number;
  names(scenario: Scenario): readonly MapName[];
  /** What a name here can be, the one that follows from the ground first. */
  kindsAt(scenario: Scenario, at: Point): readonly NameKind[];
  letteringOf(kind: string): Lettering;
  /** Where a name stands that is begun here. */
  startAt(scenario: Scenario, at: Point): Point;
  write(scenario: Scenario, name: WrittenName): readonly Change[];
  move(scenario: Scenario, id: string, to: Point): readonly Change[];
  turn(scenario: Scenario, id: string, degrees: number): readonly Change[];
}
