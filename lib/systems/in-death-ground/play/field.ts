import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Point } from '@/lib/geometry/board';
import { areBasesWithin } from '@/lib/geometry/plane/bases';
import { cornersOf, normalizeHeading, rotateAbout, type TableBase } from '@/lib/geometry/plane/plane';
import type { Profile } from '../rules/army/points';
import { depthOf, FRONTAGE } from '../rules/movement/formation';
import type { SideIndex } from './state';

/** A base on the table. */
export interface Element {
  readonly id: string;
  readonly profile: Profile;
  /** 6.3 – What it is in the saddle, while it fights on foot. */
  readonly ride?: Profile;
  readonly at: readonly [number, number];
  readonly facing: number;
  /** 17.3, 17.6 – What carries it: a siege tower, a boat or a ship. */
  readonly aboard?: string;
  /** 17.3 – It stepped onto the wall from a siege tower. */
  readonly isBridged?: boolean;
}

/** `waiting` is set up before the first turn, `through` has marched off by the far edge, `carried` is baggage in wagons. */
export type Presence =
  | 'table'
  | 'hidden'
  | 'late'
  | 'column'
  | 'waiting'
  | 'destroyed'
  | 'left'
  | 'through'
  | 'carried'
  | 'absent';

/** What a unit has done in this turn. */
export interface UnitTurn {
  /** It has had its move in the sequence. */
  readonly isDone: boolean;
  /** Inches that its furthest element went. */
  readonly moved: number;
  readonly hasTurned: boolean;
  /** It went as far as it could towards an enemy in sight. */
  readonly hasCharged: boolean;
  /** Enemy units that it moved into contact with. */
  readonly entered: readonly string[];
  /** Where its elements stood before it moved; null: it has not. */
  readonly start: readonly Element[] | null;
  readonly hasArrived: boolean;
  readonly shotBy: readonly string[];
  readonly hasShot: boolean;
  /** 15.2 – The general's own element disordered an enemy or destroyed an element. */
  readonly hasHarmed: boolean;
  /** It lost an element. */
  readonly hasLost: boolean;
  /** 13.5 – It sets fires instead of shooting. */
  readonly isBusy: boolean;
  readonly isMounting: boolean;
  readonly hasDismounted: boolean;
  /** 17.4 – Elements that climb, or throw ladders down, and do nothing else. */
  readonly occupied: readonly string[];
  /** 19.12 – It shoots with bombs. */
  readonly isBombing: boolean;
  /** 15.2 – The general has spared it a test. */
  readonly isSpared: boolean;
}

export const FRESH_TURN: UnitTurn = {
  isDone: false,
  moved: 0,
  hasTurned: false,
  hasCharged: false,
  entered: [],
  start: null,
  hasArrived: false,
  shotBy: [],
  hasShot: false,
  hasHarmed: false,
  hasLost: false,
  isBusy: false,
  isMounting: false,
  hasDismounted: false,
  occupied: [],
  isBombing: false,
  isSpared: false,
};

/** A unit, a separate general, the baggage of a side, or a siege machine that carries others. */
export interface FieldUnit {
  readonly id: string;
  readonly side: SideIndex;
  readonly kind: 'unit' | 'general' | 'baggage' | 'machine';
  readonly presence: Presence;
  readonly elements: readonly Element[];
  /** 8.4 – Elements that nobody knows of yet. */
  readonly reserve: readonly Element[];
  /** How many elements it had at the start. */
  readonly strength: number;
  /** Which of its elements is the general's own; null: they are not with it. */
  readonly general: string | null;
  readonly markers: number;
  readonly turn: UnitTurn;
  /** The turn before. */
  readonly last: UnitTurn;
  /** Enemy units in contact when the turn began. */
  readonly contacts: readonly string[];
  /** 14.1 – Enemy units that it charged in an earlier turn and still touches. */
  readonly met: readonly string[];
  /** 16.1 – It has fled since it was last disordered. */
  readonly hasFled: boolean;
  /** 15.1 – It has tested for elephants and heavy chariots. */
  readonly hasMetBeasts: boolean;
  readonly isDismounted: boolean;
  /** Of units that stand in no document: what they are called. */
  readonly name: string | Sentence | null;
  /** 8.4 – Only flags and camp followers. */
  readonly isDummy: boolean;
  /** 17.4 – How many of its elements carry ladders. */
  readonly ladders: number;
  /** 17.5 – A wagon that is still drawn. */
  readonly isHitched: boolean;
  /** 17.6 – Hits that a ship has taken, and how often it failed its test. */
  readonly hits: number;
  readonly failures: number;
  /**
   * 19.12 – Turns until lit fire oxen burst; 17.3 – the turn in which a siege tower was set on fire; null: neither.
   */
  readonly fuse: number | null;
  /** 19.12 – How many turns oxen will burn, as their player wrote it down; whether they have run since they were lit. */
  readonly wick: number | null;
  readonly hasRun: boolean;
}

