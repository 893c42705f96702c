import {
  areInContact,
  blockOf,
  doTouch,
  type Element,
  type FieldUnit,
  isFighting,
  isInSight,
} from '../field';
import type { State } from '../state';
import { faceTouched, frontAgainst, isBehind, isBeside } from './contact';
import { isArtillery, isChariot, isElephant, isFoot, type Profile } from './points';
import { isArcher, isMounted } from './ranges';
import { goingUnder } from './terrain';

export type Ground = Pick<State, 'scenario' | 'units' | 'weather' | 'fires' | 'round'>;

/** One of two who fight each other. */
export interface Fighting {
  readonly unit: FieldUnit;
  readonly element: Element;
}

interface Contact {
  readonly one: Fighting;
  readonly other: Fighting;
  readonly length: number;
  readonly isFrontal: boolean;
}

export interface Duel {
  readonly one: Fighting;
  readonly other: Fighting;
}

export interface Fray {
  readonly duels: readonly Duel[];
  /** Who touches an enemy without fighting him. */
  readonly idle: readonly { readonly who: Fighting; readonly touches: readonly string[] }[];
}

const contactsBetween = (one: FieldUnit, other: FieldUnit): readonly Contact[] =>
  one.elements.flatMap(own =>
    other.elements
      .filter(foe => doTouch(own, foe))
      .map((foe): Contact => {
        const [ahead, back] = [frontAgainst(own, foe), frontAgainst(foe, own)];
        return {
          one: { unit: one, element: own },
          other: { unit: other, element: foe },
          length: Math.max(ahead, back),
          isFrontal: faceTouched(own, foe) === 'front' && faceTouched(foe, own) === 'front',
        };
      }),
  );

/** 14.1 – Each fights one enemy: to his front rather than elsewhere, and whom he touches most. */
export const frayOf = ({ units }: Ground): Fray => {
  const fighters = units.filter(unit => isInSight(unit) && isFighting(unit));
  const contacts = fighters
    .filter(({ side }) => side === 0)
    .flatMap(one =>
      fighters
        .filter(other => other.side === 1 && areInContact(one, other))
        .flatMap(other => contactsBetween(one, other)),
    )
    .sort((a, b) => Number(b.isFrontal) - Number(a.isFrontal) || b.length - a.length);
  const busy = new Set<string>();
  const duels: Duel[] = [];
  for (const { one, other } of contacts) {
    if (busy.has(one.element.id) || busy.has(other.element.id)) continue;
    duels.push({ one, other });
    busy.add(one.element.id).add(other.element.id);
  }
  return { duels, idle: idleIn(contacts, busy) };
};

const idleIn = (contacts: readonly Contact[], busy: ReadonlySet<string>): Fray['idle'] => {
  const touches = new Map<string, { who: Fighting; touches: string[] }>();
  for (const { one, other } of contacts)
    for (const [who, foe] of [
      [one, other],
      [other, one],
    ] as const) {
      if (busy.has(who.element.id)) continue;
      const entry = touches.get(who.element.id) ?? { who, touches: [] };
      entry.touches.push(foe.element.id);
      touches.set(who.element.id, entry);
    }
  return [...touches.values()];
};

/** 14.5 – Enemies at the flank or rear of one who fights to his front. */
export const flankersOf = ({ idle }: Fray, { element }: Fighting, foe: Fighting): readonly Fighting[] => {
  if (faceTouched(element, foe.element) !== 'front') return [];
  return idle
    .filter(({ touches }) => touches.includes(element.id))
    .map(({ who }) => who)
    .filter(who => who.unit.side === foe.unit.side && faceTouched(element, who.element) !== 'front');
};

const PER_FLANK = 2;

/** 14.3 – Friends beside him whose front is at his enemy, one for each flank. */
export const flankSupports = ({ idle }: Fray, { unit, element }: Fighting, foe: Fighting): number =>
  Math.min(
    PER_FLANK,
    idle.filter(
      ({ who, touches }) =>
        who.unit.side === unit.side &&
        touches.includes(foe.element.id) &&
        frontAgainst(who.element, foe.element) > 0 &&
        faceTouched(foe.element, who.element) === 'front' &&
        isBeside(who.element, element),
    ).length,
  );

