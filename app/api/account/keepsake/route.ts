import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { LIMITS, limitWrites } from '@/app/_server/limits';
import { getStore } from '@/app/_server/store';
import { forgetKeepsake } from '@/lib/store/keepsakes';

const shown = z.strictObject({ keepsake: z.string().max(100) });

const keepsakeOf = async (request: NextRequest): Promise<string | NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = shown.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  return (await limitWrites(request, LIMITS.keepsake)) ?? wish.data.keepsake;
};

/** A new author whose browser lost his cookie is known by his keepsake. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const keepsake = await keepsakeOf(request);
  if (keepsake instanceof NextResponse) return keepsake;
  const auth = await getAuth();
  const { isKnown } = await auth.api.regain({ body: { keepsake }, headers: await headers() });
  return NextResponse.json({ isKnown });
};

/** His browser has the cookie on its disk by now. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  const keepsake = await keepsakeOf(request);
  if (keepsake instanceof NextResponse) return keepsake;
  await forgetKeepsake(await getStore(), keepsake);
  return NextResponse.json({});
};
