import type { Check, Violation } from '@/lib/game/check/check';
import type { Limit } from '../document/army-list-schema';
import { type ArmyTroop, armyOf, nameSide, pointsOf, sideIndexOf, unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { listOfForce } from '../document/troop-index';
import { cite } from '../rulebook';
import { describeUnit, WORDS } from '../view/words';
import { SIDES } from './segments';

const POINTS_PER_TOKEN = 10;
const TOKENS_IN_BOX = 10;

/** 4.1 – Each player gets a tenth of the agreed points as tokens. */
export const tokensFor = (points: number): number => Math.floor(points / POINTS_PER_TOKEN);

export const isAgreedSize = (points: number): boolean => points % POINTS_PER_TOKEN === 0;

export const agreedSize: Check<Scenario> = {
  code: 'pocket-battles/agreed-size',
  severity: 'error',
  rule: cite('4.1'),
  *find({ options: { points } }) {
    if (!isAgreedSize(points)) yield { path: ['options', 'points'], values: { points } };
  },
  fixes: ({ options: { points } }) =>
    [Math.floor(points / POINTS_PER_TOKEN), Math.ceil(points / POINTS_PER_TOKEN)]
      .map(tens => tens * POINTS_PER_TOKEN)
      .filter(size => size > 0)
      .map(size => ({
        label: { code: `${WORDS}.fix.round`, values: { points: size } },
        changes: [{ op: 'replace', path: ['options', 'points'], value: size }],
      })),
};

/** 1.2 – Twenty tokens in the box are ten for each player. */
export const tokensInBox: Check<Scenario> = {
  code: 'pocket-battles/tokens-in-box',
  severity: 'warning',
  rule: cite('1.2'),
  *find({ options: { points } }) {
    const tokens = tokensFor(points);
    if (tokens > TOKENS_IN_BOX) yield { path: ['options', 'points'], values: { tokens, box: TOKENS_IN_BOX } };
  },
};

/** 4.1 – An army may not cost more than was agreed. */
export const armyPoints: Check<Scenario> = {
  code: 'pocket-battles/army-points',
  severity: 'error',
  rule: cite('4.1'),
  *find(scenario) {
    for (const [index, { side }] of scenario.forces.entries()) {
      const own = sideIndexOf(scenario, side);
      if (own === null) continue;
      const spent = pointsOf(armyOf(scenario, own));
      if (spent > scenario.options.points)
        yield {
          path: ['forces', index, 'units'],
          values: { side: nameSide(scenario, own), spent, points: scenario.options.points },
        };
    }
  },
};

export const emptyArmy: Check<Scenario> = {
  code: 'pocket-battles/empty-army',
  severity: 'warning',
  rule: cite('4.1'),
  *find(scenario) {
    for (const [index, { side, units }] of scenario.forces.entries()) {
      const own = sideIndexOf(scenario, side);
      if (own !== null && units.length === 0)
        yield { path: ['forces', index, 'units'], values: { side: nameSide(scenario, own) } };
    }
  },
};

/** 1.2, 4.1 – An army has no more tiles of a design than there are. */
export const tilesInBox: Check<Scenario> = {
  code: 'pocket-battles/tiles-in-box',
  severity: 'error',
  rule: cite('4.1'),
  *find(scenario) {
    for (const side of SIDES) yield* findSurplus(armyOf(scenario, side).flatMap(({ troops }) => troops));
  },
};

/** The tiles beyond those that there are, one by one. */
export function* findSurplus(troops: readonly ArmyTroop[]): Iterable<Violation> {
  const taken = new Map<string, number>();
  for (const { troop, path } of troops) {
    const count = (taken.get(troop.id) ?? 0) + 1;
    taken.set(troop.id, count);
    if (count > troop.count) yield { path, values: { name: troop.name, count: troop.count } };
  }
}

/** 4.1 – A player takes the tiles of the army that they chose; a document may add tiles of its own. */
export const tilesOfList: Check<Scenario> = {
  code: 'pocket-battles/tiles-of-list',
  severity: 'error',
  rule: cite('4.1'),
  *find(scenario) {
    const own = new Set((scenario.troops ?? []).map(({ id }) => id));
    for (const [index, force] of scenario.forces.entries()) {
      const list = listOfForce(scenario, force);
      if (!list) continue;
      for (const [unit, { troops }] of force.units.entries())
        for (const [place, tile] of troops.entries())
          if (!own.has(tile) && !list.troops.some(({ id }) => id === tile))
            yield {
              path: ['forces', index, 'units', unit, 'troops', place],
              values: { tile, list: list.title },
            };
    }
  },
};

/** 4.2 – A unit has no more troops than the smallest formation value among them. */
export const computeLargestUnit = (troops: readonly { readonly formation: number }[]): number =>
  Math.min(...troops.map(({ formation }) => formation));

export const mayFormUnit = (troops: readonly { readonly formation: number }[]): boolean =>
  troops.length <= computeLargestUnit(troops);

export const formation: Check<Scenario> = {
  code: 'pocket-battles/formation',
  severity: 'error',
  rule: cite('4.2'),
  *find(scenario) {
    for (const { troops, path } of unitsOf(scenario)) {
      const tiles = troops.map(({ troop }) => troop);
      if (!mayFormUnit(tiles))
        yield {
          path: [...path, 'troops'],
          values: { unit: describeUnit(troops), count: tiles.length, most: computeLargestUnit(tiles) },
        };
    }
  },
};

/** A battle's demands on an army: at least or at most this many tiles of a name. */
export const findBrokenLimits = (
  limits: readonly Limit[],
  troops: readonly { readonly troop: { readonly name: string } }[],
): readonly { readonly limit: Limit; readonly count: number }[] =>
  limits.flatMap(limit => {
    const count = troops.filter(({ troop }) => troop.name === limit.name).length;
    const isMet = count >= (limit.min ?? 0) && count <= (limit.max ?? Number.POSITIVE_INFINITY);
    return isMet ? [] : [{ limit, count }];
  });

export const limitsOfBattle: Check<Scenario> = {
  code: 'pocket-battles/limits-of-battle',
  severity: 'error',
  rule: cite('4.1'),
  *find(scenario) {
    for (const [index, limit] of (scenario.options.limits ?? []).entries()) {
      const side = sideIndexOf(scenario, limit.side);
      if (side === null) continue;
      const troops = armyOf(scenario, side).flatMap(unit => unit.troops);
      for (const { count } of findBrokenLimits([limit], troops))
        yield {
          path: ['options', 'limits', index],
          values: composeLimitValues(scenario.sides[side]?.name ?? '', limit, count),
        };
    }
  },
};

export const composeLimitValues = (side: string, { name, min, max }: Limit, count: number) => ({
  side,
  name,
  count,
  min: min ?? 0,
  max: max ?? 'any',
});
