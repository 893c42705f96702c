import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Finding } from '@/lib/game/contract/finding';
import { reachOf } from '@/lib/geometry/plane/bases';
import { cornersOf, gapBetween, type TableBase } from '@/lib/geometry/plane/plane';
import { groundOf } from '../../document/table';
import {
  areInContact,
  areWithin,
  blockOf,
  doTouch,
  type Element,
  enemiesOf,
  type FieldUnit,
  type FieldUnits,
  friendsOf,
  isFighting,
  middleOfUnit,
  spanOf,
  troopOf,
} from '../../play/field';
import type { MoveThrow, State } from '../../play/state';
import { nameOf } from '../../view/unit-names';
import { isElephant, isMountedFoot, type Profile } from '../army/points';
import { findFaceTouched, isPartlyBehind } from '../combat/contact';
import { mayBeContacted } from '../combat/general-ranges';
import { disorderOf } from '../combat/morale';
import { objection } from '../objection';
import { isCoherent } from '../setup/deployment';
import { isStoppedByWall } from '../siege/wall-crossing';
import { isOnFire } from '../terrain/fire';
import { boundsOf, type Going, goingUnder } from '../terrain/terrain';
import { isVisibleTo } from '../terrain/visibility';
import { goingOnWater, isVessel } from '../terrain/water';
import { computeAllowance, isOverlapping, isStraight, measureMove, pathOf } from './marching';
import { mayPass } from './movement';

/** A unit and where its elements would stand after its move. */
export interface March {
  readonly unit: FieldUnit;
  readonly to: readonly Element[];
  /** It goes as it stands: its gaps stay what they are. */
  readonly isBlock: boolean;
}

const HESITATION = 3;
const EDGE = 0.01;

type Objections = readonly Finding[];
const NONE: Objections = [];
const PATH = ['to'] as const;

const toObjections = (code: string, section: Parameters<typeof objection>[1], values = {}): Objections => [
  objection(code, section, values, [...PATH]),
];

const isOnBoard = ({ scenario: { board } }: State, block: TableBase): boolean => {
  const [x, y] = block.centre;
  const reach = reachOf(block);
  if (x >= reach && y >= reach && x <= board.width - reach && y <= board.height - reach) return true;
  return cornersOf(block).every(
    ([cx, cy]) => cx >= -EDGE && cy >= -EDGE && cx <= board.width + EDGE && cy <= board.height + EDGE,
  );
};

/** 4.2 – No gap in the unit, and nobody stands on anybody. */
export const isOrderly = memoizeByIdentity((elements: readonly Element[]) => {
  const blocks = elements.map(blockOf);
  return (
    isCoherent({ blocks, profiles: elements.map(({ profile }) => profile) }) &&
    !blocks.some((one, index) => blocks.slice(0, index).some(other => isOverlapping(one, other)))
  );
});

/** Others who could be in the way: bases near the line from here to there. */
const listNear = ({ unit, to }: March, others: FieldUnits): FieldUnits => {
  const [from, end] = [middleOfUnit(unit), middleOfUnit({ elements: to })];
  const reach = Math.max(spanOf(unit), spanOf({ elements: to }));
  const length = Math.hypot(end[0] - from[0], end[1] - from[1]);
  const middle = [(from[0] + end[0]) / 2, (from[1] + end[1]) / 2] as const;
  return others.filter(other => {
    const [x, y] = middleOfUnit(other);
    return Math.hypot(x - middle[0], y - middle[1]) <= length / 2 + reach + spanOf(other);
  });
};

/** 12.4 – Separate generals pass everybody; skirmishers pass and are passed by light troops. */
export const mayPassThrough = (unit: FieldUnit, friend: FieldUnit): boolean =>
  unit.kind === 'general' || friend.kind === 'general' || mayPass(troopOf(unit), troopOf(friend));

/** 12.2 – The worst ground on the way from here to there; it begins where the unit stands. */
export const goingOfMarch = ({ scenario, weather }: State, { unit, to }: March): Going => {
  const [vessel] = to;
  const [start] = unit.elements;
  if (vessel && start && isVessel(vessel.profile.troop))
    return goingOnWater(scenario, start.at, blockOf(vessel));
  if (weather !== 'mud-and-rain' && !isAnythingNear(scenario, unit, to)) return 'good';
  let worst: Going = 'good';
  for (const [index, end] of to.entries()) {
    const start = unit.elements[index];
    if (!start) continue;
    for (const block of [blockOf(start), ...pathOf(start, end)]) {
      const going = goingUnder(scenario, weather, block, end.profile);
      if (going === 'forbidden' && block.centre !== start.at) return going;
      if (going !== 'good') worst = 'difficult';
    }
  }
  return worst;
};

