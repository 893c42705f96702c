import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { readMetrics } from '@/app/_server/metrics';
import { plainAnswer } from '@/app/_server/plain-answer';
import { ASKED_LOCALLY } from '@/lib/accounts/client-address';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Figures for Prometheus, with the token, or without one for programs on this machine; for everyone else there is nothing here. */
export const GET = async (request: NextRequest): Promise<Response> => {
  if (!mayRead(request.headers)) return plainAnswer(404, 'not found');
  const { type, text } = await readMetrics();
  return plainAnswer(200, text, type);
};

const mayRead = (headers: Headers): boolean => {
  const { metricsToken } = env();
  if (metricsToken === undefined) return headers.get(ASKED_LOCALLY) === 'yes';
  const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(metricsToken));
};

/** Of one length, as the comparison wants it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
