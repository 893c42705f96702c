import type { NextRequest, NextResponse } from 'next/server';
import { isQuotaExceeded, type QuotaExceeded } from '@/lib/store/documents/quotas';
import { errorResponse } from './route-helpers';

type Handler<Rest extends readonly unknown[]> = (
  request: NextRequest,
  ...rest: Rest
) => Promise<NextResponse>;

/** Turns an exceeded quota into a response with its own error code. */
export const withQuotaErrors =
  <Rest extends readonly unknown[]>(handle: Handler<Rest>): Handler<Rest> =>
  async (request, ...rest) => {
    try {
      return await handle(request, ...rest);
    } catch (error) {
      if (isQuotaExceeded(error)) return quotaErrorResponse(error);
      throw error;
    }
  };

const MB = 1024 * 1024;
const FORBIDDEN = 403;
const TOO_LARGE = 413;

/** The limit in the unit of the message: bytes in megabytes. */
export const quotaErrorResponse = ({ exceeded, limit }: QuotaExceeded): NextResponse => {
  if (exceeded === 'document') return errorResponse(TOO_LARGE, 'too-large');
  return exceeded === 'bytes'
    ? errorResponse(TOO_LARGE, 'quota-bytes', { limit: Math.floor(limit / MB) })
    : errorResponse(FORBIDDEN, `quota-${exceeded}`, { limit });
};
