import type { Scenario } from '../../document/scenario';

/** 5.4 – The ranges that the chapter on commanders prints. */
export const PRINTED_RANGES = { encourage: 2, rally: 4, moveAgain: 12 } as const;

/** 5.4 – The later chapters say six inches for rallying and for sparing a test (ruling A1). */
export const GENERAL_RANGES = { encourage: 2, rally: 6, spareTest: 6, moveAgain: 12 } as const;

interface GeneralRanges {
  readonly encourage: number;
  readonly rally: number;
  readonly spareTest: number;
  readonly moveAgain: number;
}

/** 5.4 – The ranges in force: a document may choose those of the chapter on commanders. */
export const generalRangesOf = ({ rulings }: Pick<Scenario, 'rulings'>): GeneralRanges =>
  rulings?.generalRanges === 'commanders'
    ? { ...PRINTED_RANGES, spareTest: PRINTED_RANGES.moveAgain }
    : GENERAL_RANGES;

/** 14.1 – A unit that has itself moved into contact is not struck by another in the same turn. */
export const mayBeContacted = (hasMovedIntoContact: boolean): boolean => !hasMovedIntoContact;

const HESITATION = 3;

/** 16.1 – Where a unit that is shot to three markers as it closes is put back: outside three inches, or where it began. */
export const putBackDistance = (startDistance: number): number => Math.min(startDistance, HESITATION);
