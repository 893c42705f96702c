import type { GameResult } from '@/lib/game/contract/play-rules';
import { HEX_DIRECTIONS, neighbourOf, OFF_MAP, oppositeOf } from '@/lib/geometry/hex/hex';
import { armyOf, getOtherSide, type SideIndex } from '../../document/army';
import type { VictoryPoint } from '../../document/traits-schema';
import { type Field, groundIn, hexOfLeader, sideAt } from '../../rules/field';
import { openSides } from '../../rules/map/terrain';
import { isInEnemyZone } from '../../rules/map/zones-of-control';
import { findVictoryOutcome, pointsForLosses } from '../../rules/victory';
import { words } from '../../view/words';
import type { State } from '../state';
import { countInfantryNear } from '../tasks/turn/joint-phase';
import { moraleOf } from './current-morale';

/** 22.1 – What a side has won: losses and leaders of the enemy, and the points of the scenario. */
export const pointsOf = (state: State, side: SideIndex): number => {
  const enemy = state.armies[getOtherSide(side)];
  const own = state.scenario.sides[side]?.id;
  const special = (state.scenario.victoryPoints ?? [])
    .filter(points => points.side === own)
    .reduce((sum, points) => sum + specialPoints(state, side, points), 0);
  return pointsForLosses(enemy.track.entries) + enemy.leaderPoints + special;
};

/** 23.1, 25.1, 26.1 – The points of single scenarios. */
const specialPoints = (state: State, side: SideIndex, rule: VictoryPoint): number => {
  switch (rule.kind) {
    case 'hold-towns':
      return rule.towns.some(town => countInfantryNear(state, side, town) >= rule.units) ? rule.points : 0;
    case 'rout-baggage':
      return state.armies[getOtherSide(side)].baggageRouted ? rule.points : 0;
    case 'line-of-retreat':
      return hasLineOfRetreat(state, side, rule.town, rule.leaders) ? 0 : rule.points;
  }
};

/** 26.1 – The commander, if alive, and this many wing leaders reach the town without touching an enemy zone. */
const hasLineOfRetreat = (state: State, side: SideIndex, town: string, leaders: number): boolean => {
  const reaching = armyOf(state.scenario, side).leaders.filter(({ id }) =>
    canReachTown(state, side, id, town),
  );
  const { commander } = armyOf(state.scenario, side);
  const needs =
    commander && state.armies[side].hasCommander && hexOfLeader(state.field, commander.id) !== null;
  if (needs && !reaching.some(({ id }) => id === commander.id)) return false;
  return reaching.filter(({ kind }) => kind === 'wing').length >= leaders;
};

const canReachTown = (state: State, side: SideIndex, leader: string, town: string): boolean => {
  const from = hexOfLeader(state.field, leader);
  return from !== null && hexesReaching(state, side, town)[from] === 1;
};

/** Fields never change, so that the ways to a town are worked out once for each. */
const REACHING_CACHE = new WeakMap<Field, Map<string, Uint8Array>>();

const hexesReaching = (state: State, side: SideIndex, town: string): Uint8Array => {
  const known: Map<string, Uint8Array> = REACHING_CACHE.get(state.field) ?? new Map();
  REACHING_CACHE.set(state.field, known);
  const found = known.get(`${side} ${town}`) ?? findHexesReaching(state, side, town);
  known.set(`${side} ${town}`, found);
  return found;
};

/**
 * 26.1 – The hexes from which a leader can reach the town, found backwards from it: only a hex free of the enemy can
 * be entered.
 */
const findHexesReaching = (state: State, side: SideIndex, town: string): Uint8Array => {
  const ground = groundIn(state);
  const open = openSides(state.scenario, ground, 'leader');
  const reaching = new Uint8Array(ground.grid.count);
  const waiting = [...(ground.towns.get(town) ?? [])];
  for (const hex of waiting) reaching[hex] = 1;
  for (let hex = waiting.pop(); hex !== undefined; hex = waiting.pop()) {
    if (isInEnemyZone(state, hex, side) || sideAt(state, hex) === getOtherSide(side)) continue;
    for (const direction of HEX_DIRECTIONS) {
      const from = neighbourOf(ground.grid, hex, direction);
      if (from === OFF_MAP || reaching[from] === 1) continue;
      if (((open[from] ?? 0) & (1 << oppositeOf(direction))) === 0) continue;
      reaching[from] = 1;
      waiting.push(from);
    }
  }
  return reaching;
};

/** 22.1 – The level of victory after the last turn. */
export const resultOf = (state: State): GameResult => {
  const [first = '', second = ''] = state.scenario.sides.map(({ id }) => id);
  const points = [pointsOf(state, 0), pointsOf(state, 1)] as const;
  const verdict = findVictoryOutcome(state.scenario, {
    spirits: { [first]: state.armies[0].spirit, [second]: state.armies[1].spirit },
    morale: { [first]: moraleOf(state, 0), [second]: moraleOf(state, 1) },
    difference: points[0] - points[1],
  });
  const scores = { [first]: points[0], [second]: points[1] };
  if (verdict.side === null || verdict.level === null)
    return { ranking: [[first, second]], scores, grade: words('victory.draw') };
  const loser = verdict.side === first ? second : first;
  const name = state.scenario.sides.find(({ id }) => id === verdict.side)?.name ?? '';
  return {
    ranking: [[verdict.side], [loser]],
    scores,
    grade: words(`victory.${verdict.level}`, { side: name }),
  };
};