const isSword = ({ troop, arm }: Profile): boolean => troop === 'warrior' && arm === 'sword';

/** 14.3 – Who helps whom from behind, against whom. */
export const mayBackUp = (
  behind: Profile,
  front: Profile,
  enemy: Profile,
  { hasMoved, isSameUnit, isOnDifficultGround }: Backing,
): boolean => {
  if (front.troop === 'skirmisher') return false;
  const isHorseHelped = isMounted(front);
  const areCataphracts = behind.troop === 'cataphract' && front.troop === 'cataphract';
  if (isHorseHelped && (enemy.troop === 'warrior' || isElephant(enemy.troop)) && !areCataphracts)
    return false;
  if (behind.troop === 'skirmisher')
    return isChariot(front.troop) || isElephant(front.troop) || front.troop === 'light-cavalry';
  if (!isSameUnit || isOnDifficultGround) return false;
  if (isSword(behind) && !isSword(front)) return false;
  if (isArcher(behind) && hasMoved) return false;
  if (behind.troop === 'warrior') return front.troop === 'warrior';
  if (areCataphracts) return true;
  const isBow = behind.arm === 'bow' || behind.arm === 'crossbow';
  return behind.troop === 'heavy-cavalry' && isBow && front.troop === 'heavy-cavalry';
};

export interface Backing {
  readonly hasMoved: boolean;
  readonly isSameUnit: boolean;
  readonly isOnDifficultGround: boolean;
}

const MOST_BEHIND = 2;

/** 14.3 – Friends at his back who help him, two at most; nobody helps two, and nobody who touches an enemy helps. */
export const rearSupports = (
  ground: Ground,
  fray: Fray,
  { unit, element }: Fighting,
  foe: Fighting,
): readonly Fighting[] => {
  const isOnDifficultGround = isHindered(ground, element);
  const engaged = new Set([
    ...fray.duels.flatMap(({ one, other }) => [one.element.id, other.element.id]),
    ...fray.idle.map(({ who }) => who.element.id),
  ]);
  return helpersNear(ground, unit)
    .filter(({ element: behind }) => !engaged.has(behind.id) && isBehind(behind, element))
    .filter(({ unit: from, element: behind }) =>
      mayBackUp(behind.profile, element.profile, foe.element.profile, {
        hasMoved: from.turn.moved > 0,
        isSameUnit: from.id === unit.id,
        isOnDifficultGround,
      }),
    )
    .filter(({ element: behind }) => helpedMost(fray, behind, unit) === element.id)
    .slice(0, MOST_BEHIND);
};

/** A helper in two files helps the one whom he touches more. */
const helpedMost = ({ duels }: Fray, behind: Element, { side }: FieldUnit): string | null => {
  const fronts = duels
    .map(({ one, other }) => (one.unit.side === side ? one.element : other.element))
    .filter(front => isBehind(behind, front))
    .map(front => ({ id: front.id, length: frontAgainst(behind, front) }))
    .sort((one, other) => other.length - one.length);
  return fronts[0]?.id ?? null;
};

const helpersNear = ({ units }: Ground, unit: FieldUnit): readonly Fighting[] =>
  units
    .filter(
      other =>
        other.id === unit.id ||
        (other.side === unit.side &&
          isInSight(other) &&
          other.elements.some(({ profile }) => profile.troop === 'skirmisher') &&
          areInContact(unit, other)),
    )
    .flatMap(other => other.elements.map(element => ({ unit: other, element })));

/** 14.4 – Any part of him in ground that is difficult for him. */
export const isHindered = ({ scenario, weather }: Ground, element: Element): boolean =>
  goingUnder(scenario, weather, blockOf(element), element.profile) !== 'good';

export const isHelpless = ({ profile: { troop } }: Element): boolean => isArtillery(troop);

export const isOnFoot = ({ element: { profile } }: Fighting): boolean => isFoot(profile.troop);
