import { oncePer } from '@/lib/documents/once-per';
import { commandersOf, sideOf } from './commanders';
import {
  distanceBetween,
  type Field,
  type FieldUnit,
  isFighting,
  isInSight,
  isOnTable,
  middleOfUnit,
  spanOf,
  troopOf,
} from './field';
import { frayOf } from './rules/duels';
import { OPPOSITE } from './rules/laying';
import { mayInitiate } from './rules/march-objections';
import { filesOf } from './rules/marching';
import { meleeModifiers } from './rules/melee';
import { totalOf } from './rules/modifiers';
import { isElephant, tablePrice } from './rules/points';
import { isMounted, shootingRange } from './rules/ranges';
import { otherSide, type SideIndex, type State } from './state';
import { lastTurn, timeServes } from './turn/ending';
import { fighterOf } from './turn/melees';

const WON = 5000;
const GENERAL = 30;
const BAGGAGE = 25;

/** How much of a unit is left of use at each number of markers. */
const ORDER = [1, 0.95, 0.88, 0.72, 0.5, 0.35, 0.2] as const;

const priceOf: (elements: FieldUnit['elements']) => number = oncePer((elements: FieldUnit['elements']) =>
  elements.reduce((sum, { profile }) => sum + (tablePrice(profile) ?? 20), 0),
);

const unitWorth = (unit: FieldUnit): number => {
  if (unit.kind === 'baggage') return BAGGAGE;
  return priceOf(unit.elements) * (ORDER[unit.markers] ?? 0) + (unit.general ? GENERAL : 0);
};

const isLeft = (unit: FieldUnit): boolean =>
  isOnTable(unit) ||
  unit.presence === 'late' ||
  unit.presence === 'column' ||
  unit.presence === 'waiting' ||
  unit.presence === 'through';

const material = ({ units }: State, side: SideIndex): number =>
  units.reduce((sum, unit) => (unit.side === side && isLeft(unit) ? sum + unitWorth(unit) : sum), 0);

/** What the throw of one unit's front is likely to be better by than another's. */
const edgeOver = (own: FieldUnit, foe: FieldUnit): number => power(own, foe) - power(foe, own);

