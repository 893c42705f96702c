import { toBaseCoordinates } from '@/lib/geometry/plane/bases';
import {
  areInContact,
  blockOf,
  doTouch,
  type Element,
  type FieldUnit,
  hasMovedItself,
  isFighting,
  isInSight,
} from '../../play/field';
import { getOtherSide, type SideIndex, type State } from '../../play/state';
import { isArtillery, isChariot, isElephant, isFoot, type Profile } from '../army/points';
import { goingUnder } from '../terrain/terrain';
import { findFaceTouched, isBehind, isBeside, measureFrontContact } from './contact';
import { isArcher, isMounted } from './ranges';

export type MeleeState = Pick<
  State,
  'scenario' | 'units' | 'weather' | 'fires' | 'round' | 'pairings' | 'helps'
>;

/** One of two who fight each other. */
export interface FightingElement {
  readonly unit: FieldUnit;
  readonly element: Element;
}

interface Contact {
  readonly one: FightingElement;
  readonly other: FightingElement;
  readonly length: number;
  readonly isFrontal: boolean;
}

export interface Duel {
  readonly one: FightingElement;
  readonly other: FightingElement;
}

export interface MeleePairing {
  readonly duels: readonly Duel[];
  /** Everybody who touches an enemy, and whom. */
  readonly touching: readonly TouchingElement[];
  /** Elements that touch an enemy without fighting it. */
  readonly idle: readonly TouchingElement[];
}

interface TouchingElement {
  readonly who: FightingElement;
  readonly touches: readonly string[];
}

const listContactsBetween = (one: FieldUnit, other: FieldUnit): readonly Contact[] =>
  one.elements.flatMap(own =>
    other.elements
      .filter(enemy => doTouch(own, enemy))
      .map((enemy): Contact => {
        const [ahead, back] = [measureFrontContact(own, enemy), measureFrontContact(enemy, own)];
        return {
          one: { unit: one, element: own },
          other: { unit: other, element: enemy },
          length: Math.max(ahead, back),
          isFrontal: findFaceTouched(own, enemy) === 'front' && findFaceTouched(enemy, own) === 'front',
        };
      }),
  );

const isChosen = ({ pairings }: MeleeState, { one, other }: Contact): boolean =>
  pairings[one.element.id] === other.element.id || pairings[other.element.id] === one.element.id;

/** 9.1 – Who has just arrived is in no melee. */
const mayFight = (unit: FieldUnit): boolean => isInSight(unit) && isFighting(unit) && !unit.turn.hasArrived;

/** 14.1 – All contacts: to the front rather than elsewhere, the longest first, of equals the one that was chosen. */
const listContacts = (ground: MeleeState): readonly Contact[] => {
  const fighters = ground.units.filter(mayFight);
  return fighters
    .filter(({ side }) => side === 0)
    .flatMap(one =>
      fighters
        .filter(other => other.side === 1 && areInContact(one, other))
        .flatMap(other => listContactsBetween(one, other)),
    )
    .sort(
      (a, b) =>
        Number(b.isFrontal) - Number(a.isFrontal) ||
        b.length - a.length ||
        Number(isChosen(ground, b)) - Number(isChosen(ground, a)),
    );
};

/** 14.1 – Each element fights one enemy: to its front rather than elsewhere, and the one it touches most. */
export const pairFighters = (ground: MeleeState): MeleePairing => {
  const contacts = listContacts(ground);
  const busy = new Set<string>();
  const duels: Duel[] = [];
  for (const { one, other } of contacts) {
    if (busy.has(one.element.id) || busy.has(other.element.id)) continue;
    duels.push({ one, other });
    busy.add(one.element.id).add(other.element.id);
  }
  const touching = listTouching(contacts);
  return { duels, touching, idle: touching.filter(({ who }) => !busy.has(who.element.id)) };
};

const listTouching = (contacts: readonly Contact[]): readonly TouchingElement[] => {
  const touches = new Map<string, { who: FightingElement; touches: string[] }>();
  for (const { one, other } of contacts)
    for (const [who, enemy] of [
      [one, other],
      [other, one],
    ] as const) {
      const entry = touches.get(who.element.id) ?? { who, touches: [] };
      entry.touches.push(enemy.element.id);
      touches.set(who.element.id, entry);
    }
  return [...touches.values()];
};

