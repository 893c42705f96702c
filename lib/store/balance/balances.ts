import { balanceSchema, type MeasuredBalance, pickShown } from '@/lib/game/lab/balance';
import { refreshBalance } from '../catalogue/catalogue-row';
import type { VersionRef } from '../documents/drafts';
import type { Store } from '../engine/open-store';

export interface VersionBalance extends MeasuredBalance {
  /** The id of a variant; null: the battle itself. */
  readonly variant: string | null;
}

/** Keeps what was measured; of one level and engine release the run with more games stays. */
export const saveBalance = (
  { db }: Store,
  { slug, n }: VersionRef,
  { variant, ...measured }: VersionBalance,
): Promise<void> => {
  const { level, engine, games } = measured;
  const row = { slug, n, variant: variant ?? '', level, engine, games, measured: JSON.stringify(measured) };
  return db.transaction().execute(async transaction => {
    await transaction
      .insertInto('balances')
      .values(row)
      .onConflict(conflict =>
        conflict
          .columns(['slug', 'n', 'variant', 'level', 'engine'])
          .doUpdateSet({ games, measured: row.measured })
          .where('balances.games', '<=', games),
      )
      .execute();
    await refreshBalance(transaction, slug);
  });
};

/** All that was measured of a version, the newest engine release first, then the run with most games. */
export async function listBalances(
  { db }: Store,
  { slug, n }: VersionRef,
): Promise<readonly VersionBalance[]> {
  const rows = await db
    .selectFrom('balances')
    .select(['variant', 'measured'])
    .where('slug', '=', slug)
    .where('n', '=', n)
    .orderBy('engine', 'desc')
    .orderBy('games', 'desc')
    .execute();
  return rows.map(({ variant, measured }) => ({
    ...balanceSchema.parse(JSON.parse(measured)),
    variant: variant === '' ? null : variant,
  }));
}

/** The figure of each version that is shown on its card, by slug. */
export async function readShownBalances(
  { db }: Store,
  versions: readonly VersionRef[],
): Promise<ReadonlyMap<string, MeasuredBalance>> {
  if (versions.length === 0) return new Map();
  const rows = await db
    .selectFrom('balances')
    .select(['slug', 'n', 'measured'])
    .where('variant', '=', '')
    .where(
      'slug',
      'in',
      versions.map(({ slug }) => slug),
    )
    .execute();
  const shown = versions.flatMap(({ slug, n }) => {
    const own = rows.filter(row => row.slug === slug && row.n === n);
    const picked = pickShown(own.map(({ measured }) => balanceSchema.parse(JSON.parse(measured))));
    return picked ? [[slug, picked] as const] : [];
  });
  return new Map(shown);
}
