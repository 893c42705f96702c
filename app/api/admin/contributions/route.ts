import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { readCuratorInput } from '@/app/_server/accounts/admin-input';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { getStore } from '@/app/_server/store';
import { hideContribution, restoreContribution, settleContribution } from '@/lib/store/community/moderation';

const id = z.string().max(80);

const actionInput = z.discriminatedUnion('act', [
  z.strictObject({ id, act: z.literal('hide'), reason: z.string().trim().min(1).max(500) }),
  z.strictObject({ id, act: z.literal('restore') }),
  z.strictObject({ id, act: z.literal('dismiss') }),
]);

/** A curator hides what a reader wrote, restores it, or lets it stand. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readCuratorInput(request, actionInput);
  if ('refused' in requested) return requested.refused;
  return (await applyAction(requested.data))
    ? NextResponse.json({})
    : errorResponse(404, 'unknown-contribution');
};

const applyAction = async (request: z.infer<typeof actionInput>): Promise<boolean> => {
  const store = await getStore();
  switch (request.act) {
    case 'hide':
      return hideContribution(store, request.id, request.reason);
    case 'restore':
      return restoreContribution(store, request.id);
    case 'dismiss':
      return settleContribution(store, request.id);
  }
};