/** What nothing has happened to yet. */
export const UNTOUCHED = {
  markers: 0,
  turn: FRESH_TURN,
  last: FRESH_TURN,
  contacts: [],
  met: [],
  hasFled: false,
  hasMetBeasts: false,
  isDismounted: false,
} satisfies Partial<FieldUnit>;

/** A unit as it comes to a battle: nothing has happened to it, and nothing about it is special. */
export const FRESH_UNIT = {
  ...UNTOUCHED,
  reserve: [],
  general: null,
  name: null,
  isDummy: false,
  ladders: 0,
  fuse: null,
  wick: null,
  hasRun: false,
  isHitched: false,
  hits: 0,
  failures: 0,
} satisfies Partial<FieldUnit>;

export type FieldUnits = readonly FieldUnit[];

/** The base of an element, worked out once: the rules ask for it again and again. */
export const blockOf: (element: Element) => TableBase = memoizeByIdentity(
  ({ at, facing, profile, aboard }: Element): TableBase => ({
    centre: at,
    heading: facing,
    width: aboard === undefined ? FRONTAGE : ABOARD,
    depth: aboard === undefined ? depthOf(profile.troop) : ABOARD,
  }),
);

/** Who is carried stands on no ground of its own: nobody touches it. */
const ABOARD = 0.2;

/** The middle of a unit, and how far its bases reach from it. */
interface UnitBody {
  readonly middle: Point;
  readonly span: number;
}

const bodyOf: (elements: readonly Element[]) => UnitBody = memoizeByIdentity(
  (elements: readonly Element[]) => {
    const count = Math.max(1, elements.length);
    let [x, y, span] = [0, 0, 0];
    for (const { at } of elements) [x, y] = [x + at[0] / count, y + at[1] / count];
    for (const { at } of elements) span = Math.max(span, (at[0] - x) ** 2 + (at[1] - y) ** 2);
    return { middle: [x, y], span: Math.sqrt(span) + FRONTAGE * 0.75 };
  },
);

export const isAboard = ({ aboard }: Element): boolean => aboard !== undefined;
export const isCarried = ({ elements }: Pick<FieldUnit, 'elements'>): boolean => elements.some(isAboard);

export const isOnTable = ({ presence }: FieldUnit): boolean => presence === 'table' || presence === 'hidden';
export const isInSight = ({ presence }: FieldUnit): boolean => presence === 'table';
export const isFighting = ({ kind, isDummy }: FieldUnit): boolean =>
  kind !== 'baggage' && kind !== 'machine' && !isDummy;

export const findUnit = (field: FieldUnits, id: string): FieldUnit | undefined =>
  field.find(unit => unit.id === id);

