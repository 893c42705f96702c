import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { curatorOrRefusal } from '@/app/_server/curator';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { settleReports } from '@/lib/store/reports';
import { hideVersions, restoreVersions, type VersionTarget } from '@/lib/store/version-states';

const target = { slug: z.string(), n: z.number().int().positive().optional() };

const acts = z.discriminatedUnion('act', [
  z.strictObject({ ...target, act: z.literal('hide'), reason: z.string().trim().min(1).max(500) }),
  z.strictObject({ ...target, act: z.literal('restore') }),
  z.strictObject({ ...target, act: z.literal('dismiss') }),
]);

/** A curator hides a document, restores it, or lets it stand. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const person = await curatorOrRefusal();
  if (person instanceof NextResponse) return person;
  const refused = await refuseTooMany(request, WRITE_LIMITS.admin, person.id);
  if (refused) return refused;
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = acts.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  return (await done(wish.data)) ? NextResponse.json({}) : fault(404, 'unknown-version');
};

const done = async (wish: z.infer<typeof acts>): Promise<boolean> => {
  const store = await getStore();
  const { slug, n } = wish;
  const chosen: VersionTarget = n === undefined ? { slug } : { slug, n };
  if (wish.act === 'restore') return (await restoreVersions(store, chosen)) > 0;
  const isDone = wish.act === 'dismiss' || (await hideVersions(store, chosen, wish.reason)) > 0;
  if (isDone) await settleReports(store, slug, n);
  return isDone;
};
