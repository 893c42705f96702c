import type { NextRequest } from 'next/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { clientKeyOf } from '@/app/_server/http/requester';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { unavailableResponse } from '@/app/_server/http/unavailable';
import { isStopping } from '@/app/_server/operations/shutdown';
import { getStore } from '@/app/_server/store';
import { hasRoomForStream } from '@/app/_server/streams/event-stream';
import { streamDraft } from '@/app/_server/together/draft-stream';
import type { DraftContext } from '@/app/_server/together/requested-draft';
import { LONGEST } from '@/lib/editor/together/draft-message';
import { readAccess } from '@/lib/store/together/access';

/** A draft as it is worked on, as server-sent events; for its owner and their guests. */
export const GET = async (request: NextRequest, { params }: DraftContext): Promise<Response> => {
  const { id } = await params;
  const user = await findCurrentAuthor();
  const access = await readAccess(await getStore(), id, user);
  if (!access || user === null) return errorResponse(404, 'unknown-draft');
  const sender = clientKeyOf(request.headers);
  if (isStopping() || !hasRoomForStream({ user, sender })) return unavailableResponse({ type: 'busy' });
  const { searchParams } = request.nextUrl;
  const after = Number(searchParams.get('after') ?? 0);
  const client = (searchParams.get('client') ?? '').slice(0, LONGEST.client);
  return streamDraft({
    ...{ id, user, sender, client, signal: request.signal },
    after: Number.isSafeInteger(after) && after >= 0 && after <= access.revision ? after : access.revision,
  });
};
