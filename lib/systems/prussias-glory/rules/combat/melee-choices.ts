import { directionTo } from '@/lib/geometry/hex/hex';
import { groundIn, type Scene } from '../field';
import type { Balance, Combatant, Melee } from './close-combat';
import type { MeleeChoices } from './close-combat-modifiers';
import { fightTerrainOf, terrainEffectOf } from './combat-terrain';
import { shockOf } from './shock';

/** 19.4 – The engaged unit of the highest morale, the strongest of those. */
export const findStrongestLead = (fighters: readonly Combatant[]): string | null =>
  fighters.toSorted(
    (left, right) =>
      right.ratings.morale - left.ratings.morale || right.ratings.strength - left.ratings.strength,
  )[0]?.unit.id ?? null;

type GroundChoice = MeleeChoices['ground'];

/**
 * 19.5 – The pairs of adjacent hexes with different ground modifiers, shock included; the best for the attacker
 * first.
 */
export const listGroundChoices = (
  scene: Scene,
  melee: Melee,
  { attackers, contributing }: Balance,
): readonly GroundChoice[] => {
  const { grid } = groundIn(scene);
  const shock = shockOf(attackers, contributing);
  const pairs = melee.attackingHexes.flatMap(attackingHex =>
    melee.defendingHexes
      .filter(defendingHex => directionTo(grid, attackingHex, defendingHex) >= 0)
      .map(defendingHex => {
        const isMounted = attackers.some(({ hex, unit }) => hex === attackingHex && unit.arm === 'cavalry');
        const grounds = fightTerrainOf(scene, attackingHex, defendingHex);
        const { value, allowsShock } = terrainEffectOf(scene, grounds, isMounted ? 'cavalry' : 'infantry');
        return { attackingHex, defendingHex, value: value + (allowsShock ? shock : 0) };
      }),
  );
  return pairs
    .filter((one, index) => pairs.findIndex(other => other.value === one.value) === index)
    .toSorted((one, other) => other.value - one.value)
    .map(({ attackingHex, defendingHex }) => ({ attackingHex, defendingHex }));
};

/** 19.5 – What an attacker would pick; odds are shown with it. */
export const findBestGround = (scene: Scene, melee: Melee, balance: Balance): GroundChoice =>
  listGroundChoices(scene, melee, balance)[0] ?? {
    attackingHex: melee.attackingHexes[0] ?? 0,
    defendingHex: melee.defendingHexes[0] ?? 0,
  };
