import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import { type Contribution, toContribution } from './contributions';

const MOST_SHOWN = 200;

/** Keeps a reader's report about a contribution that everybody can read; the reporter is not kept. False: there is none. */
export async function reportContribution(store: Store, id: string, reason: string): Promise<boolean> {
  const known = await store.db
    .selectFrom('contributions')
    .select('id')
    .where('id', '=', sanitizeText(id))
    .where('state', '=', 'standing')
    .executeTakeFirst();
  if (!known) return false;
  const row = { contribution: known.id, reason: sanitizeText(reason), created_at: store.now() };
  await store.db
    .insertInto('contribution_reports')
    .values({ ...row, id: store.newId(), settled_at: null })
    .execute();
  return true;
}

export interface ReportedContribution {
  readonly reportId: string;
  readonly reason: string;
  readonly reportedAt: string;
  readonly contribution: Contribution;
}

/** What nobody has dealt with yet, the oldest first. */
export async function listReportedContributions({ db }: Store): Promise<readonly ReportedContribution[]> {
  const rows = await db
    .selectFrom('contribution_reports')
    .innerJoin('contributions', 'contributions.id', 'contribution_reports.contribution')
    .innerJoin('users', 'users.id', 'contributions.author')
    .selectAll('contributions')
    .select(['users.name', 'contribution_reports.id as report_id', 'contribution_reports.reason'])
    .select('contribution_reports.created_at as reported_at')
    .where('contribution_reports.settled_at', 'is', null)
    .orderBy('contribution_reports.created_at')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(row => ({
    reportId: row.report_id,
    reason: row.reason,
    reportedAt: row.reported_at,
    contribution: toContribution(row),
  }));
}

/** What curators have hidden, the newest first. */
export async function listHiddenContributions({ db }: Store): Promise<readonly Contribution[]> {
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('users', 'users.id', 'contributions.author')
    .selectAll('contributions')
    .select('users.name')
    .where('contributions.state', '=', 'hidden')
    .orderBy('contributions.created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(toContribution);
}

/** A curator takes a contribution out of sight; its author still reads it, with the reason. False: it does not stand. */
export const hideContribution = async (store: Store, id: string, reason: string): Promise<boolean> => {
  const isHidden = await changeState(store, id, { from: 'standing', to: 'hidden', reason });
  if (isHidden) await settleContribution(store, id);
  return isHidden;
};

export const restoreContribution = (store: Store, id: string): Promise<boolean> =>
  changeState(store, id, { from: 'hidden', to: 'standing', reason: '' });

interface StateChange {
  readonly from: 'standing' | 'hidden';
  readonly to: 'standing' | 'hidden';
  readonly reason: string;
}

async function changeState({ db }: Store, id: string, { from, to, reason }: StateChange): Promise<boolean> {
  const changed = await db
    .updateTable('contributions')
    .set({ state: to, state_reason: sanitizeText(reason) })
    .where('id', '=', sanitizeText(id))
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** A curator has dealt with what was said about a contribution. False: nothing was. */
export async function settleContribution({ db, now }: Store, id: string): Promise<boolean> {
  const settled = await db
    .updateTable('contribution_reports')
    .set({ settled_at: now() })
    .where('contribution', '=', sanitizeText(id))
    .where('settled_at', 'is', null)
    .returning('id')
    .execute();
  return settled.length > 0;
}
