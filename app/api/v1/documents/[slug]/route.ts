import type { NextResponse } from 'next/server';
import { versionResponse } from '@/app/_server/catalogue/api-responses';
import { withApiLanguage } from '@/app/_server/http/api-language';

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

export const GET = withApiLanguage(
  async (_request: Request, { params }: Context): Promise<NextResponse> =>
    versionResponse((await params).slug),
);
