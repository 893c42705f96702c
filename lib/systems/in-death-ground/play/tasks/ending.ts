import { isInsideOutline } from '@/lib/geometry/plane/plane';
import { disorderOf } from '../../rules/combat/morale';
import { lastTurnOf } from '../../rules/setup/duration';
import { insideOf } from '../../rules/siege/ramparts';
import { type FieldUnit, isFighting, isInMelee, isInSight, isOnTable } from '../field';
import { changeState, commandOf, emit, type Game } from '../game';
import { type Ending, getOtherSide, type SideIndex, type State } from '../state';
import { startNextTurn } from './morale/morale-tests';
import { finishMounting } from './movement/mounts';
import { isBaggageThrough } from './movement/wagons';
import { strikeGates } from './siege/gates-and-breaches';
import { raiseLadders } from './siege/ladders';

export const endBattle = (game: Game, cause: Ending, winner: SideIndex | null): Game => {
  const next = emit(game, '11.1', () => ({
    type: 'battle-ended',
    cause,
    side: winner === null ? 'nobody' : commandOf(game.state, winner).name,
  }));
  return changeState(next, { agenda: [{ type: 'over', cause, winner }] });
};

interface BattleResult {
  readonly cause: Ending;
  readonly winner: SideIndex | null;
}

const attackerOf = (state: State): SideIndex => (commandOf(state, 0).role === 'attacker' ? 0 : 1);

/** 8.3 – Units that a side can continue to fight with; in open battle only those on the table count. */
const hasFighters = ({ units, scenario }: State, side: SideIndex): boolean =>
  units.some(
    unit =>
      unit.side === side &&
      isFighting(unit) &&
      (isOnTable(unit) ||
        (scenario.kind !== 'open-battle' && (unit.presence === 'late' || unit.presence === 'column'))),
  );

const countElements = (units: readonly FieldUnit[]): number =>
  units.reduce((sum, { elements, reserve }) => sum + elements.length + reserve.length, 0);

/** 8.2 – In flight, fled or destroyed. */
const isRouted = ({ presence, markers }: FieldUnit): boolean =>
  presence === 'destroyed' || presence === 'left' || disorderOf(markers) === 'flees';

/** 8.2 – Two thirds of the column through, or half of it and all its baggage; lost when that cannot be done any more. */
const decideAmbush = (state: State): BattleResult | null => {
  const side = attackerOf(state);
  const own = state.units.filter(unit => unit.side === side);
  const fighters = own.filter(isFighting);
  const whole = fighters.reduce((sum, { strength }) => sum + strength, 0);
  const through = countElements(fighters.filter(({ presence }) => presence === 'through'));
  const baggage = own.filter(({ kind }) => kind === 'baggage');
  const isTrainThrough = baggage.length > 0 && baggage.every(each => isBaggageThrough(state, each));
  if (through * 3 >= whole * 2 || (isTrainThrough && through * 2 >= whole))
    return { cause: 'marched-off', winner: side };
  const left = fighters.filter(unit => isOnTable(unit) || unit.presence === 'column');
  const hope = through + countElements(left);
  const isBaggageSafe = baggage.every(({ presence }) => presence !== 'destroyed' && presence !== 'left');
  const isHopeless = hope * 2 < whole || (hope * 3 < whole * 2 && !isBaggageSafe);
  const entered = fighters.filter(({ presence }) => presence !== 'column' && presence !== 'absent');
  const isStopped = state.round > 2 && entered.length > 0 && entered.every(isRouted);
  return isHopeless || isStopped ? { cause: 'stopped', winner: getOtherSide(side) } : null;
};

/** 8.5 – The raider wins with the baggage, and loses after eight turns without it. */
const decideRaid = (state: State): BattleResult | null => {
  const side = attackerOf(state);
  const baggage = state.units.filter(unit => unit.side !== side && unit.kind === 'baggage');
  if (baggage.some(({ presence }) => presence === 'destroyed'))
    return { cause: 'baggage-taken', winner: side };
  return state.round >= lastTurnOf(state.scenario) ? { cause: 'time', winner: winnerOnTime(state) } : null;
};

const HOLDERS = 2;
const HELD_TURNS = 2;

/** 8.6 – Units of the besieger inside that neither fight nor lose an element. */
const countHolders = (state: State): number => {
  const rings = (state.scenario.board.walls ?? []).map(wall => insideOf(state.scenario, wall));
  return state.units.filter(
    unit =>
      unit.side === attackerOf(state) &&
      unit.kind === 'unit' &&
      isInSight(unit) &&
      !unit.turn.hasLost &&
      !isInMelee(state.units, unit) &&
      rings.some(ring => unit.elements.every(({ at }) => isInsideOutline(ring, at))),
  ).length;
};

/**
 * 8.6 – Two units inside for two whole turns after the one in which they came in capture the place; the defender
 * wins when the time is up (D15).
 */
const decideSiege = (state: State): BattleResult | null => {
  const side = attackerOf(state);
  if (state.held > HELD_TURNS) return { cause: 'place-held', winner: side };
  return state.round >= lastTurnOf(state.scenario) ? { cause: 'time', winner: winnerOnTime(state) } : null;
};

/** The part of its elements that a side still has: on the table, or where else it is asked for. */
export const shareKeptBy = (
  { units }: State,
  side: SideIndex,
  isKept: (unit: FieldUnit) => boolean = isOnTable,
): number => {
  const own = units.filter(unit => unit.side === side && isFighting(unit));
  const whole = own.reduce((sum, { strength }) => sum + strength, 0);
  return countElements(own.filter(isKept)) / Math.max(1, whole);
};

/** The side that has kept the greater part of its elements; null: both the same. */
const sideAhead = (state: State): SideIndex | null => {
  const [one, other] = [shareKeptBy(state, 0), shareKeptBy(state, 1)];
  return one === other ? null : one > other ? 0 : 1;
};

/** 8.2, 8.3, 8.5, 8.6 – Who wins when nothing else happens until the time is up; null: nobody. */
export const winnerOnTime = (state: State): SideIndex | null =>
  state.scenario.kind === 'open-battle' ? sideAhead(state) : getOtherSide(attackerOf(state));

/** 8.2, 8.3, 8.5, 8.6 – What ends each kind of scenario. */
const decideBattle = (state: State): BattleResult | null => {
  const { kind } = state.scenario;
  const special =
    kind === 'ambush'
      ? decideAmbush(state)
      : kind === 'raid'
        ? decideRaid(state)
        : kind === 'siege'
          ? decideSiege(state)
          : null;
  if (special) return special;
  const [one, other] = [hasFighters(state, 0), hasFighters(state, 1)];
  if (!one && !other) return { cause: 'nobody-left', winner: null };
  if (!one || !other) return { cause: 'nobody-left', winner: one ? 0 : 1 };
  return state.round >= lastTurnOf(state.scenario) ? { cause: 'time', winner: winnerOnTime(state) } : null;
};

/** 11.1 – Gates are struck, riders mount and ladders are set up; then it is seen whether a side has won. */
export const endTurn = (game: Game): Game => {
  const struck = raiseLadders(finishMounting(strikeGates(game)));
  const held = countHolders(struck.state) >= HOLDERS ? struck.state.held + 1 : 0;
  const counted = changeState(struck, { held });
  const verdict = decideBattle(counted.state);
  return verdict ? endBattle(counted, verdict.cause, verdict.winner) : startNextTurn(counted);
};

/** 8.3 – A side gives up. */
export const yieldBattle = (game: Game, side: SideIndex): Game =>
  endBattle(game, 'yielded', getOtherSide(side));
