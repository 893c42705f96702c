import type { Kysely } from 'kysely';
import { publishesVerdict } from '@/lib/catalogue/level-strengths';
import { balanceSchema, createBalanceFact, pickShown } from '@/lib/game/lab/balance';
import { loadSystem } from '@/lib/systems';
import type { VersionRef } from '../documents/drafts';
import type { BalanceStanding, Schema } from '../schema/schema';

/** Whether a version is even, by the figure that its card shows; null: it is not measured well enough to say. */
export async function readBalanceStanding(
  db: Pick<Kysely<Schema>, 'selectFrom'>,
  { slug, n }: VersionRef,
): Promise<BalanceStanding | null> {
  const rows = await db
    .selectFrom('balances')
    .innerJoin('publications', 'publications.slug', 'balances.slug')
    .select(['balances.measured', 'publications.system'])
    .where('balances.slug', '=', slug)
    .where('balances.n', '=', n)
    .where('balances.variant', '=', '')
    .execute();
  const shown = pickShown(rows.map(({ measured }) => balanceSchema.parse(JSON.parse(measured))));
  const system = shown && (await loadSystem(rows[0]?.system ?? ''));
  if (!shown || !system || !publishesVerdict(system, shown.level)) return null;
  return createBalanceFact(shown).balance === 'even' ? 'even' : 'leans';
}
