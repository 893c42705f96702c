import { toBaseCoordinates } from '@/lib/geometry/plane/bases';
import {
  cornersOf,
  distanceToSegment,
  edgesOf,
  frontOf,
  gapBetween,
  type TableBase,
} from '@/lib/geometry/plane/plane';
import {
  blockOf,
  contactsOf,
  distanceBetween,
  doTouch,
  type Element,
  enemiesOf,
  type FieldUnit,
  hasMovedItself,
  isAboard,
  isFighting,
  isInMelee,
  isNewContact,
  middleOfUnit,
  spanOf,
  troopOf,
} from '../../play/field';
import type { State } from '../../play/state';
import { isArtillery, isFoot, isMountedFoot, type Profile } from '../army/points';
import { findWallPoint } from '../siege/ramparts';
import { isAtTop } from '../siege/wall-steps';
import { isFortifiedAt, isInCover, isInHouses, isInLaager } from '../terrain/cover';
import { doesSee, doesSeeAbove, isHiddenInWood } from '../terrain/visibility';
import { haveSameFacing, isBehind } from './contact';
import { isArcher, shootingArcOf, shootingRangeOf, shootingRanksOf } from './ranges';
import type { Shot } from './shooting';

export type ShootingState = Pick<State, 'scenario' | 'units' | 'weather' | 'fires' | 'round'>;

/** One element's shot at another. */
export interface Aim {
  readonly unit: FieldUnit;
  readonly shooter: Element;
  readonly enemy: FieldUnit;
  readonly target: Element;
  readonly range: number;
  readonly isOverhead: boolean;
}

/** 6.4, 6.8, 13.1 – Artillery must have stood for two turns, crossbowmen for this one; nobody shoots who rides to battle only. */
export const mayShootNow = ({ turn, last }: FieldUnit, profile: Profile): boolean => {
  if (turn.hasArrived || turn.isBusy) return false;
  if (isMountedFoot(profile)) return false;
  if (isArtillery(profile.troop)) return turn.moved === 0 && !turn.hasTurned && last.moved === 0;
  return !(isArcher(profile) && profile.arm === 'crossbow') || turn.moved === 0;
};

/** 13.1, 17.6 – Engines on a ship shoot all round. */
const arcOf = ({ profile, aboard }: Element): number =>
  aboard !== undefined && isArtillery(profile.troop) ? 180 : shootingArcOf(profile);

/** 13.1 – From the front of the base; all round for those who shoot so. */
export const rangeBetween = (shooter: Element, target: Element): number => {
  const [own, enemy] = [blockOf(shooter), blockOf(target)];
  if (arcOf(shooter) >= 180) return gapBetween(cornersOf(own), cornersOf(enemy));
  const front = frontOf(own);
  const corners = cornersOf(enemy);
  return Math.min(
    ...corners.map(corner => distanceToSegment(...front, corner)),
    ...edgesOf(corners).flatMap(edge => front.map(point => distanceToSegment(...edge, point))),
  );
};

/** 13.1 – Some part of the target lies straight ahead or within half a right angle of it. */
const isInArc = (shooter: Element, target: Element): boolean => {
  if (arcOf(shooter) >= 180) return true;
  const own = blockOf(shooter);
  return pointsOf(blockOf(target)).some(point => {
    const [ahead, aside] = toBaseCoordinates(own, point);
    const beyond = ahead - own.depth / 2;
    return beyond > 0 && Math.abs(aside) - own.width / 2 <= beyond;
  });
};

const pointsOf = (block: TableBase) => [block.centre, ...cornersOf(block)];

/** 13.1 – Who may be in front of a shooting element: a rank of its own before archers, anybody before skirmishers. */
const listOvershot = ({ units }: ShootingState, unit: FieldUnit, shooter: Element): readonly Element[] => {
  const { troop, arm } = shooter.profile;
  const isMassed =
    (troop === 'warrior' || troop === 'heavy-cavalry') && (arm === 'bow' || arm === 'crossbow');
  if (troop !== 'skirmisher' && !isMassed) return [];
  const friends =
    troop === 'skirmisher'
      ? units.filter(({ side, presence }) => side === unit.side && presence === 'table')
      : [unit];
  return friends
    .filter(friend => friend.id === unit.id || distanceBetween(friend, unit) <= spanOf(friend) + spanOf(unit))
    .flatMap(({ elements }) => elements)
    .filter(front => front.id !== shooter.id && haveSameFacing(front, shooter) && isBehind(shooter, front));
};

/** 13.1, 13.2 – Seen directly, or over the heads of friends; null: not at all. */
const sightAim = (ground: ShootingState, aim: Aim): Aim | null => {
  const { unit, shooter, enemy, target } = aim;
  if (isHiddenInWood(ground, enemy, target, shooter.at)) return null;
  if (doesSee(ground, shooter, target)) return aim;
  if (doesSeeAbove(ground, shooter, target)) return { ...aim, isOverhead: true };
  if (shootingRanksOf(shooter.profile) < 2) return null;
  const over = listOvershot(ground, unit, shooter);
  const isSeen = over.some(front => doesSee(ground, front, target, [shooter.id]));
  return isSeen ? { ...aim, isOverhead: true } : null;
};

