import { type Seed, seedRng } from '@/lib/dice/rng';
import { readAuthoredField } from '../authoring/previews';
import { formatSeatId, pointsOf, sideIndexOf, unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { tokensFor } from '../rules/army';
import { contactsOf } from '../rules/contact';
import { getOtherSide, SIDES, type SideIndex } from '../rules/segments';
import { refreshTokens } from '../rules/tokens';
import { winnerOf } from '../rules/victory';
import { type Field, type FieldUnit, isOnBoard, type UnitLocation } from './field';
import { listSupplyLines } from './figures/score-breakdown';
import { beginGame, changeState, emit, type Game, nameOfSide, pushTasks, throwDice, withField } from './game';
import type { Ending, State, Task, Turn } from './state';

const FRESH_TURN: Turn = { redeployed: null, actions: 0, contacts: [] };

const isLateSide = (scenario: Scenario, side: SideIndex): boolean =>
  scenario.options.late?.includes(formatSeatId(scenario, side)) ?? false;

/** 4.3 – Placed as drawn, or all still to be placed; what a late side has not drawn comes before round 2 (P19). */
const startingField = (scenario: Scenario): Field => {
  const isDrawn = scenario.deployment.kind === 'drawn';
  return readAuthoredField(scenario).map(unit => {
    if (isDrawn && isOnBoard(unit.at)) return unit;
    const at: UnitLocation = isDrawn && isLateSide(scenario, unit.side) ? 'late' : 'waiting';
    return { ...unit, at };
  });
};

/** 4.3 – A battle begins with the throw for player A, unless the scenario names one, and the placing of the armies. */
export const startBattle = (scenario: Scenario, seed: Seed): Game => {
  const supply = tokensFor(scenario.options.points);
  const tokens = { unspent: supply, spent: 0, aside: 0 };
  const started: Game = beginGame({
    scenario,
    rng: seedRng(seed),
    field: startingField(scenario),
    playerA: 0,
    round: 0,
    active: 0,
    turn: FRESH_TURN,
    turns: 0,
    tokens: [tokens, tokens],
    destroyed: [0, 0],
    agenda: [{ type: 'place' }],
  });
  const named = sideIndexOf(scenario, scenario.options.playerA ?? '');
  const { game, playerA } = named === null ? throwForPlayerA(started) : { game: started, playerA: named };
  return changeState(game, { playerA, active: playerA });
};

/** 4.3 – The higher die is player A; equal dice are thrown again (P1). */
const throwForPlayerA = (game: Game): { readonly game: Game; readonly playerA: SideIndex } => {
  const { game: rolled, faces } = throwDice(game, { count: 2, sides: 6 });
  const [one = 0, other = 0] = faces;
  if (one === other) return throwForPlayerA(rolled);
  return { game: rolled, playerA: one > other ? 0 : 1 };
};

const waitingUnits = ({ field }: State, side: SideIndex): Field =>
  field.filter(unit => unit.side === side && unit.at === 'waiting');

/** 4.3 – Units that a side has still to place: a late side keeps half of its army back. */
export const unitsToPlace = (state: State, side: SideIndex): Field => {
  const waiting = waitingUnits(state, side);
  if (!isLateSide(state.scenario, side)) return waiting;
  const all = unitsOf(state.scenario).filter(unit => unit.side === side && unit.troops.length > 0).length;
  return waiting.length > Math.floor(all / 2) ? waiting : [];
};

/** 4.3 – The other side places next, if it has units left; with none left on either side all are revealed. */
export const passPlacing = (game: Game): Game => {
  const { state } = game;
  const other = getOtherSide(state.active);
  if (unitsToPlace(state, other).length > 0)
    return pushTasks(changeState(game, { active: other }), { type: 'place' });
  const field = state.field.map(unit => (unit.at === 'waiting' ? { ...unit, at: 'late' as const } : unit));
  const next = emit(withField(game, field), '4.3', () => ({ type: 'revealed' }));
  return pushTasks(changeState(next, { round: 1 }), { type: 'begin-round' });
};

export const listLateUnits = ({ field }: State, side: SideIndex): Field =>
  field.filter(unit => unit.side === side && unit.at === 'late');

/** 5.1 – Player A has the first turn of odd rounds, player B that of even ones. */
export const firstPlayer = (round: number, playerA: SideIndex): SideIndex =>
  round % 2 === 1 ? playerA : getOtherSide(playerA);

const hasUnits = ({ field }: State, side: SideIndex): boolean => field.some(unit => unit.side === side);

/** 5.1 – Who has the next turn: the side that is due if it has tokens, else the other; null: the round is over. */
const findNextSide = (state: State, due: SideIndex): SideIndex | null => {
  if (!SIDES.every(side => hasUnits(state, side))) return null;
  return [due, getOtherSide(due)].find(side => state.tokens[side].unspent > 0) ?? null;
};

export const beginRound = (game: Game): Game => {
  const { state } = game;
  const empty = SIDES.find(side => !hasUnits(state, side));
  if (empty !== undefined) return endBattle(game, 'nobody-left', findSurvivor(state));
  const due = firstPlayer(state.round, state.playerA);
  const next = emit(game, '5.1', () => ({
    type: 'round-began',
    round: state.round,
    side: nameOfSide(state, due),
  }));
  return startNextTurn(next, due);
};

/** A document may leave an army empty: then there is nobody to fight. */
const findSurvivor = (state: State): SideIndex =>
  SIDES.find(side => hasUnits(state, side)) ?? getOtherSide(state.playerA);

const startNextTurn = (game: Game, due: SideIndex): Game => {
  const side = findNextSide(game.state, due);
  return side === null ? endRound(game) : beginTurn(game, side);
};

const beginTurn = (game: Game, side: SideIndex): Game => {
  const { field, turns, tokens } = game.state;
  const turn = { ...FRESH_TURN, contacts: contactsOf(field, side) };
  const begun = changeState(game, { active: side, turns: turns + 1, turn });
  const next = emit(
    begun,
    '5.1',
    () => ({ type: 'turn-began', side: nameOfSide(game.state, side), tokens: tokens[side].unspent }),
    () => ({ because: listSupplyLines(game.state, side) }),
  );
  return pushTasks(next, { type: 'turn' });
};

export const endTurn = (game: Game): Game => startNextTurn(game, getOtherSide(game.state.active));

/** 5.1 – A turn ends by itself without tokens, without units, or at the scenario's limit of actions. */
export const isTurnOver = (state: State): boolean => {
  const { active, turn, tokens, scenario } = state;
  const most = scenario.options.actionsPerTurn ?? Number.POSITIVE_INFINITY;
  return tokens[active].unspent === 0 || turn.actions >= most || !SIDES.every(side => hasUnits(state, side));
};

/** 5.4 – Orders and passed tokens come back; then each may give up wounded troops, player A first (P3). */
const endRound = (game: Game): Game => {
  const { field, playerA, round } = game.state;
  const cleared = withField(
    game,
    field.map((unit): FieldUnit => ({ ...unit, orders: 0, inspired: false })),
  );
  const next = emit(withFreshTokens(cleared), '5.4', () => ({ type: 'round-ended', round }));
  const tasks: readonly Task[] = [
    { type: 'give-up', side: playerA },
    { type: 'give-up', side: getOtherSide(playerA) },
    // Units in contact with troops that are given up are free again.
    { type: 'settle' },
    { type: 'close-round' },
  ];
  return pushTasks(next, ...tasks);
};

export const withFreshTokens = (game: Game): Game => {
  const { scenario, field } = game.state;
  const supply = tokensFor(scenario.options.points);
  return changeState(game, { tokens: [refreshTokens(supply, field, 0), refreshTokens(supply, field, 1)] });
};

/** 7.1 – It is seen who has won; else the next round begins, before round 2 with the late comers. */
export const closeRound = (game: Game): Game => {
  const { playerA, destroyed, round, scenario } = game.state;
  const tally = {
    destroyed,
    enemy: [computeArmyPoints(scenario, 1), computeArmyPoints(scenario, 0)],
  } as const;
  const winner = winnerOf(tally, getOtherSide(playerA));
  if (winner !== null) return endBattle(game, 'half', winner);
  const next = changeState(game, { round: round + 1 });
  const due = firstPlayer(round + 1, playerA);
  const arrivals = [due, getOtherSide(due)].map((side): Task => ({ type: 'arrive', side }));
  return pushTasks(next, ...arrivals, { type: 'begin-round' });
};

/** 7.1 – The points that a side fielded (P4). */
export const computeArmyPoints = (scenario: Scenario, side: SideIndex): number =>
  pointsOf(unitsOf(scenario).filter(unit => unit.side === side));

export const endBattle = (game: Game, cause: Ending, winner: SideIndex): Game => {
  const over = changeState(game, { agenda: [{ type: 'over', cause, winner }] });
  return emit(over, '7.1', () => ({ type: 'battle-ended', cause, side: nameOfSide(game.state, winner) }));
};
