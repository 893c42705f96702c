import type { NextResponse } from 'next/server';
import { versionResponse } from '@/app/_server/catalogue/api-responses';
import { withApiLanguage } from '@/app/_server/http/api-language';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { parseVersionNumber } from '@/app/_server/published/battle';

interface Context {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
}

export const GET = withApiLanguage(async (_request: Request, { params }: Context): Promise<NextResponse> => {
  const { slug, n } = await params;
  const number = parseVersionNumber(n);
  return number === null ? errorResponse(404, 'unknown-version') : versionResponse(slug, number);
});
