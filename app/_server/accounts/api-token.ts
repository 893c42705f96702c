import type { NextResponse } from 'next/server';
import { isSuspended } from '@/lib/store/accounts/suspensions';
import { isScopeAllowed, recordTokenUse } from '@/lib/store/accounts/tokens';
import type { TokenScope } from '@/lib/store/schema/schema';
import { errorResponse } from '../http/route-helpers';
import { getStore } from '../store';

const BEARER = /^Bearer (\S{1,100})$/i;

export type TokenCheck = { readonly owner: string } | { readonly refused: NextResponse };

/** The owner of the token that a program sends, if it allows what is asked for. */
export const checkToken = async (request: Request, needed: TokenScope): Promise<TokenCheck> => {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const store = await getStore();
  const use = await recordTokenUse(store, token);
  if (use.type === 'valid' && (await isSuspended(store, use.owner)))
    return { refused: errorResponse(401, 'no-token') };
  if (use.type === 'unknown') return { refused: errorResponse(401, 'no-token') };
  if (use.type === 'expired') return { refused: errorResponse(401, 'token-expired') };
  return isScopeAllowed(use.scope, needed)
    ? { owner: use.owner }
    : { refused: errorResponse(403, 'token-scope') };
};

/** Where no token is needed: a token that is sent anyway must be valid. */
export const checkOptionalToken = async (
  request: Request,
  needed: TokenScope,
): Promise<NextResponse | null> => {
  if (!request.headers.has('authorization')) return null;
  const check = await checkToken(request, needed);
  return 'refused' in check ? check.refused : null;
};