/** An element that touches several equally, so that a player must choose. */
export interface PairingChoice {
  readonly who: FightingElement;
  readonly among: readonly FightingElement[];
}

/** 14.1 – The first element that touches two enemies equally and still needs a choice. */
export const findOpenPairing = (ground: MeleeState): PairingChoice | null => {
  const contacts = listContacts(ground);
  const busy = new Set<string>();
  const isFree = ({ one, other }: Contact): boolean =>
    !busy.has(one.element.id) && !busy.has(other.element.id);
  for (const contact of contacts) {
    if (!isFree(contact)) continue;
    const { one, other, length, isFrontal } = contact;
    const alike = contacts.filter(
      each => each.length === length && each.isFrontal === isFrontal && isFree(each),
    );
    const enemies = alike.filter(each => each.one.element.id === one.element.id).map(each => each.other);
    const owns = alike.filter(each => each.other.element.id === other.element.id).map(each => each.one);
    if (!isChosen(ground, contact) && enemies.length > 1) return { who: one, among: enemies };
    if (!isChosen(ground, contact) && owns.length > 1) return { who: other, among: owns };
    busy.add(one.element.id).add(other.element.id);
  }
  return null;
};

/** 14.1 – The attacker chooses: the side that charged, now or in an earlier turn. */
export const chooserOf = ({ who, among }: PairingChoice): SideIndex => {
  const hasCome = ({ turn, met }: FieldUnit, upon: FieldUnit): boolean =>
    turn.entered.includes(upon.id) || met.includes(upon.id);
  const isMet = among.some(({ unit }) => hasCome(unit, who.unit));
  const isComer = among.some(({ unit }) => hasCome(who.unit, unit));
  return isMet && !isComer ? getOtherSide(who.unit.side) : who.unit.side;
};

/** 14.5 – Enemies at the flank or rear of an element that fights to its front; it does not matter whom they fight themselves. */
export const flankersOf = (
  { touching }: MeleePairing,
  { element }: FightingElement,
  enemy: FightingElement,
): readonly FightingElement[] => {
  if (findFaceTouched(element, enemy.element) !== 'front') return [];
  return touching
    .filter(({ touches }) => touches.includes(element.id))
    .map(({ who }) => who)
    .filter(who => who.element.id !== enemy.element.id && findFaceTouched(element, who.element) !== 'front');
};

const isSword = ({ troop, arm }: Profile): boolean => troop === 'warrior' && arm === 'sword';