const power = (own: FieldUnit, foe: FieldUnit): number => {
  const [mine, theirs] = [own.elements[0]?.profile, foe.elements[0]?.profile];
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

/** What one better throw in a duel is worth, and what still counts of a difference. */
const CLOSE = 1.8;
const MOST_BETTER = 6;

interface Close {
  /** What all melees promise a side. */
  readonly promise: number;
  readonly engaged: ReadonlySet<string>;
}

/** After which part of the time a side that loses by waiting fights at worse odds, after which at any, and what it gives for a duel then. */
const LATE = 0.58;
const LATEST = 0.92;
const BLOWS = 2.5;
/** How little he then minds that a duel is uneven. */
const BOLD = 0.5;
/** How much of that there is while the time works for nobody. */
const EVEN = 0.6;

/** How much a side must come to blows: not at all while the time works for it. */
const hasteOf = (state: State, side: SideIndex): number => {
  const served = timeServes(state);
  if (served === side) return 0;
  const late = Math.max(0, Math.min(1, (state.round / lastTurn(state) - LATE) / (LATEST - LATE)));
  return late * (served === null ? EVEN : 1);
};

/** 14.5 – What the duels of this moment promise a side, by the very lines of the throw. */
const closeIn = (state: State, side: SideIndex, haste: number): Close => {
  const fray = frayOf(state);
  let promise = fray.duels.length * haste * BLOWS;
  for (const { one, other } of fray.duels) {
    const [first, second] = [fighterOf(state, fray, one, other), fighterOf(state, fray, other, one)];
    const better = totalOf(meleeModifiers(first, second)) - totalOf(meleeModifiers(second, first));
    const capped = Math.max(-MOST_BETTER, Math.min(MOST_BETTER, better)) * CLOSE;
    const own = one.unit.side === side ? capped : -capped;
    promise += own < 0 ? own * (1 - haste * BOLD) : own;
  }
  return { promise, engaged: new Set(fray.duels.flatMap(({ one, other }) => [one.unit.id, other.unit.id])) };
};

const nearest = (unit: FieldUnit, foes: Field): FieldUnit | null => {
  let [best, least] = [null as FieldUnit | null, Number.POSITIVE_INFINITY];
  for (const foe of foes) {
    const away = distanceBetween(unit, foe);
    if (away < least) [best, least] = [foe, away];
  }
  return best;
};

const PULL = 0.35;
const IN_RANGE = 0.8;

/** Fighters go for whom they can beat, shooters keep their distance, the general keeps near his men. */
const standing = (state: State, unit: FieldUnit, foes: Field, haste: number): number => {
  const foe = nearest(unit, foes);
  if (!foe || unit.kind === 'baggage') return 0;
  const gap = Math.max(0, distanceBetween(unit, foe) - spanOf(unit) / 2 - spanOf(foe) / 2);
  if (unit.kind === 'general') return nearMen(state, unit) - (gap < 6 ? 6 - gap : 0);
  const range = unit.elements.reduce((most, { profile }) => Math.max(most, shootingRange(profile)), 0);
  const isShooter = range > 0 && !(mayInitiate(unit) && troopOf(unit) !== 'warrior');
  if (isShooter && gap <= range) return filesOf(unit.elements) * IN_RANGE;
  return -gap * PULL * Math.max(haste, willOf(unit, foe));
};

/** How much a unit wants to come to blows with another. */
const willOf = (unit: FieldUnit, foe: FieldUnit): number => {
  if (!mayInitiate(unit) || unit.markers > 2) return 0.3;
  const edge = edgeOver(unit, foe);
  return edge > 0 ? 1.2 : edge > -2 ? 0.8 : 0.2;
};

const nearMen = ({ units }: State, general: FieldUnit): number => {
  const men = units.filter(unit => unit.side === general.side && unit.kind === 'unit' && isInSight(unit));
  const friend = nearest(general, men);
  return friend ? -Math.max(0, distanceBetween(general, friend) - 5) * PULL : 0;
};

const FORWARD = 0.8;
/** How much of the wish to fight is left to a column that has to get through. */
const MARCHING = 0.3;
const THROUGH = 40;

const isColumn = ({ scenario }: State, side: SideIndex): boolean =>
  scenario.kind === 'ambush' && commandersOf(scenario)[side].role === 'attacker';

/** 8.2, 8.5 – A column wants to get through, a raider wants the baggage. */
const purpose = (state: State, side: SideIndex): number => {
  const { role, edge } = commandersOf(state.scenario)[side];
  const { kind, board } = state.scenario;
  if (role !== 'attacker' || (kind !== 'ambush' && kind !== 'raid')) return 0;
  const own = state.units.filter(unit => unit.side === side && isOnTable(unit));
  if (kind === 'raid') {
    const carts = state.units.filter(
      unit => unit.side !== side && unit.kind === 'baggage' && isInSight(unit),
    );
    return own.filter(isFighting).reduce((sum, unit) => {
      const cart = nearest(unit, carts);
      return cart ? sum - distanceBetween(unit, cart) * FORWARD : sum;
    }, 0);
  }
  const far = OPPOSITE[edge];
  const way = ([x, y]: readonly [number, number]): number =>
    ({ top: y, bottom: board.height - y, left: x, right: board.width - x })[far];
  const gone = state.units.filter(unit => unit.side === side && unit.presence === 'through').length;
  return own.reduce((sum, unit) => sum - way(middleOfUnit(unit)) * FORWARD, gone * THROUGH);
};

const foesOf = ({ units }: State, side: SideIndex): Field =>
  units.filter(unit => unit.side !== side && isInSight(unit) && isFighting(unit));

const stance = (state: State, side: SideIndex): number => {
  const haste = hasteOf(state, side);
  const { promise, engaged } = closeIn(state, side, haste);
  const foes = foesOf(state, side);
  const stands = state.units.reduce(
    (sum, unit) =>
      unit.side === side && isInSight(unit) && !engaged.has(unit.id)
        ? sum + standing(state, unit, foes, haste)
        : sum,
    0,
  );
  return purpose(state, side) + promise + stands * (isColumn(state, side) ? MARCHING : 1);
};

/** A throw that is made promises a move. */
const pending = (state: State, side: SideIndex): number => {
  const [head] = state.agenda;
  if (head?.type !== 'march') return 0;
  const unit = state.units.find(({ id }) => id === head.unit);
  return unit?.side === side ? 1 + head.thrown.good * 0.2 : 0;
};

/** For the machine player: what both sides have left, and how its own stand. */
export const worth = (state: State, seat: string): number => {
  const side = sideOf(state.scenario, seat);
  if (side === null) return 0;
  const [head] = state.agenda;
  if (head?.type === 'over') {
    if (head.winner === null) return 0;
    const lost = head.cause === 'yielded' ? -WON - GENERAL : -WON;
    return head.winner === side ? WON : lost;
  }
  return (
    material(state, side) - material(state, otherSide(side)) + stance(state, side) + pending(state, side)
  );
};
