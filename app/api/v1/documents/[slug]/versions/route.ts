import { NextResponse } from 'next/server';
import { fault } from '@/app/_server/answers';
import { OPEN } from '@/app/_server/api-answers';
import { getStore } from '@/app/_server/store';
import { listVersions } from '@/lib/store/versions';

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** The public versions of a line in whatever state. */
export const GET = async (_request: Request, { params }: Context): Promise<NextResponse> => {
  const versions = await listVersions(await getStore(), (await params).slug);
  if (versions.length === 0) return fault(404, 'unknown-battle');
  const shown = versions.map(({ n, state, changeNote, publishedAt }) => ({
    n,
    state,
    changeNote,
    publishedAt,
  }));
  return NextResponse.json({ versions: shown }, { headers: OPEN });
};
