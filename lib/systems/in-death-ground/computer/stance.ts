import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import {
  blockOf,
  distanceBetween,
  type FieldUnit,
  type FieldUnits,
  isFighting,
  isInSight,
  isOnTable,
  spanOf,
  troopOf,
} from '../play/field';
import { getOtherSide, type SideIndex, type State, type TaskOf } from '../play/state';
import { shareKeptBy, winnerOnTime } from '../play/tasks/ending';
import { isElephant } from '../rules/army/points';
import type { MeleePairing } from '../rules/combat/duels';
import { isMounted, shootingRangeOf } from '../rules/combat/ranges';
import { commandersOf } from '../rules/commanders';
import { mayInitiate } from '../rules/movement/march-objections';
import { filesOf } from '../rules/movement/marching';
import { lastTurnOf } from '../rules/setup/duration';
import { isOnFire } from '../rules/terrain/fire';
import { type ExpectedHarm, expectHarms } from './expected-harm';
import { countStormers, distanceToGoal } from './goals';
import { elementPriceOf, priceOf, usefulnessAt } from './unit-worth';

/** After which part of the time a side that loses by waiting fights at worse odds, after which at any, and what it gives for a duel then. */
const LATE = 0.45;
const LATEST = 0.92;
const DUEL_WORTH = 2.5;
/** How little an uneven duel then matters. */
const BOLD = 0.5;
/** A lead that lets a side wait for dusk, and how far behind it must be to press with everything. */
const SAFE_LEAD = 0.12;
const DOUBT = 0.2;

/** Of an enemy out of sight nobody knows whether it lies hidden or has yet to come. */
const mayBeThere = (unit: FieldUnit): boolean => isOnTable(unit) || unit.presence === 'late';

/** 8.3 – How little a side can rely on the time: not at all for a side that has to do something before it is up. */
const riskOfWaiting = (state: State, side: SideIndex): number => {
  if (state.scenario.kind !== 'open-battle') return winnerOnTime(state) === side ? 0 : 1;
  const lead = shareKeptBy(state, side) - shareKeptBy(state, getOtherSide(side), mayBeThere);
  return Math.max(0, Math.min(1, (SAFE_LEAD - lead) / DOUBT));
};

/** How much a side needs to fight: not at all while time is on its side, or where it only has to get through. */
const urgencyOf = (state: State, side: SideIndex): number => {
  if (willToFightOf(state, side) < 1) return 0;
  const late = Math.max(0, Math.min(1, (state.round / lastTurnOf(state.scenario) - LATE) / (LATEST - LATE)));
  return late === 0 ? 0 : late * riskOfWaiting(state, side);
};

/** For how many turns the present situation is likely to continue. */
const TURNS = 2.5;

const expectedLossOf = (unit: FieldUnit, { markers, points }: ExpectedHarm): number =>
  priceOf(unit.elements) * (usefulnessAt(unit.markers) - usefulnessAt(unit.markers + markers * TURNS)) +
  points * TURNS * usefulnessAt(unit.markers);

/** How eager a column that has to get through, or a raider, still is to fight. */
const MARCHING_WILL = 0.3;

const willToFightOf = ({ scenario: { kind }, scenario }: State, side: SideIndex): number =>
  (kind === 'ambush' || kind === 'raid') && commandersOf(scenario)[side].role === 'attacker'
    ? MARCHING_WILL
    : 1;

/** 13.4, 14.5 – What the shots and duels of this moment promise a side, by the very lines of the throws. */
const expectedGainOf = (state: State, side: SideIndex, haste: number): number => {
  const { harms, fray: melee } = expectHarms(state);
  return state.units.reduce(
    (sum, unit) => {
      const harm = harms.get(unit.id);
      if (!harm) return sum;
      const loss = expectedLossOf(unit, harm);
      return sum + (unit.side === side ? -loss * (1 - haste * BOLD) : loss) * willToFightOf(state, side);
    },
    melee.duels.length * haste * DUEL_WORTH,
  );
};

const findNearest = (unit: FieldUnit, enemies: FieldUnits): FieldUnit | null => {
  let [best, least] = [null as FieldUnit | null, Number.POSITIVE_INFINITY];
  for (const enemy of enemies) {
    const away = distanceBetween(unit, enemy);
    if (away < least) [best, least] = [enemy, away];
  }
  return best;
};

/** What an inch nearer to the enemy is worth. */
const PULL = 0.35;
const BEHIND = 5;
const SAFE = 6;

/** Fighters go for enemies that they can beat, shooters come into range, the general stays near the troops. */
const scorePlace = (state: State, unit: FieldUnit, enemies: FieldUnits, haste: number): number => {
  const enemy = findNearest(unit, enemies);
  if (!enemy || unit.kind === 'baggage') return 0;
  const gap = Math.max(0, distanceBetween(unit, enemy) - spanOf(unit) / 2 - spanOf(enemy) / 2);
  if (unit.kind === 'general') return scoreNearTroops(state, unit) - Math.max(0, SAFE - gap);
  const range = unit.elements.reduce((most, { profile }) => Math.max(most, shootingRangeOf(profile)), 0);
  const isShooter = range > 0 && !(mayInitiate(unit) && troopOf(unit) !== 'warrior');
  if (isShooter) return -Math.max(0, gap - range + 1) * PULL;
  return -gap * PULL * Math.max(haste, willToAttack(unit, enemy));
};

