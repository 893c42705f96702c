import type { NextRequest, NextResponse } from 'next/server';
import type { z } from 'zod';
import { type DraftAccess, readAccess } from '@/lib/store/together/access';
import { findCurrentAuthor } from '../accounts/author';
import { errorResponse, readInput } from '../http/route-helpers';
import { getStore } from '../store';
import { refuseTooMuchTogether } from './limits';

export interface DraftContext {
  readonly params: Promise<{ readonly id: string }>;
}

export interface RequestedDraft<Data> {
  readonly id: string;
  readonly user: string;
  readonly access: DraftAccess;
  readonly data: Data;
}

/** What every write beside the document begins with: origin, size and shape, limits, and whether the visitor works on this draft. */
export const readDraftRequest = async <Data>(
  request: NextRequest,
  { params }: DraftContext,
  schema: z.ZodType<Data>,
): Promise<RequestedDraft<Data> | { readonly refused: NextResponse }> => {
  const input = await readInput(request, schema);
  if ('refused' in input) return input;
  const user = await findCurrentAuthor();
  const refused = refuseTooMuchTogether(request, user);
  if (refused) return { refused };
  const { id } = await params;
  const access = await readAccess(await getStore(), id, user);
  if (!access || user === null) return { refused: errorResponse(404, 'unknown-draft') };
  return { id, user, access, data: input.data };
};

/** The same for what only the owner may do. */
export const readOwnerRequest = async <Data>(
  request: NextRequest,
  context: DraftContext,
  schema: z.ZodType<Data>,
): Promise<RequestedDraft<Data> | { readonly refused: NextResponse }> => {
  const asked = await readDraftRequest(request, context, schema);
  if ('refused' in asked || asked.access.role === 'owner') return asked;
  return { refused: errorResponse(403, 'owner-only') };
};
