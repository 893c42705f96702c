import { toBaseCoordinates } from '@/lib/geometry/plane/bases';
import { blockOf, type Element, type FieldUnit, isFighting, isInMelee, isInSight } from '../play/field';
import type { State } from '../play/state';
import { toFighter } from '../play/tasks/melee/melee';
import type { Profile } from '../rules/army/points';
import { type Duel, type MeleePairing, pairFighters } from '../rules/combat/duels';
import { effectOnLoser, listMeleeModifiers } from '../rules/combat/melee';
import { sumModifiers } from '../rules/combat/modifiers';
import { shootingArcOf, shootingRangeOf, shootingRanksOf } from '../rules/combat/ranges';
import { listShootingModifiers, resultOfShot } from '../rules/combat/shooting';
import { mayShootNow, toShot } from '../rules/combat/shots';
import { filesOf } from '../rules/movement/marching';
import { listWallsSeenOver } from '../rules/siege/ramparts';
import { isOpenBetween } from '../rules/terrain/visibility';
import { elementPriceOf } from './unit-worth';

/** What a unit is likely to suffer: markers, and the points of elements lost. */
export interface ExpectedHarm {
  readonly markers: number;
  readonly points: number;
}

/** What the shots and duels of this moment are likely to do to each unit. */
export interface HarmByUnit {
  readonly harms: ReadonlyMap<string, ExpectedHarm>;
  readonly fray: MeleePairing;
}

const FACES = 10;

type AddHarm = (unit: string, markers: number, points: number) => void;

/** 14.5, 14.6 – One duel, over all pairs of faces. */
const addDuelHarm = (state: State, melee: MeleePairing, { one, other }: Duel, add: AddHarm): void => {
  const [own, enemy] = [toFighter(state, melee, one, other), toFighter(state, melee, other, one)];
  const better = sumModifiers(listMeleeModifiers(own, enemy)) - sumModifiers(listMeleeModifiers(enemy, own));
  for (let thrown = 1 - FACES; thrown < FACES; thrown += 1) {
    const chance = (FACES - Math.abs(thrown)) / FACES ** 2;
    const difference = better + thrown;
    if (difference <= 0) addLoserHarm(one, own.profile, enemy.profile, -difference, chance, add);
    if (difference >= 0) addLoserHarm(other, enemy.profile, own.profile, difference, chance, add);
  }
};

const addLoserHarm = (
  { unit }: Duel['one'],
  loser: Profile,
  winner: Profile,
  difference: number,
  chance: number,
  add: AddHarm,
): void => {
  const { markers, isLost } = effectOnLoser(difference, loser, winner);
  add(unit.id, chance * markers, isLost ? chance * elementPriceOf(loser) : 0);
};

type Elements = FieldUnit['elements'];

/** How the shots of a unit lie to another: how many of its elements reach it, and one of them with its target. */
interface ShotReach {
  readonly count: number;
  readonly range: number;
  readonly shooter: Element;
  readonly target: Element;
}

const HALF_BASE = 0.8;

/** 13.1 – In range and arc. */
const isInReach = (shooter: Element, target: Element, range: number): boolean => {
  if (range > shootingRangeOf(shooter.profile)) return false;
  if (shootingArcOf(shooter.profile) >= 180) return true;
  const [ahead, aside] = toBaseCoordinates(blockOf(shooter), target.at);
  return ahead > 0 && Math.abs(aside) <= ahead + HALF_BASE;
};

const measureReach = (state: State, shooters: Elements, targets: Elements): ShotReach | null => {
  let best: Omit<ShotReach, 'count'> | null = null;
  let count = 0;
  for (const shooter of shooters) {
    let isReaching = false;
    for (const target of targets) {
      const away = Math.hypot(target.at[0] - shooter.at[0], target.at[1] - shooter.at[1]);
      const range = Math.max(0, away - blockOf(shooter).depth / 2 - HALF_BASE);
      if (!isInReach(shooter, target, range)) continue;
      isReaching = true;
      if (!best || range < best.range) best = { range, shooter, target };
    }
    if (isReaching) count += 1;
  }
  if (!best) return null;
  const over = listWallsSeenOver(state.scenario, best.shooter, best.target);
  if (!isOpenBetween(state, best.shooter.at, best.target.at, over)) return null;
  const ranks = shootingArcOf(best.shooter.profile) >= 180 ? count : shootingRanksOf(best.shooter.profile);
  return { ...best, count: Math.min(count, ranks * filesOf(shooters)) };
};

const reachCache = new WeakMap<Elements, WeakMap<Elements, ShotReach | null>>();

/** Two units that stand where they stood are not looked at again. */
const reachOf = (state: State, shooters: Elements, targets: Elements): ShotReach | null => {
  const known = reachCache.get(shooters) ?? new WeakMap<Elements, ShotReach | null>();
  reachCache.set(shooters, known);
  const found = known.get(targets);
  if (found !== undefined) return found;
  const reach = measureReach(state, shooters, targets);
  known.set(targets, reach);
  return reach;
};

/** 13.4 – The shots of a unit at the nearest whom it reaches, over all faces. */
const addShotHarm = (state: State, unit: FieldUnit, enemies: readonly FieldUnit[], add: AddHarm): void => {
  let best: { readonly reach: ShotReach; readonly enemy: FieldUnit } | null = null;
  for (const enemy of enemies) {
    const reach = reachOf(state, unit.elements, enemy.elements);
    if (reach && (!best || reach.range < best.reach.range)) best = { reach, enemy };
  }
  if (!best || !mayShootNow(unit, best.reach.shooter.profile)) return;
  const { reach, enemy } = best;
  const shot = toShot(state, { ...reach, unit, enemy, isOverhead: false });
  const added = sumModifiers(listShootingModifiers(shot));
  for (let face = 1; face <= FACES; face += 1) {
    const result = resultOfShot(face + added);
    const share = reach.count / FACES;
    if (result !== 'nothing')
      add(enemy.id, share, result === 'element' ? share * elementPriceOf(reach.target.profile) : 0);
  }
};

const isShooting = ({ units }: State, unit: FieldUnit): boolean =>
  isInSight(unit) &&
  isFighting(unit) &&
  unit.reserve.length === 0 &&
  unit.elements.some(({ profile }) => shootingRangeOf(profile) > 0) &&
  !isInMelee(units, unit);

const harmCache = new WeakMap<State['units'], HarmByUnit & { readonly fires: State['fires'] }>();

/** Worked out once for each position: many choices only throw dice. */
export const expectHarms = (state: State): HarmByUnit => {
  const found = harmCache.get(state.units);
  if (found && found.fires === state.fires) return found;
  const harms = { ...computeHarms(state), fires: state.fires };
  harmCache.set(state.units, harms);
  return harms;
};

const computeHarms = (state: State): HarmByUnit => {
  const harms = new Map<string, ExpectedHarm>();
  const add: AddHarm = (unit, markers, points) => {
    const harm = harms.get(unit) ?? { markers: 0, points: 0 };
    harms.set(unit, { markers: harm.markers + markers, points: harm.points + points });
  };
  const melee = pairFighters(state);
  for (const duel of melee.duels) addDuelHarm(state, melee, duel, add);
  const targets = state.units.filter(unit => isInSight(unit) && isFighting(unit));
  for (const unit of state.units)
    if (isShooting(state, unit))
      addShotHarm(
        state,
        unit,
        targets.filter(({ side }) => side !== unit.side),
        add,
      );
  return { harms, fray: melee };
};