const scoreNearTroops = ({ units }: State, general: FieldUnit): number => {
  const men = units.filter(unit => unit.side === general.side && unit.kind === 'unit' && isInSight(unit));
  const friend = findNearest(general, men);
  return friend ? -Math.max(0, distanceBetween(general, friend) - BEHIND) * PULL : 0;
};

/** How much a unit wants to fight another. */
const willToAttack = (unit: FieldUnit, enemy: FieldUnit): number => {
  if (!mayInitiate(unit) || unit.markers > 2) return 0.3;
  const edge = meleePowerOf(unit, enemy) - meleePowerOf(enemy, unit);
  return edge > 0 ? 1.2 : edge > -2 ? 0.8 : 0.2;
};

/** 14.5 – About how much a unit's front would add to its throws. */
const meleePowerOf = (own: FieldUnit, enemy: FieldUnit): number => {
  const [mine, theirs] = [own.elements[0]?.profile, enemy.elements[0]?.profile];
  if (!mine || !theirs) return 0;
  const grade = mine.grade === 'elite' ? 2 : mine.grade === 'green' ? -2 : 0;
  const light =
    mine.troop === 'skirmisher' || mine.troop === 'light-cavalry' || mine.troop === 'light-chariot';
  const beast = isElephant(mine.troop);
  const armour = beast ? 0 : theirs.armour === 'best' ? 3 : theirs.armour === 'armoured' ? 2 : 0;
  const deep = mine.troop === 'warrior' && own.elements.length > filesOf(own.elements) ? 1 : 0;
  const atFoot = isMounted(mine) && !beast && theirs.troop === 'warrior' ? 1.5 : 0;
  const rush = mine.wild && own.turn.entered.length > 0 ? 2 : 0;
  return grade + (beast ? 4 : 0) - (light ? 2 : 0) + deep + rush - armour - atFoot - own.markers;
};

/** What an inch on the way to the goal is worth, and to have got through; further than this is far. */
const FORWARD = 3;
const THROUGH = 10;
const FAR = 150;

/** 8.2, 8.5, 8.6 – How near a side is to what it must do to win. */
const scoreObjective = (state: State, side: SideIndex): number =>
  state.units.reduce((sum, unit) => {
    if (unit.side !== side) return sum;
    if (unit.presence === 'through') return sum + THROUGH;
    const far = isOnTable(unit) ? distanceToGoal(state, unit) : null;
    return far === null ? sum : sum - Math.min(FAR, far) * FORWARD;
  }, 0);

const INSIDE = 16;
const CLIMBING = 10;
const READY = 3;
const HELD = 60;

/** 8.6 – What a besieger has won of the place. */
const scoreStorm = (state: State, side: SideIndex): number => {
  const { inside, climbing, ready } = countStormers(state, side);
  return inside * INSIDE + climbing * CLIMBING + ready * READY + (inside > 0 ? state.held * HELD : 0);
};

const BURNING = 0.8;
const LIKELY = 0.4;

const listFiresLaid = ({ units, round }: State, tasks: readonly TaskOf<'lay-fire'>[]): State['fires'] =>
  tasks.flatMap(({ unit, piece, hands }) => {
    const hand = units.find(({ id }) => id === unit)?.elements.find(({ id }) => hands.includes(id));
    return hand ? [{ piece, at: hand.at, since: round, wind: null }] : [];
  });

/** 13.5 – What stands where it burns, or where somebody is about to lay a fire. */
const scoreBurning = (state: State, side: SideIndex): number => {
  const tasks = state.agenda.flatMap(task => (task.type === 'lay-fire' ? [task] : []));
  if (state.fires.length === 0 && tasks.length === 0) return 0;
  const laid: State = { ...state, fires: listFiresLaid(state, tasks) };
  const chanceAt = (block: ReturnType<typeof blockOf>): number =>
    isOnFire(state, block) ? 1 : isOnFire(laid, block) ? LIKELY : 0;
  return state.units.filter(isInSight).reduce((sum, unit) => {
    const sign = unit.side === side ? -BURNING : BURNING;
    return unit.elements.reduce(
      (lost, element) => lost + sign * chanceAt(blockOf(element)) * elementPriceOf(element.profile),
      sum,
    );
  }, 0);
};

/** Who fights a duel at this moment. */
export const listEngaged = (state: State): ReadonlySet<string> => engagedIn(expectHarms(state).fray);

const engagedIn = memoizeByIdentity(
  ({ duels }: MeleePairing): ReadonlySet<string> =>
    new Set(duels.flatMap(({ one, other }) => [one.unit.id, other.unit.id])),
);

/** How the units of a side stand: to those whom they fight, to those whom they might, and to their goal. */
export const scoreStance = (state: State, side: SideIndex): number => {
  const haste = urgencyOf(state, side);
  const engaged = listEngaged(state);
  const enemies = state.units.filter(unit => unit.side !== side && isInSight(unit) && isFighting(unit));
  const stands = state.units.reduce(
    (sum, unit) =>
      unit.side === side && isInSight(unit) && !engaged.has(unit.id)
        ? sum + scorePlace(state, unit, enemies, haste)
        : sum,
    0,
  );
  return (
    expectedGainOf(state, side, haste) +
    stands * willToFightOf(state, side) +
    scoreObjective(state, side) +
    scoreStorm(state, side) +
    scoreBurning(state, side)
  );
};
