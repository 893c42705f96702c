import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { becomeAuthor, currentPerson, findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { notifyDraft } from '@/app/_server/together/draft-stream';
import { type DraftContext, readDraftRequest } from '@/app/_server/together/requested-draft';
import { LONGEST } from '@/lib/editor/together/draft-message';
import { readAccess } from '@/lib/store/together/access';
import { joinDraft, readGuests, removeGuest } from '@/lib/store/together/guests';

/** The people who work on a draft; only its owner sees the links. */
export const GET = async (_request: NextRequest, { params }: DraftContext): Promise<NextResponse> => {
  const { id } = await params;
  const store = await getStore();
  const user = await findCurrentAuthor();
  const access = await readAccess(store, id, user);
  if (!access) return errorResponse(404, 'unknown-draft');
  const { guests, links } = await readGuests(store, id);
  const isOwner = access.role === 'owner';
  return NextResponse.json({
    links: isOwner ? links : [],
    guests: guests.map(({ user: guest, role, name }) => ({
      ...{ role, name, isMe: guest === user },
      ...(isOwner ? { user: guest } : {}),
    })),
  });
};

const joining = z.strictObject({
  token: z.string().min(1).max(100),
  name: z.string().trim().max(LONGEST.name),
});

const REFUSED = { 'no-such-link': 404, full: 409 } as const;

/** Whoever brings the link of a draft works on it from then on, with or without an account. */
export const POST = async (request: NextRequest, { params }: DraftContext): Promise<NextResponse> => {
  const requested = await readInput(request, joining);
  if ('refused' in requested) return requested.refused;
  const known = await currentPerson();
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.join, known?.id ?? null);
  if (refused) return refused;
  const { id } = await params;
  const { token, name } = requested.data;
  const user = await becomeAuthor();
  const joined = await joinDraft(await getStore(), id, { user, token, name: name || (known?.name ?? '') });
  if (joined === 'no-such-link' || joined === 'full')
    return errorResponse(REFUSED[joined], joined === 'full' ? 'too-many-guests' : 'no-such-link');
  await notifyDraft(id);
  return NextResponse.json({});
};

const leaving = z.strictObject({ user: z.string().max(100).optional() });

/** The owner shuts somebody out, or somebody leaves. */
export const DELETE = async (request: NextRequest, context: DraftContext): Promise<NextResponse> => {
  const asked = await readDraftRequest(request, context, leaving);
  if ('refused' in asked) return asked.refused;
  const { id, user, access, data } = asked;
  const guest = data.user ?? user;
  if (guest !== user && access.role !== 'owner') return errorResponse(403, 'owner-only');
  const isGone = await removeGuest(await getStore(), id, guest);
  await notifyDraft(id);
  return isGone ? NextResponse.json({}) : errorResponse(404, 'unknown-guest');
};