/** 17.6 – Of a ship itself is the target, nobody on it. */
const isOnShip = ({ units }: ShootingState, { aboard }: Element): boolean =>
  aboard !== undefined && units.some(unit => unit.id === aboard && troopOf(unit) === 'ship');

/** 8.4 – Baggage and machines are no targets; a dummy unit is one for a side that does not know it. */
const isTarget = (enemy: FieldUnit): boolean =>
  !enemy.turn.hasArrived && (isFighting(enemy) || enemy.isDummy || troopOf(enemy) === 'ship');

/** Enemy units that touch one element of a unit. */
const listFightersAt = ({ units }: ShootingState, unit: FieldUnit, element: Element): readonly FieldUnit[] =>
  contactsOf(units, unit).filter(enemy => enemy.elements.some(base => doTouch(element, base)));

/** 13.1 – Elements in melee are targets only in the turn of their first contact. */
const mayBeShot = (ground: ShootingState, { enemy, target }: Pick<Aim, 'enemy' | 'target'>): boolean =>
  isTarget(enemy) &&
  listFightersAt(ground, enemy, target).every(fighter =>
    fighter.elements.every(
      base =>
        !doTouch(base, target) ||
        isNewContact({ unit: enemy, element: target }, { unit: fighter, element: base }),
    ),
  );

/** 17.3 – Of those in a siege tower two shoot, as from two ranks on a wall; 17.6 – from boats and ships everybody. */
const isForemost = ({ units }: ShootingState, { id, aboard }: Element): boolean =>
  units.some(unit => unit.id === aboard && troopOf(unit) !== 'siege-tower') ||
  units
    .flatMap(({ elements }) => elements)
    .filter(other => other.aboard === aboard && shootingRangeOf(other.profile) > 0)
    .slice(0, 2)
    .some(other => other.id === id);

/** 17.4 – A unit that holds a wall, armed or not, throws stones at those with ladders within an inch. */
const listStoneAims = (ground: ShootingState, unit: FieldUnit, shooter: Element): readonly Aim[] => {
  if ((ground.scenario.board.walls ?? []).length === 0) return [];
  if (enemiesOf(ground.units, unit).some(enemy => enemy.elements.some(base => doTouch(shooter, base))))
    return [];
  return enemiesOf(ground.units, unit)
    .filter(({ ladders }) => ladders > 0)
    .flatMap(enemy =>
      enemy.elements
        .filter(target => isUnderWall(ground, shooter, target))
        .map(target => ({ unit, shooter, enemy, target, range: 1, isOverhead: false })),
    )
    .filter(aim => mayBeShot(ground, aim));
};

const isUnderWall = ({ scenario }: ShootingState, shooter: Element, target: Element): boolean => {
  const rampart = findWallPoint(scenario, target);
  return rampart !== null && isAtTop(scenario, { wall: rampart.wall.id, at: rampart.at }, shooter);
};

/** 13.1 – Everything in range and arc of an element, nearest first; whether it is seen is asked later. */
const listAimsInRange = (ground: ShootingState, unit: FieldUnit, shooter: Element): readonly Aim[] => {
  const reach = shootingRangeOf(shooter.profile);
  if (!mayShootNow(unit, shooter.profile) || unit.turn.occupied.includes(shooter.id)) return [];
  if (reach === 0) return listStoneAims(ground, unit, shooter);
  if (isAboard(shooter) && !isForemost(ground, shooter)) return [];
  const enemies = enemiesOf(ground.units, unit).filter(
    enemy => distanceBetween(unit, enemy) <= reach + spanOf(unit) + spanOf(enemy),
  );
  if (enemies.length === 0) return [];
  const isTouching = enemies.some(
    enemy => isFighting(enemy) && enemy.elements.some(base => doTouch(shooter, base)),
  );
  if (isTouching) return [];
  const aims = enemies
    .flatMap(enemy =>
      enemy.elements
        .filter(({ at }) => isWithin(at, shooter.at, reach + NEAR_ENOUGH))
        .filter(target => !isOnShip(ground, target))
        .map(target => ({
          unit,
          shooter,
          enemy,
          target,
          range: rangeBetween(shooter, target),
          isOverhead: false,
        })),
    )
    .filter(({ range, target }) => range <= reach && isInArc(shooter, target))
    .filter(aim => mayBeShot(ground, aim))
    .sort((one, other) => one.range - other.range);
  return aims.length > 0 ? aims : listStoneAims(ground, unit, shooter);
};

