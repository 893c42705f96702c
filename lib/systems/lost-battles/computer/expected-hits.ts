import { armyFor } from '../play/game';
import type { State } from '../play/state';
import { type Field, type FieldUnit, isTile } from '../rules/battlefield/field';
import { getOtherSide, type TileId } from '../rules/battlefield/tiles';
import {
  ATTACK_RESULTS,
  buildAttackContext,
  computeCombatDifference,
  findAttackOutcome,
  PLAIN_ATTACK,
} from '../rules/combat/combat';
import type { AttackContext } from '../rules/combat/combat-modifiers';

/** The sums of two dice, and in how many of 36 throws each falls. */
const SUMS = Array.from({ length: 11 }, (_, index) => ({ sum: index + 2, ways: 6 - Math.abs(index - 5) }));
const THROWS = 36;

const meanHits = (context: AttackContext): number => {
  const added = computeCombatDifference(context, []);
  return SUMS.reduce(
    (total, { sum, ways }) =>
      total + (ways / THROWS) * ATTACK_RESULTS[findAttackOutcome(context, added + sum)].hits,
    0,
  );
};

/** Fields never change, so that each attack is weighed once for all choices that leave the field as it is. */
const HITS_CACHE = new WeakMap<Field, Map<string, number>>();

/** 6.5, 6.6 – The hits that the attack of a unit from its tile brings on average, by the very lines of the throw. */
export const expectHits = (state: State, field: Field, unit: FieldUnit, target: TileId): number => {
  const known: Map<string, number> = HITS_CACHE.get(field) ?? new Map();
  HITS_CACHE.set(field, known);
  const key = `${unit.id} ${target}`;
  const hits = known.get(key) ?? computeHits(state, field, unit, target);
  known.set(key, hits);
  return hits;
};

const computeHits = (state: State, field: Field, unit: FieldUnit, target: TileId): number => {
  if (!isTile(unit.at)) return 0;
  const context = buildAttackContext(field, {
    ...PLAIN_ATTACK,
    attacker: unit.id,
    target,
    rain: state.weather === 'raining',
    fatigued: armyFor(state, unit.side).fatigued,
    start: unit.at,
    newcomers: state.newcomers[getOtherSide(unit.side)],
  });
  return context ? meanHits(context) : 0;
};
