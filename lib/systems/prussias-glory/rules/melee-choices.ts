import { directionTo } from '@/lib/geometry/hex';
import { groundIn, type Scene } from '../field';
import type { Balance, Fighter, Melee } from './close-combat';
import type { MeleeChoices } from './close-combat-modifiers';
import { fightGrounds, groundOfFight } from './combat-terrain';
import { shockOf } from './shock';

/** 19.4 – The engaged unit of the highest morale, the strongest of those. */
export const strongestLead = (fighters: readonly Fighter[]): string | null =>
  fighters.toSorted(
    (left, right) =>
      right.ratings.morale - left.ratings.morale || right.ratings.strength - left.ratings.strength,
  )[0]?.unit.id ?? null;

/** 19.5 – The pair of adjacent hexes that serves the attacker best, its shock included. The rules let him choose; nobody would choose worse. */
export const bestGround = (
  scene: Scene,
  melee: Melee,
  { attackers, contributing }: Balance,
): MeleeChoices['ground'] => {
  const { grid } = groundIn(scene);
  const shock = shockOf(attackers, contributing);
  const pairs = melee.attackingHexes.flatMap(attackingHex =>
    melee.defendingHexes
      .filter(defendingHex => directionTo(grid, attackingHex, defendingHex) >= 0)
      .map(defendingHex => {
        const isMounted = attackers.some(({ hex, unit }) => hex === attackingHex && unit.arm === 'cavalry');
        const grounds = fightGrounds(scene, attackingHex, defendingHex);
        const { value, allowsShock } = groundOfFight(scene, grounds, isMounted ? 'cavalry' : 'infantry');
        return { attackingHex, defendingHex, value: value + (allowsShock ? shock : 0) };
      }),
  );
  const [first, ...others] = pairs;
  if (!first)
    return { attackingHex: melee.attackingHexes[0] ?? 0, defendingHex: melee.defendingHexes[0] ?? 0 };
  const best = others.reduce((one, other) => (other.value > one.value ? other : one), first);
  return { attackingHex: best.attackingHex, defendingHex: best.defendingHex };
};
