import { useCallback, useMemo } from 'react';
import { pairGames } from '@/lib/game/lab/compare';
import { worthOfUnit } from '@/lib/game/lab/removal';
import type { RunContext, UnitRow } from '@/lib/game/lab/summary';
import { canRemove, handicapWithout, type LabBattle } from '@/lib/games/lab/lab-battle';
import type { UnitWorth } from '../unit-table';
import { REMOVAL_PAIRS, type useLabRuns } from './use-lab';

/** What is known of the worth of the units that were asked for. */
export const useUnitWorths = (
  battle: LabBattle,
  context: RunContext,
  { plans, gamesOf }: Pick<ReturnType<typeof useLabRuns>, 'plans' | 'gamesOf'>,
) => {
  const removable = useMemo(() => new Map<string, boolean>(), []);
  const canMeasure = useCallback(
    ({ unit, ids }: UnitRow): boolean => {
      const [first = ''] = ids;
      const known = removable.get(first) ?? (unit.seat !== null && canRemove(battle, first));
      removable.set(first, known);
      return known;
    },
    [removable, battle],
  );
  const base = gamesOf(plans.first);
  const known = plans.removals.flatMap(({ unit, plan }): readonly (readonly [string, UnitWorth])[] => {
    const pairs = pairGames(base, gamesOf(plan)).slice(0, REMOVAL_PAIRS);
    const needed = Math.min(REMOVAL_PAIRS, Math.max(2, base.length));
    if (pairs.length < needed) return [[unit, { type: 'measuring', done: pairs.length, all: needed }]];
    const seat = context.units.find(({ id }) => id === unit)?.seat ?? '';
    const handicaps = { before: context.handicap, after: handicapWithout(battle, unit) };
    return [[unit, { type: 'measured', difference: worthOfUnit(pairs, context.seats, seat, handicaps) }]];
  });
  return { canMeasure, known: new Map(known) };
};
