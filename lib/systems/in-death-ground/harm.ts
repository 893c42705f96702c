import { seenFrom } from '@/lib/geometry/bases';
import { blockOf, type Element, type FieldUnit, isFighting, isInMelee, isInSight } from './field';
import { type Duel, type Fray, frayOf } from './rules/duels';
import { filesOf } from './rules/marching';
import { loserSuffers, meleeModifiers } from './rules/melee';
import { totalOf } from './rules/modifiers';
import type { Profile } from './rules/points';
import { seesOver } from './rules/ramparts';
import { shootingArc, shootingRange, shootingRanks } from './rules/ranges';
import { shootingModifiers, shotResult } from './rules/shooting';
import { mayShootNow, shotOf } from './rules/shots';
import { isOpenBetween } from './rules/view';
import type { State } from './state';
import { fighterOf } from './turn/melees';
import { priceOfOne } from './value';

/** What a unit is likely to suffer: markers, and the points of elements lost. */
export interface Harm {
  readonly markers: number;
  readonly points: number;
}

/** What the shots and duels of this moment are likely to do to each unit. */
export interface Harms {
  readonly harms: ReadonlyMap<string, Harm>;
  readonly fray: Fray;
}

const FACES = 10;

type Add = (unit: string, markers: number, points: number) => void;

/** 14.5, 14.6 – One duel, over all pairs of faces. */
const duelHarm = (state: State, fray: Fray, { one, other }: Duel, add: Add): void => {
  const [own, foe] = [fighterOf(state, fray, one, other), fighterOf(state, fray, other, one)];
  const better = totalOf(meleeModifiers(own, foe)) - totalOf(meleeModifiers(foe, own));
  for (let thrown = 1 - FACES; thrown < FACES; thrown += 1) {
    const chance = (FACES - Math.abs(thrown)) / FACES ** 2;
    const difference = better + thrown;
    if (difference <= 0) suffer(one, own.profile, foe.profile, -difference, chance, add);
    if (difference >= 0) suffer(other, foe.profile, own.profile, difference, chance, add);
  }
};

const suffer = (
  { unit }: Duel['one'],
  loser: Profile,
  winner: Profile,
  difference: number,
  chance: number,
  add: Add,
): void => {
  const { markers, isLost } = loserSuffers(difference, loser, winner);
  add(unit.id, chance * markers, isLost ? chance * priceOfOne(loser) : 0);
};

type Elements = FieldUnit['elements'];

/** How the shots of a unit lie to another: how many of its elements reach it, and one of them with its target. */
interface Reach {
  readonly count: number;
  readonly range: number;
  readonly shooter: Element;
  readonly target: Element;
}

const HALF_BASE = 0.8;

/** 13.1 – In range and arc. */
const doesReach = (shooter: Element, target: Element, range: number): boolean => {
  if (range > shootingRange(shooter.profile)) return false;
  if (shootingArc(shooter.profile) >= 180) return true;
  const [ahead, aside] = seenFrom(blockOf(shooter), target.at);
  return ahead > 0 && Math.abs(aside) <= ahead + HALF_BASE;
};

const reachBetween = (state: State, shooters: Elements, targets: Elements): Reach | null => {
  let best: Omit<Reach, 'count'> | null = null;
  let count = 0;
  for (const shooter of shooters) {
    let isReaching = false;
    for (const target of targets) {
      const away = Math.hypot(target.at[0] - shooter.at[0], target.at[1] - shooter.at[1]);
      const range = Math.max(0, away - blockOf(shooter).depth / 2 - HALF_BASE);
      if (!doesReach(shooter, target, range)) continue;
      isReaching = true;
      if (!best || range < best.range) best = { range, shooter, target };
    }
    if (isReaching) count += 1;
  }
  if (!best) return null;
  const over = seesOver(state.scenario, best.shooter, best.target);
  if (!isOpenBetween(state, best.shooter.at, best.target.at, over)) return null;
  const ranks = shootingArc(best.shooter.profile) >= 180 ? count : shootingRanks(best.shooter.profile);
  return { ...best, count: Math.min(count, ranks * filesOf(shooters)) };
};

const reaches = new WeakMap<Elements, WeakMap<Elements, Reach | null>>();

/** Two units that stand where they stood are not looked at again. */
const reachOf = (state: State, shooters: Elements, targets: Elements): Reach | null => {
  const known = reaches.get(shooters) ?? new WeakMap<Elements, Reach | null>();
  reaches.set(shooters, known);
  const found = known.get(targets);
  if (found !== undefined) return found;
  const reach = reachBetween(state, shooters, targets);
  known.set(targets, reach);
  return reach;
};

/** 13.4 – The shots of a unit at the nearest whom it reaches, over all faces. */
const shotHarm = (state: State, unit: FieldUnit, foes: readonly FieldUnit[], add: Add): void => {
  let best: { readonly reach: Reach; readonly enemy: FieldUnit } | null = null;
  for (const enemy of foes) {
    const reach = reachOf(state, unit.elements, enemy.elements);
    if (reach && (!best || reach.range < best.reach.range)) best = { reach, enemy };
  }
  if (!best || !mayShootNow(unit, best.reach.shooter.profile)) return;
  const { reach, enemy } = best;
  const shot = shotOf(state, { ...reach, unit, enemy, isOverhead: false });
  const added = totalOf(shootingModifiers(shot));
  for (let face = 1; face <= FACES; face += 1) {
    const result = shotResult(face + added);
    const share = reach.count / FACES;
    if (result !== 'nothing')
      add(enemy.id, share, result === 'element' ? share * priceOfOne(reach.target.profile) : 0);
  }
};

const isShooting = ({ units }: State, unit: FieldUnit): boolean =>
  isInSight(unit) &&
  isFighting(unit) &&
  unit.reserve.length === 0 &&
  unit.elements.some(({ profile }) => shootingRange(profile) > 0) &&
  !isInMelee(units, unit);

const known = new WeakMap<State['units'], Harms & { readonly fires: State['fires'] }>();

/** Worked out once for each position: many choices only throw dice. */
export const harmsIn = (state: State): Harms => {
  const found = known.get(state.units);
  if (found && found.fires === state.fires) return found;
  const harms = { ...reckoned(state), fires: state.fires };
  known.set(state.units, harms);
  return harms;
};

const reckoned = (state: State): Harms => {
  const harms = new Map<string, Harm>();
  const add: Add = (unit, markers, points) => {
    const harm = harms.get(unit) ?? { markers: 0, points: 0 };
    harms.set(unit, { markers: harm.markers + markers, points: harm.points + points });
  };
  const fray = frayOf(state);
  for (const duel of fray.duels) duelHarm(state, fray, duel, add);
  const targets = state.units.filter(unit => isInSight(unit) && isFighting(unit));
  for (const unit of state.units)
    if (isShooting(state, unit))
      shotHarm(
        state,
        unit,
        targets.filter(({ side }) => side !== unit.side),
        add,
      );
  return { harms, fray };
};