/** Whether any piece lies near a way at all; most ways lead over open ground. */
const isAnythingNear = (scenario: State['scenario'], unit: FieldUnit, to: readonly Element[]): boolean => {
  const ends = [unit, { elements: to }];
  const lefts = ends.map(end => middleOfUnit(end)[0] - spanOf(end));
  const rights = ends.map(end => middleOfUnit(end)[0] + spanOf(end));
  const tops = ends.map(end => middleOfUnit(end)[1] - spanOf(end));
  const bottoms = ends.map(end => middleOfUnit(end)[1] + spanOf(end));
  if ((scenario.board.walls ?? []).some(({ breaches = [] }) => breaches.length > 0)) return true;
  return scenario.board.pieces.some(piece => {
    if (piece.kind === 'gentle-hill' || piece.kind === 'field' || piece.kind === 'road') return false;
    const [left, top, right, bottom] = boundsOf(groundOf(scenario, piece));
    return (
      left <= Math.max(...rights) &&
      right >= Math.min(...lefts) &&
      top <= Math.max(...bottoms) &&
      bottom >= Math.min(...tops)
    );
  });
};

/** 4.2 – Everybody is on the table, and no gap is left. */
const findTableObjections = (state: State, { unit, to, isBlock }: March): Objections => {
  if (!to.every(element => isOnBoard(state, blockOf(element))))
    return toObjections('march-off-table', '12.1');
  return isOrderly(isBlock ? unit.elements : to) ? NONE : toObjections('march-gap', '4.2');
};

/** 12.4 – Nobody is stood on, and nobody in the way who may not be passed. */
const findPathObjections = (state: State, march: March): Objections => {
  const { unit, to } = march;
  const friends = listNear(march, friendsOf(state.units, unit));
  const enemies = listNear(march, enemiesOf(state.units, unit));
  const ends = to.map(blockOf);
  for (const other of [...friends, ...enemies])
    for (const element of other.elements) {
      const base = blockOf(element);
      if (ends.some(end => isOverlapping(end, base)))
        return toObjections('march-onto', '12.4', { other: nameOf(state, other.id) });
    }
  const barring = [...friends.filter(friend => !mayPassThrough(unit, friend)), ...enemies];
  if (barring.length === 0) return NONE;
  for (const [index, end] of to.entries()) {
    const start = unit.elements[index];
    if (!start) continue;
    const way = pathOf(start, end);
    for (const other of barring)
      if (other.elements.some(element => way.some(on => isOverlapping(on, blockOf(element)))))
        return toObjections('march-through', '12.4', { other: nameOf(state, other.id) });
  }
  return NONE;
};

/** 12.1, 12.2 – No further than the throw allows on the ground that is crossed. */
const findDistanceObjections = (state: State, march: March, thrown: MoveThrow): Objections => {
  const inches = measureMove(march.unit.elements, march.to);
  const isAhead = isStraight(march.unit.elements, march.to);
  const best = computeAllowance(march.unit, thrown, 'good', isAhead);
  const tooFar = (most: number): Objections =>
    toObjections('march-too-far', '12.1', { inches: Math.round(inches * 10) / 10, most });
  if (inches > Math.max(best, computeAllowance(march.unit, thrown, 'difficult', isAhead)) + EDGE)
    return tooFar(best);
  if (isStopped(state, march)) return toObjections('march-wall', '17.1');
  if (march.to.some(element => isOnFire(state, blockOf(element)))) return toObjections('march-fire', '13.5');
  const going = goingOfMarch(state, march);
  if (going === 'forbidden') return toObjections('march-forbidden', '12.2');
  const most = computeAllowance(march.unit, thrown, going, isAhead);
  return inches > most + EDGE ? tooFar(most) : NONE;
};

const isStopped = (state: State, { unit, to }: March): boolean =>
  (state.scenario.board.walls ?? []).length > 0 &&
  to.some((element, index) => {
    const start = unit.elements[index];
    return start !== undefined && isStoppedByWall(state, unit, start, element);
  });

const maySeekContact = (profile: Profile): boolean => {
  const { troop, grade } = profile;
  if (isMountedFoot(profile)) return false;
  return (
    grade === 'elite' ||
    troop === 'warrior' ||
    troop === 'heavy-cavalry' ||
    troop === 'cataphract' ||
    troop === 'heavy-chariot' ||
    troop === 'fire-ox' ||
    isElephant(troop)
  );
};

/** 14.1 – Who may begin a melee: its soldiers decide, and not a general among them. */
export const mayInitiate = ({ elements, isDummy, general }: FieldUnit): boolean => {
  const men = elements.filter(({ id }) => id !== general);
  return !isDummy && (men.length > 0 ? men : elements).every(({ profile }) => maySeekContact(profile));
};

