import type { NextResponse } from 'next/server';
import { versionAnswer } from '@/app/_server/api-answers';

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

export const GET = async (_request: Request, { params }: Context): Promise<NextResponse> =>
  versionAnswer((await params).slug);
