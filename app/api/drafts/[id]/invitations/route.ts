import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { createSeatToken } from '@/app/_server/games/new-game';
import { getStore } from '@/app/_server/store';
import { notifyDraft } from '@/app/_server/together/draft-stream';
import { type DraftContext, readOwnerRequest } from '@/app/_server/together/requested-draft';
import { GUEST_ROLES } from '@/lib/store/schema/together-tables';
import { revokeInvitation, setInvitation } from '@/lib/store/together/guests';

const invitation = z.strictObject({ role: z.enum(GUEST_ROLES) });

/** A new link for guests of a role; the one before it ends. */
export const PUT = async (request: NextRequest, context: DraftContext): Promise<NextResponse> => {
  const asked = await readOwnerRequest(request, context, invitation);
  if ('refused' in asked) return asked.refused;
  const token = createSeatToken();
  await setInvitation(await getStore(), asked.id, asked.data.role, token);
  return NextResponse.json({ token });
};

/** The link ends, and whoever came by it is out. */
export const DELETE = async (request: NextRequest, context: DraftContext): Promise<NextResponse> => {
  const asked = await readOwnerRequest(request, context, invitation);
  if ('refused' in asked) return asked.refused;
  await revokeInvitation(await getStore(), asked.id, asked.data.role);
  await notifyDraft(asked.id);
  return NextResponse.json({});
};