export const getUnit = (field: FieldUnits, id: string): FieldUnit => {
  const unit = findUnit(field, id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};

export const withUnit = (field: FieldUnits, id: string, changes: Partial<FieldUnit>): FieldUnits =>
  field.map(unit => (unit.id === id ? { ...unit, ...changes } : unit));

export const enemiesOf = (field: FieldUnits, { side }: Pick<FieldUnit, 'side'>): FieldUnits =>
  field.filter(unit => unit.side !== side && isInSight(unit));

export const friendsOf = (field: FieldUnits, { side, id }: Pick<FieldUnit, 'side' | 'id'>): FieldUnits =>
  field.filter(unit => unit.side === side && unit.id !== id && isOnTable(unit));

export const troopOf = ({ elements }: FieldUnit): Profile['troop'] =>
  (elements.find(({ profile }) => profile.troop !== 'baggage') ?? elements[0])?.profile.troop ?? 'baggage';

/** 15.2 – The grade of its soldiers; a general among them may be of another (A25). */
export const gradeOf = ({ elements, general }: Pick<FieldUnit, 'elements' | 'general'>): Profile['grade'] =>
  (elements.find(({ id }) => id !== general) ?? elements[0])?.profile.grade ?? null;

const STIR = 0.05;

/** Whether an element is not where it was when the turn began; of a unit that closes up some stay. */
export const hasMovedItself = ({ turn }: Pick<FieldUnit, 'turn'>, { id, at }: Element): boolean => {
  if (turn.moved === 0) return false;
  const start = turn.start?.find(element => element.id === id);
  return !start || Math.hypot(start.at[0] - at[0], start.at[1] - at[1]) > STIR;
};

interface Placed {
  readonly unit: FieldUnit;
  readonly element: Element;
}

/** 13.1, 14.5 – Two who touch came together in this turn: their units did, or one of them has moved. */
export const isNewContact = (one: Placed, other: Placed): boolean =>
  !one.unit.contacts.includes(other.unit.id) ||
  hasMovedItself(one.unit, one.element) ||
  hasMovedItself(other.unit, other.element);

const TOUCH = 0.1;

export const doTouch = (one: Element, other: Element): boolean =>
  areBasesWithin(blockOf(one), blockOf(other), TOUCH);

export const middleOfUnit = ({ elements }: Pick<FieldUnit, 'elements'>): Point => bodyOf(elements).middle;

/** How far the bases of a unit reach from its middle. */
export const spanOf = ({ elements }: Pick<FieldUnit, 'elements'>): number => bodyOf(elements).span;

export const distanceBetween = (
  one: Pick<FieldUnit, 'elements'>,
  other: Pick<FieldUnit, 'elements'>,
): number => {
  const [ax, ay] = middleOfUnit(one);
  const [bx, by] = middleOfUnit(other);
  return Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);
};

/** Whether some element of one is within this many inches of some element of the other. */
export const areWithin = (
  one: Pick<FieldUnit, 'elements'>,
  other: Pick<FieldUnit, 'elements'>,
  inches: number,
): boolean => {
  if (distanceBetween(one, other) > inches + spanOf(one) + spanOf(other)) return false;
  return one.elements.some(own =>
    other.elements.some(enemy => areBasesWithin(blockOf(own), blockOf(enemy), inches)),
  );
};

type Elements = readonly Element[];

/** Two units that stand where they stood are not measured again. */
const CONTACT_CACHE = new WeakMap<Elements, WeakMap<Elements, boolean>>();

const measureContact = (one: FieldUnit, other: FieldUnit): boolean => {
  const known = CONTACT_CACHE.get(one.elements) ?? new WeakMap<Elements, boolean>();
  CONTACT_CACHE.set(one.elements, known);
  const found = known.get(other.elements) ?? areWithin(one, other, TOUCH);
  known.set(other.elements, found);
  return found;
};

const areNear = (one: FieldUnit, other: FieldUnit, inches: number): boolean =>
  distanceBetween(one, other) <= inches + spanOf(one) + spanOf(other);

export const areInContact = (one: FieldUnit, other: FieldUnit): boolean =>
  areNear(one, other, TOUCH) && measureContact(one, other);

/** Enemy units that touch it. */
export const contactsOf = (field: FieldUnits, unit: FieldUnit): FieldUnits =>
  enemiesOf(field, unit).filter(enemy => isFighting(enemy) && areInContact(unit, enemy));

export const isInMelee = (field: FieldUnits, unit: FieldUnit): boolean =>
  isFighting(unit) && contactsOf(field, unit).length > 0;

/** The whole block turned about its middle and shifted. */
export const shiftElements = (
  elements: readonly Element[],
  from: readonly [number, number],
  to: readonly [number, number],
  turn: number,
): readonly Element[] =>
  elements.map(element => {
    const [x, y] = turn === 0 ? element.at : rotateAbout(element.at, from, turn);
    return {
      ...element,
      at: [x + to[0] - from[0], y + to[1] - from[1]],
      facing: turn === 0 ? element.facing : normalizeHeading(element.facing + turn),
    };
  });

export const cornersOfUnit = ({ elements }: Pick<FieldUnit, 'elements'>): readonly Point[] =>
  elements.flatMap(element => cornersOf(blockOf(element)));
