import { type NextRequest, NextResponse } from 'next/server';
import { currentPerson } from '@/app/_server/accounts/author';
import { findCurrentCurator } from '@/app/_server/accounts/curator';
import { errorResponse, isCrossOrigin } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getSimulations } from '@/app/_server/simulations';
import type { RunProgress } from '@/lib/jobs/simulations';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The run of an address, for its owner and for those who look after the server; null: unknown to anyone else. */
const findRun = async ({ params }: Context): Promise<RunProgress | null> => {
  const { id } = await params;
  const person = await currentPerson();
  if (!person || !/^[\w-]{1,64}$/.test(id)) return null;
  const run = await (await getSimulations()).progress(id);
  return run && (run.owner === person.id || (await findCurrentCurator()) !== null) ? run : null;
};

/** How far a run is, and its result. */
export const GET = async (_request: NextRequest, context: Context): Promise<NextResponse> => {
  const run = await findRun(context);
  if (!run) return errorResponse(404, 'unknown-run');
  const { id, status, done, games } = run;
  const result = await (await getSimulations()).result(id);
  return NextResponse.json({ id, status, done, games, result }, { headers: { 'cache-control': 'no-store' } });
};

export const DELETE = async (request: NextRequest, context: Context): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const run = await findRun(context);
  if (!run) return errorResponse(404, 'unknown-run');
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.simulation, run.owner);
  if (refused) return refused;
  const isCancelled = await (await getSimulations()).cancel(run.id);
  return isCancelled ? NextResponse.json({ id: run.id }) : errorResponse(409, 'run-is-over');
};
