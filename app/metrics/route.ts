import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { textResponse } from '@/app/_server/http/text-response';
import { readMetrics } from '@/app/_server/operations/metrics';
import { LOCAL_REQUEST } from '@/lib/accounts/client-address';
import { getEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Figures for Prometheus, with the token, or without one for programs on this machine; for everyone else there is nothing here. */
export const GET = async (request: NextRequest): Promise<Response> => {
  if (!canRead(request.headers)) return textResponse(404, 'not found');
  const { type, text } = await readMetrics();
  return textResponse(200, text, type);
};

const canRead = (headers: Headers): boolean => {
  const { metricsToken } = getEnv();
  if (metricsToken === undefined) return headers.get(LOCAL_REQUEST) === 'yes';
  const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(metricsToken));
};

/** Of one length, as the comparison wants it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