/** Enemy units that the march would touch. */
export const listTouched = (state: State, march: March): FieldUnits =>
  listNear(march, enemiesOf(state.units, march.unit)).filter(enemy =>
    march.to.some(own => enemy.elements.some(base => doTouch(own, base))),
  );

/** 14.1 – An element attacks flank or rear only from behind, or where others of its unit are in contact already. */
const isFairContact = ({ unit, to }: March, enemy: FieldUnit): boolean =>
  areInContact(unit, enemy) ||
  to.every((own, index) => {
    const start = unit.elements[index];
    return enemy.elements.every(
      base =>
        !doTouch(own, base) ||
        findFaceTouched(base, own) === 'front' ||
        (start !== undefined && isPartlyBehind(start, base)),
    );
  });

/** 9.1, 14.1 – Whether this unit may come into contact with that one now. */
export const findContactObjections = (state: State, march: March): Objections => {
  const { unit } = march;
  for (const enemy of listTouched(state, march)) {
    const other = nameOf(state, enemy.id);
    if (!isFighting(unit)) return toObjections('contact-baggage', '9.3', { other });
    if (enemy.turn.hasArrived) return toObjections('contact-arrived', '9.1', { other });
    if (!isFighting(enemy)) continue;
    if (unit.markers > 2) return toObjections('contact-disorder', '14.1', { other });
    if (!mayInitiate(unit)) return toObjections('contact-refused', '14.1', { other });
    if (!mayBeContacted(enemy.turn.entered.length > 0))
      return toObjections('contact-engaged', '14.1', { other });
    if (!isFairContact(march, enemy)) return toObjections('contact-flank', '14.1', { other });
  }
  return NONE;
};

/**
 * 16.1 – The enemy in sight that a disordered unit may not approach: within three inches, or nearer if it is closer
 * already.
 */
export const findEnemyTooNear = (
  state: Pick<State, 'scenario' | 'units' | 'fires' | 'round'>,
  { unit, to }: Pick<March, 'unit' | 'to'>,
): FieldUnit | null => {
  const disorder = disorderOf(unit.markers);
  if (disorder === 'none') return null;
  const after = { ...unit, elements: to };
  const { width, height } = state.scenario.board;
  const limit = disorder === 'flees' ? width + height : HESITATION;
  for (const enemy of enemiesOf(state.units, unit)) {
    if (!isFighting(enemy) || !areWithin(after, enemy, limit)) continue;
    if (gapOf(after, enemy) < gapOf(unit, enemy) - EDGE && isVisibleTo(state, unit, enemy)) return enemy;
  }
  return null;
};

/** 16.1 – Disordered units keep away from enemies. */
const findDisorderObjections = (state: State, march: March): Objections => {
  const enemy = findEnemyTooNear(state, march);
  const { markers } = march.unit;
  return enemy ? toObjections('disorder-advance', '16.1', { other: nameOf(state, enemy.id), markers }) : NONE;
};

/** How far two units are from each other, from base to base. */
const gapOf = (one: FieldUnit, other: FieldUnit): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const own of one.elements)
    for (const enemy of other.elements)
      least = Math.min(least, gapBetween(cornersOf(blockOf(own)), cornersOf(blockOf(enemy))));
  return least;
};

/** 14.1 – Who breaks off touches nobody; 14.2 – who slips away leaves in contact at most those who were. */
const findBreakOffObjections = (state: State, march: March): Objections => {
  const isNew = (enemy: FieldUnit): boolean =>
    march.unit.contacts.includes(enemy.id) ||
    march.to.some((own, index) => {
      const start = march.unit.elements[index];
      const touches = (each: Element): boolean => enemy.elements.some(base => doTouch(each, base));
      return touches(own) && !(start && touches(start));
    });
  const [touched] = listTouched(state, march).filter(isFighting).filter(isNew);
  return touched ? toObjections('evade-contact', '14.2', { other: nameOf(state, touched.id) }) : NONE;
};

/** Why a unit may not go there; the first reason that is found. */
export const findMarchObjections = (
  state: State,
  march: March,
  thrown: MoveThrow,
  isLeaving: boolean,
): Objections => {
  const checks: readonly (() => Objections)[] = [
    () => findTableObjections(state, march),
    () => findDistanceObjections(state, march, thrown),
    () => findDisorderObjections(state, march),
    () => (isLeaving ? findBreakOffObjections(state, march) : findContactObjections(state, march)),
    () => findPathObjections(state, march),
  ];
  for (const check of checks) {
    const found = check();
    if (found.length > 0) return found;
  }
  return NONE;
};