/** 14.3 – Who helps whom from behind, against whom. */
export const maySupportFromRear = (
  behind: Profile,
  front: Profile,
  enemy: Profile,
  { hasMoved, isSameUnit, isOnDifficultGround }: RearSupport,
): boolean => {
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

export interface RearSupport {
  readonly hasMoved: boolean;
  readonly isSameUnit: boolean;
  readonly isOnDifficultGround: boolean;
}

const MOST_BEHIND = 2;

/** A friend whom an element could help, and how much of the helper's front is there. */
interface SupportOption {
  readonly friend: FightingElement;
  readonly length: number;
}

const duelsOfSide = (
  { duels }: MeleePairing,
  side: SideIndex,
): readonly (readonly [FightingElement, FightingElement])[] =>
  duels.map(({ one, other }) => (one.unit.side === side ? [one, other] : [other, one]));

/** 14.3 – Friends beside an element that touches an enemy but fights nobody: its front is at their enemy, its side at them. */
const listFlankOptions = (melee: MeleePairing, { who, touches }: TouchingElement): readonly SupportOption[] =>
  duelsOfSide(melee, who.unit.side)
    .filter(([friend, enemy]) => touches.includes(enemy.element.id) && isBeside(who.element, friend.element))
    .map(([friend, enemy]) => ({ friend, enemy, length: measureFrontContact(who.element, enemy.element) }))
    .filter(({ enemy, length }) => length > 0 && findFaceTouched(enemy.element, who.element) === 'front');

/** 14.3 – Friends before an element that touches no enemy, whom it may help. */
const listRearOptions = (
  ground: MeleeState,
  melee: MeleePairing,
  { unit, element }: FightingElement,
): readonly SupportOption[] =>
  duelsOfSide(melee, unit.side)
    .filter(([friend]) => isBehind(element, friend.element))
    .filter(([friend, enemy]) =>
      maySupportFromRear(element.profile, friend.element.profile, enemy.element.profile, {
        hasMoved: hasMovedItself(unit, element),
        isSameUnit: unit.id === friend.unit.id,
        isOnDifficultGround: isHindered(ground, friend.element),
      }),
    )
    .map(([friend]) => ({ friend, length: measureFrontContact(element, friend.element) }));

/** 14.3 – Whom it helps: the friend along most of its front, of equals the one its player chose. */
const findSupported = (
  { helps }: MeleeState,
  { element }: FightingElement,
  options: readonly SupportOption[],
): string | null => {
  const most = Math.max(0, ...options.map(({ length }) => length));
  const best = options.filter(({ length }) => length === most);
  const chosen = best.find(({ friend }) => friend.element.id === helps[element.id]);
  return (chosen ?? best[0])?.friend.element.id ?? null;
};

/** 14.3 – Friends beside a fighter with their front at the same enemy, one for each flank. */
export const countFlankSupports = (
  ground: MeleeState,
  melee: MeleePairing,
  { unit, element }: FightingElement,
  enemy: FightingElement,
): number => {
  const helpers = melee.idle.filter(
    helper =>
      helper.who.unit.side === unit.side &&
      helper.touches.includes(enemy.element.id) &&
      findSupported(ground, helper.who, listFlankOptions(melee, helper)) === element.id,
  );
  const flanks = helpers.map(({ who }) => toBaseCoordinates(blockOf(element), who.element.at)[1] < 0);
  return new Set(flanks).size;
};

/** 14.3 – Friends at a fighter's back who help, two at most; nobody helps two, and nobody who touches an enemy helps. */
export const listRearSupports = (
  ground: MeleeState,
  melee: MeleePairing,
  { unit, element }: FightingElement,
): readonly FightingElement[] => {
  const engaged = new Set(melee.touching.map(({ who }) => who.element.id));
  return listSupportersNear(ground, unit)
    .filter(({ element: behind }) => !engaged.has(behind.id) && isBehind(behind, element))
    .filter(helper => findSupported(ground, helper, listRearOptions(ground, melee, helper)) === element.id)
    .slice(0, MOST_BEHIND);
};

/** 14.3 – The first element that could help two friends equally and still needs its player's choice. */
export const findOpenSupport = (ground: MeleeState, melee: MeleePairing): PairingChoice | null => {
  const engaged = new Set(melee.touching.map(({ who }) => who.element.id));
  const fronts = [...new Set(melee.duels.flatMap(({ one, other }) => [one.unit, other.unit]))];
  const behind = fronts
    .flatMap(unit => listSupportersNear(ground, unit))
    .filter(({ element }) => !engaged.has(element.id) && ground.helps[element.id] === undefined);
  const all = [
    ...melee.idle
      .filter(({ who }) => ground.helps[who.element.id] === undefined)
      .map(helper => ({ who: helper.who, options: listFlankOptions(melee, helper) })),
    ...behind.map(who => ({ who, options: listRearOptions(ground, melee, who) })),
  ];
  for (const { who, options } of all) {
    const most = Math.max(0, ...options.map(({ length }) => length));
    const among = options.filter(({ length }) => length === most).map(({ friend }) => friend);
    if (among.length > 1) return { who, among };
  }
  return null;
};

const listSupportersNear = ({ units }: MeleeState, unit: FieldUnit): readonly FightingElement[] =>
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

/** 14.4 – Any part of the base in ground that is difficult for its troops. */
export const isHindered = (
  { scenario, weather }: Pick<State, 'scenario' | 'weather'>,
  element: Element,
): boolean => goingUnder(scenario, weather, blockOf(element), element.profile) !== 'good';

export const isHelpless = ({ profile: { troop } }: Element): boolean => isArtillery(troop);

export const isOnFoot = ({ element: { profile } }: FightingElement): boolean => isFoot(profile.troop);
