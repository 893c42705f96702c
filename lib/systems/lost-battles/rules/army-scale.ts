import { STRENGTH_TABLE } from '../data';
import type { UnitClass, UnitType } from '../vocabulary';
import { computeUnitFightingValue } from './armies';
import { armOf } from './combat/combat-table';

/** What is counted of a kind of troops: soldiers, or animals, or vehicles. */
export const COUNTED_ITEMS = ['men', 'elephants', 'chariots'] as const;
export type CountedItem = (typeof COUNTED_ITEMS)[number];

export interface TroopKind {
  readonly type: UnitType;
  readonly class: UnitClass;
}

/** How many the real army had of one kind of troops. */
export interface TroopNumber extends TroopKind {
  readonly number: number;
}

export interface ScaledTroops extends TroopNumber {
  /** How many men one unit represents. */
  readonly perUnit: number;
  readonly units: number;
  /** Those who fill no unit. */
  readonly remainder: number;
}

export interface ScaledArmy {
  readonly scale: number;
  readonly troops: readonly ScaledTroops[];
  readonly units: number;
  readonly fightingValue: number;
}

export const SCALES: readonly number[] = Array.from(
  { length: STRENGTH_TABLE.scales },
  (_, index) => index + 1,
);

/** 1.2 – A figure represents 125 to 1,000 soldiers, in steps of 125. */
export const countMenPerFigure = (scale: number): number => STRENGTH_TABLE.men.perFigure * scale;

/** 1.2 – Elephants and scythed chariots stand for far fewer animals or vehicles than other units for soldiers. */
export const countedItemOf = ({ type }: Pick<TroopKind, 'type'>): CountedItem => {
  if (type === 'elephant') return 'elephants';
  return type === 'scythed-chariot' ? 'chariots' : 'men';
};

/**
 * 1.2 – Veterans are half as many as average troops, levies twice as many; cavalry are half as many as infantry of
 * their class.
 */
export const strengthOfUnit = (kind: TroopKind, scale: number): number => {
  const counted = countedItemOf(kind);
  if (counted === 'elephants') return STRENGTH_TABLE.elephants.perUnit * scale;
  if (counted === 'chariots') return STRENGTH_TABLE.scythedChariots.perUnit * scale;
  const figures = STRENGTH_TABLE.men.figures[armOf(kind)][kind.class];
  if (figures === undefined) throw new Error(`no ${kind.class} ${kind.type}`);
  return figures * countMenPerFigure(scale);
};

const scaleTroops = (troops: TroopNumber, scale: number): ScaledTroops => {
  const perUnit = strengthOfUnit(troops, scale);
  return {
    ...troops,
    perUnit,
    units: Math.floor(troops.number / perUnit),
    remainder: troops.number % perUnit,
  };
};

/** 1.2, 1.5 – The units that a real army makes at a scale, and what they are worth. */
export const scaleArmy = (numbers: readonly TroopNumber[], scale: number): ScaledArmy => {
  const troops = numbers.map(number => scaleTroops(number, scale));
  return {
    scale,
    troops,
    units: sum(troops.map(({ units }) => units)),
    fightingValue: sum(troops.map(row => row.units * computeUnitFightingValue(row))),
  };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The size of the book's own armies, without which its commands and its tiles do not work. */
export const USUAL_UNITS = { fewest: 15, middle: 20, most: 25 } as const;

/** The scale that gives all armies the usual size; of several, the one that leaves out the fewest. */
export const findBestScale = (armies: readonly (readonly TroopNumber[])[]): number => {
  const present = armies.filter(numbers => numbers.some(({ number }) => number > 0));
  const [first = 1, ...others] = SCALES;
  return others.reduce(
    (best, scale) => (isBetter(penaltiesOf(present, scale), penaltiesOf(present, best)) ? scale : best),
    first,
  );
};

/** What counts against a scale, the most important first. */
const penaltiesOf = (armies: readonly (readonly TroopNumber[])[], scale: number): readonly number[] => {
  const scaled = armies.map(numbers => scaleArmy(numbers, scale));
  return [
    sum(scaled.map(({ units }) => distanceFromUsual(units))),
    shareLeftOut(scaled.flatMap(({ troops }) => troops)),
    sum(scaled.map(({ units }) => Math.abs(units - USUAL_UNITS.middle))),
  ];
};

const distanceFromUsual = (units: number): number =>
  Math.max(USUAL_UNITS.fewest - units, units - USUAL_UNITS.most, 0);

/** In units, so that forty elephants weigh as much as four thousand soldiers. */
const shareLeftOut = (troops: readonly ScaledTroops[]): number => {
  const all = sum(troops.map(({ number, perUnit }) => number / perUnit));
  return all === 0 ? 0 : sum(troops.map(({ remainder, perUnit }) => remainder / perUnit)) / all;
};

const isBetter = (left: readonly number[], right: readonly number[]): boolean => {
  const index = left.findIndex((value, position) => value !== right[position]);
  return index >= 0 && (left[index] ?? 0) < (right[index] ?? 0);
};