/** 17.2, 17.3 – Whether an engine could shoot at a gate or a siege tower as at any target; null: not at all, else the distance. */
export const engineRangeTo = (
  ground: ShootingState,
  unit: FieldUnit,
  engine: Element,
  target: Element,
): number | null => {
  if (!isArtillery(engine.profile.troop) || engine.profile.arm === 'flame') return null;
  if (!mayShootNow(unit, engine.profile) || isInMelee(ground.units, unit)) return null;
  const range = rangeBetween(engine, target);
  if (range > shootingRangeOf(engine.profile) || !isInArc(engine, target)) return null;
  return doesSee(ground, engine, target) || doesSeeAbove(ground, engine, target) ? range : null;
};

/** 13.3 – Who comes on goes before all else: how near the nearest of them is to an engine. */
export const distanceToNearestComing = (ground: ShootingState, unit: FieldUnit, engine: Element): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...listAims(ground, unit, engine)
      .filter(({ enemy }) => isApproaching(unit, enemy))
      .map(({ range }) => range),
  );

const isWithin = (
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  inches: number,
): boolean => (ax - bx) ** 2 + (ay - by) ** 2 <= inches * inches;

/** 13.2 – Everything that an element could shoot at, nearest first. */
export const listAims = (ground: ShootingState, unit: FieldUnit, shooter: Element): readonly Aim[] =>
  listAimsInRange(ground, unit, shooter).flatMap(aim => sightAim(ground, aim) ?? []);

const NEAR_ENOUGH = 4;

/** 13.3 – An enemy who came on towards the unit in this turn. */
export const isApproaching = (unit: FieldUnit, enemy: FieldUnit): boolean => {
  const { start, moved } = enemy.turn;
  if (!start || moved === 0) return false;
  const [ux, uy] = middleOfUnit(unit);
  const [ax, ay] = middleOfUnit({ elements: start });
  const [bx, by] = middleOfUnit(enemy);
  const [toUnit, went] = [Math.atan2(uy - ay, ux - ax), Math.atan2(by - ay, bx - ax)];
  const turn = Math.abs(((toUnit - went + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
  return turn <= Math.PI / 4 && Math.hypot(ux - bx, uy - by) < Math.hypot(ux - ax, uy - ay);
};

/** 13.3 – Those who come on first, then those who shot at the unit, then the nearest; artillery minds the first alone. */
export const chooseAim = (
  ground: ShootingState,
  unit: FieldUnit,
  shooter: Element,
  request: string | null | undefined,
): Aim | null => {
  const aims = listAimsInRange(ground, unit, shooter);
  if (aims.length === 0) return null;
  const shotAt = new Set([...unit.turn.shotBy, ...unit.last.shotBy]);
  const isFree = isArtillery(shooter.profile.troop) && typeof request === 'string';
  const rank = ({ enemy }: Aim): number => {
    if (isApproaching(unit, enemy)) return 0;
    if (isFree) return enemy.id === request ? 1 : 2;
    return shotAt.has(enemy.id) ? 1 : 2;
  };
  const ranked = aims.map(aim => ({ aim, rank: rank(aim) })).sort((one, other) => one.rank - other.rank);
  for (const { aim } of ranked) {
    const seen = sightAim(ground, aim);
    if (seen) return seen;
  }
  return null;
};

/** 7.5, 17.1, 17.6 – Behind defences, engines too, or on foot among houses; who is in a boat is so against everything but artillery. */
const isSheltered = ({ scenario, units }: ShootingState, shooter: Element, target: Element): boolean => {
  const isInBoat = units.some(unit => unit.id === target.aboard && troopOf(unit) === 'boat');
  if (isInBoat && isArtillery(shooter.profile.troop)) return false;
  return (
    isFortifiedAt(scenario, target, shooter.at) ||
    (isFoot(target.profile.troop) && isInHouses(scenario, target))
  );
};

/** 6.3 – Who is getting into the saddle is shot at as a rider. */
const targetProfileOf = ({ turn }: FieldUnit, { profile, ride }: Element): Profile =>
  turn.isMounting ? (ride ?? profile) : profile;

/** 13.4 – The throw that an aim leads to. */
export const toShot = (
  ground: ShootingState,
  { unit, shooter, enemy, target, range, isOverhead }: Aim,
): Shot => ({
  shooter: shooter.profile,
  target: targetProfileOf(enemy, target),
  range,
  markers: isOnShip(ground, shooter) ? 0 : unit.markers,
  isOverhead,
  hasMoved: hasMovedItself(unit, shooter),
  hasTurned: unit.turn.hasTurned,
  endsInMelee: listFightersAt(ground, enemy, target).length > 0,
  isInCover: isInCover(ground.scenario, target, hasMovedItself(enemy, target), range),
  isFortified: isSheltered(ground, shooter, target) || isInLaager(ground.units, enemy.side, target),
  weather: ground.weather,
});
