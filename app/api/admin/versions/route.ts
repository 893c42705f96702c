import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { requireCurator } from '@/app/_server/accounts/curator';
import { errorResponse, isCrossOrigin, readJsonBody } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { hideVersions, restoreVersions, type VersionTarget } from '@/lib/store/documents/version-states';
import { settleReports } from '@/lib/store/operations/reports';

const target = { slug: z.string(), n: z.number().int().positive().optional() };

const actionInput = z.discriminatedUnion('act', [
  z.strictObject({ ...target, act: z.literal('hide'), reason: z.string().trim().min(1).max(500) }),
  z.strictObject({ ...target, act: z.literal('restore') }),
  z.strictObject({ ...target, act: z.literal('dismiss') }),
]);

/** A curator hides a document, restores it, or lets it stand. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const person = await requireCurator();
  if (person instanceof NextResponse) return person;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.admin, person.id);
  if (refused) return refused;
  const body = await readJsonBody(request);
  if ('refused' in body) return body.refused;
  const requested = actionInput.safeParse(body.json);
  if (!requested.success) return errorResponse(400, 'bad-request');
  return (await applyAction(requested.data)) ? NextResponse.json({}) : errorResponse(404, 'unknown-version');
};

const applyAction = async (request: z.infer<typeof actionInput>): Promise<boolean> => {
  const store = await getStore();
  const { slug, n } = request;
  const chosen: VersionTarget = n === undefined ? { slug } : { slug, n };
  if (request.act === 'restore') return (await restoreVersions(store, chosen)) > 0;
  const isDone = request.act === 'dismiss' || (await hideVersions(store, chosen, request.reason)) > 0;
  if (isDone) await settleReports(store, slug, n);
  return isDone;
};
