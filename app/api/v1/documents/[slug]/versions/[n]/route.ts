import type { NextResponse } from 'next/server';
import { fault } from '@/app/_server/answers';
import { versionAnswer } from '@/app/_server/api-answers';
import { versionNumber } from '@/app/_server/battle';

interface Context {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
}

export const GET = async (_request: Request, { params }: Context): Promise<NextResponse> => {
  const { slug, n } = await params;
  const number = versionNumber(n);
  return number === null ? fault(404, 'unknown-version') : versionAnswer(slug, number);
};
