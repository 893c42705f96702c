import type { DiceRule } from '@/lib/dice/odds';
import { countWoundsLeft, type FieldUnit, listEngagementFaces, listShootingFaces } from '../play/field';
import { cite, type SectionNumber } from '../rulebook';
import { hasFury, isSteady } from './traits';

export type BlowRole = 'attack' | 'continue' | 'strike-back' | 'parting';

/** 6.7 – Every face that matches a black die of a living troop is a hit, for each die thrown. */
export const hitsOf = (printed: readonly number[], thrown: readonly number[]): number =>
  thrown.reduce((sum, face) => sum + printed.filter(other => other === face).length, 0);

export interface Blow {
  readonly striker: FieldUnit;
  readonly target: FieldUnit;
  readonly role: BlowRole;
  /** A scenario may take the extra die from a side's attacks. */
  readonly withoutCharge: boolean;
}

export interface DiceLine {
  readonly id: 'striking' | 'attacking' | 'fury' | 'inspired';
  readonly value: number;
  readonly rule: ReturnType<typeof cite>;
}

/** 6.7, 6.9, 6.10 – One die; one more for an attack unless the target is Steady; Fury and Inspire add theirs. */
export const listDiceLines = ({ striker, target, role, withoutCharge }: Blow): readonly DiceLine[] => {
  const isCharge = role === 'attack' && !withoutCharge && !isSteady(target);
  const line = (id: DiceLine['id'], section: SectionNumber): DiceLine => ({
    id,
    value: 1,
    rule: cite(section),
  });
  return [
    line('striking', role === 'strike-back' ? '6.9' : '6.7'),
    ...(isCharge ? [line('attacking', '6.7')] : []),
    ...(hasFury(striker) ? [line('fury', '6.16')] : []),
    ...(striker.inspired ? [line('inspired', '6.16')] : []),
  ];
};

export const diceOf = (blow: Blow): number => listDiceLines(blow).reduce((sum, { value }) => sum + value, 0);

/** Named by the hits, or by the end of the unit when they are sure to destroy it. */
export type BlowOutcome = `${number}` | 'destroyed';

const outcomeOf = (hits: number, target: FieldUnit): BlowOutcome =>
  hits >= countWoundsLeft(target) ? 'destroyed' : `${hits}`;

export const blow: DiceRule<Blow, BlowOutcome> = {
  dice: situation => ({ count: diceOf(situation), sides: 6 }),
  outcome: ({ striker, target }, faces) => outcomeOf(hitsOf(listEngagementFaces(striker), faces), target),
};

export interface Shot {
  readonly shooter: FieldUnit;
  readonly target: FieldUnit;
  /** How many units share the hits; 1: the target stands free. */
  readonly shared: number;
}

/** 6.13 – Into an engagement the hits are divided among all, rounded up. */
export const shareOf = (hits: number, units: number): number => Math.ceil(hits / units);

/** 6.12 – One die against the white faces. */
export const shot: DiceRule<Shot, BlowOutcome> = {
  dice: () => ({ count: 1, sides: 6 }),
  outcome: ({ shooter, target, shared }, faces) =>
    outcomeOf(shareOf(hitsOf(listShootingFaces(shooter), faces), shared), target),
};
