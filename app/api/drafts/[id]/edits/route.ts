import { type NextRequest, NextResponse } from 'next/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { getStore } from '@/app/_server/store';
import type { DraftContext } from '@/app/_server/together/requested-draft';
import { readAccess } from '@/lib/store/together/access';
import { listEdits } from '@/lib/store/together/edits';

/** How many of the last edits are shown. */
const SHOWN = 200;

/** What was done to a draft, and by whom, the newest first; `after` gives what a window has missed. */
export const GET = async (_request: NextRequest, { params }: DraftContext): Promise<NextResponse> => {
  const { id } = await params;
  const store = await getStore();
  const user = await findCurrentAuthor();
  if (!(await readAccess(store, id, user))) return errorResponse(404, 'unknown-draft');
  const edits = await listEdits(store, id, SHOWN);
  return NextResponse.json({
    edits: edits.map(({ revision, name, by, at, user_id }) => ({
      ...{ revision, by, at, isMine: user_id === user },
      name: JSON.parse(name),
    })),
  });
};
