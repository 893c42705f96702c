import { type NextRequest, NextResponse } from 'next/server';
import { listOfferedDocuments } from '@/app/_server/drafts/offered-documents';

/** The armies and lists that the visitor may take into a battle of one system. */
export const GET = async (request: NextRequest): Promise<NextResponse> => {
  const system = request.nextUrl.searchParams.get('system');
  const offered = await listOfferedDocuments();
  return NextResponse.json(
    offered.filter(document => document.system === system),
    { headers: { 'cache-control': 'private, no-cache' } },
  );
};
