import type { NextResponse } from 'next/server';
import { versionResponse } from '@/app/_server/catalogue/api-responses';

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

export const GET = async (_request: Request, { params }: Context): Promise<NextResponse> =>
  versionResponse((await params).slug);
