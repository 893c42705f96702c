import type { Dice } from './rng';

/** A dice rule says which dice to throw and what a throw means. Play throws; odds try every throw. */
export interface DiceRule<Situation, Outcome extends string> {
  dice(situation: Situation): Dice;
  outcome(situation: Situation, faces: readonly number[]): Outcome;
}

/** Whole ways out of a whole total, so that a panel prints 2/6 and rounds nothing. */
export interface Odds {
  readonly total: bigint;
  readonly ways: Readonly<Record<string, bigint>>;
}

export const computeOdds = <Situation, Outcome extends string>(
  rule: DiceRule<Situation, Outcome>,
  situation: Situation,
): Odds => {
  const dice = rule.dice(situation);
  const ways: Record<string, bigint> = {};
  for (const faces of enumerateThrows(dice)) {
    const outcome = rule.outcome(situation, faces);
    ways[outcome] = (ways[outcome] ?? 0n) + 1n;
  }
  return { total: BigInt(dice.sides) ** BigInt(dice.count), ways };
};

function* enumerateThrows({ count, sides }: Dice): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (const rest of enumerateThrows({ count: count - 1, sides }))
      for (let face = 1; face <= sides; face += 1) yield [...rest, face];
}
