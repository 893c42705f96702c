import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { readCuratorInput } from '@/app/_server/accounts/admin-input';
import { errorResponse } from '@/app/_server/http/route-helpers';
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
  const requested = await readCuratorInput(request, actionInput);
  if ('refused' in requested) return requested.refused;
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
