import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { report } from '@/lib/store/reports';

const reporting = z.strictObject({
  slug: z.string(),
  n: z.number().int().positive(),
  reason: z.string().trim().min(1).max(2000),
});

/** Anybody may tell the curators of a published document; who it was is not kept. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = reporting.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const refused = await refuseTooMany(request, WRITE_LIMITS.report, await currentAuthor());
  if (refused) return refused;
  const isKept = await report(await getStore(), wish.data, wish.data.reason);
  return isKept ? NextResponse.json({}, { status: 201 }) : fault(404, 'unknown-version');
};
