import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getStore } from '@/app/_server/store';
import { notifyPresence } from '@/app/_server/together/draft-stream';
import { type DraftContext, readDraftRequest } from '@/app/_server/together/requested-draft';
import { LONGEST, placeSchema } from '@/lib/editor/together/draft-message';
import { setPresence } from '@/lib/store/together/presence';

const being = z.strictObject({ client: z.string().min(1).max(LONGEST.client), place: placeSchema });

/** Tells the others where a window is. */
export const POST = async (request: NextRequest, context: DraftContext): Promise<NextResponse> => {
  const asked = await readDraftRequest(request, context, being);
  if ('refused' in asked) return asked.refused;
  const { id, user, data } = asked;
  const place = JSON.stringify(data.place);
  await setPresence(await getStore(), id, { client: data.client, user, place });
  await notifyPresence(id);
  return NextResponse.json({});
};
