import { NextResponse } from 'next/server';
import { PUBLIC_CORS } from '@/app/_server/catalogue/api-responses';
import { withApiLanguage } from '@/app/_server/http/api-language';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { getStore } from '@/app/_server/store';
import { listVersions } from '@/lib/store/documents/versions';

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** The public versions of a line in whatever state. */
export const GET = withApiLanguage(async (_request: Request, { params }: Context): Promise<NextResponse> => {
  const versions = await listVersions(await getStore(), (await params).slug);
  if (versions.length === 0) return errorResponse(404, 'unknown-battle');
  const shown = versions.map(({ n, state, changeNote, publishedAt }) => ({
    n,
    state,
    changeNote,
    publishedAt,
  }));
  return NextResponse.json({ versions: shown }, { headers: PUBLIC_CORS });
});
